//! How a value becomes a page: compact JSON, with a note of where every part of it is.
//!
//! What is written is what `serde_json` would write, to the letter. It is written here because a move is shown to
//! everybody round the table as a page of some hundred parts, most of them short words, and a writer made for that has
//! less to do.

use std::fmt::{self, Display, Write as _};

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::Error;

use crate::page::Part;

/// Writes a value, and notes its parts.
#[derive(Debug)]
pub(crate) struct Ink {
    pub(crate) text: Vec<u8>,
    pub(crate) parts: Vec<Part>,
}

/// A list or an object that is being written.
#[derive(Debug)]
pub(crate) struct Compound<'a> {
    ink: &'a mut Ink,
    is_first: bool,
    /// What ends it: a bracket, or two if it is named after a variant.
    end: &'static [u8],
    /// The parts that end with it: the variant's, and the field of an object whose value has not come yet.
    variant: Option<usize>,
    field: usize,
}

impl Ink {
    fn raw(&mut self, text: &[u8]) {
        self.text.extend_from_slice(text);
    }

    fn number(&mut self, negative: bool, mut number: u64) {
        if number < 10 && !negative {
            self.text.push(b'0' + number as u8);
            return;
        }
        let mut digits = [0; 20];
        let mut start = digits.len();
        loop {
            start -= 1;
            digits[start] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        if negative {
            self.text.push(b'-');
        }
        self.text.extend_from_slice(&digits[start..]);
    }

    #[inline]
    fn string(&mut self, text: &str) -> Result<(), Error> {
        // Most texts are short words: one of fixed size is copied without asking how long it is.
        let mut word = [b'"'; 16];
        if text.len() <= word.len() - 2 {
            let mut any = false;
            for (to, byte) in word[1..].iter_mut().zip(text.bytes()) {
                *to = byte;
                any |= is_special(byte);
            }
            if !any {
                let end = self.text.len() + text.len() + 2;
                self.text.extend_from_slice(&word);
                self.text.truncate(end);
                return Ok(());
            }
        }
        self.long_string(text)
    }

    fn long_string(&mut self, text: &str) -> Result<(), Error> {
        if text.bytes().fold(false, |any, byte| any | is_special(byte)) {
            return serde_json::to_writer(&mut self.text, text);
        }
        self.text.reserve(text.len() + 2);
        self.text.push(b'"');
        self.text.extend_from_slice(text.as_bytes());
        self.text.push(b'"');
        Ok(())
    }

    /// What is seldom written: it is left to the usual writer.
    fn rare(&mut self, value: &impl Serialize) -> Result<(), Error> {
        serde_json::to_writer(&mut self.text, value)
    }

    /// Begins a part; a field is given its value later.
    fn begin(&mut self) -> usize {
        let start = self.text.len() as u32;
        self.parts.push(Part { start, value: start, end: 0, next: 0 });
        self.parts.len() - 1
    }

    /// Ends the part with this number.
    fn end(&mut self, number: usize) {
        let (end, next) = (self.text.len() as u32, self.parts.len() as u32);
        if let Some(part) = self.parts.get_mut(number) {
            (part.end, part.next) = (end, next);
        }
    }

    /// Begins a field.
    fn name(&mut self, name: &str) -> Result<usize, Error> {
        let number = self.begin();
        self.string(name)?;
        self.value_of(number);
        Ok(number)
    }

    /// The name of this field is written; its value comes next.
    fn value_of(&mut self, number: usize) {
        self.text.push(b':');
        let value = self.text.len() as u32;
        if let Some(part) = self.parts.get_mut(number) {
            part.value = value;
        }
    }

    fn compound(&mut self, begin: &[u8], end: &'static [u8]) -> Compound<'_> {
        self.raw(begin);
        Compound { ink: self, is_first: true, end, variant: None, field: 0 }
    }

    /// A list or an object inside one that has a single field: the name of a variant.
    fn variant(
        &mut self,
        name: &str,
        begin: &[u8],
        end: &'static [u8],
    ) -> Result<Compound<'_>, Error> {
        self.text.push(b'{');
        let number = self.name(name)?;
        self.raw(begin);
        Ok(Compound { ink: self, is_first: true, end, variant: Some(number), field: 0 })
    }
}

impl Compound<'_> {
    fn comma(&mut self) {
        if !std::mem::take(&mut self.is_first) {
            self.ink.text.push(b',');
        }
    }

    fn item<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        self.comma();
        let number = self.ink.begin();
        value.serialize(&mut *self.ink)?;
        self.ink.end(number);
        Ok(())
    }

    fn field<T: ?Sized + Serialize>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        self.comma();
        let number = self.ink.name(name)?;
        value.serialize(&mut *self.ink)?;
        self.ink.end(number);
        Ok(())
    }

    fn close(self) {
        match (self.variant, self.end) {
            (Some(number), [inner, outer]) => {
                self.ink.text.push(*inner);
                self.ink.end(number);
                self.ink.text.push(*outer);
            }
            (_, end) => self.ink.raw(end),
        }
    }
}

/// Whether JSON has another way to write this byte inside a text.
const fn is_special(byte: u8) -> bool {
    byte < b' ' || byte == b'"' || byte == b'\\'
}

impl fmt::Write for Ink {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.raw(text.as_bytes());
        Ok(())
    }
}

impl<'a> Serializer for &'a mut Ink {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Compound<'a>;
    type SerializeTuple = Compound<'a>;
    type SerializeTupleStruct = Compound<'a>;
    type SerializeTupleVariant = Compound<'a>;
    type SerializeMap = Compound<'a>;
    type SerializeStruct = Compound<'a>;
    type SerializeStructVariant = Compound<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.raw(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        self.number(value < 0, value.unsigned_abs());
        Ok(())
    }

    fn serialize_i128(self, value: i128) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.number(false, value);
        Ok(())
    }

    fn serialize_u128(self, value: u128) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.string(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.string(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.raw(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.string(variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = self.compound(b"{", b"}");
        object.field(variant, value)?;
        object.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'a>, Error> {
        Ok(self.compound(b"[", b"]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Compound<'a>, Error> {
        Ok(self.compound(b"[", b"]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Compound<'a>, Error> {
        Ok(self.compound(b"[", b"]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Error> {
        self.variant(variant, b"[", b"]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'a>, Error> {
        Ok(self.compound(b"{", b"}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Compound<'a>, Error> {
        Ok(self.compound(b"{", b"}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Error> {
        self.variant(variant, b"{", b"}}")
    }

    fn collect_str<T: ?Sized + Display>(self, value: &T) -> Result<(), Error> {
        let start = self.text.len();
        self.text.push(b'"');
        write!(self, "{value}").map_err(Error::custom)?;
        if self.text[start + 1..].iter().any(|byte| is_special(*byte)) {
            let text = String::from_utf8_lossy(&self.text[start + 1..]).into_owned();
            self.text.truncate(start);
            return self.string(&text);
        }
        self.text.push(b'"');
        Ok(())
    }
}

/// The four kinds of lists are written alike.
macro_rules! lists {
    ($($kind:ident: $item:ident,)+) => {$(
        impl $kind for Compound<'_> {
            type Ok = ();
            type Error = Error;

            fn $item<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
                self.item(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )+};
}

/// And so are the two kinds of objects whose fields are known.
macro_rules! objects {
    ($($kind:ident,)+) => {$(
        impl $kind for Compound<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )+};
}

lists! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

objects! {
    SerializeStruct,
    SerializeStructVariant,
}

impl SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Error> {
        self.comma();
        self.field = self.ink.begin();
        let start = self.ink.text.len();
        key.serialize(&mut *self.ink)?;
        match self.ink.text.get(start) {
            Some(b'"') => {}
            // Numbers and truths are names, too, in quotes.
            Some(b'-' | b'0'..=b'9' | b't' | b'f') => {
                self.ink.text.insert(start, b'"');
                self.ink.text.push(b'"');
            }
            _ => return Err(Error::custom("key must be a string")),
        }
        self.ink.value_of(self.field);
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.ink)?;
        self.ink.end(self.field);
        Ok(())
    }

    fn end(self) -> Result<(), Error> {
        self.close();
        Ok(())
    }
}
