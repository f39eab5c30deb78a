final class ValuesTests: XCTestCase {
  func testTheAxesInOrder() { XCTAssertEqual(Array(ScrollAxis.allCases), [.horizontal, .vertical]) }

  /// Catches: in `ScrollInsets.isFinite`, `right` left out.
  func testIsFiniteInEveryField() {
    for (a, b, c, d) in [(Double.nan, 0.0, 0.0, 0.0), (0, .nan, 0, 0), (0, 0, .nan, 0), (0, 0, 0, .nan)] {
      XCTAssertFalse(ScrollInsets(a, b, c, d).isFinite)
      XCTAssertEqual(ScrollSize(a, b).isFinite, (a + b).isFinite)
    }
  }

  /// The names that CGRect and UIEdgeInsets have.
  /// Catches: in `ScrollRect.inset(by:)`, the insets added in place of taken off.
  func testRectanglesAndInsetsByTheirUsualNames() {
    let rect = ScrollRect(10, 20, 300, 40)
    func inset(by dx: Double, _ dy: Double) -> ScrollRect { rect.inset(by: ScrollInsets(dy, dx, dy, dx)) }
    XCTAssertEqual([rect.width, rect.height], [300, 40])
    XCTAssertEqual(inset(by: 20, 5), ScrollRect(30, 25, 260, 30))
    XCTAssertEqual(inset(by: -20, -5), ScrollRect(-10, 15, 340, 50))
    XCTAssertEqual(inset(by: 0, 30), ScrollRect(10, 40, 300, 0))
    XCTAssertFalse(rect.isEmpty)
    XCTAssertTrue(ScrollRect.zero.isEmpty && inset(by: 0, 20).isEmpty)
    XCTAssertTrue(inset(by: 150, 0).isEmpty)
    XCTAssertEqual(ScrollInsets(bottom: 34), ScrollInsets(bottom: 34))
    XCTAssertEqual(ScrollInsets(), .zero)
  }

  func testArithmetic() {
    let (a, b) = (ScrollPoint(1, 2), ScrollPoint(4, 6))
    XCTAssertEqual((b - a).squaredLength, 25)
    XCTAssertEqual(a + (b - a), b)
    XCTAssertEqual(b - (b - a), a)
    let v = ScrollVector(1, -2)
    assertEqual((v + v, v * 2), (2 * v, 2 * v))
    assertSameBits((ScrollVector.zero * -1).dx, 0)
    assertEqual((v - v, -v), (.zero, ScrollVector(-1, 2)))
  }

  func testZeroStaysPositive() {
    for vector in [-ScrollVector.zero, -1 * ScrollVector.zero, -(-ScrollVector.zero)] {
      assertSameBits(vector.dx, 0)
      assertSameBits(vector.dy, 0)
    }
    let tabs = threeTabs()
    let indicator = TabsIndicator(count: 3)
    let pages = Pages(of: tabs, on: .horizontal, length: 500, alignment: 0)
    for zero in [
      tabs.contentOffset(leading: -0.0, in: .leftToRight), tabs.contentOffset(leading: 800, in: .rightToLeft),
      indicator.contentOffset(atPosition: -0.0, in: tabs, on: .horizontal).x,
      indicator.position(atFraction: -0.0), pages.boundaries(around: -0.0).lowerBound,
      pages.offset(ofPage: 0), tabs.contentOffset(placing: ScrollPoint(-0.0, 0), at: .zero).x, (-0.0).flushed,
      Double.leastNonzeroMagnitude.flushed,
    ] { assertSameBits(zero, 0) }
    assertSameBits((-Double.leastNormalMagnitude).flushed, -.leastNormalMagnitude)
  }

  func testSaturation() {
    XCTAssertEqual(Double.infinity.saturated, .greatestFiniteMagnitude)
    XCTAssertEqual((-Double.infinity).saturated, -.greatestFiniteMagnitude)
    XCTAssertEqual(3.0.saturated, 3)
    XCTAssertTrue(Double.nan.saturated.isNaN)
    XCTAssertEqual([-1, 0.5, 3].map { $0.clamped(to: 0...1) }, [0, 0.5, 1])
  }

  /// Catches: in `interpolated`, drop the line for `t` of 1.
  func testInterpolation() {
    let huge = Double.greatestFiniteMagnitude
    XCTAssertEqual(Double.interpolated(from: 1, to: 3, at: 0.5), 2)
    XCTAssertTrue(Double.interpolated(from: -huge, to: huge, at: 0.5).isFinite)
    XCTAssertEqual([-0.5, -1, 1.5, 2.5].map(\.wholeBelow), [-1, -1, 1, 2])
    XCTAssertEqual([-0.5, -1.4, 1.5, 2.4].map(\.wholeNearest), [-1, -1, 2, 2])
    forAll("interpolation is odd and stays between its ends") { random in
      let (a, b) = (random.double(in: -1e3...1e3), random.double(in: -1e3...1e3))
      let s = random.double(in: 0...1)
      let t = random.happens(onceIn: 2) ? 1 - 0x1p-53 : random.double(in: 0...1)
      let value = Double.interpolated(from: a, to: b, at: t)
      XCTAssertTrue(min(a, b) <= value && value <= max(a, b))
      assertSameBits(Double.interpolated(from: -a, to: -b, at: t), -value)
      let early = Double.interpolated(from: a, to: b, at: min(s, t))
      let late = Double.interpolated(from: a, to: b, at: max(s, t))
      XCTAssertTrue(a <= b ? early <= late : early >= late)
      XCTAssertEqual(Double.interpolated(from: a, to: b, at: 1), b)
    }
  }

  func testPixelGrid() {
    let grid = PixelGrid(scale: 3)
    assertEqual((grid.rounded(0.4), grid.rounded(2364.545562729367)), (1.0 / 3, 2364.6666666666665))
    XCTAssertEqual(PixelGrid(scale: 1).rounded(0.5), 1)
    XCTAssertEqual(PixelGrid(scale: 1).rounded(-0.5), -1)
    assertSameBits(grid.rounded(-0.1), 0)
    XCTAssertEqual(grid.rounded(1e300), 1e300)
    XCTAssertEqual(PixelGrid(scale: 1).rounded(100.4, within: 0...100.4), 100)
    XCTAssertEqual(PixelGrid(scale: 1).rounded(100.6, within: 0...100.6), 100.6)
    XCTAssertEqual(PixelGrid(scale: 1).rounded(-100.6, within: -100.6...0), -100.6)
    XCTAssertEqual(PixelGrid(scale: 1).rounded(150.6, within: 0...100.6), 151)
    XCTAssertEqual(0x1p60.roundedToNearest, 0x1p60)
  }

  // At 2.625 pixels per point a pixel has 0.38 points, and 1 point is no whole number of pixels: 10.99 and 11.00 round
  // to the same pixel, the 29th.
  func testFractionalScales() {
    let grid = PixelGrid(scale: 2.625)
    for sign in [1.0, -1] {
      XCTAssertEqual(grid.rounded(sign * 10.99), sign * 29 / 2.625)
      XCTAssertEqual(grid.rounded(sign * 11), sign * 29 / 2.625)
      XCTAssertEqual(grid.rounded(sign * 0.999), sign * 3 / 2.625)
      XCTAssertEqual(PixelGrid(scale: 1.25).rounded(sign * 1), sign * 0.8)
      // A pixel of two points: 1 is halfway.
      XCTAssertEqual(PixelGrid(scale: 0.5).rounded(sign * 1), sign * 2)
      XCTAssertEqual(PixelGrid(scale: 0.5).rounded(sign * 0.99), 0)
      // The only pixel ends past the greatest number.
      let far = Double.greatestFiniteMagnitude
      XCTAssertEqual(PixelGrid(scale: 0.6 / far).rounded(sign * far), sign * far)
      XCTAssertEqual(PixelGrid(scale: .leastNonzeroMagnitude).rounded(sign * 1000), 0)
    }
  }

  /// A scale of a real display, another from 0.5 to 4, or an extreme one.
  private func scale(_ random: inout SplitMix64) -> Double {
    let displays = [1, 2, 3, 4, 0.5, 1.25, 1.5, 1.75, 2.25, 2.625, 2.75, 3.5]
    switch random.integer(in: 0...5) {
    case 0...2: return displays[random.integer(in: 0...displays.count - 1)]
    case 3, 4: return random.double(in: 0.5...4)
    default:
      return [5, 7, 1e-300, 1e-9, 0.1, 3.0.nextUp, 1e9 + 0.25, 0x1p51 + 0.5, 1e300][random.integer(in: 0...8)]
    }
  }

  /// A number of either sign and any size, or next to a pixel, to the middle between two pixels, or to a bound of the rounding.
  private func number(_ random: inout SplitMix64, scale: Double) -> Double {
    let magnitude: Double
    switch random.integer(in: 0...5) {
    case 0: magnitude = random.double(in: 0...10)
    case 1: magnitude = random.double(in: 0...1e6)
    case 2:
      let power = Double(sign: .plus, exponent: random.integer(in: -60...1023), significand: 1)
      magnitude = random.double(in: 1...2) * power
    case 3:
      magnitude = (Double(random.integer(in: 0...1 << random.integer(in: 1...52))) / 2 / scale).saturated
    case 4: magnitude = (0x1p51 / scale).saturated
    default: magnitude = 0x1p52
    }
    let next = [magnitude, magnitude.nextUp, magnitude.nextDown, magnitude.nextDown.nextDown]
    return (random.happens(onceIn: 2) ? -1 : 1) * next[random.integer(in: 0...3)].magnitude.saturated
  }

  /// Catches: the form with the floor at every scale (`isWhole` true); the sign dropped, so that ties go up; and in
  /// `pixels < 0x1p51` 2⁵² in place of 2⁵¹.
  func testPixelGridIsOddIdempotentMonotone() {
    forAll("the pixel grid is odd, idempotent and monotone", count: 20_000) { random in
      let scale = scale(&random)
      let grid = PixelGrid(scale: scale)
      let x = number(&random, scale: scale)
      let rounded = grid.rounded(x)
      XCTAssertTrue(rounded.isFinite, "\(x) at \(scale)")
      assertSameBits(grid.rounded(0 - x), 0 - rounded, "\(x) at \(scale)")
      assertSameBits(grid.rounded(rounded), rounded, "\(x) at \(scale)")
      let slack = 2 * max(x.ulp, rounded.ulp)
      let (half, error) = (0.5 / scale, (rounded - x).magnitude)
      if half.isFinite { XCTAssertLessThanOrEqual(error, half + slack, "\(x) at \(scale)") }
      for y in [x.nextUp, x.nextUp.nextUp, number(&random, scale: scale)] where y.isFinite {
        XCTAssertLessThanOrEqual(grid.rounded(min(x, y)), grid.rounded(max(x, y)), "\(x), \(y) at \(scale)")
      }
    }
  }

  /// Rounding within limits never passes a limit that the number has not passed, and is monotone, idempotent and odd.
  /// Catches: in `rounded(_:within:)`, `x <= limits.upperBound` made `x < limits.upperBound`, or the line of
  /// `x >= limits.lowerBound` left out.
  func testPixelGridWithinLimits() {
    forAll("the pixel grid within limits is odd, idempotent and monotone", count: 5_000) { random in
      let scale = scale(&random)
      let grid = PixelGrid(scale: scale)
      let ends = [number(&random, scale: scale), number(&random, scale: scale)].sorted()
      let limits = ends[0]...ends[1]
      let mirrored = (0 - limits.upperBound)...(0 - limits.lowerBound)
      let x = [number(&random, scale: scale), ends[0], ends[1], ends[0].nextUp, ends[1].nextDown][
        random.integer(in: 0...4)]
      let rounded = grid.rounded(x, within: limits)
      if x <= limits.upperBound { XCTAssertLessThanOrEqual(rounded, limits.upperBound) }
      if x >= limits.lowerBound { XCTAssertGreaterThanOrEqual(rounded, limits.lowerBound) }
      XCTAssertEqual(grid.rounded(rounded, within: limits), rounded)
      XCTAssertEqual(grid.rounded(0 - x, within: mirrored), 0 - rounded)
      for y in [x.nextUp, number(&random, scale: scale)] where y.isFinite {
        XCTAssertLessThanOrEqual(
          grid.rounded(min(x, y), within: limits), grid.rounded(max(x, y), within: limits))
      }
    }
  }

  func testRectangles() {
    let rect = ScrollRect(10, 20, 30, 40)
    XCTAssertEqual([rect.minX, rect.minY, rect.maxX, rect.maxY], [10, 20, 40, 60])
    XCTAssertEqual(rect[.horizontal], 10...40)
    XCTAssertEqual(ScrollRect { rect[$0] }, rect)
    XCTAssertTrue(rect.contains(ScrollPoint(40, 60)))
    XCTAssertFalse(rect.contains(ScrollPoint(41, 60)))
    XCTAssertTrue(rect.contains(rect))
    XCTAssertFalse(rect.contains(rect.offset(by: ScrollVector(1, 0))))
    XCTAssertTrue(rect.isFinite)
    XCTAssertEqual(ScrollRect(1e308, 0, 1e308, 0).maxX, .greatestFiniteMagnitude)
  }

  func testInsetAndIntersection() {
    let rect = ScrollRect(0, 0, 100, 50)
    XCTAssertEqual(rect.inset(by: ScrollInsets(10, 20, 30, 40)), ScrollRect(20, 10, 40, 10))
    XCTAssertEqual(rect.inset(by: ScrollInsets(top: 40, bottom: 30)), ScrollRect(0, 30, 100, 0))
    XCTAssertEqual(rect.intersection(ScrollRect(50, 25, 100, 100)), ScrollRect(50, 25, 50, 25))
    XCTAssertEqual(rect.intersection(ScrollRect(100, 0, 9, 9)), ScrollRect(100, 0, 0, 9))
    XCTAssertNil(rect.intersection(ScrollRect(101, 0, 9, 9)))
  }

  /// Catches: in `inset(by:)`, put crossing edges at the near one.
  func testInsetMirrors() {
    forAll("insets mirror") { random in
      let rect = ScrollRect(origin: .zero, size: random.size())
      let insets = ScrollInsets(
        top: random.quarters(-100...600), left: random.quarters(-100...600),
        bottom: random.quarters(-100...600), right: random.quarters(-100...600))
      let (inset, mirror) = (rect.inset(by: insets), rect.inset(by: insets.mirrored))
      XCTAssertEqual(mirror.size, inset.size)
      for axis in ScrollAxis.allCases {
        XCTAssertEqual(mirror[axis].lowerBound, rect.size[axis] - inset[axis].upperBound)
      }
      XCTAssertEqual(rect.transposed.inset(by: insets.transposed), inset.transposed)
    }
  }

  func testRules() {
    typealias Rule = ScrollValueError.Rule
    let table: [(Rule, allowed: [Double], refused: [Double], words: String)] = [
      (.finite, [-1, 0, 1], [], "finite"),
      (.notNegative, [0, 1], RefusedNumbers.negative, "finite and not negative"),
      (.positive, [1, .leastNonzeroMagnitude], RefusedNumbers.negative + [0], "finite and more than 0"),
      (.fraction, [0, 0.5, 1], [-0.1, 1.1], "from 0 to 1"),
      (.strictlyBetween(0, 1), [0.5], [0, 1], "more than 0 and less than 1"),
      (.within(1...2.5), [1, 2.5], [0.9, 2.6], "from 1 to 2.5"),
      (.atLeast(-3), [-3, 1e300], [-4], "finite and not less than -3"),
      (.index(below: .min), [], [0, -1], "a whole number from 0 to 0"),
      (.index(below: 3), [0, 1, 2], [-1, 0.5, 3], "a whole number from 0 to 2"),
    ]
    for (rule, allowed, refused, words) in table {
      for value in allowed { XCTAssertTrue(rule.allows(value), "\(rule) \(value)") }
      for value in refused + RefusedNumbers.notFinite {
        XCTAssertFalse(rule.allows(value), "\(rule) \(value)")
        XCTAssertThrowsError(try value.check(rule, "it")) {
          XCTAssertEqual("\($0)", "it must be \(words), but is \(value)")
        }
      }
    }
    XCTAssertThrowsError(try ScrollVector(0, .nan).check("velocity")) {
      XCTAssertEqual(($0 as? ScrollValueError)?.field, "velocity.dy")
    }
  }

  /// Catches: in `description`, any two fields of a description exchanged, a whole number with a point, an edge left out.
  func testDescriptions() {
    let texts: [(Any, String)] = [
      (ScrollPoint(195, 600), "(195, 600)"), (ScrollVector(0, -2.5), "(0, -2.5)"),
      (ScrollSize(390, 844), "(390, 844)"), (ScrollRect(1, 2, 390, 844), "(1, 2, 390, 844)"),
      (ScrollInsets(47, 1, 34, 2), "(47, 1, 34, 2)"), (ScrollPoint(.nan, -.infinity), "(nan, -inf)"),
      (ScrollPoint(0, -0.0), "(0, -0.0)"), (ScrollPoint(0x1p40, 1e300), "(1099511627776.0, 1e+300)"),
      ([] as ScrollEdges, "[]"), ([.left, .top] as ScrollEdges, "[top, left]"),
      ([.right, .bottom] as ScrollEdges, "[bottom, right]"), (ScrollEdges(rawValue: 65), "[top, 64]"),
    ]
    for (value, text) in texts { XCTAssertEqual("\(value)", text) }
  }
}
