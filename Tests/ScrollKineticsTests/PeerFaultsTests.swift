/// Known faults of other scroll views. Of these, other tests have more: content that outruns the finger, or whose place depends
/// on the number of events (`AxisDragTests`); flings at an edge, inwards over it or of no time (`FlingCurveTests`); an axis that
/// stops the other (`IndependenceTests`); a spring that starts elsewhere (`SpringCurveTests`); a target that is not where it
/// stops, and phases told twice or never (`ScrollerLawsTests`); a page lost on rotation (`ContentKeptInEveryPhaseTests`).
final class PeerFaultsTests: XCTestCase {
  private func frames(_ scroller: Scroller) -> [Double] {
    var scroller = scroller
    return (0..<400).map { _ in
      scroller.advance(by: .milliseconds(8))
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
      let end = Scroller.tall(at: 500).flung(velocity).rested.y
      // The ticks of a display link affect the result, but by no more than a pixel or two.
      for rate in [60.0, 120] {
        var scroller = Scroller.tall(at: 500, .init(integration: .displayLink, framesPerSecond: rate))
        scroller = scroller.flung(velocity)
        _ = scroller.run(every: .seconds(1 / rate))
        XCTAssertEqual(scroller.y, end, accuracy: 2)
      }
    }
  }

  func testStopRulesInPointsPerTick() {
    // The last point before rest is left at 10 pt/s at every rate: T = ln(|v|/10)/a.
    let start = Scroller.tall(at: 0).flung(1000)
    for rate in [30, 60, 120, 1000, 8000] {
      var scroller = start
      while scroller.phase != .idle { scroller.advance(by: .seconds(1) / rate) }
      XCTAssertEqual(start.now.time(to: scroller.now), 2.3003, accuracy: 1 / Double(rate) + 1e-3)
    }
    var ticking = Scroller.tall(at: 0, .init(integration: .displayLink, framesPerSecond: 1000)).flung(1000)
    let begun = ticking.now
    while ticking.phase != .idle { ticking.advance(by: .milliseconds(1)) }
    XCTAssertEqual(begun.time(to: ticking.now), 2.3003, accuracy: 0.01)
  }

  func testInsetsCountedTwice() {
    let scroller = Scroller.tall(at: -47) { $0.safeAreaInsets = ScrollInsets(top: 47, bottom: 34) }
    assertEqual((scroller.viewport.limits(on: .vertical), scroller.flung(0).y), (-47...7234, -47))
    assertEqual((scroller.flung(-900).rested.y, scroller.handling(.scrollToTop)), (-47, scroller))
    assertEqual((scroller.handling(.key(.end)).y, scroller.flung(90_000).rested.y), (7234, 7234))
    XCTAssertEqual(scroller.handling(.scrollRectToVisible(ScrollRect(0, 0, 1, 1), animated: false)).y, -47)
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
  }
}
