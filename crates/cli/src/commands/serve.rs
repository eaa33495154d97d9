//! `kvold serve`: a games night for every screen in the house.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};
use std::time::Duration;

use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::json;
use server::{Certificate, Fault, Files, House, Limits, Settings};
use words::Words;

use crate::args::Serve;
use crate::failure::Failure;
use crate::json;

/// Where the program listens unless told otherwise: every network of this machine, this port or one of the next ones.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 7878);
const PORTS_TO_TRY: u16 = 10;

/// What to tell whoever has started the program.
struct Welcome {
    /// The address on this machine.
    here: String,
    /// The address for other devices, where there is a network and they are let in.
    there: Option<String>,
    /// The port, where it is not the usual one and nobody asked for it.
    unusual_port: Option<u16>,
    /// Whether the program has the web client in it.
    has_client: bool,
}

/// Serves the games until somebody ends the program.
pub(crate) fn run(words: &Words, args: &Serve, as_json: bool) -> Result<String, Failure> {
    let settings = settings(words, args)?;
    let (listener, bound) = match args.listen {
        Some(address) => listen(words, address)?,
        None => listen_as_usual(words)?,
    };
    tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let files = Files::embedded();
    let (here, there) = addresses(bound, args.tls.is_some());
    let unusual_port = (args.listen.is_none() && bound != USUAL).then_some(bound.port());
    let welcome = Welcome { here, there, unusual_port, has_client: files.has_client() };
    let house = open(words, args, &files, &settings)?;
    let text = if as_json { welcome.json() } else { welcome.text(words) };
    let greet = || {
        let mut out = io::stdout().lock();
        // Whoever has closed the pipe does not want to know; the games are served all the same.
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    };
    let served = server::run(listener, house, greet);
    served.map_err(|error| Failure::Input(error.to_string()))?;
    Ok(if as_json { String::new() } else { words.say("serve-end", &[]) + "\n" })
}

impl Welcome {
    fn json(&self) -> String {
        json::compact(&json!({
            "here": self.here,
            "there": self.there,
            "client": self.has_client,
        }))
    }

    fn text(&self, words: &Words) -> String {
        let mut lines = Vec::new();
        if !self.has_client {
            lines.push(words.say("serve-no-client", &[]));
        }
        if let Some(port) = self.unusual_port {
            lines.push(words.say("serve-port", &[("port", port.to_string().into())]));
        }
        lines.push(words.say("serve-here", &[("url", self.here.as_str().into())]));
        if let Some(there) = &self.there {
            lines.push(words.say("serve-there", &[("url", there.as_str().into())]));
            if io::stdout().is_terminal() {
                lines.extend(code(there));
            }
        }
        lines.push(words.say("serve-stop", &[]));
        lines.join("\n") + "\n"
    }
}

/// How the house is to be run.
fn settings(words: &Words, args: &Serve) -> Result<Settings, Failure> {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let certificate = args.tls.as_ref().map(|(chain, key)| Certificate::read(chain, key));
    let certificate = certificate.transpose().map_err(|fault| {
        Failure::Input(words.say("serve-certificate", &[("why", fault.to_string().into())]))
    })?;
    Ok(Settings {
        bot_pause: Duration::from_millis(args.bot_pause),
        limits: Limits {
            tables_per_hour: args.tables_per_hour,
            messages_per_second: args.messages_per_second,
        },
        keep: (args.keep_days > 0).then(|| DAY * args.keep_days),
        behind_proxy: args.behind_proxy,
        certificate,
    })
}

/// The house with the folder it was told, or else the usual one, or the next one that nobody has open: somebody who just
/// wants to play is not asked about folders.
fn open(words: &Words, args: &Serve, files: &Files, settings: &Settings) -> Result<House, Failure> {
    let open = |folder: &Path| House::open(files.clone(), folder, settings.clone());
    let usual = usual_folder();
    let told = args.data.as_ref().unwrap_or(&usual).display().to_string();
    let opened = match &args.data {
        Some(folder) => open(folder),
        None => {
            let next = |number: u16| usual.with_file_name(format!("kvold-{number}"));
            let others = (2..PORTS_TO_TRY).map(next);
            others.fold(open(&usual), |opened, folder| match opened {
                Err(Fault::InUse) => open(&folder),
                other => other,
            })
        }
    };
    opened.map_err(|fault| {
        let folder = ("folder", told.into());
        Failure::Input(match fault {
            Fault::InUse => words.say("serve-folder-in-use", &[folder]),
            other => words.say("serve-folder", &[folder, ("why", other.to_string().into())]),
        })
    })
}

/// Where programs keep their data on this system, else here.
fn usual_folder() -> PathBuf {
    let from = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || from("HOME");
    let folder = if cfg!(windows) {
        from("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        from("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    folder.unwrap_or_default().join("kvold")
}

/// The addresses on this machine and from other devices, for a program that listens at `bound`.
fn addresses(bound: SocketAddr, is_encrypted: bool) -> (String, Option<String>) {
    let (ip, port) = (bound.ip(), bound.port());
    let scheme = if is_encrypted { "https" } else { "http" };
    let url = |ip: IpAddr| format!("{scheme}://{}/", SocketAddr::new(ip, port));
    if ip.is_unspecified() {
        // Browsers trust this name as they trust https, so the app can be installed from there.
        (format!("{scheme}://localhost:{port}/"), own_address().map(url))
    } else {
        (url(ip), (!ip.is_loopback()).then(|| url(ip)))
    }
}

fn listen(words: &Words, address: SocketAddr) -> Result<(TcpListener, SocketAddr), Failure> {
    let bound = TcpListener::bind(address).and_then(|listener| {
        let address = listener.local_addr()?;
        Ok((listener, address))
    });
    bound.map_err(|error| {
        let args = [("address", address.to_string().into()), ("why", error.to_string().into())];
        Failure::Input(words.say("serve-taken", &args))
    })
}

/// The usual port, or the next one that is free: somebody who just wants to play is not asked about ports.
fn listen_as_usual(words: &Words) -> Result<(TcpListener, SocketAddr), Failure> {
    let free = (USUAL.port()..)
        .take(PORTS_TO_TRY.into())
        .find_map(|port| listen(words, SocketAddr::new(USUAL.ip(), port)).ok());
    free.map_or_else(|| listen(words, USUAL), Ok)
}

/// The address of this machine in its network: the one it would send from. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    // An address that is kept for examples, so it lies behind the usual way out.
    const FAR_AWAY: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(FAR_AWAY).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

/// A QR code for the terminal, line by line: two squares above each other in one character, black on white whatever
/// the terminal's own colours are.
fn code(url: &str) -> Vec<String> {
    const BORDER: i32 = 2;
    const BLACK_ON_WHITE: &str = "\x1b[38;5;16;48;5;231m";
    const AS_BEFORE: &str = "\x1b[0m";
    // Every address with a port is far below what fits into a code.
    let Ok(code) = QrCode::encode_text(url, QrCodeEcc::Low) else { return Vec::new() };
    let range = || -BORDER..code.size() + BORDER;
    let square = |x, y| match (code.get_module(x, y), code.get_module(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let line = |y| {
        let squares: String = range().map(|x| square(x, y)).collect();
        format!("{BLACK_ON_WHITE}{squares}{AS_BEFORE}")
    };
    range().step_by(2).map(line).collect()
}
