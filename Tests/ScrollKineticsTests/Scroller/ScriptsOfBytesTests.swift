/// Scripts that random bytes encode, as the fuzzer makes them: extreme numbers, and inputs in any order.
final class ScriptsOfBytesTests: XCTestCase {
  private func read<Value>(_ bytes: [UInt8], _ value: (inout FuzzBytes) -> Value) -> Value {
    bytes.withUnsafeBufferPointer {
      var bytes = FuzzBytes($0)
      return value(&bytes)
    }
  }

  /// Catches: `^=` for `|=` in `fingers |= Self.bit(of: finger)`; `offset > metrics.limits.upperBound` for
  /// `!metrics.limits.contains(offset)` in `MovingAxis.freeFlight`.
  func testEveryLaw() {
    forAll("a script of bytes keeps every law", count: 1_000) { generator in
      (0..<generator.integer(in: 1...400)).map { _ in UInt8(generator.integer(in: 0...255)) }
    } check: { bytes in
      let script = read(bytes) { ScrollerScript(&$0) }
      return script.fault.map { "\($0)\n\(script)" }
    }
  }

  /// A property that no bytes change is not tested by the fuzzer.
  /// Catches: `if parts[1] & 2 != 0` left out of `ScrollerScript.physics`.
  func testBytesChangeEveryProperty() {
    var generator = SplitMix64(seed: 0)
    let physics = (0..<2000).map { _ in
      read((0..<100).map { _ in UInt8(generator.integer(in: 0...255)) }) { ScrollerScript.physics(&$0) }
    }
    XCTAssertEqual(ScrollerScript.constantProperties(of: physics), [])
  }
}
