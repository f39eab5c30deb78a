@testable import ScrollKinetics

// Scrollers of round numbers: a frame of 400 × 800 over content that fits across and is 8000 points long, so that
// the vertical limits are 0 and 7200.
extension Scroller {
  static func tall(
    at offset: Double = 2000, _ physics: Physics = .uiKit, _ change: (inout Viewport) -> Void = { _ in }
  ) -> Scroller {
    var viewport = Viewport(400, 800, content: 400, 8000, contentOffset: ScrollPoint(0, offset))
    change(&viewport)
    return Scroller(viewport: viewport, physics: physics)
  }

  /// Content as wide as long: both axes scroll from 0 to 7200 (vertically) and 7600 (horizontally).
  static func wide(at offset: ScrollPoint = ScrollPoint(2000, 2000), _ physics: Physics = .uiKit) -> Scroller
  {
    tall(at: 0, physics) {
      $0.contentSize.width = 8000
      $0.contentOffset = offset
    }
  }

  /// The same, released with a velocity of the content.
  func flung(_ velocity: Double, dx: Double = 0, release: (inout Scroller.Release) -> Void = { _ in })
    -> Scroller
  {
    changed(handling(.began)) {
      $0.handle(.ended(velocity: ScrollVector(0 - dx, 0 - velocity)), at: now, release: release)
    }
  }

  /// The same, advanced by a duration, or to an instant.
  func after(_ duration: Duration) -> Scroller { changed(self) { $0.advance(by: duration) } }
  func advanced(to instant: ScrollInstant) -> Scroller { changed(self) { $0.advance(to: instant) } }

  /// The same, after inputs at an instant, or at its own.
  func handling(_ inputs: Input..., at instant: ScrollInstant? = nil) -> Scroller {
    changed(self) { $0.handle(all: inputs, at: instant ?? now) }
  }

  /// The same, after a change of its viewport or of its content.
  func updating(_ change: (inout Viewport) -> Void) -> Scroller { changed(self) { $0.update(change) } }
  func applying(_ change: ContentChange) -> Scroller { changed(self) { $0.apply(change) } }

  /// The scroller with a finger on it that has moved in steps, one every 10 ms.
  func dragged(by step: Double = -20, steps: Int = 3, finger: Int = 0) -> Scroller {
    var scroller = handling(.touchDown(ScrollPoint(200, 400), finger: finger))
    for count in 1...steps {
      let place = ScrollPoint(200, 400 + step * Double(count))
      _ = scroller.take(.touchMoved(place, finger: finger), after: .milliseconds(10))
    }
    return scroller
  }

  mutating func handle(all inputs: [Input], at instant: ScrollInstant) {
    for input in inputs { handle(input, at: instant) }
  }

  /// Handles an input a duration later than now.
  @discardableResult
  mutating func handle(_ input: Input, after delay: Duration) -> Events {
    handle(input, at: now.advanced(by: delay))
  }

  /// Changes the viewport without any effect on the motion.
  mutating func show(_ change: (inout Viewport) -> Void) { show(changed(viewport, change)) }

  /// How the state breaks its invariants; nil where it does not.
  var invariantFault: String? { fault }

  var x: Double { viewport.contentOffset.x }
  var y: Double { viewport.contentOffset.y }

  /// Handles an input a duration later than now, and returns its events as a list.
  mutating func take(_ input: Input, after delay: Duration = .zero) -> [Event] {
    defer { checkInvariants() }
    return Array(handle(input, after: delay))
  }

  /// Advances frame by frame until rest; returns all events, with runs of didScroll as one.
  mutating func run(every frame: Duration = .seconds(1) / 60, atMost count: Int = 10_000) -> [Event] {
    var events: [Event] = []
    for _ in 0..<count where phase != .idle {
      for event in advance(by: frame) where event != .didScroll || events.last != .didScroll {
        events.append(event)
      }
      checkInvariants()
    }
    return events
  }

  /// The same, when it rests.
  var rested: Scroller { changed(self) { _ = $0.run() } }
}

extension Viewport {
  mutating func setBounces(_ bounces: Bool, on axis: ScrollAxis) {
    if axis == .horizontal { bouncesHorizontally = bounces } else { bouncesVertically = bounces }
  }
}

extension Scroller.Physics {
  /// UIKit's values in both integrations.
  static var both: [Scroller.Physics] { Integration.allCases.map { Scroller.Physics(integration: $0) } }
}

extension ScrollInstant {
  /// The instant that many milliseconds after the origin.
  static func milliseconds(_ count: some BinaryInteger) -> ScrollInstant {
    ScrollInstant(.milliseconds(count))
  }

  /// The instant that many seconds after the origin.
  static func seconds(_ count: Double) -> ScrollInstant { ScrollInstant(seconds: count) }

  func time(to later: ScrollInstant) -> Double { seconds(to: later) }
}

/// A member of a screen, of any kind.
protocol ScreenContent {
  var geometry: ScrollScreen.Geometry { get }
}

extension Viewport: ScreenContent {
  var geometry: ScrollScreen.Geometry { .scrollView(self) }
}

extension ScrollSheet: ScreenContent {
  var geometry: ScrollScreen.Geometry { .sheet(self) }
}

extension ScrollScreen.Geometry: ScreenContent {
  var geometry: ScrollScreen.Geometry { self }
}

extension ScrollPoint {
  /// Whether both coordinates differ by no more than the rounding of sums.
  func isNear(_ other: ScrollPoint, within distance: Double = 1e-9) -> Bool {
    max((x - other.x).magnitude, (y - other.y).magnitude) <= distance
  }
}

extension ScrollScreen {
  /// Creates a screen of members in one another, from the outermost, member 1, on; a sheet that is one is at a detent.
  init(
    rules: Rules = .uiKit, physics: Scroller.Physics = .uiKit, detent: Int? = 0, of outermost: Geometry,
    _ others: any ScreenContent...
  ) { self.init(rules, physics, detent, [outermost] + others) }

  init(
    rules: Rules = .uiKit, physics: Scroller.Physics = .uiKit, detent: Int? = 0,
    of members: any ScreenContent...
  ) { self.init(rules, physics, detent, members) }

  private init(_ rules: Rules, _ physics: Scroller.Physics, _ detent: Int?, _ members: [any ScreenContent]) {
    self.init(rules: rules)
    for (index, member) in members.enumerated() {
      insert(member.geometry, as: ID(index + 1), in: index == 0 ? nil : ID(index), physics: physics)
      if index == 0 && detent != 0 { move(1, to: detent, animation: nil, at: now) }
    }
  }

  /// The offset of a member on an axis.
  subscript(id: ID, axis: ScrollAxis) -> Double { self[id].contentOffset[axis] }

  func offsets(on axis: ScrollAxis = .vertical, of ids: ID...) -> [Double] { ids.map { self[$0, axis] } }

  /// The same, when it rests.
  var rested: ScrollScreen { changed(self) { $0.runToRest() } }

  /// The same at an instant, or at that of its rest.
  func advanced(to instant: ScrollInstant? = nil) -> ScrollScreen {
    changed(self) { $0.advance(to: instant ?? instantOfRest) }
  }

  /// The same, after a member has had inputs at one instant, or now.
  func handling(_ inputs: Scroller.Input..., on id: ID? = nil, at instant: ScrollInstant? = nil)
    -> ScrollScreen
  { changed(self) { $0.handle(all: inputs, on: id, at: instant) } }

  /// The same, after a member has had inputs, each as many milliseconds after the origin as its key says.
  func handling(_ inputs: KeyValuePairs<Int, Scroller.Input>, on id: ID? = nil) -> ScrollScreen {
    changed(self) { $0.handle(inputs, on: id) }
  }

  /// The same, after a drag of a member that ends.
  func dragging(
    _ id: ID, by way: ScrollVector? = nil, endingAt velocity: ScrollVector = .zero,
    then time: Duration? = nil
  ) -> ScrollScreen { changed(self) { $0.drag(id, by: way, endingAt: velocity, then: time) } }

  /// Gives a member inputs at one instant, or now.
  mutating func give(
    _ inputs: Scroller.Input..., on id: ID? = nil, at instant: ScrollInstant? = nil
  ) -> ScrollScreen {
    handle(all: inputs, on: id, at: instant)
    return self
  }

  /// Gives a member inputs, and advances to the instant of rest.
  @discardableResult
  mutating func settle(
    after inputs: Scroller.Input..., on id: ID? = nil, at instant: ScrollInstant? = nil
  ) -> ScrollScreen {
    handle(all: inputs, on: id, at: instant)
    advance(to: instantOfRest)
    return self
  }

  /// Gives a member inputs, and advances frame by frame until rest.
  @discardableResult
  mutating func runToRest(
    after input: Scroller.Input, _ others: Scroller.Input..., on id: ID? = nil,
    at instant: ScrollInstant? = nil
  ) -> ScrollScreen {
    handle(all: [input] + others, on: id, at: instant)
    runToRest()
    return self
  }

  /// Gives a member inputs, and advances by a duration, or to an instant.
  @discardableResult
  mutating func advance(
    by time: Duration? = nil, to later: ScrollInstant? = nil, after input: Scroller.Input,
    _ others: Scroller.Input..., on id: ID? = nil, at instant: ScrollInstant? = nil
  ) -> ScrollScreen {
    handle(all: [input] + others, on: id, at: instant)
    advance(to: later ?? now.advanced(by: time ?? .zero))
    return self
  }

  /// Drags a member, if by a way, and lets go; then advances by a duration.
  @discardableResult
  mutating func drag(
    _ id: ID, by way: ScrollVector? = nil, endingAt velocity: ScrollVector = .zero,
    at instant: ScrollInstant? = nil, then time: Duration? = nil
  ) -> ScrollScreen {
    let moved = way.map { [Scroller.Input.moved(by: $0)] } ?? []
    handle(all: [.began] + moved + [.ended(velocity: velocity)], on: id, at: instant)
    if let time { advance(by: time) }
    return self
  }

  /// Gives a member an input a duration later than now.
  @discardableResult
  mutating func handle(_ input: Scroller.Input, on id: ID? = nil, after delay: Duration) -> Changes {
    handle(input, on: id, at: now.advanced(by: delay))
  }

  /// Gives a member inputs, each as many milliseconds after the origin as its key says.
  mutating func handle(_ inputs: KeyValuePairs<Int, Scroller.Input>, on id: ID? = nil) {
    for (time, input) in inputs { handle(input, on: id, at: .milliseconds(time)) }
  }

  /// Gives a member inputs at one instant, or now.
  mutating func handle(all inputs: [Scroller.Input], on id: ID? = nil, at instant: ScrollInstant? = nil) {
    for input in inputs { handle(input, on: id, at: instant ?? now) }
  }
}

extension ChainOfViews {
  mutating func handle(all inputs: [Scroller.Input], at instant: ScrollInstant) {
    for input in inputs { handle(input, at: instant) }
  }
}
