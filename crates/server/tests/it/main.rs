//! The server from outside, over a socket.

mod browser;
mod caching;
mod guards;
mod pages;
