final class ScrollAnchorTests: XCTestCase {
  /// The third of three tabs, 400 points wide.
  var lastTab: Viewport { changed(threeTabs()) { $0.contentOffset.x = 800 } }
  let (wide, wideContent) = (ScrollSize(660, 400), ScrollSize(1980, 340))

  func testLastTabGrowsWider() {
    XCTAssertEqual(lastTab.resized(to: wide, contentSize: wideContent, keeping: .page).contentOffset.x, 1320)
    XCTAssertEqual(
      lastTab.resized(to: wide, contentSize: wideContent, keeping: .fraction).contentOffset.x, 1320)
  }

  func testKeepingTheOffsetLandsBetweenTabs() {
    let viewport = lastTab.resized(to: wide, contentSize: wideContent)
    XCTAssertEqual(viewport.contentOffset, ScrollPoint(800, -60))
    XCTAssertFalse((viewport.contentOffset.x / 660).remainder(dividingBy: 1) == 0)
  }

  /// The well-known fault: the frame changes first and clamps the offset with the old content size, and the later
  /// content size cannot restore it.
  func testChangingTheFrameFirstLosesTheTab() {
    for keeping in [ScrollAnchor.Keeping.page, .offset] {
      let narrowContent = lastTab.resized(to: wide, keeping: keeping)
      XCTAssertEqual(narrowContent.contentOffset.x, 540)
      XCTAssertEqual(narrowContent.resized(to: wide, contentSize: wideContent).contentOffset.x, 540)
    }
  }

  func testHugeInsetsCarryTheOffsetThroughTheSteps() {
    var tabs = changed(lastTab) { $0.contentInset.left = 40 }
    let former = tabs.contentInset
    let anchor = ScrollAnchor(.page, of: tabs)
    tabs.contentInset = ScrollInsets(top: 40, left: .greatestFiniteMagnitude, right: .greatestFiniteMagnitude)
    tabs = tabs.resized(to: ScrollSize(660, 660), keeping: anchor)
    XCTAssertEqual(tabs.contentOffset.x, 1320)
    tabs = tabs.resized(to: wide, contentSize: ScrollSize(1200, 340), keeping: .offset)
    XCTAssertEqual(tabs.contentOffset.x, 1320)
    tabs = tabs.resized(to: wide, contentSize: wideContent, keeping: .page)
    XCTAssertEqual(tabs.contentOffset.x, 1320)
    tabs.contentInset = former
    XCTAssertEqual(tabs.clamped(tabs.contentOffset), ScrollPoint(1320, -60))
    XCTAssertEqual(tabs.limits(on: .horizontal), -40...1320)
  }

  func testEveryKindSurvivesHugeInsets() {
    let middle = ScrollPoint(0.5, 0.5)
    let kinds: [ScrollAnchor.Keeping] = [.offset, .page, .fraction, .contentPoint(at: middle), .zoom]
    for keeping in kinds {
      var tabs = lastTab
      let anchor = ScrollAnchor(keeping, of: tabs)
      tabs.contentInset = anywhere
      tabs.safeAreaInsets = anywhere
      tabs.contentInsetAdjustmentBehavior = .always
      XCTAssertTrue(anchor.contentOffset(in: tabs).isFinite)
      let back = ScrollAnchor(keeping, of: tabs).contentOffset(in: lastTab)
      XCTAssertTrue(back.isFinite)
      if keeping == .fraction { XCTAssertEqual(back.x, 400, "half way between huge limits") }
    }
  }

  /// Figures of Flutter's page_view_test.dart: a zero-sized window, and 600 → 250 → 450, do not lose the page.
  func testPageSurvivesAWindowWithoutSize() {
    var pages = Viewport(600, 600, content: 6000, 600, contentOffset: ScrollPoint(1200, 0))
    let anchor = ScrollAnchor(.page, of: pages)
    for width in [250.0, 0, 450] {
      let size = ScrollSize(width, 600)
      pages = pages.resized(to: size, contentSize: ScrollSize(10 * width, 600), keeping: anchor)
      XCTAssertEqual(pages.contentOffset.x, 2 * width)
    }
    XCTAssertEqual(ScrollAnchor(.page, of: pages.resized(to: .zero)).contentOffset(in: pages).x, 900)
  }

  /// A figure of Flutter's range_maintaining_scroll_physics_test.dart: content shrinks under a list at its end.
  func testShrinkingContentClamps() {
    let list = Viewport(100, 100, content: 100, 1000, contentOffset: ScrollPoint(0, 900))
    XCTAssertEqual(list.resized(to: list.frame.size, contentSize: ScrollSize(100, 200)).contentOffset.y, 100)
  }

  func testAtALimitThePageKeepsItsDistanceInPoints() {
    var rows = Viewport(390, 844, content: 390, 20_000, contentInset: ScrollInsets(top: 60, bottom: 34))
    let turned = ScrollSize(844, 390)
    XCTAssertEqual(rows.resized(to: turned, keeping: .page).contentOffset.y, -60)
    rows.contentOffset.y = -100
    XCTAssertEqual(ScrollAnchor(.page, of: rows).contentOffset(in: rows.resized(to: turned)).y, -100)
    rows.contentOffset.y = 422
    XCTAssertEqual(
      rows.resized(to: turned, keeping: .page).contentOffset.y, 195, "half a page is half a page")
  }

  func testFractionKeepsEndsAndOverscroll() {
    var tabs = threeTabs()
    for (x, expected) in [(0.0, 0.0), (200, 330), (400, 660), (800, 1320), (830, 1350), (-30, -30)] {
      tabs.contentOffset.x = x
      let anchor = ScrollAnchor(.fraction, of: tabs)
      XCTAssertEqual(anchor.contentOffset(in: tabs.resized(to: wide, contentSize: wideContent)).x, expected)
    }
    var small = threeTabs().resized(to: wide, contentSize: ScrollSize(100, 100))
    XCTAssertEqual(small.resized(to: wide, contentSize: wideContent, keeping: .fraction).contentOffset.x, 0)
    small.contentAlignmentPoint.x = 1
    XCTAssertEqual(
      small.resized(to: wide, contentSize: wideContent, keeping: .fraction).contentOffset.x, 1320)
  }

  /// Pages of 400 with gaps of 20 become pages of 660 with the same gaps.
  func testSpacedPages() {
    var pages = Viewport(400, 660, content: 2100, 660)
    for page in 0..<5 {
      pages.contentOffset.x = Double(page) * 420
      let anchor = ScrollAnchor(.pages(spacing: 20), of: pages)
      let after = pages.resized(to: wide, contentSize: ScrollSize(3400, 400), keeping: anchor)
      XCTAssertEqual(after.contentOffset.x, Double(page) * 680)
    }
    XCTAssertThrowsError(try ScrollAnchor.Keeping.pages(spacing: -1).validate())
    let anchor = ScrollAnchor(.pages(spacing: 20), of: pages)
    XCTAssertEqual(try anchor.coded(), anchor)
  }

  /// Limits in the wrong order are refused even where half of each rounds to the same number.
  /// Catches: in `AxisPlace.validate()`, `.atLeast(lower)` taken as `.finite`.
  func testLimitsOutOfOrderAreRefused() throws {
    let text = try ScrollAnchor(.fraction, of: threeTabs()).json
    for (lower, upper) in [("5e-324", "0"), ("0", "-5e-324"), ("1e308", "-1e308"), ("3", "2")] {
      let damaged = text.replacing(try Regex("\"lower\":[-+0-9.e]+"), with: "\"lower\":\(lower)")
        .replacing(try Regex("\"upper\":[-+0-9.e]+"), with: "\"upper\":\(upper)")
      XCTAssertNotEqual(damaged, text)
      XCTAssertThrowsError(try ScrollAnchor.decoded(from: damaged)) {
        XCTAssertEqual(($0 as? ScrollValueError)?.field, "upper")
      }
    }
  }

  /// Content at rest at its minimum edge stays at that edge when the inset there changes; all other content keeps its offset.
  /// Catches: `contentOffset(in: viewport)` for `restingOffset(in: viewport)`; `.far` for `.near` in `AxisPlace.init`.
  func testContentAtItsMinimumEdgeFollowsTheInset() {
    let tall = ScrollSize(100, 2000)
    func rows(at offset: Double, in content: ScrollSize = tall, aligned alignment: Double = 0) -> Viewport {
      Viewport(
        frame: ScrollRect(0, 0, 100, 800), contentSize: content, contentOffset: ScrollPoint(0, offset),
        contentAlignmentPoint: ScrollPoint(0, alignment))
    }
    func insets(_ top: Double, _ bottom: Double) -> ScrollInsets { ScrollInsets(top: top, bottom: bottom) }
    let short = ScrollSize(100, 790)
    let cases: [(Viewport, ScrollInsets, Double)] = [
      (rows(at: 0), insets(88, 0), -88.0), (rows(at: 0), insets(0, 34), 0),
      (rows(at: 0), insets(88, 34), -88),
      (rows(at: 0), insets(-20, 0), 20), (rows(at: 1), insets(88, 0), 1), (rows(at: -1), insets(88, 0), -1),
      // A keyboard covers the end of the content; it does not move it.
      (rows(at: 1200), insets(0, 300), 1200), (rows(at: 1200), insets(88, 0), 1200),
      (rows(at: 1199), insets(0, 34), 1199),
      // Content that fits before a change but not afterwards, at the start or at the end of the frame.
      (rows(at: 0, in: short), insets(88, 0), -88), (rows(at: 0, in: short), insets(0, 300), 0),
      (rows(at: 0, in: short), insets(88, 34), -88),
      (rows(at: -10, in: short, aligned: 1), insets(0, 300), -10),
      (rows(at: -10, in: short, aligned: 1), insets(88, 0), -88),
      // Insets with which content can be scrolled anywhere.
      (rows(at: 0), insets(799, 0), -799), (rows(at: 0), insets(800, 0), 0),
      (rows(at: 0), insets(-800, 0), 0), (rows(at: 0), insets(.greatestFiniteMagnitude, 0), 0),
      (rows(at: 1200), insets(0, .greatestFiniteMagnitude), 1200),
    ]
    for (viewport, change, offset) in cases {
      let anchor = ScrollAnchor(.offset, of: viewport)
      let after = changed(viewport) { $0.contentInset = change }
      let text = "\(viewport.contentOffset.y) of \(viewport.contentSize.height), \(change)"
      XCTAssertEqual(anchor.restingOffset(in: after).y, offset, text)
      XCTAssertEqual(anchor.contentOffset(in: after).y, viewport.contentOffset.y, text)
      XCTAssertEqual(anchor.restingOffset(in: viewport), viewport.contentOffset)
      XCTAssertEqual(
        ScrollAnchor(.offset, of: viewport.transposed).restingOffset(in: after.transposed).x, offset, text)
      for keeping in [ScrollAnchor.Keeping.page, .fraction, .contentPoint(at: .zero), .zoom] {
        let anchor = ScrollAnchor(keeping, of: viewport)
        XCTAssertEqual(anchor.restingOffset(in: after), anchor.contentOffset(in: after))
      }
    }
    // Content that becomes longer than the frame, and with it gets a safe area.
    var grown = changed(rows(at: 0, in: short)) { $0.safeAreaInsets.top = 88 }
    grown.contentInsetAdjustmentBehavior = .scrollableAxes
    XCTAssertEqual(grown.resized(to: grown.frame.size, contentSize: tall).contentOffset.y, -88)
    // Insets that are set before the frame.
    let new = Viewport(frame: .zero, contentSize: tall)
    let covered = changed(new) { $0.contentInset.top = 88 }
    XCTAssertEqual(ScrollAnchor(.offset, of: new).restingOffset(in: covered).y, -88)
    // A rotation after which the inset is as long as the frame, and back.
    var turned = changed(rows(at: 0)) { ($0.contentInset.top, $0.frame.size.height) = (400, 390) }
    XCTAssertEqual(ScrollAnchor(.offset, of: rows(at: 0)).restingOffset(in: turned).y, -400)
    turned.contentOffset.y = -400
    XCTAssertEqual(ScrollAnchor(.offset, of: turned).restingOffset(in: rows(at: 0)).y, 0)
  }

  func testContentPointStaysAtItsAlignment() {
    let rows = Viewport(
      390, 844, content: 390, 20_000, contentInset: ScrollInsets(top: 60), contentOffset: ScrollPoint(0, 5000)
    )
    func kept(_ alignment: Double, _ change: (inout Viewport) -> Void) -> Double {
      let anchor = ScrollAnchor(.contentPoint(at: ScrollPoint(0, alignment)), of: rows)
      return anchor.contentOffset(in: changed(rows, change)).y
    }
    XCTAssertEqual(kept(0) { $0.contentInset.top = 100 }, 4960, "the row under the bar stays under it")
    XCTAssertEqual(kept(1) { $0.contentInset.bottom = 300 }, 5300, "the last message stays over the keyboard")
    XCTAssertEqual(kept(1) { $0.frame.size.height = 444 }, 5400)
    XCTAssertEqual(kept(0.5) { $0.frame.size.height = 444 }, 5200)
    XCTAssertEqual(kept(0) { $0.frame.size.height = 444 }, 5000)
  }

  /// For an unchanged viewport an anchor gives the same offset, bit for bit, at any offset.
  /// Catches: in `offsetKeepingFraction`, drop the guard for equal limits.
  func testNoChangeGivesTheSameBits() {
    forAll("an update without a change changes no bit") { random in
      var viewport = changed(random.viewport()) { $0.contentOffset.x = random.double(in: -500...3000) }
      viewport.contentOffset.y = random.double(in: -1e9...1e9)
      for keeping in kinds(&random) {
        let offset = ScrollAnchor(keeping, of: viewport).contentOffset(in: viewport)
        for i in ScrollAxis.allCases { assertSameBits(offset[i], viewport.contentOffset[i], "\(keeping)") }
      }
    }
  }

  /// The result of an anchor depends only on the last of any number of sizes.
  /// Catches: in `contentOffset(in:on:)`, take `new.offset` for `old.offset` where the offset is kept.
  func testAnchorsForgetWhatLayBetween() {
    forAll("an anchor depends on the last size alone") { random in
      let viewport = random.viewport()
      for keeping in kinds(&random) {
        let anchor = ScrollAnchor(keeping, of: viewport)
        var steps = viewport
        for _ in 0..<random.integer(in: 0...5) {
          steps = steps.resized(to: random.size(), contentSize: random.size(), keeping: anchor)
        }
        let (size, content) = (random.size(), random.size())
        let direct = viewport.resized(to: size, contentSize: content, keeping: anchor)
        XCTAssertEqual(steps.resized(to: size, contentSize: content, keeping: anchor), direct)
        XCTAssertEqual(direct.clamped(direct.contentOffset), direct.contentOffset)
      }
    }
  }

  /// Page k of any length is page k of any other, exactly, up to a billion points and more.
  /// Catches: in `offsetKeepingPage`, `page * new.stride` made `offset * (new.stride / stride)`.
  func testPageIsExact() {
    forAll("page k does not depend on the length") { random in
      let (old, new) = (random.double(in: 1...1000), random.double(in: 1...1000))
      let page = Double(random.integer(in: 0...5_000_000))
      for axis in ScrollAxis.allCases {
        func viewport(_ length: Double) -> Viewport {
          changed(Viewport(frame: .zero, contentSize: .zero)) {
            ($0.frame.size[axis], $0.contentSize[axis], $0.contentOffset[axis]) = (
              length, 1e10, page * length
            )
          }
        }
        let offset = viewport(old).resized(to: viewport(new).frame.size, keeping: .page).contentOffset
        assertSameBits(offset[axis], page * new)
        assertSameBits(offset[axis.cross], 0)
      }
    }
  }

  /// Catches: in `offsetKeepingPage`, round the page down instead of to the nearest; in
  /// `offsetKeepingFraction`, measure `part` from the lower limit.
  func testNegatedLimitsGiveNegatedOffsets() {
    forAll("negated limits give negated offsets") { random in
      var viewport = random.viewport()
      var changed = random.viewport()
      viewport.contentAlignmentPoint = ScrollPoint(0.5, 0.5)
      changed.contentAlignmentPoint = viewport.contentAlignmentPoint
      viewport.contentOffset.x = random.double(in: -300...3000)
      for keeping in [ScrollAnchor.Keeping.offset, .page, .fraction] {
        let offset = ScrollAnchor(keeping, of: viewport).contentOffset(in: changed)
        let other = ScrollAnchor(keeping, of: viewport.negated).contentOffset(in: changed.negated)
        for axis in ScrollAxis.allCases { assertSameBits(other[axis], 0 - offset[axis], "\(keeping)") }
      }
    }
  }

  /// Catches: in `AxisPlace.init`, take `viewport.limits(on: .vertical)` whatever the axis.
  func testAxesSwapAndContentPointsMirror() {
    forAll("axes can be swapped, and content points mirrored") { random in
      let (viewport, changed) = (random.viewport(), random.viewport())
      let alignment = ScrollPoint(
        Double(random.integer(in: 0...4)) / 4, Double(random.integer(in: 0...4)) / 4)
      for keeping in [ScrollAnchor.Keeping.offset, .page, .fraction] {
        let offset = ScrollAnchor(keeping, of: viewport).contentOffset(in: changed)
        let other = ScrollAnchor(keeping, of: viewport.transposed).contentOffset(in: changed.transposed)
        XCTAssertEqual(other, offset.transposed)
      }
      var resized = viewport
      resized.frame.size = changed.frame.size
      let offset = ScrollAnchor(.contentPoint(at: alignment), of: viewport).contentOffset(in: resized)
      let swapped = ScrollAnchor(.contentPoint(at: alignment.transposed), of: viewport.transposed)
      XCTAssertEqual(swapped.contentOffset(in: resized.transposed), offset.transposed)
      let mirrored = ScrollAnchor(.contentPoint(at: ScrollPoint { 1 - alignment[$0] }), of: viewport.mirrored)
      let turned = resized.mirrored
      XCTAssertEqual(
        mirrored.contentOffset(in: turned),
        ScrollPoint { turned.contentSize[$0] - turned.frame.size[$0] - offset[$0] })
    }
  }

  private func kinds(_ random: inout SplitMix64) -> [ScrollAnchor.Keeping] {
    let alignment = ScrollPoint(random.double(in: 0...1), random.double(in: 0...1))
    return [
      .offset, .page, .pages(spacing: random.double(in: 0...50)), .fraction, .contentPoint(at: alignment),
      .zoom,
    ]
  }
}
