final class RubberBandTests: XCTestCase {
  // PHYSICS §5 to the digits given there; trackpad and further digits by mpmath.
  func testFigures() {
    for (pull, touch, trackpad) in [
      (1.0, 0.549641821088153455, 0.714394795877899647), (10, 5.46439081812831077, 7.08993714386418375),
      (50, 26.6322432587492828, 34.2972435350951975), (100, 51.6351501668520578, 65.9158929546695795),
      (200, 97.3165618448637317, 122.281661600810537), (400, 174.511278195488722, 213.614159292035398),
    ] {
      XCTAssertLessThanOrEqual(ulps(RubberBand.touch.stretch(forPull: pull, length: 844), touch), 4)
      XCTAssertLessThanOrEqual(ulps(RubberBand.trackpad.stretch(forPull: pull, length: 844), trackpad), 4)
    }
  }

  func testSpecials() {
    for band in [RubberBand.touch, .trackpad] {
      assertSame(band.stretch(forPull: 0, length: 844), 0)
      assertSame(band.stretch(forPull: -0.0, length: 844), 0)
      assertSame(band.stretch(forPull: 100, length: 0), 0)
      assertSame(band.stretch(forPull: .leastNonzeroMagnitude, length: 844), 0)
      assertSame(band.pull(forStretch: 0, length: 844), 0)
      assertSame(band.pull(forStretch: -0.0, length: 0), 0)
      // y ≥ R has no inverse.
      for stretch in [844, 844.0.nextUp, 1e300] {
        XCTAssertEqual(band.pull(forStretch: stretch, length: 844), .greatestFiniteMagnitude)
      }
      XCTAssertTrue(band.pull(forStretch: 844.0.nextDown, length: 844).isFinite)
      // The slope at zero is c.
      XCTAssertEqual(band.stretch(forPull: 1e-9, length: 844) / 1e-9, band.constant, accuracy: 1e-11)
    }
  }

  /// Pulls of every size, in viewports of every size.
  private static func pull(_ generator: inout SplitMix64) -> (pull: Double, length: Double, band: RubberBand)
  {
    (
      generator.double(exponents: -60...60).magnitude, generator.double(exponents: -4...14).magnitude,
      generator.pick([.touch, .trackpad, RubberBand(constant: generator.double(in: 0.01...4))])
    )
  }

  // Within four ulps, PHYSICS' own inverse. Catches: in `pull(forStretch:length:)`, R·y/(R − y) without c, or
  // an inverse that subtracts last.
  func testStretchUndoesPull() {
    forAll("stretch(pull(y)) = y", count: 20_000, in: { (Self.pull(&$0), $0.double(in: 0...1)) }) {
      input, part in
      let (length, band) = (input.length, input.band)
      for y in [length * part, length * part * part * part, length.nextDown, length * (1 - 1e-9 * part)] {
        let again = band.stretch(forPull: band.pull(forStretch: y, length: length), length: length)
        guard y < length, ulps(again, y) > 4 else { continue }
        return "\(y) becomes \(again), \(ulps(again, y)) ulps away"
      }
      return nil
    }
  }

  // Catches: in `stretch(forPull:length:)`, a stretch that reaches R, and the form d·c·R/(R + c·d), which
  // falls here and there by an ulp.
  func testMonotoneConcaveAndBelowTheLength() {
    forAll("monotone, concave, below R, below c·d", count: 20_000, in: Self.pull) { pull, length, band in
      func stretch(_ pull: Double) -> Double { band.stretch(forPull: pull, length: length) }
      let (half, whole, double) = (stretch(pull / 2), stretch(pull), stretch(2 * pull))
      guard half <= whole, whole <= double, whole <= stretch(pull.nextUp) else { return "falls" }
      guard double < length else { return "\(double) reaches the length" }
      guard half + double / 2 <= whole * 1.5 * (1 + 4 * Double.ulpOfOne) else { return "is not concave" }
      // The chord of a concave function through zero: at least half of the double's.
      guard whole >= double / 2, half >= whole / 2 * (1 - 4 * Double.ulpOfOne) else { return "bends upwards" }
      return whole <= band.constant * pull * (1 + 4 * Double.ulpOfOne) ? nil : "steeper than c"
    }
  }

  // A pull of one length shows as c/(1 + c) of it, whatever the length. Catches: in
  // `stretch(forPull:length:)`, R of the other axis by way of a constant.
  func testScalesWithTheLength() {
    forAll("stretch(k·d, k·R) = k·stretch(d, R) for powers of two", in: Self.pull) { pull, length, band in
      let once = band.stretch(forPull: pull, length: length)
      let eightfold = band.stretch(forPull: 8 * pull, length: 8 * length)
      return eightfold == 8 * once ? nil : "\(eightfold) is not 8 × \(once)"
    }
    XCTAssertEqual(RubberBand.touch.stretch(forPull: 155, length: 155), 155 * 0.55 / 1.55, accuracy: 1e-12)
  }

  // Catches: in `pull(forStretch:length:)`, a sum that overflows, and 0·∞ in the inverse.
  func testExtremes() {
    let sizes = extremes.filter { $0 >= 0 }
    for constant in [1e-300, 0.01, 0.55, 1, 1e300] {
      let band = RubberBand(constant: constant)
      for length in sizes {
        var last = 0.0
        for pull in sizes.sorted() {
          let stretch = band.stretch(forPull: pull, length: length)
          XCTAssertTrue(
            stretch.isClean && stretch >= last, "\(pull) in \(length) shows \(stretch), after \(last)")
          XCTAssertTrue(stretch < length || length < .leastNormalMagnitude, "\(stretch) reaches \(length)")
          last = stretch
          let back = band.pull(forStretch: pull, length: length)
          XCTAssertTrue(back.isClean && back >= 0, "\(pull) in \(length) is pulled by \(back)")
        }
      }
    }
  }
}
