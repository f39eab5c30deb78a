@testable import ScrollKinetics

final class LeastSquaresTrackerTests: XCTestCase {
  // Flutter's traces. Catches: in `LeastSquaresTracker.slope`, a line in place of a parabola, and in `velocity`, a gap of 50 ms.
  func testRecordedFlings() throws {
    let cases = try VectorFile("least-squares").items("cases")
    XCTAssertEqual(cases.count, 16)
    for item in cases {
      let events = (item.fields["events"] as? [[Double]] ?? [])
      var tracker = LeastSquaresTracker()
      for event in events {
        tracker.add(ScrollPoint(event[1], event[2]), at: ScrollInstant(.milliseconds(Int64(event[0]))))
      }
      let isLate = item.text("name").hasPrefix("no recent")
      let lift = Int64(events.last?[0] ?? 0) + (isLate ? 41 : 0)
      let velocity = tracker.velocity(at: ScrollInstant(.milliseconds(lift)))
      let expected = item.numbers(item.numbers("reference").isEmpty ? "velocity" : "reference")
      XCTAssertEqual(
        velocity.dx, expected[0], accuracy: 1e-6 * max(1, expected[0].magnitude), item.text("name"))
      XCTAssertEqual(
        velocity.dy, expected[1], accuracy: 1e-6 * max(1, expected[1].magnitude), item.text("name"))
    }
  }

  // A parabola has exactly its slope, whenever it is sampled; mirrored it is negated; moved in time and space it is the same.
  // Catches: in `LeastSquaresTracker.add`, `samples.removeFirst()` replaced by `removeLast`.
  func testParabolas() {
    forAll("the slope of a parabola", count: 500) { generator in
      let (v, a) = (generator.double(in: -4000...4000), generator.double(in: -9000...9000))
      var (tracker, mirrored) = (LeastSquaresTracker(), LeastSquaresTracker())
      let start = generator.double(in: 0...1000)
      let count = generator.integer(in: 3...60)
      var t = 0.0
      for _ in 0..<count {
        t += generator.double(in: 0.004...0.012)
        let y = v * t + a * t * t / 2
        tracker.add(ScrollPoint(0, y), at: ScrollInstant(seconds: start + t))
        mirrored.add(ScrollPoint(0, 0 - y), at: ScrollInstant(seconds: start + t))
      }
      let latest = ScrollInstant(seconds: start + t)
      let velocity = tracker.velocity(at: latest)
      if count > 6 { XCTAssertEqual(velocity.dy, v + a * t, accuracy: 1e-3) }
      XCTAssertEqual(mirrored.velocity(at: latest).dy, 0 - velocity.dy)
      XCTAssertEqual(tracker.velocity(at: latest.advanced(by: .milliseconds(41))), .zero)
    }
  }

  // A host releases with the figures of Flutter's traces, also mirrored and with the axes swapped.
  // Catches: in `ScrollHost.handle`, `add(state.handle(end, at: instant))` left out; in `FingerSamples.follow`, the samples of
  // `touchMoved` left out.
  func testAHostReleasesWithTheFiguresOfRecordedFlings() throws {
    var physics = Scroller.Physics.preset(.android)
    (physics.slop, physics.leastSpeed, physics.greatestSpeed) = (0, 0, .greatestFiniteMagnitude)
    var viewport = Viewport(300, 400, content: 90_000, 90_000)
    viewport.contentOffset = ScrollPoint(40_000, 40_000)
    var flown = 0
    for item in try VectorFile("least-squares").items("cases") {
      let events = item.fields["events"] as? [[Double]] ?? []
      let expected = item.numbers(item.numbers("reference").isEmpty ? "velocity" : "reference")
      guard let first = events.first, let last = events.last else { continue }
      let lift = last[0] + (item.text("name").hasPrefix("no recent") ? 41 : 0)
      for (sign, x, y) in [(1.0, 1, 2), (-1, 1, 2), (1, 2, 1), (-1, 2, 1)] {
        let host = ScrollHost(Scroller(viewport: viewport, physics: physics))
        func give(_ event: [Double], _ input: (ScrollPoint) -> Scroller.Input) {
          let point = ScrollPoint(sign * event[x], sign * event[y])
          host.handle(input(point), at: ScrollInstant(.milliseconds(Int64(event[0]))))
        }
        give(first) { .touchDown($0, finger: 3) }
        for event in events.dropFirst() { give(event) { .touchMoved($0, finger: 3) } }
        host.handle(.touchUp(finger: 3), at: ScrollInstant(.milliseconds(Int64(lift))))
        let (scroller, name) = (host.scroller, "\(item.text("name")) \(sign) \(x)")
        for (axis, velocity) in [
          (scroller.axes.horizontal, expected[x - 1]), (scroller.axes.vertical, expected[y - 1]),
        ] {
          XCTAssertEqual(
            axis.state(at: scroller.now).momentum, 0 - sign * velocity,
            accuracy: 1e-6 * max(1, velocity.magnitude), name)
        }
        XCTAssertEqual(scroller.fingers, 0, name)
        if host.isDecelerating { flown += 1 }
      }
    }
    XCTAssertEqual(flown, 4 * 14)
  }

  // A host gives its scroller the velocity of least squares, where the physics ask for it: of positions whose instants jitter, the
  // true one. Catches: in `FingerSamples.follow`, the samples of `touchMoved` left out.
  func testAHostUsesIt() {
    for preset in [Scroller.Preset.android, .uiKit] {
      let viewport = Viewport(300, 400, content: 300, 90_000)
      let host = ScrollHost(Scroller(viewport: viewport, physics: .preset(preset)))
      var scroller = host.scroller
      func both(_ input: Scroller.Input, _ time: Double) {
        host.handle(input, at: ScrollInstant(seconds: time))
        scroller.handle(input, at: ScrollInstant(seconds: time))
      }
      both(.touchDown(ScrollPoint(9, 900), finger: 0), 0)
      for sample in 1...12 {
        let jitter = sample % 3 == 0 ? 0.005 : 0
        both(
          .touchMoved(ScrollPoint(9, 900 - 15 * Double(sample)), finger: 0), 0.008 * Double(sample) + jitter)
      }
      both(.touchUp(finger: 0), 0.101)
      XCTAssertEqual(host.scroller.fingers, 0)
      XCTAssertTrue(host.isDecelerating)
      let momentum = host.scroller.axes.vertical.state(at: host.scroller.now).momentum
      if preset == .android {
        XCTAssertEqual(momentum, 1875, accuracy: 300)
      } else {
        XCTAssertEqual(host.scroller, scroller)
      }
    }
  }
}
