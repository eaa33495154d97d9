//! Certificates, for those who serve without a proxy in front.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{Error, ServerConfig};

/// A certificate with its key, ready to be used.
#[derive(Clone)]
pub struct Certificate {
    config: Arc<ServerConfig>,
}

/// Why there is no certificate to serve with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadCertificate {
    /// The file cannot be read.
    Unreadable {
        /// Which one.
        file: PathBuf,
        /// What the system says.
        why: String,
    },
    /// There is no certificate in this file.
    NoCertificate(PathBuf),
    /// There is no key in this file that can be used.
    NoKey(PathBuf),
    /// The key belongs to another certificate.
    OtherKey,
    /// The certificate cannot be used.
    Unusable(String),
}

impl Certificate {
    /// Reads a certificate, with those that vouch for it after it, and its private key; both in PEM form.
    pub fn read(chain: &Path, key: &Path) -> Result<Self, BadCertificate> {
        let certificates: Result<Vec<CertificateDer<'static>>, _> =
            CertificateDer::pem_slice_iter(&bytes(chain)?).collect();
        let certificates = certificates.unwrap_or_default();
        if certificates.is_empty() {
            return Err(BadCertificate::NoCertificate(chain.to_owned()));
        }
        let key = PrivateKeyDer::from_pem_slice(&bytes(key)?)
            .map_err(|_| BadCertificate::NoKey(key.to_owned()))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(certificates, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { config: Arc::new(config) })
    }

    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        self.config.clone().into()
    }
}

fn bytes(file: &Path) -> Result<Vec<u8>, BadCertificate> {
    std::fs::read(file).map_err(|error| BadCertificate::Unreadable {
        file: file.to_owned(),
        why: error.to_string(),
    })
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A key is for nobody's eyes.
        f.debug_struct("Certificate").finish_non_exhaustive()
    }
}

impl fmt::Display for BadCertificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { file, why } => write!(f, "{} cannot be read: {why}", file.display()),
            Self::NoCertificate(file) => {
                write!(f, "there is no certificate in PEM form in {}", file.display())
            }
            Self::NoKey(file) => {
                write!(
                    f,
                    "there is no private key in PEM form, without a password, in {}",
                    file.display()
                )
            }
            Self::OtherKey => f.write_str("the key belongs to another certificate"),
            Self::Unusable(why) => write!(f, "the certificate cannot be used: {why}"),
        }
    }
}

impl std::error::Error for BadCertificate {}

impl From<Error> for BadCertificate {
    fn from(error: Error) -> Self {
        match error {
            Error::InconsistentKeys(_) => Self::OtherKey,
            other => Self::Unusable(other.to_string()),
        }
    }
}
