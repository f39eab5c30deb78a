@testable import ScrollKinetics

/// An input that moves nothing and ends nothing has no effect, in any phase: the scroller stays the same, bit for bit.
final class InputsWithoutEffectTests: XCTestCase {
  private static let middle = ScrollPoint(200, 200)

  /// What moves nothing in any state but its own: that of a push, and any.
  private static let pushes: [Scroller.Input] = [
    .autoscroll(.zero), .autoscroll(.zero, coasts: true), .edgeScroll(nil), .edgeScroll(middle),
  ]
  private static let inputs: [Scroller.Input] = {
    let none = Scroller.KeyDistances(line: .points(0), page: .fraction(0))
    let keys = Scroller.Key.allCases.filter { $0 != .home && $0 != .end }
    return pushes + keys.flatMap { [.key($0, distances: none), .key($0, distances: none, .wheel)] } + [
      .wheel(.zero), .wheel(.zero, .wheel), .wheel(.zero, notch: ScrollVector(50, 50)),
      .wheel(.zero, notch: .zero, .uiKit), .scroll(.zero),
    ]
  }()

  /// The platform's momentum, where the library makes it.
  private static let momentum: [Scroller.Input] = [
    .scroll(ScrollVector(9, 9), phase: .momentumBegan),
    .scroll(ScrollVector(9, 9), phase: .momentumChanged), .scroll(.zero, phase: .momentumEnded),
  ]

  private static func momentum(ignoredBy scroller: Scroller) -> [Scroller.Input] {
    if scroller.physics.momentum == .library { return momentum }
    // Where the platform makes it, what does not begin a coast, or continue one.
    return scroller.isCoasting ? [] : Array(momentum.dropFirst())
  }

  private static func situations(_ physics: Scroller.Physics) -> [(String, Scroller)] {
    PhaseTable.situations.map { ($0.title, $0.scroller(physics)) }
      + PhaseTable.situations.compactMap { situation in
        situation.readyMade.map { (situation.title, $0(physics)) }
      } + ZoomPhaseTable.situations.map { ($0.title, $0.scroller(physics)) }
  }

  /// Catches: in `Scroller.pushes(_:instead:)`, `velocity == .zero ? isPushed : viewport.isScrollEnabled` made
  /// `viewport.isScrollEnabled`; `delta != .zero` left out of the case of `unphased`; in `endsZoom(_:)`,
  /// `phase == .momentumBegan` made `true`.
  func testInAScroller() {
    for (integration, reduced) in product([Scroller.Physics.Integration.exact, .displayLink], [false, true]) {
      let physics = Scroller.Physics(
        integration: integration, reducesMotion: reduced,
        momentum: integration == .exact ? .library : .platform)
      for (title, scroller) in Self.situations(physics) {
        for (input, delay) in product(Self.inputs + Self.momentum(ignoredBy: scroller), [0, 30]) {
          let isPushed = scroller.phase == .animating && scroller.axes.vertical.isAutoscrolled
          if isPushed, Self.pushes.contains(input) { continue }
          var (before, after, events) = (scroller, scroller, Scroller.Events())
          let instant = scroller.now.advanced(by: .milliseconds(delay))
          // The instant is the input's only effect.
          before.catchUp(to: instant, &events)
          XCTAssertEqual(after.handle(input, at: instant), events, "\(title), \(input)")
          XCTAssertEqual(after, before, "\(title), \(input)")

        }
      }
    }
  }

  /// Wheels, keys, sticks and dragged items are for content that may scroll and is not held.
  func testHeldAndDisabledContent() {
    let disabled = Scroller.tall { $0.isScrollEnabled = false }
    let holds = [Scroller.Input.touchDown(.zero), .held, .began]
    let others: [Scroller.Input] = [
      .wheel(.vertical(50)), .wheel(.vertical(50), .wheel), .autoscroll(.vertical(500)),
      .edgeScroll(ScrollPoint(200, 800)),
    ]
    let inputs = others + Scroller.Key.allCases.flatMap { [.key($0), .key($0, .wheel)] }
    let scrollers = [disabled] + holds.map { .tall().handling($0) }
    for (scroller, input) in product(scrollers, inputs) { XCTAssertEqual(scroller.handling(input), scroller) }
  }

  /// A wheel or a key that pushes against the limit at which a zoom ends does not end it, as a turn away from there does.
  /// Catches: in `Scroller.perform`, `if case .step = intent` made `if case .stop = intent`.
  func testATurnAgainstALimitEndsNoZoom() {
    for integration in [Scroller.Physics.Integration.exact, .displayLink] {
      let physics = Scroller.Physics(integration: integration)
      let animations = [nil, ScrollAnimation.wheel]
      for (axis, isAtEnd, animation) in product(ScrollAxis.allCases, [false, true], animations) {
        var scroller = Scroller(viewport: Viewport(400, 400, content: 1000, 1000), physics: physics)
        scroller.viewport.maximumZoomScale = 3
        let corner = isAtEnd ? ScrollRect(900, 900, 100, 100) : ScrollRect(0, 0, 100, 100)
        scroller = scroller.handling(.zoom(to: corner, .uiKit)).after(.milliseconds(100))
        XCTAssertNotNil(scroller.zoomInMotion)
        let outwards = ScrollVector { $0 == axis ? isAtEnd ? 100 : -100 : 0 }
        var turned = scroller
        XCTAssertEqual(turned.handle(.wheel(outwards, animation), at: scroller.now), Scroller.Events())
        XCTAssertEqual(turned, scroller, "\(axis), \(isAtEnd)")
        turned.handle(.wheel(-outwards, animation), at: scroller.now)
        XCTAssertNil(turned.zoomInMotion)
      }
    }
  }

  /// The same in a screen, of a member on its own and of one that shares an axis.
  /// Catches: in `ScrollScreen.move(by:_:_:at:_:_:)`, `part != .zero` made `true`; `physics.momentum == .platform` left out of
  /// `Scroller.coasts` and of `intent(of:_:at:)`.
  func testInAScreen() {
    for (title, scroller) in Self.situations(Scroller.Physics()) where !scroller.isTracking {
      for isNested in [false, true] {
        var screen = ScrollScreen()
        screen.insert(scroller.viewport, as: 1, physics: scroller.physics)
        let inner = changed(scroller.viewport) { $0.contentSize = ScrollSize(900, 2000) }
        if isNested { screen.insert(inner, as: 2, in: 1) }
        let id: ScrollScreen.ID = isNested ? 2 : 1
        for start: (inout ScrollScreen) -> Void in [
          { _ in }, { $0.handle(.began, on: id, at: $0.now) },
          { $0.drag(id, by: .vertical(-1), endingAt: .vertical(-3000)) },
          { $0.handle(.setContentOffset(ScrollPoint(0, 900), .uiKit), on: id, at: $0.now) },
          { $0.handle(.setZoomScale(3, .uiKit), on: id, at: $0.now) },
          { $0.handle(.scrollToTop, on: id, at: $0.now) },
          { $0.handle(.wheel(.vertical(300), .wheel), on: id, at: $0.now) },
          { $0.handle(.scroll(.vertical(30)), on: id, at: $0.now) },
        ] {
          var screen = screen
          start(&screen)
          screen.advance(by: .milliseconds(60))
          // In the space of the screen the pointer could be at an edge of the inner one.
          let inputs = Self.inputs.filter { !isNested || $0 != .edgeScroll(Self.middle) }
          for input in inputs + (scroller.physics.momentum == .library ? Self.momentum : []) {
            var after = screen
            XCTAssertTrue(after.handle(input, on: id, at: screen.now).isEmpty, "\(title), \(input)")
            XCTAssertEqual(after.states, screen.states, "\(title), \(input)")
          }
        }
      }
    }
  }
}

extension ScrollScreen {
  /// What the members are and will be.
  fileprivate var states: [[AnyHashable?]] {
    ids.map { [self[$0], phase(of: $0), velocity(of: $0), target(of: $0), instantOfRest] }
  }
}
