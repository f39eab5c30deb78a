/// Every function is total on valid values: with the largest and smallest numbers and zeros, nothing traps, and
/// results are finite and never −0.
final class ExtremesTests: XCTestCase {
  private let huge = Double.greatestFiniteMagnitude

  private func lengths(_ random: inout SplitMix64) -> Double {
    [0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-9, 1, 400, 1e9, 0x1p53, 1e300, huge][
      random.integer(in: 0...9)]
  }

  private func number(_ random: inout SplitMix64) -> Double {
    let length = lengths(&random)
    return random.happens(onceIn: 2) ? length : 0 - length
  }

  private func insets(_ random: inout SplitMix64) -> ScrollInsets {
    ScrollInsets(number(&random), number(&random), number(&random), number(&random))
  }

  private func viewport(_ random: inout SplitMix64) -> Viewport {
    Viewport(
      frame: ScrollRect(number(&random), number(&random), lengths(&random), lengths(&random)),
      contentSize: ScrollSize(lengths(&random), lengths(&random)), contentInset: insets(&random),
      safeAreaInsets: insets(&random),
      contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior.allCases[random.integer(in: 0...3)],
      contentOffset: ScrollPoint(number(&random), number(&random)),
      contentAlignmentPoint: ScrollPoint(random.double(in: 0...1), Double(random.integer(in: 0...2)) / 2))
  }

  private func assertFine(_ numbers: Double..., line: UInt = #line) {
    for number in numbers {
      XCTAssertTrue(number.isFinite && number.bitPattern != (-0.0).bitPattern, "\(number)", line: line)
    }
  }

  private func assertFine(_ rect: ScrollRect, line: UInt = #line) {
    assertFine(rect.minX, rect.minY, rect.maxX, rect.maxY, rect.size.width, rect.size.height, line: line)
    XCTAssertTrue(rect.size.width >= 0 && rect.size.height >= 0, line: line)
  }

  /// Catches: `available - near - far - length` in `limits(on:)` for content of any length.
  func testInsetsOfContentAsLongAsAHugeFrame() {
    let insets = [(20.0, 34.0), (0, 1e-9), (-20, 34), (313.25, -300)]
    for (length, (near, far), axis) in product([844, 1e17, 1e300, huge / 2], insets, ScrollAxis.allCases) {
      var viewport = Viewport(length, length, content: length, length, contentInsetAdjustmentBehavior: .never)
      (viewport.contentInset[min: axis], viewport.contentInset[max: axis]) = (near, far)
      XCTAssertEqual(viewport.limits(on: axis), (0 - near)...far, "\(length)")
    }
  }

  /// Catches: in `limits`, drop `.saturated` from `room`.
  func testViewport() {
    forAll("viewports of extreme numbers give finite ones", count: 2000) { random in
      let viewport = viewport(&random)
      let point = ScrollPoint(number(&random), number(&random))
      let rect = ScrollRect(origin: point, size: ScrollSize(lengths(&random), lengths(&random)))
      assertFine(viewport.contentArea)
      assertFine(viewport.insetBounds)
      _ = viewport.visibleRect.map { assertFine($0) }
      let revealed = viewport.contentOffset(revealing: rect)
      let placed = viewport.contentOffset(placing: rect, at: ScrollPoint(0.5, 1))
      for axis in ScrollAxis.allCases {
        let limits = viewport.limits(on: axis)
        assertFine(limits.lowerBound, limits.upperBound, viewport.overscroll[axis])
        assertFine(viewport.scrollFraction(on: axis), revealed[axis], placed[axis])
        assertFine(viewport.contentOffset(atFraction: random.double(in: 0...1), on: axis))
        let extent = viewport.extent(on: axis)
        let (before, visible, after) = extent.fractions
        assertFine(extent.before, extent.visible, extent.after, before, visible, after)
        assertFine(viewport.convert(point, from: .container, to: .content)[axis])
        _ = ScrollIndicator().frame(on: axis, in: viewport).map { assertFine($0) }
        let indicator = TabsIndicator(count: random.integer(in: 0...5), overscroll: .stretch)
        let position = indicator.position(in: viewport, on: axis, direction: .rightToLeft)
        assertFine(position, indicator.fraction(in: viewport, on: axis))
        assertFine(indicator.frame(at: position, in: ScrollRect(0, 0, 300, 4)))
        assertFine(indicator.contentOffset(atPosition: point[axis], in: viewport, on: axis)[axis])
      }
    }
  }

  /// Catches: in `offsetKeepingPage`, drop `.saturated` from `scale`.
  func testAnchorsAndChanges() {
    forAll("anchors and changes of extreme numbers give finite offsets", count: 2000) { random in
      let (old, new) = (viewport(&random), viewport(&random))
      for keeping in [
        .offset, .page, .pages(spacing: 9), .fraction, .contentPoint(at: ScrollPoint(0.3, 1)), .zoom,
      ] as [ScrollAnchor.Keeping] {
        let offset = ScrollAnchor(keeping, of: old).contentOffset(in: new)
        assertFine(offset.x, offset.y)
      }
      let axis = random.pick(ScrollAxis.allCases)
      let change = ContentChange(
        on: axis, at: number(&random), removing: lengths(&random), inserting: lengths(&random))
      let after = old.applying(change, anchoredAt: random.happens(onceIn: 2) ? 0 : 1)
      assertFine(after.contentOffset[axis], after.contentSize[axis])
    }
  }

  /// Catches: in `visibleFraction`, drop `.flushed`.
  func testPages() {
    forAll("pages of extreme lengths have finite places", count: 2000) { random in
      let viewport = viewport(&random)
      let axis = random.pick(ScrollAxis.allCases)
      let pages = Pages(
        of: viewport, on: axis, length: random.happens(onceIn: 2) ? nil : lengths(&random),
        spacing: lengths(&random), alignment: random.double(in: 0...1))
      let offset = number(&random)
      let around = pages.boundaries(around: offset)
      assertFine(around.lowerBound, around.upperBound, pages.boundary(nearestTo: offset))
      assertFine(pages.boundary(after: offset), pages.boundary(before: offset))
      assertFine(pages.position(at: offset), pages.offset(atPosition: number(&random)))
      assertFine(pages.offset(ofPage: random.integer(in: -5...5)), pages.offset(ofPage: Int(Int32.max)))
      let page = pages.page(nearestTo: offset)
      XCTAssertTrue(page >= 0 && page < max(1, pages.count))
      assertFine(pages.visibleFraction(ofPage: page, at: offset))
      XCTAssertLessThanOrEqual(pages.visiblePages(at: offset).upperBound, pages.count)
    }
  }

  /// Catches: in `layout(in:)`, the `.saturated` of where an item stands across dropped.
  func testStacks() throws {
    try forAll("stacks of extreme lengths have finite layouts", count: 2000) { random in
      let items = (0..<random.integer(in: 0...3)).map { _ in
        ScrollStack.Item(
          length: random.happens(onceIn: 2)
            ? .fixed(lengths(&random))
            : .flexible(share: random.pick([1, huge, .leastNonzeroMagnitude]), minimum: lengths(&random)),
          crossLength: lengths(&random), spacingAfter: random.happens(onceIn: 2) ? nil : lengths(&random))
      }
      let stack = ScrollStack(
        axis: random.pick(ScrollAxis.allCases), items: items, spacing: lengths(&random),
        insets: insets(&random), alignment: ScrollStack.Alignment.allCases[random.integer(in: 0...3)],
        fillsFrameAcross: random.happens(onceIn: 2), fillsFrameAlong: random.happens(onceIn: 2),
        minimumLength: random.happens(onceIn: 2) ? nil : lengths(&random))
      let layout = try stack.layout(in: ScrollSize(lengths(&random), lengths(&random)))
      assertFine(layout.contentSize.width, layout.contentSize.height)
      for frame in layout.frames { assertFine(frame) }
      _ = layout.items(in: ScrollRect(number(&random), number(&random), lengths(&random), 1))
      XCTAssertNil(layout.item(at: random.pick(RefusedNumbers.notFinite)))
    }
  }

  /// Catches: in `outerContentLength`, drop the last `.saturated`.
  func testCards() {
    forAll("cards of extreme lengths have finite frames", count: 2000) { random in
      let card = ExpandingCard(
        axis: random.pick(ScrollAxis.allCases), container: ScrollSize(lengths(&random), lengths(&random)),
        collapsedInsets: ScrollInsets(lengths(&random), lengths(&random), lengths(&random), lengths(&random)),
        travel: lengths(&random), collapsedCornerRadius: lengths(&random),
        expandedCornerRadius: lengths(&random), innerContentLength: lengths(&random))
      let offset = number(&random)
      assertFine(card.frame(at: offset))
      assertFine(card.progress(at: offset), card.cornerRadius(at: offset), card.innerOffset(at: offset))
      assertFine(
        card.outerContentLength, card.offset(atInnerOffset: number(&random)), card.offset(atProgress: 0.5))
    }
  }
}
