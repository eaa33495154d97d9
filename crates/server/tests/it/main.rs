//! The server from outside, over a socket; and its node from inside, in a world of its own.

mod browser;
mod caching;
mod company;
mod encrypted;
mod evening;
mod folder;
mod guards;
mod house_rules;
mod line;
mod log;
mod mind;
mod online;
mod pages;
mod player;
mod secrecy;
mod simulation;
mod sockets;
