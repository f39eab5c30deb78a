@testable import ScrollKinetics

final class ScrollChainCodableTests: XCTestCase {
  /// A chain whose encoded data were changed is refused, or keeps its invariants through all inputs.
  ///
  /// The internal state of the joined scroller is tested elsewhere.
  /// Catches: the check of those that take part left out of `AxisChain.fault`.
  func testTamperedWith() throws {
    var accepted = 0
    try forAll("a decoded value is valid", count: 300) {
      (ScrollChainScript.any(&$0), ScrollChainScript.any(&$0).steps, $0.next())
    } check: { script, steps, seed in
      var generator = SplitMix64(seed: seed)
      var text = try script.run().json
      for _ in 0..<generator.integer(in: 1...3) { text = Self.tampered(text, &generator) }
      guard var copy = try? ChainOfViews.decoded(from: text) else { return nil }
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
    assertMet(accepted, moreThan: 4)
  }

  func testNumbersThatAreNone() throws {
    let chain = changed(chain()) { $0.drag(-300) }
    let paths = [
      ".chain.axes.vertical.origin", ".chain.axes.horizontal.members[0].start",
      ".viewports[1].contentOffset.y",
    ]
    for (number, path, isEnabled) in product(["nan", "inf", "-inf"], paths, [true, false]) {
      let text = try chain.json.replacing(".viewports[0].isScrollEnabled", with: "\(isEnabled)")
        .replacing(path, with: "\"\(number)\"")
      XCTAssertThrowsError(try ChainOfViews.decoded(from: text, by: .ofAnyNumber), "\(path) \(number)")
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

  /// Changes one number or flag of the chain's own properties, or leaves a member out.
  private static func tampered(_ text: String, _ generator: inout SplitMix64) -> String {
    let document = JSONText(text)
    // Of the joined scroller its viewport only.
    let own = document.parts.filter {
      (!$0.path.hasPrefix(".chain.joined") || $0.path.hasPrefix(".chain.joined.viewport"))
        && ($0.isLeaf || $0.path.hasSuffix(".members"))
    }
    let part = generator.pick(own)
    switch part.text {
    case "true" where generator.happens(onceIn: 2): return document.replacing(part, with: "false")
    case "false" where generator.happens(onceIn: 2): return document.replacing(part, with: "true")
    case _ where !part.isLeaf:
      var members = JSONText(String(part.text)).parts.filter { $0.depth == 1 }.map(\.text)
      if members.isEmpty { return text }
      members.remove(at: generator.integer(in: 0...members.count - 1))
      return document.replacing(part, with: "[\(members.joined(separator: ","))]")
    default:
      guard let value = Double(part.text) else { return text }
      let values = [
        0, 1, 2, -1, 0 - value, value + 1, value - 100, value.nextUp, 1e300, -1e300,
        Double.greatestFiniteMagnitude, 4e18, generator.double(in: -1000...1000),
      ]
      let number = Swift.min(generator.pick(values), .greatestFiniteMagnitude)
      return document.replacing(
        part, with: number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)")
    }
  }
}

extension String {
  /// The JSON document with the value at a path replaced.
  fileprivate func replacing(_ path: String, with text: String) -> String {
    let document = JSONText(self)
    return document.replacing(document.parts.first { $0.path == path }!, with: text)
  }
}
