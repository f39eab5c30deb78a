@testable import ScrollKinetics

final class ScrollChainCodableTests: XCTestCase {
  /// A decoded chain equals the encoded one, and continues with the same bits.
  ///
  /// Catches: a stored property of `Physics` that is not among its keys.
  func testRoundTrip() throws {
    try forAll("decoded = encoded", count: 100, in: ScrollChainScript.any) { script in
      var chain = script.run()
      var copy = try JSONDecoder().decode(ChainOfViews.self, from: JSONEncoder().encode(chain))
      if copy != chain { return "not equal" }
      for _ in 0..<5 {
        chain.advance(by: .milliseconds(40))
        copy.advance(by: .milliseconds(40))
        if copy != chain { return "\(copy.offsets) ≠ \(chain.offsets)" }
      }
      return nil
    }
  }

  /// A chain whose encoded data were changed is refused, or keeps its invariants through all inputs.
  ///
  /// The internal state of the joined scroller is tested elsewhere.
  ///
  /// Catches: the check of those that take part left out of `AxisChain.fault`.
  func testTamperedWith() throws {
    var accepted = 0
    try forAll(
      "a decoded value is valid", count: 300,
      in: { (ScrollChainScript.any(&$0), ScrollChainScript.any(&$0).steps, $0.next()) }
    ) { script, steps, seed in
      var generator = SplitMix64(seed: seed)
      let chain = script.run()
      var json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(chain))
      for _ in 0..<generator.integer(in: 1...3) { Self.tamper(&json, &generator) }
      let data = try JSONSerialization.data(withJSONObject: json)
      guard var copy = try? JSONDecoder().decode(ChainOfViews.self, from: data) else { return nil }
      accepted += 1
      if let fault = copy.fault { return "accepted, although \(fault)" }
      var instant = copy.now
      for step in steps {
        instant = instant.advanced(by: Swift.max(step.delay, .zero))
        var action = step.action
        if case .update(let member, let change, _) = action { action = .update(member % copy.count, change) }
        _ = ScrollChainScript.perform(action, on: &copy, at: instant)
        if let fault = copy.fault { return "\(fault), after \(step)" }
      }
      return nil
    }
    XCTAssertGreaterThan(accepted, 4 / debugShare)
  }

  /// Infinite numbers and NaN are refused as well.
  func testNumbersThatAreNone() throws {
    var chain = chain()
    chain.drag(-300)
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let decoder = JSONDecoder.ofAnyNumber
    for number in ["nan", "inf", "-inf"] {
      for path in [
        ["chain", "axes", "vertical", "origin"], ["chain", "axes", "horizontal", "members", "0", "start"],
        ["viewports", "1", "contentOffset", "y"],
      ] {
        for isEnabled in [true, false] {
          var json = try JSONSerialization.jsonObject(with: encoder.encode(chain))
          Self.set(&json, ["viewports", "0", "isScrollEnabled"], to: isEnabled)
          Self.set(&json, path, to: number)
          let data = try JSONSerialization.data(withJSONObject: json)
          XCTAssertThrowsError(try decoder.decode(ChainOfViews.self, from: data), "\(path) \(number)")
        }
      }
    }
  }

  func testNoMembersAndTooMany() throws {
    for count in [0, 65] {
      var chain = chain().chain
      for axis in ScrollAxis.allCases {
        chain.axes[axis].members = Array(repeating: chain.axes[axis].members[0], count: count)
      }
      chain.numbers = Array(repeating: nil, count: count)
      let data = try JSONEncoder().encode(chain)
      XCTAssertThrowsError(try JSONDecoder().decode(ScrollChain.self, from: data))
    }
  }

  // MARK: -

  /// Changes one number, flag or name in the chain's own properties.
  private static func tamper(_ json: inout Any, _ generator: inout SplitMix64, path: [String] = []) {
    if var object = json as? [String: Any] {
      // Of the joined scroller its viewport only.
      let keys = object.keys.sorted().filter { path != ["chain", "joined"] || $0 == "viewport" }
      guard let key = keys.isEmpty ? nil : generator.pick(keys) else { return }
      tamper(&object[key]!, &generator, path: path + [key])
      json = object
    } else if var array = json as? [Any], !array.isEmpty {
      let index = generator.integer(in: 0...array.count - 1)
      if path.last == "members", generator.happens(onceIn: 8) {
        array.remove(at: index)
      } else {
        tamper(&array[index], &generator, path: path + ["\(index)"])
      }
      json = array
    } else if let flag = json as? Bool, generator.happens(onceIn: 2) {
      json = !flag
    } else if let number = json as? NSNumber {
      let value = number.doubleValue
      let values = [
        0, 1, 2, -1, 0 - value, value + 1, value - 100, value.nextUp, 1e300, -1e300,
        Double.greatestFiniteMagnitude, 4e18, generator.double(in: -1000...1000),
      ]
      json = Swift.min(generator.pick(values), .greatestFiniteMagnitude)
    }
  }

  private static func set(_ json: inout Any, _ path: [String], to value: Any) {
    guard let key = path.first else {
      json = value
      return
    }
    if var object = json as? [String: Any] {
      set(&object[key]!, Array(path.dropFirst()), to: value)
      json = object
    } else if var array = json as? [Any] {
      set(&array[Int(key)!], Array(path.dropFirst()), to: value)
      json = array
    }
  }
}
