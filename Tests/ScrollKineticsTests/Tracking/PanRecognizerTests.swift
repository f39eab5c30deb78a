@testable import ScrollKinetics

final class PanRecognizerTests: XCTestCase {
  /// A recogniser whose finger was at the given points, ten milliseconds apart.
  private func pan(
    _ points: [(x: Double, y: Double)], slop: Double = 10, samplesRepeats: Bool = true
  ) -> PanRecognizer {
    var pan = PanRecognizer(
      at: ScrollPoint(points[0].x, points[0].y), instant: .origin, slop: slop, samplesRepeats: samplesRepeats)
    for (index, point) in points.enumerated().dropFirst() {
      _ = pan.move(to: ScrollPoint(point.x, point.y), at: .milliseconds(10 * index))
    }
    return pan
  }

  // More than 10 points in a straight line. Catches: in `PanRecognizer.move(to:at:)`, ≥, and a slop for each axis separately.
  func testBeginsBeyondTheSlop() {
    for (x, y, begins) in [
      (0.0, 10.0, false), (0, 10.01, true), (6, 8, false), (6.01, 8, true), (7.1, 7.1, true), (7, 7, false),
      (9.9, 9.9, true), (0, 0, false),
    ] {
      for (sx, sy) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        for (x, y) in [(sx * x, sy * y), (sx * y, sy * x)] {
          XCTAssertEqual(pan([(100, 200), (100 + x, 200 + y)]).hasBegun, begins, "\(x), \(y)")
        }
      }
    }
    // From where the finger was put down, not from where it was last.
    XCTAssertFalse(pan([(0, 0), (0, 9), (0, 0), (0, -9), (9, 0)]).hasBegun)
    XCTAssertTrue(pan([(0, 0), (0, 6), (0, 12)]).hasBegun)
  }

  // sign(d)·min(|d|, 10) is taken off each axis. After 10.333 points the first translation is 0.333 (PHYSICS §6).
  func testTakesTheSlopOffEachAxis() {
    let third = 1.0 / 3
    for (x, y, dx, dy) in [
      (0, 10 + third, 0, third), (3, 40, 0, 30), (25, 40, 15, 30), (10, 40, 0, 30), (11, 0, 1, 0),
    ] as [(Double, Double, Double, Double)] {
      for (sx, sy) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        let there = pan([(200, 549), (200 + sx * x, 549 + sy * y)]).translation
        XCTAssertEqual(there.dx, sx * dx, accuracy: 1e-12)
        XCTAssertEqual(there.dy, sy * dy, accuracy: 1e-12)
        let across = pan([(549, 200), (549 + sy * y, 200 + sx * x)]).translation
        XCTAssertEqual(across, ScrollVector(there.dy, there.dx))
      }
    }
    // The pan begins once and does not end.
    XCTAssertEqual(pan([(0, 0), (0, 12), (0, 2)]).translation, ScrollVector(0, -8))
    XCTAssertEqual(pan([(0, 0), (4, 20), (4, 0), (14, 0)]).translation, ScrollVector(10, -10))
    XCTAssertEqual(pan([(0, 0), (0, 9)]).translation, .zero)
  }

  // A finger on moving content needs no slop; it begins with the first movement, not without one.
  func testNoSlop() {
    XCTAssertFalse(pan([(5, 5), (5, 5)], slop: 0).hasBegun)
    let pan = pan([(5, 5), (5, 5.25)], slop: 0)
    assertEqual((pan.hasBegun, pan.translation), (true, ScrollVector(0, 0.25)))
  }

  func testAnswersOnceThatThePanBegins() {
    var pan = PanRecognizer(at: .zero, instant: .origin)
    let answers = [0.0, 5, 11, 30, 0, 50].enumerated().map { index, y in
      pan.move(to: ScrollPoint(0, y), at: .milliseconds(index + 1))
    }
    XCTAssertEqual(answers, [false, false, true, false, false, false])
  }

  // A trackpad's repeat is no sample, but a callback: *previous* becomes the latest. A touch's repeat is a sample.
  // Catches: `samplesRepeats` read the wrong way round.
  func testRepeatsWithoutMovement() {
    let path = [(0.0, 0.0), (0, 20), (0, 50), (0, 60)]
    let moving = pan(path, samplesRepeats: false)
    let repeated = pan(path + [(0, 60)], samplesRepeats: false)
    assertEqual((repeated.velocity, repeated.previousVelocity), (moving.velocity, moving.velocity))
    XCTAssertNotEqual(moving.previousVelocity, moving.velocity)
    XCTAssertEqual(repeated.translation, moving.translation)
    // The next movement's sample reaches back to the last movement.
    let later = pan(path + [(0, 60), (0, 100)], samplesRepeats: false)
    XCTAssertEqual(later.velocity.dy, 0.2 * 40 / 0.02 + 0.8 * 10 / 0.01, accuracy: 1e-9)

    let touch = pan(path + [(0, 60)])
    XCTAssertEqual(touch.velocity.dy, 0.2 * 0 + 0.8 * 1000, accuracy: 1e-9)
    XCTAssertEqual(touch.previousVelocity, moving.velocity)
  }

  // A later sample at the same instant replaces the earlier one: in the position, the velocity, and not as a callback.
  func testReplacementAtTheSameInstant() {
    let expected = pan([(0, 0), (0, 20), (0, 50), (0, 60)])
    var pan = PanRecognizer(at: .zero, instant: .origin)
    for (index, y) in [20.0, 50, 60].enumerated() {
      let instant = ScrollInstant.milliseconds(10 * (index + 1))
      _ = pan.move(to: ScrollPoint(0, y + 15), at: instant)
      _ = pan.move(to: ScrollPoint(0, y), at: instant)
    }
    assertEqual((pan.velocity, pan.previousVelocity), (expected.velocity, expected.previousVelocity))
    XCTAssertEqual(pan.translation, expected.translation)
  }

  // Catches: in `handOver(to:at:)`, a hand-over that moves the finger and not the origin.
  func testHandOverToAnotherFinger() {
    var pan = pan([(0, 0), (0, 20), (0, 50)])
    let (translation, velocity, previous) = (pan.translation, pan.velocity, pan.previousVelocity)
    pan.handOver(to: ScrollPoint(300, -120), at: pan.tracker.instant)
    assertEqual((pan.translation, pan.velocity, pan.previousVelocity), (translation, velocity, previous))
    _ = pan.move(to: ScrollPoint(300, -90), at: .milliseconds(30))
    XCTAssertEqual(pan.translation, translation + ScrollVector(0, 30))
    XCTAssertEqual(pan.velocity.dy, 3000, accuracy: 1e-9)
  }

  // A finger that takes over later adds no sample: the release has the first finger's velocity. Catches: in
  // `handOver(to:at:)`, the time left out.
  func testHandOverAddsNoSample() {
    for sign in [1.0, -1] {
      var pan = PanRecognizer(at: .zero, instant: .origin)
      for step in 1...4 {
        _ = pan.move(to: ScrollPoint(0, sign * 20 * Double(step)), at: .milliseconds(16 * step))
      }
      let (velocity, translation) = (pan.velocity, pan.translation)
      pan.handOver(to: ScrollPoint(128, 256), at: .milliseconds(200))
      assertEqual((pan.velocity, pan.translation), (velocity, translation))
      _ = pan.move(to: ScrollPoint(128, 256 + sign * 20), at: .milliseconds(216))
      XCTAssertEqual(pan.velocity.dy, sign * 1250, accuracy: 1e-9)
      XCTAssertEqual(pan.translation.dy, translation.dy + sign * 20, accuracy: 1e-9)
    }
  }

  /// The path of a finger, in steps of up to 30 points.
  private static func path(_ generator: inout SplitMix64) -> [(x: Double, y: Double)] {
    var point = (x: generator.double(in: -400...400), y: generator.double(in: -400...400))
    let isStraight = generator.happens(onceIn: 3)
    return (0...generator.integer(in: 1...12)).map { _ in
      defer {
        if !isStraight { point.x += generator.double(in: -30...30) }
        point.y += generator.double(in: -30...30)
      }
      return point
    }
  }

  // Catches: in `PanRecognizer.move(to:at:)`, a slop kept on one side of zero only: min(d, 10).
  func testMirroredAndExchangedAxes() {
    forAll("mirrored and exchanged, the same bits", in: Self.path) { path in
      guard !path.isEmpty else { return nil }
      let pan = pan(path)
      let mirrored = self.pan(path.map { (-$0.x, -$0.y) })
      let exchanged = self.pan(path.map { ($0.y, $0.x) })
      guard mirrored.hasBegun == pan.hasBegun, exchanged.hasBegun == pan.hasBegun else { return "begins" }
      let vectors = [pan, mirrored, exchanged].map {
        [$0.translation, $0.velocity, $0.previousVelocity ?? .zero]
      }
      for (there, (other, swapped)) in zip(vectors[0], zip(vectors[1], vectors[2])) {
        guard there == -other else { return "\(there), mirrored \(other)" }
        guard there == ScrollVector(swapped.dy, swapped.dx) else { return "\(there), exchanged \(swapped)" }
      }
      return nil
    }
  }

  // The pan begins at the first point more than 10 points from the start; the distance subtracted there stays
  // subtracted. Catches: in `PanRecognizer.move(to:at:)`, an origin that follows the finger before the pan begins.
  func testTranslationIsTravelLessSlop() {
    forAll("translation = travel − slop", in: Self.path) { path in
      guard let start = path.first else { return nil }
      let pan = pan(path)
      let beginning = path.first { hypot($0.x - start.x, $0.y - start.y) > 10 }
      guard (beginning != nil) == pan.hasBegun else { return "begins: \(pan.hasBegun)" }
      guard let beginning else { return pan.translation == .zero ? nil : "moves before it begins" }
      func expected(_ first: Double, _ here: Double, _ last: Double) -> Double {
        last - first - max(-10, min(10, here - first))
      }
      let dx = expected(start.x, beginning.x, path.last!.x)
      let dy = expected(start.y, beginning.y, path.last!.y)
      let error = max((pan.translation.dx - dx).magnitude, (pan.translation.dy - dy).magnitude)
      return error <= 8 * 1000.0.ulp ? nil : "\(pan.translation) is not \(dx), \(dy)"
    }
  }

  func testExtremes() {
    let far = Double.greatestFiniteMagnitude
    let paths: [[(x: Double, y: Double)]] = [
      [(far, far), (-far, -far), (far, 0)], [(0, 0), (far, 0), (-far, far)], [(-far, 0), (0, 0), (far, far)],
    ]
    for (path, slop) in product(paths, [0, 10, far]) {
      let pan = pan(path, slop: slop)
      XCTAssertTrue(pan.translation.dx.isClean && pan.translation.dy.isClean, "\(pan.translation)")
      XCTAssertTrue(pan.velocity.dx.isClean && pan.velocity.dy.isClean, "\(pan.velocity)")
    }
  }
}

extension PanRecognizer {
  var velocity: ScrollVector { tracker.velocity }
  var previousVelocity: ScrollVector? { tracker.previousVelocity }
}
