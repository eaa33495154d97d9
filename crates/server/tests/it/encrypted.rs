//! Everything through an encrypted connection, and certificates that are none.

use std::fs;
use std::io::{Read, Write as _};
use std::path::PathBuf;
use std::sync::Arc;

use protocol::{ToClient, ToServer, VERSION};
use server::{BadCertificate, Certificate, Files, Settings};
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tungstenite::Message;

use crate::browser::House;
use crate::folder::Folder;
use crate::line::Line;

/// A certificate for this machine that vouches for itself, as files in `folder`.
fn certificate(folder: &Folder, name: &str) -> (PathBuf, PathBuf, CertificateDer<'static>) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("it is made");
    let (chain, key) = (folder.path().join(name), folder.path().join(format!("{name}-key")));
    fs::create_dir_all(folder.path()).expect("there is room");
    fs::write(&chain, made.cert.pem()).expect("there is room");
    fs::write(&key, made.signing_key.serialize_pem()).expect("there is room");
    (chain, key, made.cert.der().clone())
}

/// A connection that believes this certificate and no other.
fn connect(house: &House, trusted: CertificateDer<'static>) -> StreamOwned<ClientConnection, Line> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted).expect("it is a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("there are versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").expect("it is a name");
    let connection = ClientConnection::new(Arc::new(config), name).expect("it is set up");
    StreamOwned::new(connection, house.connect())
}

#[test]
fn pages_and_sockets_are_encrypted_with_the_certificate() {
    let folder = Folder::new();
    let (chain, key, trusted) = certificate(&folder, "own");
    let certificate = Some(Certificate::read(&chain, &key).expect("both are good"));
    let house = House::with(
        Files::default(),
        Folder::new(),
        Settings { certificate, ..Settings::default() },
    );
    // Somebody who connects and says nothing holds up nobody.
    let _silent = house.connect();
    let mut stream = connect(&house, trusted.clone());
    let request = "GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).expect("the server answers");
    assert!(reply.starts_with("HTTP/1.1 200"), "{reply}");
    assert!(reply.ends_with("ok\n"), "{reply}");
    let (mut socket, _) = tungstenite::client("wss://localhost/ws", connect(&house, trusted))
        .expect("it is a socket");
    let hello = serde_json::to_string(&ToServer::Hello { version: VERSION }).expect("JSON");
    socket.send(Message::text(hello)).expect("the server reads");
    let Message::Text(answer) = socket.read().expect("the server answers") else {
        panic!("it is no text")
    };
    assert!(matches!(ToClient::read(&answer), Ok(ToClient::Hello { version: VERSION, .. })));
}

#[test]
fn nothing_is_said_in_the_clear() {
    let folder = Folder::new();
    let (chain, key, _) = certificate(&folder, "own");
    let certificate = Some(Certificate::read(&chain, &key).expect("both are good"));
    let house = House::with(
        Files::default(),
        Folder::new(),
        Settings { certificate, ..Settings::default() },
    );
    let mut stream = house.connect();
    stream.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n").expect("the server reads");
    let mut reply = Vec::new();
    // It may hang up in the middle of a word.
    let _ = stream.read_to_end(&mut reply);
    assert!(!String::from_utf8_lossy(&reply).contains("HTTP"), "{reply:?}");
}

#[test]
fn a_certificate_that_is_none_is_refused_with_its_reason() {
    let folder = Folder::new();
    let (chain, key, _) = certificate(&folder, "own");
    let (_, other_key, _) = certificate(&folder, "other");
    let nowhere = folder.path().join("nowhere");
    let nonsense = folder.path().join("nonsense");
    fs::write(&nonsense, "nonsense").expect("there is room");
    let fault = |chain, key| Certificate::read(chain, key).err();
    assert!(Certificate::read(&chain, &key).is_ok());
    assert_eq!(fault(&chain, &other_key), Some(BadCertificate::OtherKey));
    assert_eq!(fault(&nonsense, &key), Some(BadCertificate::NoCertificate(nonsense.clone())));
    assert_eq!(fault(&key, &key), Some(BadCertificate::NoCertificate(key.clone())));
    assert_eq!(fault(&chain, &nonsense), Some(BadCertificate::NoKey(nonsense.clone())));
    assert_eq!(fault(&chain, &chain), Some(BadCertificate::NoKey(chain.clone())));
    for (chain, key) in [(&nowhere, &key), (&chain, &nowhere)] {
        let Some(BadCertificate::Unreadable { file, .. }) = fault(chain, key) else {
            panic!("there is no such file")
        };
        assert_eq!(file, nowhere);
    }
}
