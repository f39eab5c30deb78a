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
      var tree = JSONTree(try chain.json)
      for _ in 0..<generator.integer(in: 1...3) { Self.tamper(&tree, &generator) }
      let data = Data(tree.text.utf8)
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
    for number in ["nan", "inf", "-inf"] {
      for path in [
        ".chain.axes.vertical.origin", ".chain.axes.horizontal.members[0].start",
        ".viewports[1].contentOffset.y",
      ] {
        for isEnabled in [true, false] {
          var tree = JSONTree(try chain.json)
          tree.replace(".viewports[0].isScrollEnabled", with: "\(isEnabled)")
          tree.replace(path, with: "\"\(number)\"")
          let data = Data(tree.text.utf8)
          XCTAssertThrowsError(
            try JSONDecoder.ofAnyNumber.decode(ChainOfViews.self, from: data), "\(path) \(number)")
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

  /// Changes one number or flag of the chain's own properties, or leaves a member out.
  private static func tamper(_ tree: inout JSONTree, _ generator: inout SplitMix64) {
    let parts = tree.parts
    // Of the joined scroller its viewport only.
    let own = parts.indices.filter {
      !parts[$0].path.contains(/^\.chain\.joined(?!\.viewport)/)
        && (parts[$0].tree.isLeaf || parts[$0].path.hasSuffix(".members"))
    }
    let index = generator.pick(own)
    switch parts[index].tree {
    case .array(var members) where !members.isEmpty:
      members.remove(at: generator.integer(in: 0...members.count - 1))
      tree = tree.replacing(part: index, with: .array(members))
    case .leaf("true") where generator.happens(onceIn: 2):
      tree = tree.replacing(part: index, with: .leaf("false"))
    case .leaf("false") where generator.happens(onceIn: 2):
      tree = tree.replacing(part: index, with: .leaf("true"))
    case .leaf(let text):
      guard let value = Double(text) else { return }
      let values = [
        0, 1, 2, -1, 0 - value, value + 1, value - 100, value.nextUp, 1e300, -1e300,
        Double.greatestFiniteMagnitude, 4e18, generator.double(in: -1000...1000),
      ]
      let number = Swift.min(generator.pick(values), .greatestFiniteMagnitude)
      tree = tree.replacing(
        part: index,
        with: .leaf(number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"))
    default: break
    }
  }
}

extension JSONTree {
  fileprivate var isLeaf: Bool { if case .leaf = self { true } else { false } }

  /// Replaces the part at a path.
  fileprivate mutating func replace(_ path: String, with text: String) {
    let index = parts.firstIndex { $0.path == path }!
    self = replacing(part: index, with: .leaf(text))
  }
}
