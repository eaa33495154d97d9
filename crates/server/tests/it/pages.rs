use std::io::Write as _;

use server::Files;

use crate::browser::{House, house};

#[test]
fn each_file_comes_with_its_type() {
    let house = house();
    let types = [
        ("/", "page", "text/html; charset=utf-8"),
        ("/index.html", "page", "text/html; charset=utf-8"),
        ("/sw.js", "worker", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "{}", "application/manifest+json; charset=utf-8"),
        ("/assets/kvold-012345.js", "script", "text/javascript; charset=utf-8"),
        ("/assets/kvold-6789ab.wasm", "module", "application/wasm"),
        ("/assets/kvold-cdef01.css", "style", "text/css; charset=utf-8"),
        ("/assets/icon-234567.png", "picture", "image/png"),
        ("/healthz", "ok\n", "text/plain; charset=utf-8"),
    ];
    for (path, body, content_type) in types {
        let reply = house.get(path, &[]);
        assert_eq!((reply.status, reply.text()), (200, body), "{path}");
        assert_eq!(reply.header("content-type"), content_type, "{path}");
        assert_eq!(reply.header("content-encoding"), "", "{path}");
    }
}

#[test]
fn a_query_changes_nothing() {
    assert_eq!(house().get("/?from=home-screen", &[]).text(), "page");
}

#[test]
fn a_path_that_leads_nowhere_says_so() {
    let house = house();
    let paths = [
        "/nothing",
        "/assets/",
        "/assets",
        "/assets/kvold-000000.js",
        "/404.html",
        "/INDEX.HTML",
        "//index.html/",
        // The smaller forms are forms of a file, not files.
        "/index.html.br",
        "/assets/kvold-012345.js.br",
        "/assets/kvold-6789ab.wasm.gz",
    ];
    for path in paths {
        let reply = house.get(path, &[]);
        assert_eq!((reply.status, reply.text()), (404, "nothing"), "{path}");
        assert_eq!(reply.header("cache-control"), "no-cache", "{path}");
    }
}

#[test]
fn no_path_leads_out() {
    let house = House::open(Files::embedded());
    let paths = [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2f..%2fCargo.toml",
        "/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/etc/passwd%00",
        "/%ff%fe",
        "/\\..\\Cargo.toml",
    ];
    for path in paths {
        let status = house.get(path, &[]).status;
        assert!(status == 404 || status == 400, "{path}: {status}");
    }
}

#[test]
fn a_head_is_an_answer_without_its_body() {
    let house = house();
    for path in ["/", "/healthz", "/nothing", "/assets/kvold-012345.js"] {
        let (get, head) = (house.get(path, &[]), house.ask("HEAD", path, &[]));
        assert_eq!(head.body, b"", "{path}");
        assert_eq!(head.status, get.status, "{path}");
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
        assert_eq!(head.header("content-length"), get.body.len().to_string(), "{path}");
    }
}

#[test]
fn nothing_can_be_sent_here() {
    let house = house();
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        for path in ["/", "/healthz", "/assets/kvold-012345.js"] {
            let reply = house.ask(method, path, &[]);
            assert_eq!(reply.status, 405, "{method} {path}");
            assert_eq!(reply.header("allow"), "GET,HEAD", "{method} {path}");
        }
    }
}

#[test]
fn what_is_no_request_is_refused_and_the_house_stands() {
    let house = house();
    let header = format!("GET / HTTP/1.1\r\nhost: k\r\nx: {}\r\n\r\n", "x".repeat(1 << 20));
    let requests: [&[u8]; 5] = [
        b"no request at all\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET \xff\xfe HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 a secure page asked for on the plain port\r\n\r\n",
    ];
    for request in requests {
        assert_eq!(house.send(request).status, 400, "{}", String::from_utf8_lossy(request));
    }
    // More than the server reads: it may hang up before all is written.
    let _ = house.connect().write_all(header.as_bytes());
    let odd = [("accept-encoding", "\u{e9}, ;q=,,br;q=x"), ("if-none-match", "\"\"\",W/,*x")];
    assert_eq!(house.get("/", &odd).status, 200);
    assert_eq!(house.get("/", &[]).text(), "page");
}

#[test]
fn without_a_client_the_page_says_how_to_build_it() {
    let house = House::serving(&[]);
    let page = house.get("/", &[]);
    assert_eq!(page.status, 503);
    assert!(page.text().contains("`cargo xtask serve`"), "{}", page.text());
    assert_eq!(house.get("/index.html", &[]).status, 404);
    assert_eq!(house.get("/healthz", &[]).status, 200);
}

#[test]
fn the_client_in_this_program_is_whole_or_absent() {
    let files = Files::embedded();
    let has_client = files.has_client();
    let house = House::open(files);
    assert_eq!(house.get("/", &[]).status, if has_client { 200 } else { 503 });
    for path in ["/sw.js", "/manifest.webmanifest"] {
        assert_eq!(house.get(path, &[]).status, if has_client { 200 } else { 404 }, "{path}");
    }
}

#[test]
fn a_connection_that_never_asks_does_not_hold_up_the_end() {
    let house = house();
    let mut idle = house.connect();
    idle.write_all(b"GET / HTTP/1.1\r\nhost: k\r\n").expect("the server reads");
    assert_eq!(house.get("/", &[]).status, 200);
    house.close().expect("the server ends in peace");
}
