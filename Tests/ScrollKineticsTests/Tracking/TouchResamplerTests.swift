final class TouchResamplerTests: XCTestCase {
  private static func sample(_ milliseconds: Double, _ x: Double, _ y: Double = 0) -> TouchSample {
    TouchSample(ScrollPoint(x, y), at: instant(milliseconds))
  }

  private static func instant(_ milliseconds: Double) -> ScrollInstant {
    ScrollInstant(.microseconds(Int((milliseconds * 1000).rounded())))
  }

  private static func resampler(_ samples: [TouchSample]) -> TouchResampler {
    samples.reduce(into: TouchResampler()) { $0.add($1) }
  }

  /// The figures of Chromium's tests of its linear resampling, and of the time line in Android's.
  /// Catches: in `sample(at:)`, `frame` for `instant`; `interval / 2` or `.milliseconds(8)` left out.
  func testFiguresOfChromiumAndAndroid() throws {
    let cases: [([TouchSample], frame: Double, x: Double, y: Double, at: Double)] = [
      ([Self.sample(15, 10, 5), Self.sample(24, 20, 25)], 33, 24.44, 33.89, 28),
      ([Self.sample(15, 10, 5), Self.sample(24, 20, 25), Self.sample(32, 30, 35)], 41, 35, 40, 36),
      ([Self.sample(10, 10, 5), Self.sample(30, 20, 10)], 45, 24, 12, 38),
      ([Self.sample(10, 10, 5), Self.sample(14, 20, 10)], 20, 22.5, 11.25, 15),
      ([Self.sample(10, 20, 30), Self.sample(20, 30, 30)], 35, 35, 30, 25),
    ]
    for ((samples, frame, x, y, at), sign) in product(cases, [1.0, -1]) {
      let signed = samples.map {
        TouchSample(ScrollPoint(sign * $0.position.x, sign * $0.position.y), at: $0.instant)
      }
      let result = try XCTUnwrap(Self.resampler(signed).sample(at: Self.instant(frame)))
      XCTAssertEqual(result.position.x, sign * x, accuracy: 0.005)
      XCTAssertEqual(result.position.y, sign * y, accuracy: 0.005)
      XCTAssertEqual(result.instant, Self.instant(at))
    }
  }

  /// Samples of a finger, at one of the usual rates or at irregular times.
  private static func path(_ generator: inout SplitMix64) -> [TouchSample] {
    var (point, time) = (ScrollPoint { _ in generator.double(in: -900...900) }, generator.double(in: 0...9))
    let interval = generator.pick([1, 4, 8.333, 10, 16.667, 0])
    return (0..<generator.integer(in: 1...60)).map { _ in
      point = point + ScrollVector { _ in generator.double(in: -30...30) }
      time += interval > 0 ? interval : generator.double(in: 0.001...40)
      return sample(time, point.x, point.y)
    }
  }

  /// Catches: in `sample(at:)`, `share` of another denominator; in `add`, samples of 5 ms kept in place of 50.
  func testLinearMotionIsReproduced() {
    forAll("between samples a linear motion is where it is", in: { (Self.path(&$0), $0.double(in: -4...4)) })
    { path, speed in
      let start = path[0].instant
      func place(at instant: ScrollInstant) -> Double { 1000 * speed * start.time(to: instant) }
      var resampler = TouchResampler()
      for sample in path {
        resampler.add(TouchSample(ScrollPoint(0, place(at: sample.instant)), at: sample.instant))
        for ago in [0.0, 2.5, 11, 40] where sample.instant > start.advanced(by: .milliseconds(50)) {
          let instant = sample.instant.advanced(by: .microseconds(-Int(1000 * ago)))
          let frame = instant.advanced(by: .milliseconds(5))
          guard let result = resampler.sample(at: frame) else { return "nil" }
          let expected = place(at: instant)
          guard abs(result.position.y - expected) <= 4 * place(at: sample.instant).ulp,
            result.instant == instant
          else { return "\(result) is not \(expected) at \(instant)" }
        }
      }
      return nil
    }
  }

  /// Catches: in `sample(at:)`, `elapsed` without a bound; `seconds(to:)` of an instant in place of a difference.
  func testNothingIsFartherThanTheBoundAndOnlyDifferencesCount() {
    forAll("extrapolation is bounded, shifted and mirrored results have the same bits") {
      (Self.path(&$0), $0.double(in: -20...60))
    } check: { path, ahead in
      let frame = path.last!.instant.advanced(by: .microseconds(Int(1000 * ahead)))
      guard let result = Self.resampler(path).sample(at: frame) else { return "nil" }
      let bound = path.last!.instant.advanced(by: .milliseconds(8))
      let isAhead = result.instant > frame && result.instant != path.first!.instant
      if result.instant > bound || isAhead { return "\(result)" }
      if path.count > 1 {
        let (a, b) = (path[path.count - 2].position, path[path.count - 1].position)
        for axis in ScrollAxis.allCases where result.instant > path.last!.instant {
          let (step, gone) = (b[axis] - a[axis], result.position[axis] - b[axis])
          guard abs(gone) <= abs(step) / 2 + 1e-12, gone * step >= 0 else { return "\(gone) of \(step)" }
        }
      }
      let shift = Duration.seconds(1_234_567)
      let shifted = Self.resampler(path.map { TouchSample($0.position, at: $0.instant.advanced(by: shift)) })
      if shifted.sample(at: frame.advanced(by: shift))?.position != result.position { return "shifted" }
      let mirrored = Self.resampler(path.map { TouchSample($0.position.mirrored, at: $0.instant) })
      guard mirrored.sample(at: frame)?.position == result.position.mirrored else { return "mirrored" }
      return nil
    }
  }

  /// Catches: in `sample(at:)`, no `elapsed <= .milliseconds(20)`; in `add`, no comparison with the latest instant.
  func testAFingerThatRestsIsWhereItsLatestSampleIs() {
    forAll("a finger without samples for 20 ms rests", in: Self.path) { path in
      var resampler = Self.resampler(path)
      for late in [26.0, 100, 5000] {
        let frame = path.last!.instant.advanced(by: .microseconds(Int(1000 * late)))
        guard resampler.sample(at: frame) == path.last else { return "\(late) ms" }
      }
      // Nor do its repeats, or samples of the past, move it.
      resampler.add(TouchSample(.zero, at: path.last!.instant.advanced(by: .milliseconds(-3))))
      let rest = path.last!.instant.advanced(by: .milliseconds(8))
      resampler.add(TouchSample(path.last!.position, at: rest))
      for late in [5.0, 6, 9, 13, 20] {
        let frame = rest.advanced(by: .microseconds(Int(1000 * late)))
        if resampler.sample(at: frame)?.position != path.last!.position { return "at rest, \(late) ms" }
      }
      return nil
    }
    XCTAssertNil(TouchResampler().sample(at: .origin))
  }

  /// Catches: in `contentOffset(forFingerAt:finger:)`, `pan.translation` for `pan.translation(to: position)`; no `finger`.
  func testContentIsShownWhereASampleWouldPutIt() {
    forAll("the offset of a position is the offset of a sample there") {
      (ScrollerScript(&$0), ScrollVector($0.double(in: -50...50), $0.double(in: -50...50)))
    } check: { script, step in
      var scroller = script.run().handling(.cancelled, .touchDown(ScrollPoint(100, 300), finger: 3))
      let start = scroller.now
      var point = ScrollPoint(100, 300)
      for count in 1...6 {
        let (before, isDragged) = (scroller, scroller.isDragging)
        let shown = scroller.contentOffset(forFingerAt: point + step, finger: 3)
        guard scroller.contentOffset(forFingerAt: point + step, finger: 2) == scroller.contentOffset
        else { return "another finger" }
        guard scroller == before else { return "changed" }
        point = point + step
        scroller.handle(.touchMoved(point, finger: 3), at: start.advanced(by: .milliseconds(8 * count)))
        let offset = isDragged ? scroller.contentOffset : before.contentOffset
        guard shown == offset else { return "\(shown) is not \(offset)" }
      }
      return nil
    }
  }
}
