//! The files themselves.

use crate::contact::contacts;
use crate::render::{Unrendered, render};
use art::{Label, Letters, Picture};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// Pictures, one SVG file each.
    pub pictures: usize,
    /// Contact sheets, an SVG and a PNG file each.
    pub sheets: usize,
    /// Icons of the app, one PNG file each.
    pub icons: usize,
}

/// Why the pictures could not be written.
#[derive(Debug)]
pub enum Error {
    /// A file or folder could not be made.
    File(PathBuf, io::Error),
    /// A sheet could not be rendered.
    Render(String, Unrendered),
}

/// An icon of the app, as a PNG file.
#[derive(Clone, Debug)]
pub struct AppIcon {
    /// Its name, such as `icon-192`.
    pub name: &'static str,
    /// Width and height in pixels.
    pub side: u16,
    /// The file.
    pub png: Vec<u8>,
}

/// The icons of the app: file name, picture, side in pixels.
const ICONS: [(&str, Picture, u16); 7] = [
    ("favicon-16", Picture::Favicon, 16),
    ("favicon-32", Picture::Favicon, 32),
    ("favicon-48", Picture::Favicon, 48),
    ("apple-touch-icon", Picture::Maskable, 180),
    ("icon-192", Picture::Logo, 192),
    ("icon-512", Picture::Logo, 512),
    ("maskable-512", Picture::Maskable, 512),
];

/// Writes every picture (`svg/`), the contact sheets (`sheets/`) and the app's icons (`icons/`)
/// into `dir`, which is made if it does not exist; the cards carry `letters`.
pub fn write_all(dir: &Path, letters: &Letters) -> Result<Summary, Error> {
    let mut summary = Summary::default();
    let folder = made(dir.join("svg"))?;
    for picture in Picture::all() {
        let document = picture.document(letters, 300.0, Label::Named(&picture.id()));
        put(folder.join(format!("{}.svg", picture.id())), document.as_bytes())?;
        summary.pictures += 1;
    }
    let folder = made(dir.join("sheets"))?;
    for contact in contacts() {
        let document = contact.document(letters);
        put(folder.join(format!("{}.svg", contact.name)), document.as_bytes())?;
        let png = contact.pixels(letters).and_then(|pixels| pixels.png());
        let png = png.map_err(|e| Error::Render(contact.name.clone(), e))?;
        put(folder.join(format!("{}.png", contact.name)), &png)?;
        summary.sheets += 1;
    }
    let folder = made(dir.join("icons"))?;
    for icon in app_icons(letters)? {
        put(folder.join(format!("{}.png", icon.name)), &icon.png)?;
        summary.icons += 1;
    }
    Ok(summary)
}

/// The icons of the app: for the tab, for the home screen, and for systems that cut them to a shape of their own.
pub fn app_icons(letters: &Letters) -> Result<Vec<AppIcon>, Error> {
    let draw = |(name, picture, side): (&'static str, Picture, u16)| {
        let document = picture.document(letters, side.into(), Label::Hidden);
        Ok(AppIcon { name, side, png: png(name, &document)? })
    };
    ICONS.into_iter().map(draw).collect()
}

fn png(name: &str, document: &str) -> Result<Vec<u8>, Error> {
    render(document).and_then(|pixels| pixels.png()).map_err(|e| Error::Render(name.to_owned(), e))
}

fn made(dir: PathBuf) -> Result<PathBuf, Error> {
    match fs::create_dir_all(&dir) {
        Ok(()) => Ok(dir),
        Err(error) => Err(Error::File(dir, error)),
    }
}

fn put(path: PathBuf, bytes: &[u8]) -> Result<(), Error> {
    fs::write(&path, bytes).map_err(|error| Error::File(path, error))
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} pictures, {} contact sheets, {} icons",
            self.pictures, self.sheets, self.icons
        )
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "cannot write {}: {error}", path.display()),
            Self::Render(name, error) => write!(f, "cannot draw {name}: {error}"),
        }
    }
}

impl std::error::Error for Error {}
