//! The sounds of a table: felt, paper, a kalimba. Made as they are needed, from nothing but waves.
//!
//! A browser lets a page sound only after it was touched, so the first sound is the first one after that.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioScheduledSourceNode, BiquadFilterType, OscillatorType};

/// What is heard is heard so long after it happened, in milliseconds: what is seen of it comes first.
const AFTER: u64 = 20;

thread_local! {
    static VOICE: RefCell<Option<Voice>> = const { RefCell::new(None) };
}

/// Something to be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A chip set down on wool.
    Chip,
    /// A card that slides.
    Card,
    /// A tile that clicks on wood.
    Tile,
    /// One low note: it is your turn.
    Turn,
    /// Three notes that rise: a finished row.
    Row,
    /// Three knocks on wood, the only loud thing there is.
    Knock,
}

/// Where sounds come from, and half a second of noise to make paper and wool of.
struct Voice {
    context: AudioContext,
    noise: web_sys::AudioBuffer,
}

/// Lets the page sound from now on. Called when it is touched, for no browser allows it sooner.
pub(crate) fn wake() {
    VOICE.with_borrow_mut(|voice| {
        if voice.is_none() {
            *voice = Voice::new().ok();
        }
    });
}

/// Sounds so loud, in percent; silence until the page was touched, and where there is no sound to be had.
pub(crate) fn play(sound: Sound, percent: u8) {
    let make = move |voice: &Option<Voice>| {
        // A browser that cannot make a sound makes none.
        voice.iter().for_each(|voice| drop(voice.make(sound, f32::from(percent) / 100.0)));
    };
    if percent > 0 {
        set_timeout(move || VOICE.with_borrow(make), Duration::from_millis(AFTER));
    }
}

impl Voice {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let mut samples = vec![0.0_f32; (rate / 2.0) as usize];
        let mut state = 1_u32;
        for sample in &mut samples {
            // Any noise will do: this is the shortest that has no tone in it.
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *sample = (state >> 9) as f32 / 4_194_304.0 - 1.0;
        }
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Self { context, noise })
    }

    fn make(&self, sound: Sound, loud: f32) -> Result<(), JsValue> {
        // Asked for again each time: the page may have been touched only now.
        let _ = self.context.resume()?;
        match sound {
            Sound::Chip => {
                self.tone(OscillatorType::Sine, 190.0, 0.0, 0.06, 0.5 * loud)?;
                self.rustle(900.0, 0.05, 0.35 * loud)
            }
            Sound::Card => self.rustle(3200.0, 0.12, 0.22 * loud),
            Sound::Tile => {
                self.tone(OscillatorType::Triangle, 1250.0, 0.0, 0.04, 0.16 * loud)?;
                self.rustle(2400.0, 0.03, 0.2 * loud)
            }
            Sound::Turn => self.kalimba(220.0, 0.0, 0.35 * loud),
            Sound::Row => [(329.6, 0.0), (415.3, 0.13), (493.9, 0.26)]
                .into_iter()
                .try_for_each(|(pitch, wait)| self.kalimba(pitch, wait, 0.3 * loud)),
            Sound::Knock => [0.0, 0.15, 0.3].into_iter().try_for_each(|wait| {
                self.tone(OscillatorType::Triangle, 172.0, wait, 0.09, 0.9 * loud)?;
                self.tone(OscillatorType::Square, 430.0, wait, 0.03, 0.16 * loud)
            }),
        }
    }

    /// A plucked tongue of steel: the note and, far softer, one above it.
    fn kalimba(&self, pitch: f32, wait: f64, loud: f32) -> Result<(), JsValue> {
        self.tone(OscillatorType::Sine, pitch, wait, 0.9, loud)?;
        self.tone(OscillatorType::Sine, pitch * 3.0, wait, 0.18, loud * 0.3)
    }

    /// A note that begins at once and dies away.
    fn tone(
        &self,
        wave: OscillatorType,
        pitch: f32,
        wait: f64,
        span: f64,
        loud: f32,
    ) -> Result<(), JsValue> {
        let start = self.context.current_time() + wait;
        let (oscillator, gain) = (self.context.create_oscillator()?, self.context.create_gain()?);
        oscillator.set_type(wave);
        oscillator.frequency().set_value(pitch);
        gain.gain().set_value_at_time(0.0, start)?;
        gain.gain().linear_ramp_to_value_at_time(loud, start + 0.006)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, start + span)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(start + span + 0.02)
    }

    /// A breath of noise round one height.
    fn rustle(&self, height: f32, span: f64, loud: f32) -> Result<(), JsValue> {
        let start = self.context.current_time();
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let (filter, gain) = (self.context.create_biquad_filter()?, self.context.create_gain()?);
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(height);
        gain.gain().set_value_at_time(loud, start)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, start + span)?;
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        source.start_with_when(start)?;
        AudioScheduledSourceNode::stop_with_when(&source, start + span + 0.02)
    }
}
