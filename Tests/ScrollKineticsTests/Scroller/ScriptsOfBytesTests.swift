/// Scripts that random bytes encode, as the fuzzer makes them: extreme numbers, and inputs in any order.
final class ScriptsOfBytesTests: XCTestCase {
  /// Catches: `^=` for `|=` in `fingers |= Self.bit(of: finger)`; `offset > metrics.limits.upperBound` for
  /// `!metrics.limits.contains(offset)` in `MovingAxis.freeFlight`.
  func testEveryLaw() {
    forAll("a script of bytes keeps every law", count: 1_000) { generator in
      (0..<generator.integer(in: 1...400)).map { _ in UInt8(generator.integer(in: 0...255)) }
    } check: { bytes in
      let script = ScrollerScript(bytes: bytes)
      return script.fault.map { "\($0)\n\(script)" }
    }
  }

  /// A property that no bytes change is not tested by the fuzzer.
  /// Catches: `if parts[1] & 2 != 0` left out of `ScrollerScript.physics`.
  func testBytesChangeEveryProperty() {
    var generator = SplitMix64(seed: 0)
    let physics = (0..<2000).map { _ in
      let bytes = (0..<100).map { _ in UInt8(generator.integer(in: 0...255)) }
      return bytes.withUnsafeBufferPointer {
        var bytes = FuzzBytes($0)
        return ScrollerScript.physics(&bytes)
      }
    }
    XCTAssertEqual(ScrollerScript.constantProperties(of: physics), [])
  }
}

extension ScrollerScript {
  /// Creates the script that `bytes` encode.
  fileprivate init(bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer {
      var bytes = FuzzBytes($0)
      return ScrollerScript(&bytes)
    }
  }
}
