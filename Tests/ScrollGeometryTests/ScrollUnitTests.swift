final class ScrollUnitTests: XCTestCase {
  private static func point(_ random: inout SplitMix64) -> ScrollPoint {
    ScrollPoint { _ in random.double(in: -1e6...1e6) }
  }

  /// To points and back is the same, bit for bit where the lengths are powers of two, else to an ulp.
  /// Catches: `? width : height` in `length(on:)` made `? width : width`; `points(insets[min: $0], on: $0)` made
  /// `points(insets[max: $0], on: $0)`.
  func testConversionsAreInverse() {
    forAll("units and points are inverse") { random in
      let isExact = random.happens(onceIn: 2)
      func length() -> Double {
        isExact ? random.pick([0.125, 0.5, 1, 8, 16, 64]) : random.double(in: 0.01...100)
      }
      let unit = ScrollUnit(width: length(), height: length())
      let (a, b) = (Self.point(&random), Self.point(&random))
      let rect = ScrollRect(origin: a, size: ScrollSize { b[$0].magnitude })
      let insets = ScrollInsets(a.x, a.y, b.x, b.y)
      let pairs = [
        (unit.units(unit.points(a)).x, a.x), (unit.units(unit.points(a)).y, a.y),
        (unit.units(unit.points(b - a)).dx, (b - a).dx), (unit.units(unit.points(b - a)).dy, (b - a).dy),
        (unit.units(unit.points(rect)).size.width, rect.size.width),
        (unit.units(unit.points(rect)).minY, rect.minY), (unit.units(unit.points(insets)).top, insets.top),
        (unit.units(unit.points(insets)).left, insets.left),
        (unit.units(unit.points(insets)).bottom, insets.bottom),
        (unit.units(unit.points(insets)).right, insets.right),
      ]
      for (result, number) in pairs {
        if isExact {
          assertSameBits(result, number)
        } else {
          XCTAssertEqual(result, number, accuracy: 4 * number.ulp)
        }
      }
      assertEqual((unit.points(a).x, unit.points(a).y), (a.x * unit.width, a.y * unit.height))
      assertEqual((unit.points(insets).top, unit.points(insets).right), (a.x * unit.height, b.y * unit.width))
      XCTAssertEqual(unit.points(rect).size.height, rect.size.height * unit.height)
    }
  }

  /// A viewport's limits, insets and bounds in points are those in units, converted.
  func testViewport() {
    for unit in [ScrollUnit(points: 16), ScrollUnit(width: 8, height: 16)] {
      let cells = Viewport(
        frame: ScrollRect(3, 4, 80, 24), contentSize: ScrollSize(200, 1000),
        contentInset: ScrollInsets(1, 2, 3, 4),
        safeAreaInsets: ScrollInsets(5, 6, 7, 8), contentOffset: ScrollPoint(9, 10))
      let viewport = unit.points(cells)
      XCTAssertEqual(unit.units(viewport.bounds), cells.bounds)
      XCTAssertEqual(unit.units(viewport.adjustedContentInset), cells.adjustedContentInset)
      XCTAssertEqual(unit.units(viewport.minimumContentOffset), cells.minimumContentOffset)
      XCTAssertEqual(unit.units(viewport.maximumContentOffset), cells.maximumContentOffset)
      XCTAssertEqual(viewport.displayScale, 1.0 / 16)
    }
    XCTAssertEqual(ScrollUnit(points: 1).points(threeTabs()), threeTabs())
  }

  func testExtremes() {
    let unit = ScrollUnit(points: 0x1p1000)
    XCTAssertEqual(unit.points(1e300, on: .vertical), .greatestFiniteMagnitude)
    assertSameBits(unit.units(-1e-300, on: .horizontal), 0)
    assertSameBits(unit.points(-0.0, on: .horizontal), 0)
  }
}
