@testable import ScrollKinetics

final class ReleaseVelocityTests: XCTestCase {
  private func vector(_ dx: Double, _ dy: Double) -> ScrollVector { ScrollVector(dx, dy) }

  // v²x + v²y < 250², both axes together. Catches: in `isSlower`, ≤, and a test of each axis separately.
  func testThreshold() {
    let previous = vector(-600, 1000)
    for (dx, dy, isSlow) in [
      (0.0, 250.0, false), (0, 250.0.nextDown, true), (150, 200, false), (150, 200.0.nextDown, true),
      (200, 200, false), (0, 0, true),
    ] {
      for (sx, sy) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        for latest in [vector(sx * dx, sy * dy), vector(sy * dy, sx * dx)] {
          let blend = vector(-450 + 0.25 * latest.dx, 750 + 0.25 * latest.dy)
          let inside = ReleaseVelocity.blended(latest: latest, previous: previous, isInside: true)
          XCTAssertEqual(inside, isSlow ? .zero : blend, "\(latest)")
          // Past a limit the latest counts as 0, and the blend takes that value.
          let past = ReleaseVelocity.blended(latest: latest, previous: previous, isInside: false)
          XCTAssertEqual(past, isSlow ? vector(-450, 750) : blend, "\(latest)")
          let alone = ReleaseVelocity.blended(latest: latest, previous: nil, isInside: false)
          XCTAssertEqual(alone, isSlow ? .zero : latest)

          XCTAssertEqual(ReleaseVelocity.known(latest, isInside: true), isSlow ? .zero : latest)
        }
      }
    }
    XCTAssertEqual(ReleaseVelocity.minimumSpeed, 250)
  }

  // 0.05·s_n + 0.35·s_(n−1) + 0.60·s_(n−2) of the finger's samples (PHYSICS §6); no clamp. Catches: in
  // `PanRecognizer.move(to:at:)`, a recogniser that blends velocities where it should blend samples.
  func testInSamplesOfTheFinger() {
    forAll("0.05·s_n + 0.35·s_(n−1) + 0.60·s_(n−2)") { generator in
      (0..<3).map { _ in generator.double(in: -20_000...20_000) }
    } check: { samples in
      var pan = PanRecognizer(at: .zero, instant: .origin, slop: 0)
      var y = 0.0
      for (index, sample) in ([300, -200] + samples).enumerated() {
        y += sample * 0.0078125
        _ = pan.move(to: ScrollPoint(0, y), at: .seconds(0.0078125 * Double(index + 1)))
      }
      let release = ReleaseVelocity.blended(
        latest: pan.velocity, previous: pan.previousVelocity, isInside: true)
      let isSlow = (0.2 * samples[2] + 0.8 * samples[1]).magnitude < 250
      let expected = isSlow ? 0 : 0.05 * samples[2] + 0.35 * samples[1] + 0.6 * samples[0]
      return (release.dy - expected).magnitude <= 1e-9 ? nil : "\(release.dy), not \(expected)"
    }
  }

  // Catches: in `ReleaseVelocity.blended`, three quarters of a previous velocity that are kept although they are subnormal.
  func testExtremes() {
    for (latest, previous, isInside) in product(extremes, extremes, [true, false]) {
      let release = ReleaseVelocity.blended(
        latest: vector(latest, 0), previous: vector(previous, 0), isInside: isInside)
      XCTAssertTrue(release.dx.isClean, "\(latest), \(previous): \(release.dx)")
      XCTAssertEqual(release.dy, 0)
    }
  }
}

extension ReleaseVelocity {
  /// The release of one finger.
  static func blended(latest: ScrollVector, previous: ScrollVector?, isInside: Bool) -> ScrollVector {
    blended((latest, previous), nil, isInside: isInside)
  }
}
