//! The server over real connections.

mod browser;
mod caching;
mod folder;
mod guards;
mod online;
mod pages;
mod player;
