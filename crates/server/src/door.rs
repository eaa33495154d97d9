//! Where connections come in, with a certificate or without.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::http::HeaderMap;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::StreamOwned;
use tokio_rustls::server::TlsStream;

use crate::Certificate;
use crate::socket::{Tcp, Wire};

/// How long somebody may take to agree on how to encrypt, and how many may be at it at a time.
const HANDSHAKE: Duration = Duration::from_secs(10);
const MOST_HANDSHAKES: usize = 512;

/// A listener.
pub(crate) struct Door {
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    /// Those who are not in yet. They hold up nobody else.
    handshakes: JoinSet<Option<(TlsStream<TcpStream>, SocketAddr)>>,
}

/// A connection.
pub(crate) enum Stream {
    Plain(TcpStream),
    Encrypted(Box<TlsStream<TcpStream>>),
}

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl Door {
    pub(crate) fn new(listener: TcpListener, certificate: Option<&Certificate>) -> Self {
        let tls = certificate.map(Certificate::acceptor);
        Self { listener, tls, handshakes: JoinSet::new() }
    }
}

impl Peer {
    /// Who asks: whoever has connected, or, behind a proxy, whoever has connected to that. What others before it have
    /// written into the header can be made up.
    pub(crate) fn caller(self, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").into_iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        Some(self.0).filter(|_| !behind_proxy).or_else(forwarded).unwrap_or(self.0)
    }
}

impl Stream {
    /// The same connection for whoever looks after many at a time.
    pub(crate) fn into_wire(self) -> io::Result<Wire> {
        match self {
            Self::Plain(stream) => Ok(Wire::Plain(Tcp::new(stream.into_std()?))),
            Self::Encrypted(stream) => {
                let (stream, tls) = stream.into_inner();
                let tcp = Tcp::new(stream.into_std()?);
                Ok(Wire::Encrypted(Box::new(StreamOwned::new(tls, tcp))))
            }
        }
    }
}

impl Listener for Door {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        loop {
            let is_full = self.handshakes.len() >= MOST_HANDSHAKES;
            tokio::select! {
                (stream, address) = Listener::accept(&mut self.listener), if !is_full => {
                    // A move is small, and somebody waits for it: it is sent at once. Without that everything works, a
                    // little later.
                    let _ = stream.set_nodelay(true);
                    let Some(tls) = &self.tls else { return (Stream::Plain(stream), address) };
                    let handshake = tokio::time::timeout(HANDSHAKE, tls.accept(stream));
                    self.handshakes.spawn(async move {
                        let stream = handshake.await.ok()?.ok()?;
                        Some((stream, address))
                    });
                }
                Some(done) = self.handshakes.join_next() => {
                    if let Ok(Some((stream, address))) = done {
                        return (Stream::Encrypted(Box::new(stream)), address);
                    }
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        Self(stream.remote_addr().ip())
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Encrypted(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Encrypted(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write_vectored(context, slices),
            Self::Encrypted(stream) => Pin::new(stream).poll_write_vectored(context, slices),
        }
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            Self::Plain(stream) => stream.is_write_vectored(),
            Self::Encrypted(stream) => stream.is_write_vectored(),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(context),
            Self::Encrypted(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Encrypted(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
