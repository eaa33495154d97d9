//! A server in a process of its own, which can be killed.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::site::fresh_folder;

/// The program `host`, running.
#[derive(Debug)]
pub struct Host {
    program: &'static str,
    process: Child,
    url: String,
    data: PathBuf,
}

impl Host {
    /// Starts `program`, which is the one called `host`.
    pub fn start(program: &'static str) -> Result<Self> {
        let data = fresh_folder();
        let (process, url) = run(program, "127.0.0.1:0", &data)?;
        Ok(Self { program, process, url, data })
    }

    /// The address of the page.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Kills it, without a word.
    pub fn kill(&mut self) -> Result<()> {
        self.process.kill().context("the server cannot be killed")?;
        self.process.wait().context("the server does not end").map(drop)
    }

    /// Starts it again, at the same address and with what it has on its disk.
    pub fn start_again(&mut self) -> Result<()> {
        let address = self.url.trim_start_matches("http://").trim_end_matches('/');
        let (process, url) = run(self.program, address, &self.data)?;
        ensure!(url == self.url, "the server is at {url} now");
        self.process = process;
        Ok(())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have been killed already; what is left behind is swept up with the other temporary files.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn run(program: &str, address: &str, data: &PathBuf) -> Result<(Child, String)> {
    let mut process = Command::new(program)
        .arg(address)
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .context("the server does not start")?;
    let output = process.stdout.take().context("the server has no output")?;
    let line = BufReader::new(output).lines().next();
    let url = line.context("the server says nothing")??;
    Ok((process, url))
}
