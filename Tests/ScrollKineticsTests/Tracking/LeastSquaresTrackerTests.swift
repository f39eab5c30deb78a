@testable import ScrollKinetics

final class LeastSquaresTrackerTests: XCTestCase {
  // A parabola has exactly its slope, whenever it is sampled; mirrored it is negated; moved in time and space it is the same.
  // Catches: in `LeastSquaresTracker.add`, `samples.removeFirst()` replaced by `removeLast`.
  func testParabolas() {
    forAll("the slope of a parabola", count: 500) { generator in
      let (v, a) = (generator.double(in: -4000...4000), generator.double(in: -9000...9000))
      var (tracker, mirrored) = (LeastSquaresTracker(), LeastSquaresTracker())
      let (start, count) = (generator.double(in: 0...1000), generator.integer(in: 3...60))
      var t = 0.0
      for _ in 0..<count {
        t += generator.double(in: 0.004...0.012)
        let y = v * t + a * t * t / 2
        tracker.add(ScrollPoint(0, y), at: .seconds(start + t))
        mirrored.add(ScrollPoint(0, 0 - y), at: .seconds(start + t))
      }
      let latest = ScrollInstant(seconds: start + t)
      let velocity = tracker.velocity(at: latest)
      if count > 6 { XCTAssertEqual(velocity.dy, v + a * t, accuracy: 1e-3) }
      XCTAssertEqual(mirrored.velocity(at: latest).dy, 0 - velocity.dy)
      XCTAssertEqual(tracker.velocity(at: latest.advanced(by: .milliseconds(41))), .zero)
    }
  }

  // A host releases with the figures of Flutter's traces, also mirrored and with the axes swapped. The 11 cases of
  // Flutter's trackers for iOS and macOS are not in the file: they average the last three velocities with weights, another estimator.
  // Catches: in `LeastSquaresTracker.slope`, a line in place of a parabola, and in `velocity`, a gap of 50 ms; in `ScrollHost.handle`,
  // `add(state.handle(end, at: instant))` left out; in `FingerSamples.follow`, the samples of `touchMoved` left out.
  func testAHostReleasesWithTheFiguresOfRecordedFlings() throws {
    var physics = Scroller.Physics.preset(.android)
    (physics.slop, physics.leastSpeed, physics.greatestSpeed) = (0, 0, .greatestFiniteMagnitude)
    let middle = ScrollPoint(40_000, 40_000)
    let viewport = Viewport(300, 400, content: 90_000, 90_000, contentOffset: middle)
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
          host.handle(input(point), at: .milliseconds(Int64(event[0])))
        }
        give(first) { .touchDown($0, finger: 3) }
        for event in events.dropFirst() { give(event) { .touchMoved($0, finger: 3) } }
        host.handle(.touchUp(finger: 3), at: .milliseconds(Int64(lift)))
        let (scroller, name) = (host.scroller, "\(item.text("name")) \(sign) \(x)")
        let axes = [(scroller.axes.horizontal, expected[x - 1]), (scroller.axes.vertical, expected[y - 1])]
        for (axis, velocity) in axes {
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

  /// A drag that the host has recognised is released with the velocity of the same finger's samples, by least squares too.
  func testARecognisedDragIsReleasedByLeastSquares() {
    for axis in ScrollAxis.allCases {
      let viewport = Viewport(frame: ScrollRect(0, 0, 400, 400), contentSize: ScrollSize(20000, 20000))
      var velocities: [ScrollVector] = []
      for kind in 0...2 {
        let host = ScrollHost(Scroller(viewport: viewport, physics: .preset(.android)))
        var screen = changed(ScrollScreen(of: viewport)) { $0[physicsOf: 1] = .preset(.android) }
        func handle(_ input: Scroller.Input, at milliseconds: Int) {
          host.handle(input, at: .milliseconds(milliseconds))
          screen.handle(input, on: 1, at: .milliseconds(milliseconds))
        }
        handle(kind == 0 ? .touchDown(ScrollPoint(300, 300), finger: 0) : .began, at: 0)
        for step in 1...8 {
          let way = -3 * Double(step * step)
          let input: Scroller.Input =
            switch kind {
            case 0: .touchMoved(ScrollPoint(300, 300) + .along(axis, way), finger: 0)
            case 1: .changed(translation: .along(axis, way))
            default: .moved(by: .along(axis, -3 * Double(2 * step - 1)))
            }
          handle(input, at: 11 * step)
        }
        handle(kind == 0 ? .touchUp(finger: 0) : .ended(), at: 88)
        velocities.append(host.scroller.velocity)
        XCTAssertEqual(screen.velocity(of: 1), host.scroller.velocity)
      }
      XCTAssertGreaterThan(velocities[0][axis], 4000)
      XCTAssertEqual(velocities, [velocities[0], velocities[0], velocities[0]])
    }
  }
}
