use crate::browser::house;

#[test]
fn a_browser_gets_the_smallest_form_it_takes() {
    let house = house();
    let forms = [
        ("gzip, deflate, br, zstd", "page br", "br"),
        ("gzip, deflate", "page gzip", "gzip"),
        ("GZIP", "page gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "page gzip", "gzip"),
        ("br; q=0.000,gzip;q=0", "page", ""),
        ("brotli, zip", "page", ""),
        ("identity", "page", ""),
        ("", "page", ""),
    ];
    for (accepted, body, coding) in forms {
        let reply = house.get("/", &[("accept-encoding", accepted)]);
        assert_eq!((reply.status, reply.text()), (200, body), "{accepted}");
        assert_eq!(reply.header("content-encoding"), coding, "{accepted}");
        assert_eq!(reply.header("content-type"), "text/html; charset=utf-8", "{accepted}");
        assert_eq!(reply.header("vary"), "accept-encoding", "{accepted}");
    }
}

#[test]
fn two_headers_are_one_list() {
    let accepted = [("accept-encoding", "deflate"), ("accept-encoding", "br")];
    assert_eq!(house().get("/", &accepted).text(), "page br");
}

#[test]
fn a_form_that_is_not_there_is_passed_over() {
    let house = house();
    let both = [("accept-encoding", "br, gzip")];
    assert_eq!(house.get("/assets/kvold-6789ab.wasm", &both).text(), "module gzip");
    assert_eq!(house.get("/assets/kvold-cdef01.css", &both).text(), "style");
    let nothing = house.get("/nothing", &both);
    assert_eq!((nothing.status, nothing.text()), (404, "nothing gzip"));
}

#[test]
fn files_named_by_their_content_are_kept_for_ever_and_others_asked_for_each_time() {
    let house = house();
    for path in ["/assets/kvold-012345.js", "/assets/icon-234567.png"] {
        let cached = house.get(path, &[]);
        assert_eq!(cached.header("cache-control"), "public, max-age=31536000, immutable", "{path}");
    }
    for path in ["/", "/index.html", "/sw.js", "/manifest.webmanifest"] {
        assert_eq!(house.get(path, &[]).header("cache-control"), "no-cache", "{path}");
    }
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let house = house();
    for path in ["/", "/sw.js", "/manifest.webmanifest", "/assets/kvold-012345.js"] {
        let tag = house.get(path, &[]).header("etag").to_owned();
        assert!(tag.len() > 8 && tag.starts_with('"') && tag.ends_with('"'), "{tag}");
        for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()]
        {
            let again = house.get(path, &[("if-none-match", &known)]);
            assert_eq!((again.status, again.body.len()), (304, 0), "{path} {known}");
            assert_eq!(again.header("etag"), tag, "{path}");
            assert_eq!(again.header("vary"), "accept-encoding", "{path}");
            assert_ne!(again.header("cache-control"), "", "{path}");
        }
        let other = house.get(path, &[("if-none-match", "\"0000000000000000\"")]);
        assert_eq!(other.status, 200, "{path}");
    }
}

#[test]
fn each_form_has_a_tag_of_its_own() {
    let house = house();
    let plain = house.get("/", &[]).header("etag").to_owned();
    let packed = house.get("/", &[("accept-encoding", "br")]).header("etag").to_owned();
    assert_ne!(plain, packed);
    let mixed = house.get("/", &[("accept-encoding", "br"), ("if-none-match", &plain)]);
    assert_eq!((mixed.status, mixed.text()), (200, "page br"));
}
