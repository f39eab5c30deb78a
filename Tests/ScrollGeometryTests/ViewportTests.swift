final class ViewportTests: XCTestCase {
  func testVideoPlayersTabs() {
    let tabs = threeTabs()
    XCTAssertEqual(tabs.contentArea, ScrollRect(0, -60, 1200, 660))
    assertEqual((tabs.contentOffset, tabs.limits(on: .vertical)), (ScrollPoint(400, -60), -60 ... -60))
    assertEqual((tabs.limits(on: .horizontal), tabs.contentFits(on: .vertical)), (0...800, true))
    XCTAssertFalse(tabs.contentFits(on: .horizontal))
    XCTAssertFalse(tabs.isScrollable(on: .vertical))
    XCTAssertTrue(tabs.isScrollable(on: .horizontal))
  }

  func testAdjustedTopInsetPerBehaviour() {
    let behaviors: [ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .always, .never]
    XCTAssertEqual(behaviors.map { threeTabs(behavior: $0).adjustedContentInset.top }, [60, 40, 60, 40])
    XCTAssertEqual(threeTabs(isContainerContent: false).adjustedContentInset.top, 40)
    var bouncing = changed(threeTabs(behavior: .scrollableAxes)) { $0.alwaysBounceVertical = true }
    assertEqual((bouncing.adjustedContentInset.top, bouncing.isScrollable(on: .vertical)), (60, true))
    bouncing.bounces = false
    XCTAssertFalse(bouncing.isScrollable(on: .vertical))
  }

  func testHundredRows() {
    let rows = Viewport(390, 844, content: 390, 20_000)
    assertEqual((rows.limits(on: .vertical), rows.limits(on: .horizontal)), (0...19156, 0...0))
    assertEqual((rows.minimumContentOffset, rows.maximumContentOffset), (.zero, ScrollPoint(0, 19156)))
  }

  func testAlignmentPlacesSmallContent() {
    for (alignment, offset) in [(0.0, 0.0), (0.5, -200), (1, -400)] {
      let viewport = Viewport(
        500, 500, content: 100, 100, contentAlignmentPoint: ScrollPoint(alignment, alignment))
      XCTAssertEqual(viewport.limits(on: .horizontal), offset...offset)
      XCTAssertEqual(viewport.limits(on: .vertical), offset...offset)
      XCTAssertEqual(viewport.contentOffset, ScrollPoint(offset, offset))
    }
  }

  /// Content is aligned in the frame, but not covered by insets; outside 0…1 it is aligned with the nearer edge.
  /// Catches: `free * contentAlignmentPoint[axis]` in `limits(on:)` made `room * contentAlignmentPoint[axis]`.
  func testAlignmentIsOfTheFrame() {
    let cases: [(Double, Double, Double, Double)] = [
      (60.0, 0.0, 0.5, -200.0), (0, 60, 0.5, -200), (60, 0, 0, -60), (60, 0, 1, -400), (0, 60, 1, -340),
      (250, 0, 0.5, -250), (0, 300, 0.5, -100), (0, 0, 37, -400), (60, 30, 11, -370), (60, 0, -3, -60),
      (-20, 0, 0, 20), (-20, 0, 0.5, -190), (0, -20, 0.5, -210), (0, -20, 1, -420),
    ]
    for (near, far, alignment, offset) in cases {
      let viewport = Viewport(
        500, 500, content: 100, 100, contentInset: ScrollInsets(near, near, far, far),
        contentAlignmentPoint: ScrollPoint(alignment, alignment))
      for axis in ScrollAxis.allCases {
        XCTAssertEqual(viewport.limits(on: axis), offset...offset, "\(near), \(far), \(alignment)")
        XCTAssertTrue((0...1).contains(viewport.scrollFraction(on: axis)))
        XCTAssertTrue(ScrollAnchor(.fraction, of: viewport).contentOffset(in: viewport)[axis] == offset)
      }
    }
  }

  /// Catches: `true` for `bounces` in `bouncesVertically ?? bounces`.
  func testBouncesIsWhatIsNotSaidOfAnAxis() {
    for bounces in [false, true] {
      let column = Viewport(frame: .zero, contentSize: .zero, bounces: bounces, bouncesVertically: !bounces)
      let row = Viewport(frame: .zero, contentSize: .zero, bounces: bounces, bouncesHorizontally: !bounces)
      for axis in ScrollAxis.allCases {
        XCTAssertEqual(column.bounces(on: axis), bounces != (axis == .vertical))
        XCTAssertEqual(row.bounces(on: axis), bounces != (axis == .horizontal))
      }
    }
  }

  func testEmptyContentZeroFrameAndExactFit() {
    let empty = Viewport(frame: ScrollRect(0, 0, 390, 844), contentSize: .zero)
    let nothing = Viewport(frame: .zero, contentSize: .zero)
    let exact = Viewport(frame: ScrollRect(7, 9, 390, 844), contentSize: ScrollSize(390, 844))
    for (viewport, axis) in product([empty, nothing, exact], ScrollAxis.allCases) {
      assertEqual((viewport.limits(on: axis), viewport.contentFits(on: axis)), (0...0, true))
      XCTAssertFalse(viewport.isScrollable(on: axis))
      assertSameBits(viewport.contentOffset[axis], 0)
    }
    XCTAssertEqual(Viewport(frame: .zero, contentSize: ScrollSize(10, 10)).limits(on: .vertical), 0...10)
  }

  func testHugeInsetsSaturate() {
    let huge = Double.greatestFiniteMagnitude
    let viewport = Viewport(
      400, 400, content: 1200, 400, contentInset: anywhere, safeAreaInsets: anywhere,
      contentInsetAdjustmentBehavior: .always, contentOffset: .zero)
    XCTAssertEqual(viewport.limits(on: .horizontal), -huge...huge)
    XCTAssertEqual(viewport.contentArea, ScrollRect(-huge, 0, huge, 400))
    assertEqual((viewport.scrollFraction(on: .horizontal), viewport.insetBounds), (0.5, viewport.bounds))
    XCTAssertTrue(viewport.clamped(ScrollPoint(huge, 0)).isFinite)
    let far = changed(viewport) { $0.contentOffset.x = -huge }
    XCTAssertEqual(far.scrollFraction(on: .horizontal), 0)
    XCTAssertTrue(far.convert(ScrollPoint(-huge, 0), from: .viewport, to: .content).isFinite)
    XCTAssertEqual(far.extent(on: .horizontal).after, 1200)
    let negative = ScrollInsets(-huge, -huge, -huge, -huge)
    var cut = changed(viewport) { $0.contentInset = negative }
    for axis in ScrollAxis.allCases { XCTAssertTrue(cut.limits(on: axis).lowerBound.isFinite) }
    for alignment in [1, 0.5, 37, huge, -huge] {
      cut.contentAlignmentPoint = ScrollPoint(alignment, alignment)
      for axis in ScrollAxis.allCases { XCTAssertTrue(cut.limits(on: axis).lowerBound.isFinite) }
    }
  }

  func testStoredOffsetIsFlushedAndNotClamped() {
    var viewport = changed(threeTabs()) { $0.contentOffset = ScrollPoint(-0.0, .leastNonzeroMagnitude) }
    assertSameBits(viewport.contentOffset.x, 0)
    assertSameBits(viewport.contentOffset.y, 0)
    viewport.contentOffset = ScrollPoint(9999, 0)
    assertEqual((viewport.contentOffset.x, viewport.overscroll), (9999, ScrollVector(9199, 60)))
    XCTAssertEqual(viewport.clamped(viewport.contentOffset), ScrollPoint(800, -60))
  }

  func testVisibleRectAndBounds() {
    let tabs = threeTabs()
    XCTAssertEqual(tabs.bounds, ScrollRect(400, -60, 400, 660))
    XCTAssertEqual(tabs.visibleRect, ScrollRect(400, 0, 400, 600))
    XCTAssertEqual(tabs.insetBounds, ScrollRect(400, 0, 400, 600))
    XCTAssertNil(changed(tabs) { $0.contentOffset.x = 5000 }.visibleRect)
    XCTAssertEqual(tabs.pixelGrid, PixelGrid(scale: 1))
  }

  func testGuidesInAllSpaces() {
    let tabs = changed(threeTabs()) { $0.frame.origin = ScrollPoint(10, 20) }
    let size = ScrollSize(1200, 600)
    XCTAssertEqual(tabs.contentLayoutGuide(in: .content), ScrollRect(origin: .zero, size: size))
    XCTAssertEqual(
      tabs.contentLayoutGuide(in: .viewport), ScrollRect(origin: ScrollPoint(-400, 60), size: size))
    XCTAssertEqual(
      tabs.contentLayoutGuide(in: .container), ScrollRect(origin: ScrollPoint(-390, 80), size: size))
    XCTAssertEqual(tabs.frameLayoutGuide(in: .content), tabs.bounds)
    XCTAssertEqual(tabs.frameLayoutGuide(in: .container), tabs.frame)
    XCTAssertEqual(tabs.frameLayoutGuide(in: .viewport), ScrollRect(0, 0, 400, 660))
  }

  /// Catches: in `limits`, `only...only` made `only...Swift.max(only, length - available + far)`, which rounding tears apart.
  func testLimitsAreOrderedAndOneWhereItFits() {
    forAll("limits are ordered, and equal where the content fits") { random in
      var viewport = changed(random.viewport()) { $0.contentInset.left = random.double(in: -50...50) }
      viewport.contentInset.right = random.double(in: -50...50)
      for axis in ScrollAxis.allCases {
        let inset = viewport.adjustedContentInset
        let room =
          viewport.frame.size[axis] - inset[min: axis] - inset[max: axis] - viewport.contentSize[axis]
        XCTAssertEqual(viewport.contentFits(on: axis), room >= 0, "room \(room)")
        XCTAssertFalse(viewport.limits(on: axis).lowerBound.bitPattern == (-0.0).bitPattern)
      }
    }
  }

  /// Catches: in `limits`, `length - available + far` made `length - available + near`.
  func testLimitsMirrorAndSwap() {
    forAll("limits mirror and swap") { random in
      let viewport = random.viewport()
      for axis in ScrollAxis.allCases {
        let (limits, other) = (viewport.limits(on: axis), viewport.mirrored.limits(on: axis))
        let turn = viewport.contentSize[axis] - viewport.frame.size[axis]
        assertSameBits(other.lowerBound, turn - limits.upperBound)
        assertSameBits(other.upperBound, turn - limits.lowerBound)
        XCTAssertEqual(viewport.transposed.limits(on: axis.cross), limits)
        XCTAssertEqual(viewport.mirrored.overscroll[axis], 0 - viewport.overscroll[axis])
      }
    }
  }

  /// Catches: in `convert`, subtract `away` instead of adding it.
  func testConversionsGoRoundAndCompose() {
    forAll("conversions are invertible and compose") { random in
      let viewport = random.viewport()
      let point = ScrollPoint(random.quarters(-2000...2000), random.quarters(-2000...2000))
      for (a, b) in product(Viewport.Space.allCases, Viewport.Space.allCases) {
        let there = viewport.convert(point, from: a, to: b)
        XCTAssertEqual(viewport.convert(there, from: b, to: a), point)
        XCTAssertEqual(viewport.transposed.convert(point.transposed, from: a, to: b), there.transposed)
        for c in Viewport.Space.allCases {
          XCTAssertEqual(viewport.convert(there, from: b, to: c), viewport.convert(point, from: a, to: c))
        }
      }
      XCTAssertEqual(
        viewport.convert(point, from: .viewport, to: .content), point + (viewport.contentOffset - .zero))
      XCTAssertEqual(
        viewport.convert(point, from: .viewport, to: .container), point + (viewport.frame.origin - .zero))
    }
  }

  func testConversionFarOutIsExact() {
    let viewport = changed(threeTabs()) { ($0.frame.origin.x, $0.contentOffset.x) = (0.1, 1e9 + 1.0 / 1024) }
    XCTAssertEqual(viewport.convert(.zero, from: .viewport, to: .content).x, 1e9 + 1.0 / 1024)
  }

  func testSettersTakeValidValues() {
    var viewport = changed(threeTabs()) { $0.displayScale = 3 }
    viewport.contentAlignmentPoint = ScrollPoint(1, 0)
    viewport.safeAreaInsets = .zero
    viewport.isContainerContent = false
    assertEqual((viewport.pixelGrid.scale, viewport.limits(on: .vertical)), (3, -40 ... -40))
    viewport.isScrollEnabled = false
    XCTAssertFalse(viewport.isScrollable(on: .horizontal))
  }
}
