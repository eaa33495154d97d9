//! What the person at this device likes: language, light, sound. Kept on the device.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use words::Language;

use crate::browser;

const KEY: &str = "kvold-settings";

/// How loud it is until somebody says otherwise, in percent.
const USUAL_VOLUME: u8 = 60;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    /// As the device has it.
    #[default]
    Device,
    /// Day.
    Light,
    /// Night.
    Dark,
}

/// The settings as signals; a copy is as good as the original.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) language: RwSignal<Language>,
    pub(crate) theme: RwSignal<Theme>,
    /// How loud, in percent; 0 is off.
    pub(crate) volume: RwSignal<u8>,
    /// What the person is called at the table; empty until told.
    pub(crate) name: RwSignal<String>,
    /// Whether Crossing shows which tile of the hand would mend a draft, and where.
    pub(crate) mends: RwSignal<bool>,
}

/// The settings as they are kept. What is missing or unknown is as usual.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    language: Option<String>,
    theme: Theme,
    volume: Option<u8>,
    name: String,
    mends: Option<bool>,
}

impl Settings {
    /// What is kept on this device, and from now on keeps every change.
    pub(crate) fn load() -> Self {
        let kept = Kept::recall();
        let settings = Self {
            language: RwSignal::new(kept.language()),
            theme: RwSignal::new(kept.theme),
            volume: RwSignal::new(kept.volume.unwrap_or(USUAL_VOLUME).min(100)),
            name: RwSignal::new(kept.name),
            mends: RwSignal::new(kept.mends.unwrap_or(true)),
        };
        Effect::new(move || settings.keep());
        Effect::new(move || settings.show());
        settings
    }

    /// Whether it is night on the page, by choice or by the device.
    pub(crate) fn dark(self) -> bool {
        match self.theme.get() {
            Theme::Device => browser::prefers_dark(),
            Theme::Light => false,
            Theme::Dark => true,
        }
    }

    /// Forgets everything that is kept on this device, and is as on the first day.
    pub(crate) fn forget(self) {
        browser::forget_all();
        self.language.set(browsers_language());
        self.theme.set(Theme::Device);
        self.volume.set(USUAL_VOLUME);
        self.name.set(String::new());
        self.mends.set(true);
    }

    fn keep(self) {
        let kept = Kept {
            language: Some(self.language.get().tag().to_owned()),
            theme: self.theme.get(),
            volume: Some(self.volume.get()),
            name: self.name.get(),
            mends: Some(self.mends.get()),
        };
        // Where nothing can be kept, the settings last as long as the page.
        browser::keep(KEY, &serde_json::to_string(&kept).unwrap_or_default());
    }

    /// Tells the page its light.
    fn show(self) {
        let root = browser::root();
        let theme = match self.theme.get() {
            Theme::Device => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        // Neither call can fail: the name of the attribute is a proper one.
        let _ = match theme {
            Some(theme) => root.set_attribute("data-theme", theme),
            None => root.remove_attribute("data-theme"),
        };
    }
}

impl Kept {
    fn recall() -> Self {
        let text = browser::recall(KEY);
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_tag);
        chosen.unwrap_or_else(browsers_language)
    }
}

/// The language of this device, before there is anything to show.
pub(crate) fn language() -> Language {
    Kept::recall().language()
}

/// The first of the browser's languages that is ours.
fn browsers_language() -> Language {
    let wanted = browser::window().navigator().languages();
    let wanted = wanted.iter().filter_map(|tag| Language::from_tag(&tag.as_string()?));
    wanted.into_iter().next().unwrap_or(Language::English)
}
