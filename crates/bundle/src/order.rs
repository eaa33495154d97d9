//! The order of the functions in a module.
//!
//! A compiler makes many functions that differ in little. gzip finds again what stood less than 32 KB before, so such
//! functions have to stand close together: measured on the client, this makes the module a tenth smaller. The numbers
//! below were found by trying; together they are worth a hundredth.

use std::collections::{BTreeMap, VecDeque};
use std::convert::Infallible;

use anyhow::{Context as _, Result};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload,
    TypeRef,
};

/// How many bytes before a function it is compared with; a little less than gzip looks back.
const WINDOW: usize = 30_000;
/// The length of the pieces of which functions are said to have something in common.
const PIECE: usize = 6;
/// A piece that so many functions have says nothing about any of them.
const COMMON: usize = 300;
/// A function is taken to have so many more pieces than it has, none of which is found: otherwise those of a few bytes
/// would come before all others.
const SMALL: u64 = 32;

/// The same module with functions that are like each other side by side.
pub(crate) fn like_with_like(module: &[u8]) -> Result<Vec<u8>> {
    let (imported, bodies) = functions(module).context("the module cannot be read")?;
    let order = order(&bodies);
    let mut places = vec![0; order.len()];
    for (place, &function) in order.iter().enumerate() {
        places[function] = place as u32;
    }
    let mut moved = Module::new();
    Mover { imported, order, places }
        .parse_core_module(&mut moved, Parser::new(0), module)
        .context("the module cannot be written anew")?;
    Ok(moved.finish())
}

/// How many functions a module imports, and its own in bytes.
fn functions(module: &[u8]) -> Result<(u32, Vec<&[u8]>)> {
    let (mut imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    Ok((imported, bodies))
}

/// Writes a module with its functions in another order.
struct Mover {
    imported: u32,
    /// The function that comes to each place.
    order: Vec<usize>,
    /// The place that each function comes to.
    places: Vec<u32>,
}

impl Reencode for Mover {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported);
        let place = own.and_then(|own| self.places.get(own as usize));
        Ok(place.map_or(function, |place| self.imported + place))
    }

    /// Names and the like, which no browser needs, are left out.
    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

/// An order in which each function has as much as possible in common with those shortly before it.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let mut line = Line::new(bodies);
    let mut order = Vec::with_capacity(bodies.len());
    while let Some(next) = line.next() {
        order.push(next);
        line.put(next);
    }
    order
}

/// Functions that are put into a line one by one.
struct Line {
    sizes: Vec<usize>,
    /// The pieces of each function, by number.
    pieces: Vec<Vec<usize>>,
    /// The functions that have each piece.
    owners: Vec<Vec<usize>>,
    /// How often each piece is in the window.
    seen: Vec<u32>,
    /// The functions in the window, and their size.
    window: VecDeque<usize>,
    length: usize,
    /// How many of its pieces each function finds in the window; none for one that has its place.
    shared: Vec<Option<u32>>,
}

impl Line {
    fn new(bodies: &[&[u8]]) -> Self {
        let mut found: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
        for (function, body) in bodies.iter().enumerate() {
            for piece in body.windows(PIECE) {
                let owners = found.entry(piece).or_default();
                if owners.last() != Some(&function) {
                    owners.push(function);
                }
            }
        }
        let telling = |owners: &Vec<usize>| (2..=COMMON).contains(&owners.len());
        let owners: Vec<Vec<usize>> = found.into_values().filter(telling).collect();
        let mut pieces = vec![Vec::new(); bodies.len()];
        for (piece, owners) in owners.iter().enumerate() {
            owners.iter().for_each(|&owner| pieces[owner].push(piece));
        }
        Self {
            sizes: bodies.iter().map(|body| body.len()).collect(),
            pieces,
            seen: vec![0; owners.len()],
            owners,
            window: VecDeque::new(),
            length: 0,
            shared: vec![Some(0); bodies.len()],
        }
    }

    /// The function that finds the largest part of itself in the window; where there is none, the first that waits.
    fn next(&self) -> Option<usize> {
        let mut best: Option<(usize, u64, u64)> = None;
        for (function, shared) in self.shared.iter().enumerate() {
            let Some(shared) = shared else { continue };
            let (part, whole) = (u64::from(*shared), self.pieces[function].len() as u64 + SMALL);
            if best.is_none_or(|(_, best, of)| part * of > best * whole) {
                best = Some((function, part, whole));
            }
        }
        best.map(|(function, ..)| function)
    }

    /// Puts a function at the end of the line, and forgets those that are too far away now.
    fn put(&mut self, function: usize) {
        self.shared[function] = None;
        self.window.push_back(function);
        self.length += self.sizes[function];
        for &piece in &self.pieces[function] {
            self.seen[piece] += 1;
            if self.seen[piece] == 1 {
                count(&mut self.shared, &self.owners[piece], |shared| shared + 1);
            }
        }
        while self.length > WINDOW && self.window.len() > 1 {
            let Some(far) = self.window.pop_front() else { break };
            self.length -= self.sizes[far];
            for &piece in &self.pieces[far] {
                self.seen[piece] -= 1;
                if self.seen[piece] == 0 {
                    count(&mut self.shared, &self.owners[piece], |shared| shared - 1);
                }
            }
        }
    }
}

fn count(shared: &mut [Option<u32>], owners: &[usize], change: impl Fn(u32) -> u32) {
    for &owner in owners {
        shared[owner] = shared[owner].map(&change);
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, TypeSection, ValType,
    };
    use wasmparser::Operator;

    use super::*;

    /// How many functions there are. Each but the last calls the one after it.
    const COUNT: u32 = 40;

    /// Two kinds of functions in turn, alike within each kind.
    fn function(number: u32) -> Function {
        let mut function = Function::new([(3, ValType::I32)]);
        let mut code = function.instructions();
        for step in 0..30 {
            let step = if number.is_multiple_of(2) { 1000 + step } else { 500_000 - step * 77 };
            code.i32_const(step).local_set(0).local_get(1).local_set(2);
        }
        if number + 1 < COUNT {
            // The first is imported.
            code.call(number + 2).drop();
        }
        code.i32_const(number as i32).end();
        function
    }

    /// A module of which every function is exported under its number, and gives it.
    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("a", "b", EntityType::Function(0));
        let (mut functions, mut exports) = (FunctionSection::new(), ExportSection::new());
        let mut code = CodeSection::new();
        for number in 0..COUNT {
            functions.function(0);
            exports.export(&number.to_string(), ExportKind::Func, number + 1);
            code.function(&function(number));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&exports);
        module.section(&code);
        module.finish()
    }

    /// The number that a function gives, and the function that it calls.
    type Given = (i32, Option<u32>);

    /// The numbers that the functions of a module give, and what each calls, in the order of functions; and for each
    /// export which function it is.
    fn read(module: &[u8]) -> (Vec<Given>, Vec<(String, u32)>) {
        let (mut functions, mut exported) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload.expect("it is sound") {
                Payload::ExportSection(exports) => {
                    exported = exports
                        .into_iter()
                        .map(|export| export.map(|export| (export.name.to_owned(), export.index)))
                        .collect::<Result<_, _>>()
                        .expect("it is sound");
                }
                Payload::CodeSectionEntry(body) => {
                    let (mut gives, mut calls) = (0, None);
                    for operator in body.get_operators_reader().expect("it is sound") {
                        match operator.expect("it is sound") {
                            Operator::I32Const { value } => gives = value,
                            Operator::Call { function_index } => calls = Some(function_index - 1),
                            _ => {}
                        }
                    }
                    functions.push((gives, calls));
                }
                _ => {}
            }
        }
        (functions, exported)
    }

    #[test]
    fn functions_that_are_alike_come_together_and_are_still_found() {
        let before = module();
        let after = like_with_like(&before).expect("the module is sound");
        let (functions, exported) = read(&after);
        for (name, index) in exported {
            let (gives, calls) = functions[index as usize - 1];
            assert_eq!(gives.to_string(), name);
            let called = calls.map(|called| functions[called as usize].0);
            assert_eq!(called, (gives + 1 < COUNT as i32).then_some(gives + 1), "{name}");
        }
        let kinds: Vec<bool> = functions.iter().map(|(gives, _)| gives % 2 == 0).collect();
        assert_eq!(kinds.chunk_by(|a, b| a == b).count(), 2, "{kinds:?}");
        assert_eq!(functions.len(), COUNT as usize);
        assert_eq!(like_with_like(&before).expect("it is the same"), after);
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(like_with_like(b"no module at all").is_err());
    }
}
