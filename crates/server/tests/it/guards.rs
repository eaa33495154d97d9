use std::collections::BTreeMap;

use crate::browser::{House, house};

/// The parts of a content security policy by their names.
fn policy(text: &str) -> BTreeMap<&str, &str> {
    text.split("; ").map(|part| part.split_once(' ').expect("a part has a value")).collect()
}

#[test]
fn every_answer_is_guarded() {
    let (full, empty) = (house(), House::serving(&[]));
    let tag = full.get("/", &[]).header("etag").to_owned();
    let replies = [
        full.get("/", &[]),
        full.get("/", &[("if-none-match", &tag)]),
        full.get("/nothing", &[]),
        full.get("/healthz", &[]),
        full.get("/assets/kvold-012345.js", &[("accept-encoding", "br")]),
        full.ask("POST", "/", &[]),
        empty.get("/", &[]),
        empty.get("/nothing", &[]),
    ];
    assert_eq!(
        replies.iter().map(|r| r.status).collect::<Vec<_>>(),
        [200, 304, 404, 200, 200, 405, 503, 404]
    );
    for reply in replies {
        assert_eq!(reply.header("content-security-policy"), server::CONTENT_SECURITY_POLICY);
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
        assert_eq!(reply.header("referrer-policy"), "no-referrer");
        assert_eq!(reply.header("cross-origin-resource-policy"), "same-origin");
        assert!(reply.header("permissions-policy").contains("camera=()"));
    }
}

#[test]
fn the_policy_lets_in_what_is_ours_and_nothing_else() {
    let policy = policy(server::CONTENT_SECURITY_POLICY);
    assert_eq!(policy["default-src"], "'none'");
    assert_eq!(policy["script-src"], "'self' 'wasm-unsafe-eval'");
    assert_eq!(policy["style-src"], "'self'");
    for part in ["base-uri", "form-action", "frame-ancestors"] {
        assert_eq!(policy[part], "'none'", "{part}");
    }
    for part in ["connect-src", "worker-src", "manifest-src"] {
        assert_eq!(policy[part], "'self'", "{part}");
    }
    assert!(!server::CONTENT_SECURITY_POLICY.contains("unsafe-inline"));
    assert!(!server::CONTENT_SECURITY_POLICY.contains('*'));
}
