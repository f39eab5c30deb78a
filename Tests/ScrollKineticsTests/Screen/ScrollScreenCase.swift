/// A suite of screens of few members, each of whose tests runs along both axes.
class ScrollScreenCase: XCTestCase {
  /// The axis along which the test runs.
  var axis = ScrollAxis.vertical

  // The test is run twice as each XCTest allows it.
  #if canImport(Darwin)
    override func invokeTest() { alongEachAxis { super.invokeTest() } }
  #else
    required init(name: String, testClosure: @escaping XCTestCaseClosure) {
      super.init(name: name) { test in try (test as! Self).alongEachAxis { try testClosure(test) } }
    }
  #endif

  private func alongEachAxis(_ run: () throws -> Void) rethrows {
    for axis in ScrollAxis.allCases {
      self.axis = axis
      let failures = testRun?.totalFailureCount ?? 0
      try run()
      if (testRun?.totalFailureCount ?? 0) > failures { XCTFail("the assertions above, \(axis)") }
    }
  }

  // MARK: Members

  /// A vertical sheet.
  func sheet(
    height: Double, y: Double = 0, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool
  ) -> ScrollSheet {
    ScrollSheet(container: ScrollRect(0, y, 400, height), detents: detents, isDismissible: isDismissible)
  }

  /// A sheet in a square window.
  func sheet(
    _ length: Double, on axis: ScrollAxis? = nil,
    _ detents: [ScrollSheet.Detent] = [.length(120), .fraction(0.5), .inset(44)], _ isDismissible: Bool = true
  ) -> ScrollSheet {
    ScrollSheet(
      axis: axis ?? self.axis, container: ScrollRect(0, 0, length, length), detents: detents,
      isDismissible: isDismissible)
  }

  /// A header over a square window.
  func header(
    _ length: Double, _ collapsedLength: Double, returns: CollapsingHeader.Return = .atBeginning,
    stretches: Bool = false, over window: Double = 300
  ) -> ScrollScreen.Geometry {
    .header(
      CollapsingHeader(
        axis: axis, length: length, collapsedLength: collapsedLength, returns: returns, stretches: stretches),
      over: ScrollRect(0, 0, window, window))
  }

  /// A card of a square container that grows by 80.
  func card(_ length: Double, on axis: ScrollAxis? = nil, content: Double = 900) -> ExpandingCard {
    ExpandingCard(
      axis: axis ?? self.axis, container: ScrollSize(length, length), collapsedInsets: .zero, travel: 80,
      innerContentLength: content)
  }

  func list(_ size: ScrollSize, alwaysBounces: Bool = false) -> Viewport {
    Viewport(
      frame: ScrollRect(0, 0, 400, 400), contentSize: size, alwaysBounceHorizontal: alwaysBounces,
      alwaysBounceVertical: alwaysBounces)
  }

  /// A list that scrolls by the given distance, and across by another.
  func list(
    _ along: Double, on axis: ScrollAxis? = nil, across: Double = 0, at offset: Double = 0,
    bounces: Bool = true, alwaysBounces: Bool = false
  ) -> Viewport {
    let axis = axis ?? self.axis
    return Viewport(
      frame: ScrollRect(0, 0, 300, 300), contentSize: ScrollSize { $0 == axis ? 300 + along : 300 + across },
      contentOffset: .along(axis, offset), bounces: bounces, alwaysBounceHorizontal: alwaysBounces,
      alwaysBounceVertical: alwaysBounces)
  }

  // MARK: Places and ways

  func vector(_ along: Double = 0, across: Double = 0) -> ScrollVector {
    ScrollVector { $0 == axis ? along : across }
  }

  func point(_ along: Double = 0, across: Double = 0) -> ScrollPoint {
    ScrollPoint { $0 == axis ? along : across }
  }
}
