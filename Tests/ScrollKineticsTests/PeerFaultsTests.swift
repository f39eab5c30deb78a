@testable import ScrollKinetics

/// Known faults of other scroll views, one test for each.
final class PeerFaultsTests: XCTestCase {
  private func frames(_ scroller: Scroller, every frame: Duration = .milliseconds(8), count: Int = 400)
    -> [Double]
  {
    var scroller = scroller
    return (0..<count).map { _ in
      scroller.advance(by: frame)
      return scroller.y
    }
  }

  func testVelocityClampsOrEdgeTestsOnOneSideOnly() {
    for (physics, velocity) in product(Scroller.Physics.both, [11_270.0, 60_000, 1e9, 7200]) {
      for distance in [0.0, 100, 3000, -80] {
        // Mirrored about the middle of the content, 3600: whole numbers, so that no sum is rounded.
        let up = Scroller.tall(at: 7200 - distance, physics) { $0.contentInset.top = 7200 }.flung(velocity)
        let down = Scroller.tall(at: distance - 7200, physics) { $0.contentInset.top = 7200 }.flung(-velocity)
        XCTAssertEqual(frames(up), frames(down).map { 0 - $0 }, "\(velocity) from \(distance)")
      }
    }
    // No clamp: 11.27 pt/ms were recorded inside, and 4.1 times as fast goes as much further.
    let far = Scroller.tall(at: 0) { $0.contentSize.height = 1e6 }
    XCTAssertEqual(far.flung(11_270).target!.y, 499 * (11.27 - 0.01), accuracy: 1)
    XCTAssertEqual(far.flung(112_700).target!.y, 499 * (112.7 - 0.01), accuracy: 1)
  }

  func testAContentThatOutrunsTheFingerWhileOverScrolled() {
    for (direction, start) in product([1.0, -1], [0.0, 40, 300, 700, 5000]) {
      let edge = direction > 0 ? 0.0 : 7200
      var scroller = Scroller.tall(at: edge - direction * start).handling(.began)
      for step in 0..<400 {
        let before = scroller.y
        let way = step < 200 ? direction * 7 : direction * -7
        _ = scroller.take(.moved(by: .vertical(way)), after: .milliseconds(8))
        XCTAssertLessThanOrEqual((scroller.y - before).magnitude, 7 + 1)
      }
      XCTAssertEqual(scroller.y, edge - direction * start, accuracy: 1e-9, "there and back")
    }
  }

  func testRubberBandThatDependsOnHowManyEventsTheSameDragArrivesIn() {
    for (start, distance) in product([0.0, 30, -60, 7200, 7100, 9000], [400.0, -400, 64]) {
      var ends: Set<Double> = []
      for count in [1, 2, 16, 128] {
        var scroller = Scroller.tall(at: start).handling(.began)
        for _ in 0..<count { _ = scroller.take(.moved(by: .vertical(distance / Double(count)))) }
        ends.insert(scroller.y)
      }
      XCTAssertEqual(ends.count, 1, "\(distance) from \(start): \(ends)")
    }
  }

  func testAnInwardFlingFromExactlyOnAnEdgeThatBouncesInsteadOfScrolling() {
    for (physics, (edge, velocity)) in product(Scroller.Physics.both, [(0.0, 2000.0), (7200, -2000)]) {
      let scroller = Scroller.tall(at: edge, physics).flung(velocity)
      let offsets = frames(scroller)
      XCTAssertTrue(offsets.allSatisfy { (0...7200).contains($0) })
      XCTAssertEqual((offsets.last! - edge).magnitude, 499 * (2 - 0.01), accuracy: 2)
    }
  }

  func testAFastInwardReleaseFromOverScrollThatNeverHandsBackToDeceleration() {
    for physics in Scroller.Physics.both {
      for (offset, velocity) in [(-60.0, 3000.0), (7260, -3000)] {
        let scroller = Scroller.tall(at: offset, physics).flung(velocity)
        let offsets = frames(scroller)
        let edge = offset < 0 ? 0.0 : 7200
        // The content crosses the edge and continues inside, much farther than any bounce.
        XCTAssertGreaterThan((offsets.last! - edge).magnitude, 900)
        XCTAssertTrue((0...7200).contains(offsets.last!))
      }
      // Through to the other side, and back to that limit.
      XCTAssertEqual(Scroller.tall(at: -60, physics).flung(40_000).rested.y, 7200)
    }
  }

  func testWhenXHitsItsEdgeYStopsToo() {
    for (physics, dx) in product(Scroller.Physics.both, [8000.0, -8000]) {
      let alone = Scroller.wide(at: ScrollPoint(3800, 2000), physics).flung(2500)
      let both = Scroller.wide(at: ScrollPoint(dx > 0 ? 7590 : 10, 2000), physics).flung(2500, dx: dx)
      assertEqual((frames(both), both.rested.x), (frames(alone), dx > 0 ? 7600 : 0))
    }
  }

  func testNegativeDurationsForTinyFlings() {
    for velocity in [0.0, .leastNormalMagnitude, 1e-9, 1, 9.99, 10, 10.01, 249.9, 250] {
      for (sign, offset) in product([1.0, -1], [0.0, 7200, 3000, -0.3, 7200.3]) {
        let scroller = Scroller.tall(at: offset).flung(sign * velocity)
        XCTAssertGreaterThanOrEqual(scroller.instantOfRest, scroller.now)
        XCTAssertGreaterThanOrEqual(
          AxisPlan(from: offset, momentum: sign * velocity, limits: 0...7200).duration, 0)
        XCTAssertEqual(scroller.rested.viewport.overscroll, .zero)
      }
    }
  }

  func testContentThatExactlyFitsOrIsShorterThanTheViewport() {
    for (physics, content, always) in product(Scroller.Physics.both, [800.0, 799.9, 300, 0], [false, true]) {
      let start = Scroller.tall(at: 0, physics) {
        $0.contentSize.height = content
        $0.alwaysBounceVertical = always
      }
      for (drag, velocity) in [(150.0, 3000.0), (-150, -3000), (150, -3000), (-90, 0)] {
        var scroller = start.handling(.began)
        _ = scroller.take(.moved(by: .vertical(drag)))
        XCTAssertEqual(scroller.y != 0, always)
        _ = scroller.take(.ended(velocity: .vertical(velocity)))
        _ = scroller.run()
        XCTAssertEqual(scroller.y, 0)
      }
      assertEqual((start.handling(.key(.end)).y, start.handling(.wheel(.vertical(300))).y), (0, 0))
    }
  }

  func testTravelThatDiffersAt60And120Hz() {
    for velocity in [300.0, 1000, 5000, 9000] {
      let exact = Scroller.tall(at: 500).flung(velocity)
      let ends = [24, 60, 97, 120, 1000].map { rate in
        var scroller = exact
        _ = scroller.run(every: .seconds(1) / rate)
        return scroller.y
      }
      XCTAssertEqual(Set(ends).count, 1)
      var (slow, fast) = (exact, exact)
      for frame in 1...120 {
        fast.advance(to: ScrollInstant(.seconds(1) * frame / 120))
        guard frame % 2 == 0 else { continue }
        slow.advance(to: ScrollInstant(.seconds(1) * frame / 120))
        XCTAssertEqual(slow.y.bitPattern, fast.y.bitPattern)
      }
      // The ticks of a display link affect the result, but by no more than a pixel or two.
      for rate in [60.0, 120] {
        var scroller = Scroller.tall(at: 500, .init(integration: .displayLink, framesPerSecond: rate))
        scroller = scroller.flung(velocity)
        _ = scroller.run(every: .seconds(1 / rate))
        XCTAssertEqual(scroller.y, ends[0], accuracy: 2)
      }
    }
  }

  func testStopRulesInPointsPerTick() {
    // The last point before rest is left at 10 pt/s at every rate: T = ln(|v|/10)/a.
    let start = Scroller.tall(at: 0).flung(1000)
    for rate in [30, 60, 120, 1000, 8000] {
      var scroller = start
      while scroller.phase != .idle { scroller.advance(by: .seconds(1) / rate) }
      XCTAssertEqual(start.now.seconds(to: scroller.now), 2.3003, accuracy: 1 / Double(rate) + 1e-3)
    }
    var ticking = Scroller.tall(at: 0, .init(integration: .displayLink, framesPerSecond: 1000)).flung(1000)
    let begun = ticking.now
    while ticking.phase != .idle { ticking.advance(by: .milliseconds(1)) }
    XCTAssertEqual(begun.seconds(to: ticking.now), 2.3003, accuracy: 0.01)
  }

  func testAnOverdampedSpringWithTheWrongStartOrVelocity() {
    for ratio in [0.3, 0.999999, 1, 1.000001, 2, 30] {
      let spring = ScrollSpring(dampingRatio: ratio, response: 0.5)
      for velocity in [0.0, 900, -900] {
        let curve = SpringCurve(from: 100, velocity: velocity, to: 700, spring: spring)
        assertEqual((curve.position(at: 0), curve.velocity(at: 0)), (100, velocity))
        XCTAssertEqual(curve.position(at: 1e-9), 100 + 1e-9 * velocity, accuracy: 1e-12 * 1e4)
        XCTAssertEqual(curve.velocity(at: 1e-9), velocity, accuracy: 1e-2)
      }
      let sent = Scroller.tall().handling(.setContentOffset(ScrollPoint(0, 2600), .spring(spring)))
      assertEqual((sent.y, sent.velocity, sent.rested.y), (2000, .zero, 2600))
    }
  }

  func testAReportedTargetThatIsNotWhereItStops() {
    for velocity in stride(from: -9000.0, through: 9000, by: 411) {
      for offset in [-120.0, 0, 0.4, 333.3, 3600, 7200, 7300] {
        for snapping in [ScrollSnapping.none, .paging] {
          var target: Double?
          var scroller = Scroller.tall(at: offset, .init(snapping: snapping)) { $0.displayScale = 3 }
          scroller = scroller.flung(velocity) { target = $0.target.y }
          XCTAssertEqual(scroller.rested.y.bitPattern, target?.bitPattern, "\(velocity) from \(offset)")
        }
      }
    }
  }

  func testAPageLostOnRotation() {
    for page in 0...8 {
      var scroller = Scroller.tall(at: 800 * Double(page), .init(snapping: .paging))
      let (portrait, landscape) = (ScrollSize(400, 800), ScrollSize(800, 370))
      for (size, count) in [(landscape, 10.0), (portrait, 10), (.zero, 10), (portrait, 10), (landscape, 10)] {
        scroller.update(keeping: .page) {
          $0.frame.size = size
          $0.contentSize.height = count * size.height
        }
        if size.height > 0 { XCTAssertEqual(scroller.y, Double(page) * size.height) }
        if size == .zero {
          // A page without length does not preserve the page number; a host that needs it keeps an anchor.
          scroller = Scroller.tall(at: 800 * Double(page), .init(snapping: .paging))
        }
      }
    }
  }

  func testInsetsCountedTwice() {
    let scroller = Scroller.tall(at: -47) { $0.safeAreaInsets = ScrollInsets(top: 47, bottom: 34) }
    assertEqual((scroller.viewport.limits(on: .vertical), scroller.flung(0).y), (-47...7234, -47))
    assertEqual((scroller.flung(-900).rested.y, scroller.handling(.scrollToTop)), (-47, scroller))
    assertEqual((scroller.handling(.key(.end)).y, scroller.flung(90_000).rested.y), (7234, 7234))
    XCTAssertEqual(scroller.handling(.scrollRectToVisible(ScrollRect(0, 0, 1, 1), animated: false)).y, -47)
  }

  func testPhasesReportedTwiceOrNever() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics)
      var counts: [Scroller.Event: Int] = [:]
      func note(_ events: [Scroller.Event]) { for event in events { counts[event, default: 0] += 1 } }
      for _ in 0..<3 {
        note(scroller.take(.touchDown(ScrollPoint(0, 500))))
        note(scroller.take(.touchDown(ScrollPoint(0, 100), finger: 1)))
        for step in 1...5 {
          note(scroller.take(.touchMoved(ScrollPoint(0, 500 - 20 * Double(step))), after: .milliseconds(8)))
        }
        note(scroller.take(.touchUp(finger: 1)))
        note(scroller.take(.touchUp))
        for _ in 0..<5 { note(Array(scroller.advance(by: .milliseconds(16)))) }
      }
      note(scroller.run())
      for event in [
        Scroller.Event.willBeginDragging, .willEndDragging, .didEndDragging(willDecelerate: true),
        .willBeginDecelerating, .didEndDecelerating,
      ] { XCTAssertEqual(counts[event], 3, "\(event)") }
    }
  }

  func testASecondFingerThatMultipliesTheSpeed() {
    var velocities: [ScrollVector] = []
    for fingers in 1...3 {
      var scroller = Scroller.tall()
      for finger in 0..<fingers { _ = scroller.take(.touchDown(ScrollPoint(0, 500), finger: finger)) }
      for (step, finger) in product(1...6, 0..<fingers) {
        _ = scroller.take(
          .touchMoved(ScrollPoint(0, 500 - 20 * Double(step)), finger: finger),
          after: finger == 0 ? .milliseconds(10) : .zero)
      }
      for finger in (0..<fingers).reversed() {
        scroller.handle(.touchUp(finger: finger)) { velocities.append($0.velocity) }
      }
      XCTAssertEqual(scroller.y, 2110)
    }
    assertEqual((velocities.count, Set(velocities).count), (3, 1))
    XCTAssertEqual(velocities[0].dy, 2000, accuracy: 1e-9)
    // Repeated flicks do not multiply the speed either: each uses only its own samples.
    var scroller = Scroller.tall(at: 0) { $0.contentSize.height = 1e6 }
    for _ in 0..<5 {
      scroller = scroller.flung(3000)
      XCTAssertEqual(scroller.axes.vertical.state(at: scroller.now).momentum, 3000)
      scroller.advance(by: .milliseconds(900))
    }
  }
}
