@testable import ScrollKinetics

/// What a UIScrollView showed in logs of 2013 and 2021, whose offsets are rounded to pixels.
final class LoggedMotionTests: XCTestCase {
  /// Pixels past a limit in every frame at 60 Hz, until the frame that is at rest; the first distance, in points, and the
  /// state v there, in points per second, are fitted.
  ///
  /// Source: logs of 2021 in LNCustomScrollView (MIT), BouncesOptimizationDataList.m.
  static let bounces: [(scale: Double, first: Double, momentum: Double, pixels: [Double])] = [
    (
      3, 35.8201, 3878.81,
      [
        107, 252, 346, 401, 428, 435, 427, 410, 387, 360, 332, 303, 274, 247, 221, 197, 174, 154, 136, 120,
        105,
        92, 80, 70, 61, 53, 46, 40, 34, 30, 26, 22, 19, 16, 14, 12, 10, 9, 8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 2,
      ]
    ),
    (
      2, 9.5675, 2132.84,
      [
        19, 75, 112, 135, 146, 150, 149, 144, 137, 128, 118, 108, 98, 88, 79, 70, 63, 55, 49, 43, 38, 33, 29,
        25, 22, 19, 16, 14, 12, 11, 9, 8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1,
      ]
    ),
    (
      2, 393.5588, 3704.37,
      [
        787, 769, 735, 691, 641, 589, 536, 485, 436, 390, 347, 308, 272, 239, 210, 184, 161, 141, 122, 106,
        92,
        80, 69, 60, 52, 45, 39, 33, 29, 25, 21, 18, 16, 13, 11, 10, 8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1,
      ]
    ),
  ]

  /// Law 2 gives all 144 values to the pixel, and the frame of rest, on both sides; a state that were rounded in every
  /// frame, as the offset shown is, would miss at least ten of each list.
  /// Catches: in `Law.pullBack`, 10.06; in `Law.restingDistance`, 0.54.
  func testBouncesOf2021() {
    for ((list, bounce), sign) in product(Self.bounces.enumerated(), [1.0, -1]) {
      let limits = 0.0...1000
      let limit = sign > 0 ? limits.upperBound : limits.lowerBound
      func stepper(from distance: Double, _ momentum: Double) -> FlingStepper {
        FlingStepper(from: limit + sign * distance, momentum: sign * momentum)
      }
      var flight = stepper(from: bounce.first, bounce.momentum)
      var rounded = flight
      var missed = 0
      func pixels(_ flight: FlingStepper) -> Double {
        (sign * (flight.position - limit) * bounce.scale).rounded()
      }
      for (frame, expected) in bounce.pixels.enumerated() {
        XCTAssertEqual(pixels(flight), expected, "list \(list), frame \(frame)")
        XCTAssertNil(flight.restingPlace(limits: limits), "list \(list), frame \(frame)")
        missed += pixels(rounded) == expected ? 0 : 1
        flight.advance(by: 1.0 / 60, limits: limits)
        rounded = stepper(from: pixels(rounded) / bounce.scale, sign * rounded.momentum)
        rounded.advance(by: 1.0 / 60, limits: limits)
      }
      XCTAssertEqual(flight.restingPlace(limits: limits), limit, "list \(list)")
      XCTAssertGreaterThanOrEqual(missed, 10, "list \(list)")
    }
  }

  /// The pixels of an animated change of a page of 428 points at scale 3, in every frame at 60 Hz.
  ///
  /// Source: a log of 2021 in issue 421 of react-native-pager-view.
  static let pageChange: [Double] = [
    0, 10, 39, 86, 150, 229, 321, 422, 531, 642, 754, 862, 963, 1055, 1134, 1198, 1245, 1274, 1284,
  ]

  /// 0.3 s along sin², on the pixel grid: 18 of 19 values. Frame 10 is 753.482 pixels by the law, which the grid rounds
  /// to 753; the log has 754, beyond the tie by 0.018 of a pixel, which the content moves in 3 µs.
  /// Catches: in `ScrollAnimation.eased(duration:timing:)`, 310 ms; in `ScrollAnimation.uiKit`, the timing function ease
  /// in and out, (0.42, 0, 0.58, 1).
  func testPageChangeOf2021() {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      let start = ScrollPoint(428, 428)
      var scroller = Scroller(
        viewport: Viewport(428, 428, content: 1284, 1284, contentOffset: start, displayScale: 3))
      scroller.handle(.setContentOffset(start + .along(axis, sign * 428), .uiKit), at: .origin)
      var others: [Int: Double] = [:]
      for (frame, expected) in Self.pageChange.enumerated() {
        if frame > 0 { scroller.advance(to: ScrollInstant.origin.advanced(by: .seconds(1) * frame / 60)) }
        let shown = sign * (scroller.contentOffset[axis] - 428) * 3
        if (shown - expected).magnitude > 1e-9 { others[frame] = shown }
      }
      XCTAssertEqual(others.keys.sorted(), [10])
      XCTAssertEqual(others[10] ?? 0, 753, accuracy: 1e-9)
      XCTAssertEqual(scroller.phase, .idle)
    }
  }

  /// Offset, velocity and target of four flights at scale 2, and the seconds from willEndDragging to didEndDecelerating.
  ///
  /// Source: a log of 2013, stackoverflow.com/questions/16155375 (CC BY-SA 3.0).
  private static let flights: [(offset: Double, velocity: Double, target: Double, seconds: Double)] = [
    (364, 4619.94, 2664.5, 3.068916), (2595.5, 1398.724, 3288.5, 2.485449),
    (3094.5, -2389.578, 1907, 2.752163), (143, 2279.252, 1275.5, 2.718653),
  ]

  /// The target that UIKit announced is the place of rest of the law, to half a point; the formula that others report,
  /// x + (|v| − 0.01)/a, is 0.7 to 2.2 points off. The flights last as many frames, and 2 ms of the log.
  /// Catches: in `Scroller.release`, a proposal that is not the place of rest; in `Law.restingSpeed`, 10.5.
  func testAnnouncedTargetsOf2013() {
    for (flight, physics) in product(Self.flights, Scroller.Physics.both) {
      let viewport = Viewport(
        320, 460, content: 320, 6000, contentOffset: ScrollPoint(0, flight.offset), displayScale: 2)
      var proposal = 0.0
      var scroller = Scroller(viewport: viewport, physics: physics).flung(flight.velocity) {
        proposal = $0.proposal.y
      }
      XCTAssertEqual(proposal, flight.target)
      var frames = physics.integration == .displayLink ? 1 : 0
      while scroller.phase != .idle {
        scroller.advance(by: .seconds(1) / 60)
        frames += 1
      }
      XCTAssertEqual(scroller.y, flight.target)
      XCTAssertEqual(flight.seconds - Double(frames) / 60, 0.0021, accuracy: 0.0002)
      let travel = (flight.velocity.magnitude / 1000 - 0.01) / -log(0.998)
      let reported = flight.offset + (flight.velocity < 0 ? -travel : travel)
      XCTAssertTrue((0.6...2.2).contains((reported - flight.target).magnitude), "\(reported)")
    }
  }
}
