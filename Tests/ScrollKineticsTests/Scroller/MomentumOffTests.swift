@testable import ScrollKinetics

/// Physics without momentum: no release coasts.
final class MomentumOffTests: XCTestCase {
  private static func physics(
    _ integration: Scroller.Physics.Integration = .exact, snapping: ScrollSnapping = .none
  ) -> Scroller.Physics { Scroller.Physics(integration: integration, snapping: snapping, momentum: .off) }

  /// A fast drag of 60 points by a finger, a recognised drag or a trackpad, let go.
  private func released(
    _ scroller: Scroller, by device: DragDevice, on axis: ScrollAxis, _ sign: Double,
    release: (inout Scroller.Release) -> Void = { _ in }
  ) -> (scroller: Scroller, events: [Scroller.Event]) {
    var scroller = scroller
    let start = scroller.now
    func instant(_ frame: Int) -> ScrollInstant { start.advanced(by: .milliseconds(8 * frame)) }
    var (point, step) = (ScrollPoint(300, 300), ScrollVector.along(axis, sign * -10))
    scroller.handle(device.begin(at: point), at: start)
    // The first 10 points of a finger are its slop.
    for frame in 1...(device == .finger ? 7 : 6) {
      point = point + step
      scroller.handle(device.move(to: point, by: step), at: instant(frame))
    }
    let end = device.end(velocity: .along(axis, sign * -2500))
    let events = scroller.handle(end, at: instant(7), release: release)
    scroller.checkInvariants()
    return (scroller, Array(events))
  }

  private func forEach(_ body: (ScrollAxis, Double, DragDevice, Scroller.Physics.Integration) -> Void) {
    for (axis, sign, device) in product(ScrollAxis.allCases, [1.0, -1], DragDevice.allCases) {
      for integration in Scroller.Physics.Integration.allCases { body(axis, sign, device, integration) }
    }
  }

  /// Content that is let go inside its limits stays there; the drag ends without a deceleration.
  /// Catches: `isFling || physics.momentum != .off` made `true` in `endTouch(_:_:_:)`.
  func testContentStaysWhereItIsLetGo() {
    forEach { axis, sign, device, integration in
      let (scroller, events) = released(.wide(Self.physics(integration)), by: device, on: axis, sign)
      XCTAssertEqual(events, [.willEndDragging, .stops])
      assertEqual((scroller.phase, scroller.contentOffset[axis]), (.idle, 2000 + sign * 60))
      XCTAssertEqual(scroller.restingOffset, scroller.contentOffset)
    }
  }

  /// Content past a limit returns as from rest, whatever the velocity, and never past its limit.
  /// Catches: `freeFlight(momentum: 0, physics.laws(on: axis)), 0)` left out of `Scroller.release`.
  func testContentPastALimitReturnsFromRest() {
    forEach { axis, sign, device, integration in
      // Pulled past the limit by 200 points, then thrown back inwards or farther out.
      var scroller = Scroller.wide(at: ScrollPoint(2000, 2000), Self.physics(integration))
      let limits = scroller.viewport.limits(on: axis)
      let limit = sign > 0 ? limits.upperBound : limits.lowerBound
      scroller.handle(.setContentOffset(ScrollPoint { $0 == axis ? limit + sign * 100 : 2000 }, nil))
      for inwards in [1.0, -1] {
        let (flying, events) = released(scroller, by: device, on: axis, sign * inwards)
        XCTAssertEqual(events.prefix(3), [.willEndDragging, .goesOn, .willBeginDecelerating])
        XCTAssertEqual(flying.restingOffset[axis], limit)
        var resting = flying
        resting.runToRest { scroller, _ in
          XCTAssertGreaterThanOrEqual(sign * (scroller.contentOffset[axis] - limit), 0)
        }
        XCTAssertEqual(resting.contentOffset[axis], limit)
        guard integration == .exact else { continue }
        let distance = flying.contentOffset[axis] - limit
        let later = flying.contentOffset(at: flying.now.advanced(by: .milliseconds(100)))[axis]
        XCTAssertEqual(later, limit + distance * Double.exp(-1.005), accuracy: 1e-9)
      }
    }
  }

  /// The host is given the velocity of the finger and the present offset, and can choose a target; the motion to it begins
  /// with that velocity.
  func testTheHostChoosesATarget() {
    forEach { axis, sign, device, integration in
      var asked: Scroller.Release?
      let start = Scroller.wide(at: ScrollPoint(2000, 2000), Self.physics(integration))
      _ = released(start, by: device, on: axis, sign) { asked = $0 }
      let release = asked!
      XCTAssertEqual(release.proposal[axis], 2000 + sign * 60)
      XCTAssertGreaterThan(sign * release.velocity[axis], 1000)
      let target = 2000 + sign * 400
      let (scroller, _) = released(start, by: device, on: axis, sign) { $0.target[axis] = target }
      XCTAssertEqual(scroller.restingOffset[axis], target)
      XCTAssertEqual(
        scroller.velocity[axis], release.velocity[axis], accuracy: 0.01 * release.velocity[axis].magnitude)
      XCTAssertEqual(scroller.rested.contentOffset[axis], target)
    }
  }

  /// A pager turns a page by the velocity of the finger; a rule that follows the momentum stays at the nearest place.
  /// Catches: `start.coasts ?` left out of the proposal in `Scroller.release`.
  func testRulesChoose() {
    forEach { axis, sign, device, integration in
      let rules = [(SnapRule.paging(), 2000 + sign * 400), (SnapRule(.every(100)), 2000 + sign * 100)]
      for (rule, place) in rules {
        let snapping = ScrollSnapping(rule, on: axis)
        var start = Scroller.wide(at: ScrollPoint(2000, 2000), Self.physics(integration, snapping: snapping))
        // Boundaries of pages at 2000 and 400 points farther.
        if rule == .paging() { start.show { $0.frame.size = ScrollSize(400, 400) } }
        let (scroller, _) = released(start, by: device, on: axis, sign)
        XCTAssertEqual(scroller.restingOffset[axis], place, "\(rule)")
        XCTAssertEqual(scroller.rested.contentOffset[axis], place)
      }
    }
  }

  func testNoMomentumIsTaken() {
    var scroller = released(.wide(Self.physics()), by: .pad, on: .vertical, 1).scroller
    let offset = scroller.contentOffset
    for phase in [Scroller.ScrollPhase.momentumBegan, .momentumChanged, .momentumEnded] {
      XCTAssertTrue(scroller.handle(.scroll(.along(.vertical, 30), phase: phase)).isEmpty)
    }
    XCTAssertEqual(scroller.contentOffset, offset)
  }

  /// Members of a chain do not coast either, and their rules choose from the present offset.
  /// Catches: `momentum: momentum` for `momentum: coasting` in `choice(withMomentum:on:)`.
  func testAChainDoesNotCoast() {
    for rule in [nil, SnapRule(.every(100))] {
      let scroller = Scroller.wide(at: ScrollPoint(2000, 2000), Self.physics())
      let member = ChainOfViews.Member(scroller.viewport, snapping: ScrollSnapping(rule, on: .vertical))
      var chain = ChainOfViews(of: [member], physics: scroller.physics)
      chain.handle(.began, at: .origin)
      for frame in 1...6 { chain.handle(.moved(by: ScrollVector(0, -10)), at: .milliseconds(8 * frame)) }
      chain.handle(.ended(velocity: ScrollVector(0, -2500)), at: .milliseconds(56))
      XCTAssertEqual(chain.target(of: 0).y, rule == nil ? 2060 : 2100)
    }
  }
}
