/// Direction, revealing, placing, edges and extents of a viewport.
final class ViewportPlacesTests: XCTestCase {
  let rows = Viewport(
    390, 844, content: 390, 20_000, contentInset: ScrollInsets(top: 60), contentOffset: ScrollPoint(0, 500))

  func testRevealingTheTopScrollsToTheInset() {
    XCTAssertEqual(rows.contentOffset(revealing: ScrollRect(0, 0, 1, 1)), ScrollPoint(0, -60))
  }

  func testRevealingMovesTheLeast() {
    func reveal(_ y: Double, _ height: Double) -> Double {
      rows.contentOffset(revealing: ScrollRect(0, y, 390, height)).y
    }
    XCTAssertEqual(reveal(560, 784), 500, "exactly what shows below the inset")
    XCTAssertEqual(reveal(700, 100), 500, "it shows already")
    XCTAssertEqual(reveal(500, 100), 440, "hidden by the inset above")
    XCTAssertEqual(reveal(1300, 100), 556, "half hidden below")
    XCTAssertEqual(reveal(5000, 2000), 4940, "longer than the window: its top")
    XCTAssertEqual(reveal(19_900, 500), 19_156, "what of it is content")
    XCTAssertEqual(reveal(25_000, 10), 500, "outside")
  }

  func testRevealingWithHugeInsetsUsesTheFrame() {
    let tabs = changed(threeTabs()) { ($0.contentInset, $0.contentOffset.x) = (anywhere, 0) }
    XCTAssertEqual(tabs.contentOffset(revealing: ScrollRect(800, 0, 400, 10)).x, 800)
  }

  /// Catches: in `contentOffset(revealing:)`, return `atEnd` for every rectangle that fits.
  func testRevealingShowsAndIsIdempotent() {
    forAll("a revealed rectangle is visible, and revealing it again changes nothing") { random in
      var viewport = random.viewport()
      let rect = ScrollRect(
        random.quarters(0...2000), random.quarters(0...2000), random.quarters(0...200),
        random.quarters(0...200))
      let transposed = viewport.transposed.contentOffset(revealing: rect.transposed)
      let (before, offset) = (viewport.contentOffset, viewport.contentOffset(revealing: rect))
      XCTAssertEqual(transposed, offset.transposed)
      viewport.contentOffset = offset
      XCTAssertEqual(viewport.contentOffset(revealing: rect), offset)
      guard let wanted = rect.intersection(ScrollRect(origin: .zero, size: viewport.contentSize)) else {
        XCTAssertEqual(offset, before)
        return
      }
      for axis in ScrollAxis.allCases {
        let (clear, part) = (viewport.insetBounds[axis], wanted[axis])
        let seen =
          clear.lowerBound - offset[axis] + before[axis]...clear.upperBound - offset[axis] + before[axis]
        if seen.lowerBound <= part.lowerBound && part.upperBound <= seen.upperBound {
          XCTAssertEqual(offset[axis], before[axis], "it showed already")
        }
        if part.upperBound - part.lowerBound <= clear.upperBound - clear.lowerBound {
          XCTAssertTrue(clear.lowerBound <= part.lowerBound && part.upperBound <= clear.upperBound)
        } else {
          XCTAssertTrue(clear.lowerBound == part.lowerBound)
        }
      }
    }
  }

  /// Figures of Flutter's viewport_test.dart: the sixth of rows of 100 in a window of 200, at 0 and at 1; a
  /// rectangle 10 long 40 inside it; and a rectangle 2 inside, 2 long, in slots of 145 padded by 22 in front.
  func testPlacingARow() {
    let viewport = Viewport(200, 200, content: 2000, 2000)
    for axis in ScrollAxis.allCases {
      func offset(_ start: Double, _ length: Double, _ alignment: Double) -> Double {
        let rect = changed(ScrollRect.zero) { ($0.origin[axis], $0.size[axis]) = (start, length) }
        return viewport.contentOffset(placing: rect, at: ScrollPoint(alignment, alignment))[axis]
      }
      XCTAssertEqual([0, 0.5, 1].map { offset(500, 100, $0) }, [500, 450, 400])
      XCTAssertEqual([0, 1].map { offset(540, 10, $0) }, [540, 350])
      XCTAssertEqual([0, 1].map { offset(749, 2, $0) }, [749, 551])
    }
  }

  /// Figures of Chromium's scroll_snap_data_unittest.cc: areas aligned in a window with padding on all sides.
  func testPlacingInAPaddedWindow() {
    func offset(_ rect: ScrollRect, _ alignment: Double, height: Double) -> ScrollPoint {
      let insets = ScrollInsets(10, 10, 10, 10)
      return Viewport(220, height, content: 820, 1120, contentInset: insets).contentOffset(
        placing: rect, at: ScrollPoint(alignment, alignment))
    }
    let area = ScrollRect(100, 150, 100, 100)
    XCTAssertEqual(offset(area, 0, height: 320), ScrollPoint(90, 140))
    XCTAssertEqual(offset(area, 0.5, height: 320), ScrollPoint(40, 40))
    XCTAssertEqual(offset(ScrollRect(150, 200, 100, 100), 1, height: 220), ScrollPoint(40, 90))
  }

  func testPlacingHeedsInsets() {
    let offsets = [0, 0.5, 1].map {
      rows.contentOffset(placing: ScrollPoint(0, 1000), at: ScrollPoint(0, $0)).y
    }
    XCTAssertEqual(offsets, [940, 548, 156])
  }

  /// Catches: in `place(at:on:)`, interpolate from 0 instead of the near inset.
  func testPlacedPointStandsThere() {
    forAll("a placed content point is at its place") { random in
      var viewport = random.viewport()
      let point = ScrollPoint(random.quarters(0...3000), random.quarters(0...3000))
      let alignment = ScrollPoint(
        Double(random.integer(in: 0...4)) / 4, Double(random.integer(in: 0...4)) / 4)
      let mirror = viewport.mirrored
      viewport.contentOffset = viewport.contentOffset(placing: point, at: alignment)
      let clear = viewport.insetBounds
      for axis in ScrollAxis.allCases {
        XCTAssertEqual(clear.origin[axis] + clear.size[axis] * alignment[axis], point[axis])
      }
      let mirrored = mirror.contentOffset(
        placing: ScrollPoint { viewport.contentSize[$0] - point[$0] }, at: ScrollPoint { 1 - alignment[$0] })
      XCTAssertEqual(mirrored, viewport.mirrored.contentOffset)
    }
  }

  func testLeadingOffset() {
    let tabs = changed(threeTabs()) { $0.contentOffset.x = 800 }
    XCTAssertEqual(tabs.leadingOffset(in: .leftToRight), 800)
    assertSameBits(tabs.leadingOffset(in: .rightToLeft), 0)
    XCTAssertEqual(tabs.contentOffset(leading: 400, in: .rightToLeft), 400)
    XCTAssertEqual(tabs.contentOffset(leading: 0, in: .rightToLeft), 800)
    XCTAssertEqual(tabs.contentOffset(leading: 30, in: .leftToRight), 30)
  }

  /// Catches: in `flipped`, leave out the frame's width.
  func testLeadingOffsetIsTheMirrorsOffset() {
    forAll("an offset from the leading edge is the mirrored viewport's") { random in
      let viewport = random.viewport()
      let leading = viewport.leadingOffset(in: .rightToLeft)
      assertSameBits(leading, viewport.mirrored.contentOffset.x)
      assertSameBits(viewport.contentOffset(leading: leading, in: .rightToLeft), viewport.contentOffset.x)
    }
  }

  func testReachedEdges() {
    var tabs = threeTabs()
    for (x, y, edges) in [
      (400.0, -60.0, [.top, .bottom]), (0, -60, [.left, .top, .bottom]), (800.5, -61, [.right, .top]),
      (799.5, -59, .bottom),
    ] as [(Double, Double, ScrollEdges)] {
      tabs.contentOffset = ScrollPoint(x, y)
      XCTAssertEqual(tabs.reachedEdges, edges)
    }
  }

  /// Catches: in `reachedEdges`, compare with `<` in place of `<=`.
  func testReachedEdgesMirror() {
    forAll("reached edges are mirrored") { random in
      let viewport = random.viewport()
      for axis in ScrollAxis.allCases {
        XCTAssertEqual(
          viewport.reachedEdges.contains(.min(axis)), viewport.mirrored.reachedEdges.contains(.max(axis)))
        XCTAssertEqual(
          viewport.reachedEdges.contains(.max(axis)),
          viewport.transposed.reachedEdges.contains(.max(axis.cross)))
      }
    }
    XCTAssertTrue(threeTabs().mirrored.reachedEdges.contains(.top))
  }

  func testExtents() {
    let tabs = threeTabs()
    let extent = tabs.extent(on: .horizontal)
    XCTAssertEqual([extent.before, extent.visible, extent.after], [400, 400, 400])
    let third = 1.0 / 3
    XCTAssertTrue(extent.fractions == (third, third, third))
    assertEqual((tabs.scrollFraction(on: .horizontal), tabs.scrollFraction(on: .vertical)), (0.5, 0))
    XCTAssertEqual(tabs.contentOffset(atFraction: 0.5, on: .horizontal), 400)
    XCTAssertEqual(tabs.contentOffset(atFraction: 0.25, on: .vertical), -60)
    XCTAssertTrue(tabs.extent(on: .vertical).fractions == (0, 1, 0))
    let empty = Viewport(frame: tabs.frame, contentSize: .zero)
    XCTAssertTrue(empty.extent(on: .vertical).fractions == (0, 1, 0))
    let far = changed(tabs) { $0.contentOffset.x = 1e9 }
    assertEqual((far.extent(on: .horizontal).before, far.extent(on: .horizontal).visible), (1200, 0))
    XCTAssertEqual(far.scrollFraction(on: .horizontal), 1)
  }

  /// Catches: in `extent(on:)`, do not clamp `before`.
  func testExtentsAddUpAndMirror() {
    forAll("the parts of an extent add up, and are mirrored") { random in
      let viewport = random.viewport()
      for axis in ScrollAxis.allCases {
        let extent = viewport.extent(on: axis)
        let mirror = viewport.mirrored.extent(on: axis)
        XCTAssertEqual(extent.before + extent.visible + extent.after, viewport.contentSize[axis])
        XCTAssertEqual(
          [extent.after, extent.visible, extent.before], [mirror.before, mirror.visible, mirror.after])
        XCTAssertEqual(viewport.transposed.extent(on: axis.cross), extent)
        XCTAssertGreaterThanOrEqual(min(extent.before, extent.visible, extent.after), 0)
        let (before, visible, after) = extent.fractions
        XCTAssertEqual(before + visible + after, 1, accuracy: 4 * 0x1p-52)
        let fraction = viewport.scrollFraction(on: axis)
        XCTAssertEqual(
          viewport.contentOffset(atFraction: fraction, on: axis),
          viewport.contentOffset[axis].clamped(to: viewport.limits(on: axis)), accuracy: 1e-9)
        XCTAssertEqual(viewport.contentOffset(atFraction: 1, on: axis), viewport.limits(on: axis).upperBound)
        XCTAssertEqual(
          viewport.scrollFraction(on: axis), 1 - viewport.mirrored.scrollFraction(on: axis),
          accuracy: 0x1p-52)
      }
    }
  }
}
