@testable import ScrollKinetics

/// The velocity of content that does not bounce is 0 where a limit holds it (PHYSICS §9).
final class VelocityAtLimitsTests: XCTestCase {
  /// A flight of content that does not bounce, near a limit.
  struct Case {
    var offset: ScrollPoint
    var velocity: ScrollVector
    var target: ScrollPoint?
    var physics: Scroller.Physics
    var arrival: ScrollArrival?
    var delta: ScrollVector?
    var times: [Duration]

    static let limits = 0.0...7200.0

    init(_ generator: inout SplitMix64) {
      offset = ScrollPoint { _ in
        generator.pick([0, generator.double(in: 0...300), generator.double(in: 6900...7200), 7200])
      }
      velocity = ScrollVector { _ in generator.double(in: -6000...6000) }
      physics = Scroller.Physics(integration: generator.pick([.exact, .exact, .displayLink]))
      physics.snapping = generator.pick([
        .none, .none, .paging, ScrollSnapping(SnapRule(.every(170), reach: .steps([2200, 2700]))),
        ScrollSnapping(SnapRule(.offsets([200, 6900]), arrival: .within(.milliseconds(900)))),
      ])
      if generator.happens(onceIn: 2) {
        target = ScrollPoint { _ in generator.pick([0, 7200, generator.double(in: 0...7200)]) }
        let spring = ScrollSpring(dampingRatio: 0.4, response: 0.5)
        arrival = generator.pick([nil, .within(.seconds(1)), .spring(spring)])
      }
      if generator.happens(onceIn: 3) { delta = ScrollVector { _ in generator.double(in: -900...900) } }
      times = (0..<12).map { _ in .microseconds(generator.integer(in: 100...120_000)) }
    }

    /// The scroller at each of the times of the flight; then of the content that deltas move.
    func states(slices: Int = 1) -> [Scroller] {
      var states: [Scroller] = []
      // With limits of 0…7200 on both axes.
      var scroller = Scroller.wide(at: offset, physics)
      scroller.show { ($0.contentSize.width, $0.bounces) = (7600, false) }
      scroller.handle(.began, at: .origin)
      scroller.handle(.ended(velocity: -velocity), at: .origin) {
        if let target { $0.target = target }
        if let arrival { $0.arrival = arrival }
      }
      for (index, time) in times.enumerated() {
        if index == 6, let delta { scroller.handle(.wheel(delta, .wheel)) }
        let first = time - time / slices * (slices - 1)
        for slice in 0..<slices { scroller.advance(by: slice > 0 ? time / slices : first) }
        states.append(scroller)
      }
      scroller.handle(.stop)
      for time in times {
        scroller.handle(
          .scroll(ScrollVector { velocity[$0] / 60 }, phase: .unphased), at: scroller.now.advanced(by: time))
        states.append(scroller)
      }
      return states
    }

    var mirrored: Case {
      var mirrored = self
      mirrored.offset = ScrollPoint { 7200 - offset[$0] }
      mirrored.velocity = -velocity
      mirrored.target = target.map { target in ScrollPoint { 7200 - target[$0] } }
      mirrored.delta = delta.map { -$0 }
      return mirrored
    }
  }

  /// Whether the content is at a limit now and a microsecond later, and not only rounded to it by the pixel grid.
  static func isHeld(_ scroller: Scroller, on axis: ScrollAxis) -> Bool {
    let offset = scroller.contentOffset[axis]
    guard offset == Case.limits.lowerBound || offset == Case.limits.upperBound else { return false }
    let soon = scroller.now.advanced(by: .microseconds(1))
    return scroller.after(.microseconds(1)).contentOffset[axis] == offset
      && scroller.contentOffset(at: soon)[axis] == offset
  }

  /// Catches: `state` for `.rest(at: limit)` in `state(of:on:)`; `isHeld` left out there.
  func testContentAtALimitHasNoVelocity() {
    var held = 0
    forAll("held content has no velocity, other content the slope of its offset", count: 1500, in: Case.init)
    { test in
      for (scroller, axis) in product(test.states(), ScrollAxis.allCases) {
        let (offset, velocity) = (scroller.contentOffset[axis], scroller.velocity[axis])
        if !Case.limits.contains(offset) { return "\(offset) is past a limit" }
        let isOutward = velocity < 0 ? offset == Case.limits.lowerBound : offset == Case.limits.upperBound
        if velocity != 0 && isOutward && scroller.isDecelerating { return "\(velocity) out of \(offset)" }
        // Deltas inwards that are less than a pixel leave coasting content at the limit.
        guard !scroller.axes[axis].isCoasting, Self.isHeld(scroller, on: axis) else { continue }
        if scroller.isMoving && !scroller.isAtRest(on: axis) && scroller.isDecelerating { held += 1 }
        if velocity != 0 { return "\(velocity) at \(offset), \(scroller.phase)" }
      }
      return nil
    }
    assertMet(held, moreThan: 700)
  }

  /// Additional frames change no velocity, of content held by a limit either.
  func testSlicesChangeNoVelocity() {
    forAll("slices change no velocity", count: 300, in: Case.init) { test in
      guard test.physics.integration == .exact else { return nil }
      let (whole, sliced) = (test.states().map(\.velocity), test.states(slices: 3).map(\.velocity))
      return whole == sliced ? nil : "\(whole), \(sliced)"
    }
  }

  /// The mirrored flight of the same content is held by the other limit, at the same moments.
  func testMirroredFlightsAreHeldAlike() {
    forAll("mirrored flights are held alike", count: 300, in: Case.init) { test in
      guard test.physics.snapping == .none, test.target == nil else { return nil }
      func held(_ test: Case) -> [PerAxis<Bool>] {
        test.states().map { scroller in PerAxis { scroller.velocity[$0] == 0 } }
      }
      let (here, there) = (held(test), held(test.mirrored))
      return here == there ? nil : "\(here), \(there)"
    }
  }
}
