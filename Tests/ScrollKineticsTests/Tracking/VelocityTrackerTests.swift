/// The touches of the recorded flick and the velocities that UIKit's recogniser had for them (PHYSICS §6).
let recordedTouches = RecordedMotion.Flick.touches

final class VelocityTrackerTests: XCTestCase {
  /// Positions and times of a finger, on one axis.
  private struct Path {
    var samples: [(time: Double, y: Double)]

    func tracker(from origin: Double = 0, mirrored: Bool = false, across: Bool = false) -> VelocityTracker {
      func point(_ y: Double) -> ScrollPoint {
        let y = mirrored ? -y : y
        return across ? ScrollPoint(y, 0) : ScrollPoint(0, y)
      }
      func instant(_ time: Double) -> ScrollInstant {
        ScrollInstant(seconds: origin).advanced(by: ScrollInstant.origin.duration(to: .seconds(time)))
      }
      var tracker = VelocityTracker(at: point(samples[0].y), instant: instant(samples[0].time))
      for sample in samples.dropFirst() { tracker.add(point(sample.y), at: instant(sample.time)) }
      return tracker
    }
  }

  private static func path(_ generator: inout SplitMix64) -> Path {
    var (time, y) = (generator.double(in: 0...10), generator.double(in: 0...800))
    return Path(
      samples: (0...generator.integer(in: 1...12)).map { _ in
        defer {
          time += generator.happens(onceIn: 8) ? 0.233 : generator.double(in: 0.002...0.02)
          y += generator.double(in: -100...100)
        }
        return (time, y)
      })
  }

  // To 3e-12, as recorded. Catches: in `velocity(after:)`, 0.2 and 0.8 exchanged, and a weight off by a millionth.
  func testRecordedVelocities() throws {
    for (across, mirrored, count) in product([false, true], [false, true], 2...recordedTouches.count) {
      let path = Path(samples: recordedTouches.prefix(count).map { ($0.time, $0.y) })
      let velocity = path.tracker(mirrored: mirrored, across: across).velocity
      let expected = try XCTUnwrap(recordedTouches[count - 1].velocity)
      let (along, aside) = across ? (velocity.dx, velocity.dy) : (velocity.dy, velocity.dx)
      XCTAssertEqual((mirrored ? -along : along) / expected, 1, accuracy: 4e-12, "touch \(count)")
      XCTAssertEqual(aside, 0)
    }
  }

  // v_1 = s_1, then 0.2·s_n + 0.8·s_(n−1): of samples and not of velocities.
  func testFirstSamples() {
    var tracker = VelocityTracker(at: .zero, instant: .origin)
    XCTAssertEqual(tracker.velocity, .zero)
    XCTAssertTrue(tracker.add(ScrollPoint(1, 10), at: .milliseconds(500)))
    XCTAssertEqual(tracker.velocity, ScrollVector(2, 20))
    tracker.add(ScrollPoint(1, 60), at: .milliseconds(1000))
    XCTAssertEqual(tracker.velocity.dx, 0.8 * 2, accuracy: 1e-15)
    XCTAssertEqual(tracker.velocity.dy, 0.2 * 100 + 0.8 * 20, accuracy: 1e-13)
    tracker.add(ScrollPoint(1, 60), at: .milliseconds(1500))
    XCTAssertEqual(tracker.velocity.dy, 80, accuracy: 1e-13)
    tracker.add(ScrollPoint(1, 60), at: .milliseconds(2000))
    XCTAssertEqual(tracker.velocity, .zero)
  }

  // A pause makes one long sample (233 ms recorded).
  func testPause() {
    let path = Path(samples: [(0, 0), (0.01, 5), (0.243, 9)])
    XCTAssertEqual(path.tracker().velocity.dy, 0.2 * 4 / 0.233 + 0.8 * 500, accuracy: 1e-10)
  }

  // A later sample at the same instant replaces the earlier one; so does a sample from the past.
  // Catches: in `VelocityTracker.add(_:at:)`, a replacement that becomes a separate sample.
  func testReplacement() {
    forAll("replaced samples leave no trace", in: { (Self.path(&$0), $0.integer(in: 0...12)) }) {
      path, index in
      let index = index % path.samples.count
      let instant = ScrollInstant(seconds: path.samples[index].time)
      var tracker = Path(samples: Array(path.samples[...index])).tracker()
      let expected = tracker
      for (y, earlier) in [(77.0, Duration.zero), (5e5, .seconds(3)), (path.samples[index].y, .zero)] {
        guard !tracker.add(ScrollPoint(0, y), at: instant.advanced(by: .zero - earlier)) else {
          return "a replacement is called a sample"
        }
      }
      guard tracker == expected else { return "\(tracker) is not \(expected)" }
      // At the touch, too, a replaced position is where the next sample begins.
      for sample in path.samples[(index + 1)...] {
        tracker.add(ScrollPoint(0, sample.y), at: .seconds(sample.time))
      }
      return tracker.velocity == path.tracker().velocity ? nil : "\(tracker.velocity)"
    }
  }

  // Catches: in `StepTimes.time`, time differences taken after their conversion to seconds.
  func testNothingDependsOnOriginDirectionOrAxis() {
    forAll("shifted, mirrored and exchanged paths have the same bits", in: Self.path) { path in
      let velocity = path.tracker().velocity.dy
      guard path.tracker(from: 12345.678).velocity.dy == velocity else { return "another origin" }
      guard path.tracker(mirrored: true).velocity.dy == -velocity else { return "mirrored" }
      return path.tracker(across: true).velocity.dx == velocity ? nil : "across"
    }
  }

  // Catches: in `AxisSteps.step`, a quotient that overflows.
  func testExtremes() {
    let far = Double.greatestFiniteMagnitude
    for positions in [[0, far, -far], [far, -far, far], [0, .leastNonzeroMagnitude, 0], [-far, -far, 1]] {
      var tracker = VelocityTracker(at: ScrollPoint(0, positions[0]), instant: .origin)
      for (step, y) in positions.dropFirst().enumerated() {
        let instant = ScrollInstant(Duration(secondsComponent: 0, attosecondsComponent: Int64(step) + 1))
        tracker.add(ScrollPoint(0, y), at: instant)
        XCTAssertTrue(tracker.velocity.dy.isClean, "\(tracker.velocity) after \(positions)")
      }
    }
  }
}
