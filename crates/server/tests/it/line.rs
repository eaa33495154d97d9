//! A connection to a server, as tests want it.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long one waits for what has to come.
pub(crate) const LONG: Duration = Duration::from_secs(30);

/// A connection that waits for long, but not for ever. The system may end such a wait although nothing has happened;
/// then it goes on.
pub(crate) struct Line(pub(crate) TcpStream);

impl Line {
    pub(crate) fn connect(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(LONG))?;
        stream.set_nodelay(true)?;
        Ok(Self(stream))
    }
}

impl Read for Line {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}

impl Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
