//! The toy keeps the laws.

use testkit::conforms;
use testkit::toy::ToyOracle;

#[test]
fn the_toy_keeps_every_law() {
    conforms(&ToyOracle, 0..100);
}
