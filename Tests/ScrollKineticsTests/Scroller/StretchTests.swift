@testable import ScrollKinetics

/// The stretch that is drawn of content that stops at its limits.
final class StretchTests: XCTestCase {
  private static let spring = ScrollSpring(angularFrequency: 24.657, dampingRatio: 0.98)

  /// A scroller with Android's feel, at a limit along an axis.
  private func scroller(
    along axis: ScrollAxis, towardsEnd: Bool, _ change: (inout Scroller.Physics) -> Void = { _ in }
  ) -> Scroller {
    var physics = Scroller.Physics.preset(.android)
    change(&physics)
    var viewport = Viewport(400, 400, content: 2000, 2000)
    if towardsEnd { viewport.contentOffset[axis] = 1600 }
    return Scroller(viewport: viewport, physics: physics)
  }

  // Pulled by the finger point by point, brought back by the spring after it; the content and its events know nothing of it.
  // On both axes and at both ends, with frames and without, ticking or not.
  // Catches: in `Scroller.pull(on:)`, the magnitude alone.
  func testAFingerPulls() {
    let integrations = Scroller.Physics.Integration.allCases
    for (axis, sign, integration) in product(ScrollAxis.allCases, [1.0, -1], integrations) {
      var scroller = scroller(along: axis, towardsEnd: sign > 0) { $0.integration = integration }
      let start = scroller.contentOffset
      scroller.handle(.began, at: .origin)
      scroller.handle(.moved(by: .along(axis, -60 * sign)), at: .seconds(0.1))
      assertEqual((scroller.stretch, scroller.contentOffset), (.along(axis, 60 * sign), start))
      XCTAssertFalse(scroller.needsFrames)
      let events = scroller.handle(.ended(velocity: .zero), at: .seconds(0.2))
      XCTAssertEqual(Array(events), [.willEndDragging, .stops])
      assertEqual((scroller.phase, scroller.needsFrames), (.idle, true))
      let spring = SpringCurve(from: 60 * sign, velocity: 0, to: 0, spring: Self.spring, restDistance: 0.5)
      XCTAssertEqual(scroller.instantOfStretchRest, ScrollInstant(seconds: 0.2).following(spring.duration))
      let once = scroller
      for frame in 13...60 {
        let instant = ScrollInstant(seconds: Double(frame) / 60)
        XCTAssertEqual(Array(scroller.advance(to: instant)), [])
        let time = ScrollInstant(seconds: 0.2).seconds(to: instant)
        XCTAssertEqual(scroller.stretch, .along(axis, spring.position(at: time)), "\(axis) \(frame)")
        XCTAssertEqual(once.advanced(to: instant), scroller)
        scroller.checkInvariants()
      }
      assertEqual((scroller.stretch, scroller.needsFrames), (.zero, false))
    }
  }

  // Catches: in `Scroller.relax(_:from:momentum:by:)`, `axes[axis].isScrollable` made `false`.
  func testContentThatFitsRelaxes() {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      let viewport = Viewport(
        400, 800, content: 400, 300, alwaysBounceHorizontal: true, alwaysBounceVertical: true)
      var scroller = Scroller(viewport: viewport, physics: .preset(.android))
      scroller.handle(all: [.began, .moved(by: .along(axis, -60 * sign)), .ended(velocity: .zero)])
      assertEqual((scroller.stretch, scroller.needsFrames), (.along(axis, 60 * sign), true))
      scroller.advance(to: scroller.instantOfStretchRest)
      assertEqual((scroller.stretch, scroller.needsFrames), (.zero, false))
    }
  }

  // In flight, the end that is announced is that of the stretch which the flight will leave.
  // Catches: in `instantOfStretchRest`, `stretching: physics.limit.stretch` left out.
  func testAFlightAnnouncesTheEndOfItsStretch() {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      var scroller = scroller(along: axis, towardsEnd: sign > 0)
      scroller.handle(all: [.began, .moved(by: .along(axis, 50 * sign))], at: .origin)
      scroller.handle(.ended(velocity: .along(axis, -3000 * sign)), at: .origin)
      let end = scroller.instantOfStretchRest
      XCTAssertGreaterThan(end, scroller.instantOfRest)
      scroller.advance(to: scroller.instantOfRest)
      assertEqual((scroller.instantOfStretchRest, scroller.needsFrames), (end, true))
      scroller.advance(to: end)
      XCTAssertFalse(scroller.needsFrames)
    }
  }

  // Changed under a finger or in a bounce, the law of the limits is that of the next drag and the next flight.
  // Catches: in `Scroller.endTouch(_:_:_:)`, `physics.limit` in place of `touch.limit`; in `MovingAxis.catchUp`, `meeting` in place of
  // `stop`.
  func testAnotherLimitIsThatOfTheNextMotion() {
    for preset in [Scroller.Preset.uiKit, .gtk, .qt] {
      var pulled = scroller(along: .vertical, towardsEnd: true)
      pulled.handle(all: [.began, .moved(by: .vertical(-60))], at: .origin)
      pulled.physics = preset.physics
      pulled.handle(.ended(velocity: .zero), at: .origin)
      XCTAssertEqual(pulled.stretch.dy, 60, "\(preset)")
      var flown = scroller(along: .vertical, towardsEnd: true) { $0 = preset.physics }
      flown.handle(all: [.setContentOffset(ScrollPoint(0, 1500), nil), .fling(.vertical(3000))], at: .origin)
      flown.physics = .preset(.android)
      for _ in 1...200 {
        flown.advance(by: .milliseconds(16))
        XCTAssertEqual(flown.stretch, .zero, "\(preset)")
      }
    }
  }

  // A flight that meets the limit gives its velocity to the spring, at the instant of the meeting however frames lie.
  // Catches: in `MovingAxis.catchUp`, `now` in place of the end of the plan.
  func testAFlightIsAbsorbed() {
    for sign in [1.0, -1] {
      var scroller = scroller(along: .vertical, towardsEnd: sign > 0)
      scroller.handle(.setContentOffset(ScrollPoint(0, sign > 0 ? 1500 : 100), nil), at: .origin)
      scroller.handle(all: [.began, .ended(velocity: .along(.vertical, -3000 * sign))], at: .origin)
      guard let meeting = scroller.limitMeeting(on: .vertical) else { return XCTFail("no meeting") }
      XCTAssertEqual(scroller.instantOfRest, meeting.instant)
      let late = scroller.advanced(to: meeting.instant.advanced(by: .milliseconds(40)))
      scroller.advance(to: meeting.instant.advanced(by: .milliseconds(-1)))
      XCTAssertEqual(scroller.stretch, .zero)
      XCTAssertTrue(scroller.advance(to: meeting.instant).contains(.didEndDecelerating))
      XCTAssertEqual(scroller.phase, .idle)
      scroller.advance(to: late.now)
      XCTAssertEqual(late, scroller)
      let spring = SpringCurve(
        from: 0, velocity: meeting.velocity, to: 0, spring: Self.spring, restDistance: 0.5)
      XCTAssertEqual(scroller.stretch.dy, spring.position(at: 0.04), accuracy: 1e-6)
      XCTAssertGreaterThan(sign * scroller.stretch.dy, 20)
      // Encoded and shifted, it goes on.
      XCTAssertEqual(try? scroller.coded(), scroller)
      XCTAssertEqual(changed(scroller) { $0.shiftTime(by: .seconds(100)) }.stretch, scroller.stretch)
      // A finger takes the stretch over; one that only touches changes nothing.
      let stretch = scroller.stretch
      XCTAssertEqual(scroller.handling(.touchDown(.zero), .touchUp).stretch, stretch)
      scroller.handle(.began)
      XCTAssertEqual(scroller.stretch.dy, stretch.dy, accuracy: 1e-9)
      scroller.handle(.moved(by: .along(.vertical, 5 * sign)))
      XCTAssertEqual(scroller.stretch.dy, stretch.dy - 5 * sign, accuracy: 1e-9)
    }
  }

  // A fling outwards at the limit stretches as the release of a finger with that velocity does, and goes on from a stretch that is there;
  // one inwards ends it.
  // Catches: in `Scroller.fling(_:_:_:)`, `relax(axis, from: stretch, momentum: start.momentum[axis], by: physics.limit)` left out,
  // and `let stretch = stretch(on: axis, at: now)` made `let stretch = 0.0`; in
  // `MovingAxis.relax(from:_:by:since:)`, `guard curve.duration > 0` left out.
  func testAFlingStretches() {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      var released = scroller(along: axis, towardsEnd: sign > 0)
      var flung = scroller(along: axis, towardsEnd: sign > 0)
      for velocity in [2000.0, 500] {
        released.handle(all: [.began, .ended(velocity: .along(axis, -velocity * sign))])
        flung.handle(.fling(.along(axis, velocity * sign)))
        XCTAssertTrue(flung.needsFrames)
        for _ in 0..<3 {
          released.advance(by: .milliseconds(16))
          flung.advance(by: .milliseconds(16))
          XCTAssertGreaterThan(flung.stretch[axis] * sign, 1)
          XCTAssertEqual(flung.stretch[axis], released.stretch[axis], accuracy: 1e-9)
        }
      }
      flung.handle(.fling(.along(axis, -500 * sign)))
      assertEqual((flung.stretch, flung.isMoving), (.zero, true))
      // What nobody would see needs no frames.
      flung = scroller(along: axis, towardsEnd: sign > 0)
      flung.handle(.fling(.along(axis, 5 * sign)), at: .origin)
      XCTAssertFalse(flung.needsFrames || flung.axes[axis].isRelaxing)
    }
  }

  // Without a spring, without bounces and on an axis that does not scroll there is none. Catches: in `Scroller.pull(on:)`
  // and in `Scroller.relax`, `axes[axis].bounces` left out.
  func testWhatDoesNotStretch() {
    for change in [
      { (scroller: inout Scroller) in scroller.physics.limit = .clamp },
      { $0.physics = .uiKit }, { $0.update(at: .origin) { $0.bouncesVertically = false } },
      { $0.update(at: .origin) { $0.contentSize.height = 100 } },
    ] {
      var scroller = scroller(along: .vertical, towardsEnd: false)
      change(&scroller)
      scroller.handle(all: [.began, .moved(by: .along(.vertical, 60))], at: .origin)
      XCTAssertEqual(scroller.stretch, .zero)
      scroller.handle(.ended(velocity: .along(.vertical, 900)), at: .origin)
      XCTAssertFalse(!scroller.isMoving && scroller.needsFrames)
      scroller.advance(to: .seconds(0.02))
      XCTAssertEqual(scroller.stretch, .zero)
    }
  }

  /// Content whose limit is off the pixel grid, as by the height of a text, is brought to it by a finger where it does not bounce.
  func testAFingerBringsContentThatDoesNotBounceToALimitOffTheGrid() {
    let presets = [Scroller.Physics.uiKit, .preset(.android)]
    for (axis, preset, isMirrored) in product(ScrollAxis.allCases, presets, [false, true]) {
      var viewport = Viewport(
        frame: ScrollRect(0, 0, 800, 800), contentSize: ScrollSize { $0 == axis ? 1737.42 : 800 },
        displayScale: 3)
      if isMirrored {
        viewport.contentInset = ScrollInsets(top: 20.4, left: 20.4, bottom: 0, right: 0)
        viewport.contentOffset[axis] = 100
      }
      if preset == .uiKit { viewport.bounces = false }
      let limit = viewport.limits(on: axis)
      var scroller = Scroller(viewport: viewport, physics: preset)
      let way = isMirrored ? 1000.0 : -1000
      scroller.handle(all: [.began, .changed(translation: .along(axis, way))], at: .origin)
      let end = isMirrored ? limit.lowerBound : limit.upperBound
      XCTAssertEqual(scroller.contentOffset[axis], end)
      let stretch = scroller.stretch[axis]
      scroller.handle(.ended(velocity: .zero), at: .origin)
      assertEqual((scroller.contentOffset[axis], scroller.stretch[axis]), (end, stretch))
      XCTAssertEqual(stretch != 0, preset != .uiKit)
      XCTAssertFalse(scroller.isMoving)
    }
  }
}
