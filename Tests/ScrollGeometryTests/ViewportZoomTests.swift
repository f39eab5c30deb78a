/// Zooming (PHYSICS §11).
final class ViewportZoomTests: XCTestCase {
  private typealias Pair = (Double, Double)

  private func viewport(
    _ frame: Pair, content: Pair, at offset: Pair = (0, 0),
    scale: Double = 1, _ limits: ScrollZoomLimits = ScrollZoomLimits(from: 1e-6, to: 1e6)
  ) -> Viewport {
    var viewport = Viewport(
      frame.0, frame.1, content: content.0, content.1, contentInsetAdjustmentBehavior: .never,
      contentOffset: ScrollPoint(offset.0, offset.1))
    (viewport.zoomScale, viewport.zoomLimits) = (scale, limits)
    return viewport
  }

  /// o′ = (o + p)·s′/s − p′, where p goes to p′, or stays; the first row as observed of a UIScrollView ([R]).
  func testTheContentUnderAPointFollowsIt() {
    let rows: [(o: Pair, from: Double, p: Pair, q: Pair?, to: Double, after: Pair)] = [
      ((0, 0), 1, (160, 230), nil, 2, (160, 230)), ((0, 0), 1, (0, 0), nil, 2, (0, 0)),
      ((100, 200), 1, (50, 75), nil, 3, (400, 750)), ((160, 230), 2, (160, 230), nil, 1, (0, 0)),
      ((300, 40), 1.5, (10, 600), nil, 0.75, (145, -280)), ((0, -88), 1, (195, 422), nil, 2.5, (292.5, 413)),
      ((1234.5, 77.25), 4, (33, 44), nil, 1.6, (474, 4.5)), ((0, 0), 1, (390, 844), nil, 1, (0, 0)),
      ((0, 0), 1, (100, 100), (100, 100), 2, (100, 100)), ((0, 0), 1, (100, 100), (150, 80), 2, (50, 120)),
      ((500, 300), 2, (200, 400), (180, 420), 1, (170, -70)),
      ((40, 60), 1.25, (10, 20), (300, 500), 1.25, (-250, -420)),
      ((0, 0), 1, (195, 422), (195, 382), 3, (390, 884)),
    ]
    for row in rows {
      let zoomed = viewport((320, 460), content: (1000, 1000), at: row.o, scale: row.from).zoomed(
        to: row.to, about: ScrollPoint(row.p.0, row.p.1), movingTo: row.q.map { ScrollPoint($0.0, $0.1) })
      XCTAssertEqual(zoomed.contentOffset, ScrollPoint(row.after.0, row.after.1), "\(row)")
      XCTAssertEqual(zoomed.zoomScale, row.to)
    }
    // About the middle of the frame by default.
    XCTAssertEqual(
      viewport((320, 460), content: (1000, 1000)).zoomed(to: 2).contentOffset, ScrollPoint(160, 230))
  }

  func testARectangleIsShownAsLargeAsItCanBe() {
    let rows: [(frame: Pair, content: Pair, ScrollRect, ScrollZoomLimits, scale: Double, offset: Pair)] = [
      ((320, 460), (1000, 1000), ScrollRect(100, 100, 160, 230), .init(from: 0.5, to: 4), 2, (200, 200)),
      ((320, 460), (1000, 1000), ScrollRect(0, 0, 80, 80), .init(from: 0.5, to: 4), 4, (0, 0)),
      ((390, 844), (1200, 900), ScrollRect(300, 200, 600, 100), .init(from: 0.25, to: 8), 0.65, (195, 0)),
      ((390, 844), (1200, 900), ScrollRect(0, 0, 1200, 900), .init(from: 0.25, to: 8), 0.325, (0, 0)),
      ((200, 200), (100, 100), ScrollRect(0, 0, 50, 50), .init(from: 0.5, to: 4), 4, (0, 0)),
      ((390, 844), (1200, 900), ScrollRect(1100, 850, 100, 50), .init(from: 0.25, to: 3), 3, (3210, 1856)),
      // Without an extent: at the largest scale.
      ((200, 200), (100, 100), ScrollRect(50, 50, 0, 0), .init(from: 0.5, to: 4), 4, (100, 100)),
    ]
    for (frame, content, rect, limits, scale, offset) in rows {
      let zoomed = viewport(frame, content: content, limits).zoomed(toShow: rect)
      XCTAssertEqual(zoomed.zoomScale, scale, "\(rect)")
      XCTAssertEqual(zoomed.contentOffset.x, offset.0, accuracy: 1e-9, "\(rect)")
      XCTAssertEqual(zoomed.contentOffset.y, offset.1, accuracy: 1e-9, "\(rect)")
    }
  }

  /// What others do by insets of half the room, the alignment point does.
  func testSmallContentIsCentred() {
    let rows: [(frame: Pair, content: Pair, scale: Double, least: Pair, greatest: Pair)] = [
      ((390, 844), (400, 300), 0.5, (-95, -347), (-95, -347)),
      ((390, 844), (400, 300), 1, (0, -272), (10, -272)), ((390, 844), (400, 300), 2.5, (0, -47), (610, -47)),
      ((1000, 2000), (1000, 500), 1, (0, -750), (0, -750)),
      ((200, 200), (100, 100), 1, (-50, -50), (-50, -50)),
    ]
    for row in rows {
      var viewport = viewport(row.frame, content: row.content, scale: row.scale)
      viewport.contentAlignmentPoint = ScrollPoint(0.5, 0.5)
      XCTAssertEqual(viewport.minimumContentOffset, ScrollPoint(row.least.0, row.least.1))
      XCTAssertEqual(viewport.maximumContentOffset, ScrollPoint(row.greatest.0, row.greatest.1))
    }
  }

  /// Where telephoto puts the top left corner of an image ("top centre"), that is at minus the offset.
  /// Source: `CoerceInsideTest.kt` of saket/telephoto, all its cases.
  /// Catches: in `Viewport.limits(on:)`, `free / 2` for `free * contentAlignmentPoint[axis]`.
  func testAlignedAsTelephotoDoes() {
    typealias Corner = (from: Pair, to: Pair)
    let wide: [Corner] = [
      ((0, 0), (0, 0)), ((100, 0), (0, 0)), ((0, 100), (0, 0)), ((100, 100), (0, 0)), ((-100, 0), (0, 0)),
      ((0, -100), (0, 0)), ((-100, -100), (0, 0)),
    ]
    let long: [Corner] = [
      ((0, 0), (0, 0)), ((-500, 0), (-500, 0)), ((-1000, 0), (-1000, 0)), ((-1001, 0), (-1000, 0)),
      ((500, 0), (0, 0)),
    ]
    let large: [Corner] = [
      ((0, 0), (0, 0)), ((10, 20), (0, 0)), ((-250, -400), (-250, -400)), ((-750, -600), (-750, -600)),
      ((-1005, -1007), (-1000, -1000)), ((-1000, 0), (-1000, 0)),
    ]
    let rows: [(size: Pair, layout: Pair, corners: [Corner])] = [
      ((1000, 500), (1000, 2000), wide), ((2000, 1000), (1000, 2000), long),
      ((2000, 3000), (1000, 2000), large), ((800, 1300), (640, 1500), [((-100, 0), (-100, 0))]),
    ]
    for ((size, layout, corners), scale) in product(rows, [1.0, 2, 0.5]) {
      var viewport = viewport(layout, content: (size.0 / scale, size.1 / scale), scale: scale)
      viewport.contentAlignmentPoint = ScrollPoint(0.5, 0)
      for (corner, expected) in corners {
        let offset = viewport.clamped(ScrollPoint(-corner.0, -corner.1))
        XCTAssertEqual(offset, ScrollPoint(-expected.0, -expected.1), "\(corner) of \(size) in \(layout)")
      }
    }
  }

  func testLimitsThatAreNeverEmpty() {
    let (photo, window) = (ScrollSize(1200, 900), ScrollSize(390, 844))
    XCTAssertEqual(
      ScrollZoomLimits.fitting(photo, in: window, upTo: 4), ScrollZoomLimits(from: 0.325, to: 1.3))
    XCTAssertEqual(ScrollZoomLimits.filling(photo, in: window, upTo: 2).minimum, 844.0 / 900)
    XCTAssertEqual(
      ScrollZoomLimits.fitting(photo, in: window, upTo: 0.5), ScrollZoomLimits(from: 0.325, to: 0.325))
    XCTAssertEqual(ScrollZoomLimits(from: 2, to: 1), ScrollZoomLimits(from: 2, to: 2))
    XCTAssertEqual(ScrollZoomLimits.fitting(.zero, in: window, upTo: 3), ScrollZoomLimits(from: 1, to: 3))
    XCTAssertEqual(ScrollZoomLimits.fitting(photo, in: .zero, upTo: 3), ScrollZoomLimits(from: 1, to: 3))
    XCTAssertEqual(ScrollSize(0, 100).scale(fitting: window), 8.44)
    XCTAssertFalse(ScrollZoomLimits.none.allowZooming)
    var viewport = changed(viewport((100, 100), content: (100, 100), .none)) { $0.minimumZoomScale = 3 }
    XCTAssertEqual(viewport.zoomLimits, ScrollZoomLimits(from: 3, to: 3))
    viewport.maximumZoomScale = 1
    XCTAssertEqual(viewport.zoomLimits, ScrollZoomLimits(from: 3, to: 3))
    viewport.minimumZoomScale = 1
    XCTAssertEqual(viewport.zoomLimits, ScrollZoomLimits(from: 1, to: 3))
  }

  private func scene(_ random: inout SplitMix64) -> Viewport {
    var viewport = changed(random.viewport()) { $0.zoomScale = pow2(random.double(in: -4...4)) }
    viewport.zoomLimits = ScrollZoomLimits(from: pow2(-6), to: pow2(6))
    return viewport
  }

  private func pow2(_ exponent: Double) -> Double { Foundation.exp2(exponent) }

  /// Catches: in `offset(_:from:to:about:movingTo:)`, `newScale / scale` made `newScale - scale`.
  func testTheContentUnderAPointStaysThereAtEveryScale() {
    forAll("the point of the content under a point of the frame stays") { random in
      let viewport = scene(&random)
      let point = ScrollPoint(random.double(in: -100...400), random.double(in: -100...400))
      let scale = pow2(random.double(in: -5...5))
      let zoomed = viewport.zoomed(to: scale, about: point)
      let before = viewport.convert(point, from: .viewport, to: .unscaledContent)
      let after = zoomed.convert(point, from: .viewport, to: .unscaledContent)
      for axis in ScrollAxis.allCases {
        // Roundings of numbers as large as the point and the offset, at the new scale.
        let size = max(
          before[axis].magnitude, (point[axis].magnitude + 1) / scale, viewport.contentOffset[axis].magnitude)
        XCTAssertEqual(before[axis], after[axis], accuracy: 8 * size.ulp)
      }
      XCTAssertEqual(zoomed.contentSize.width, (zoomed.unscaledContentSize.width * scale))
    }
  }

  func testAPhotoAtItsLargestScaleStaysThereThroughARotation() {
    for (width, factor) in product(stride(from: 1000.0, to: 1100, by: 1), [3.0, 4, 5]) {
      let (photo, portrait, landscape) = (ScrollSize(width, 777), ScrollSize(390, 844), ScrollSize(844, 390))
      var upright = viewport((390, 844), content: (width, 777), .fitting(photo, in: portrait, upTo: factor))
      upright.zoomScale = upright.zoomLimits.maximum
      var turned = upright
      (turned.frame.size, turned.zoomLimits) = (landscape, .fitting(photo, in: landscape, upTo: factor))
      XCTAssertEqual(ScrollAnchor(.zoom, of: upright).zoomScale(in: turned), turned.zoomLimits.maximum)
    }
  }

  /// A host's layout copies the size back: at scale 1.4 the quotient would be another one.
  func testASizeThatIsCopiedBackIsNoChange() {
    for scale in stride(from: 1.1, to: 3, by: 0.1) {
      let zoomed = viewport((844, 390), content: (844, 390), scale: scale)
      XCTAssertEqual(changed(zoomed) { $0.contentSize = zoomed.contentSize }, zoomed)
    }
  }

  func testZoomingByAThenByBIsZoomingByBoth() {
    forAll("zooming composes") { random in
      let viewport = scene(&random)
      let point = ScrollPoint(random.double(in: 0...400), random.double(in: 0...400))
      let (a, b) = (pow2(random.double(in: -4...4)), pow2(random.double(in: -4...4)))
      let twice = viewport.zoomed(to: a, about: point).zoomed(to: b, about: point)
      let once = viewport.zoomed(to: b, about: point)
      XCTAssertEqual(twice.zoomScale, once.zoomScale)
      for axis in ScrollAxis.allCases {
        let size =
          (viewport.contentOffset[axis].magnitude + 500) * max(1, a / viewport.zoomScale) * max(1, b / a, b)
        XCTAssertEqual(twice.contentOffset[axis], once.contentOffset[axis], accuracy: 16 * size.ulp)
      }
    }
  }

  /// Catches: `uncheckedOffset` set on one axis only.
  func testZoomingSwapsAndMirrors() {
    forAll("zooming swaps and mirrors") { random in
      let viewport = scene(&random)
      let point = ScrollPoint(random.quarters(0...400), random.quarters(0...400))
      let scale = Double(1 << random.integer(in: 0...4)) / 4
      let zoomed = viewport.zoomed(to: scale, about: point)
      var swapped = viewport.transposed
      (swapped.zoomScale, swapped.zoomLimits) = (viewport.zoomScale, viewport.zoomLimits)
      let other = swapped.zoomed(to: scale, about: point.transposed)
      assertSameBits(other.contentOffset.x, zoomed.contentOffset.y)
      assertSameBits(other.contentOffset.y, zoomed.contentOffset.x)
    }
  }

  func testConversionsToTheUnscaledContentGoRound() {
    forAll("conversions of the unscaled content are invertible") { random in
      let viewport = changed(random.viewport()) { $0.zoomScale = Double(1 << random.integer(in: 0...4)) / 4 }
      let rect = ScrollRect(
        random.quarters(-2000...2000), random.quarters(-2000...2000), random.quarters(0...400), 3)
      for space in Viewport.Space.allCases {
        let there = viewport.convert(rect, from: .unscaledContent, to: space)
        XCTAssertEqual(viewport.convert(there, from: space, to: .unscaledContent), rect)
        XCTAssertEqual(there.origin, viewport.convert(rect.origin, from: .unscaledContent, to: space))
      }
      let scaled = viewport.convert(rect, from: .unscaledContent, to: .content)
      XCTAssertEqual(scaled.size.width, rect.size.width * viewport.zoomScale)
      let whole = ScrollRect(origin: .zero, size: viewport.unscaledContentSize)
      XCTAssertEqual(viewport.contentLayoutGuide(in: .unscaledContent), whole)
    }
  }

  func testNoNumberIsTooLarge() {
    let huge = Double.greatestFiniteMagnitude
    let (scales, lengths) = ([1e-6, 1, 1e6, huge], [0, 1e-300, 1e12, huge])
    for (scale, length, offset) in product(scales, lengths, [-huge, -1, 0, 1e12, huge]) {
      var viewport = viewport((length, 300), content: (length, length), at: (offset, 0), scale: scale)
      viewport.zoomLimits = .init(from: 1e-300, to: huge)
      for (to, point) in product([1e-300] + scales, [-huge, 0, 150, huge]) {
        let zoomed = viewport.zoomed(to: to, about: ScrollPoint(point, 0))
        XCTAssertTrue(zoomed.contentOffset.isFinite && zoomed.maximumContentOffset.isFinite)
        XCTAssertLessThanOrEqual(zoomed.minimumContentOffset.x, zoomed.maximumContentOffset.x)
      }
      let shown = viewport.zoomed(toShow: ScrollRect(-huge, 0, length, 1))
      XCTAssertEqual(shown.contentOffset, shown.clamped(shown.contentOffset))
    }
  }

  /// Found by the fuzzer of scrollers.
  /// Catches: `Swift.max(.leastNormalMagnitude, minimum)` made `minimum` in `ScrollZoomLimits.init(from:to:file:line:)`.
  func testNoSubnormalScaleIsStored() {
    let limits = ScrollZoomLimits(from: .leastNonzeroMagnitude, to: 2 * .leastNonzeroMagnitude)
    XCTAssertEqual([limits.minimum, limits.maximum], [.leastNormalMagnitude, .leastNormalMagnitude])
    var viewport = viewport((320, 460), content: (1000, 1000))
    viewport.zoomScale = .leastNonzeroMagnitude
    XCTAssertEqual(viewport.zoomScale, .leastNormalMagnitude)
  }

  /// A photo of 4000 × 3000 in a window of 390 × 844 that is turned.
  /// Catches: in `ScrollAnchor.zoomScale(in:)`, the guard for the smallest scale left out.
  func testARotationKeepsTheZoom() {
    let (photo, narrow, wide) = (ScrollSize(4000, 3000), ScrollSize(390, 844), ScrollSize(844, 390))
    var viewport = viewport((390, 844), content: (4000, 3000), .fitting(photo, in: narrow, upTo: 4))
    viewport.zoomScale = viewport.zoomLimits.minimum
    XCTAssertEqual(viewport.zoomScale, 0.0975)
    func turned(_ viewport: Viewport, to size: ScrollSize) -> Viewport {
      let anchor = ScrollAnchor(.zoom, of: viewport)
      var turned = changed(viewport) { $0.frame.size = size }
      turned.zoomLimits = .fitting(photo, in: size, upTo: 4)
      turned.zoomScale = anchor.zoomScale(in: turned)
      turned.contentOffset = anchor.contentOffset(in: turned)
      return turned
    }
    XCTAssertEqual(turned(viewport, to: wide).zoomScale, 0.13)
    XCTAssertEqual(turned(turned(viewport, to: wide), to: narrow).zoomScale, 0.0975)
    // A product of two ratios would be an ulp beside the smallest scale.
    let (tall, flat) = (ScrollSize(430, 932), ScrollSize(932, 430))
    viewport.frame.size = tall
    viewport.zoomLimits = .fitting(photo, in: tall, upTo: 4)
    viewport.zoomScale = viewport.minimumZoomScale
    XCTAssertEqual(turned(turned(viewport, to: flat), to: tall).zoomScale, 430.0 / 4000)
    (viewport.frame.size, viewport.zoomLimits) = (narrow, .fitting(photo, in: narrow, upTo: 4))
    // Twice as large, with the photo's middle in the middle of the window.
    viewport.zoomScale = 0.195
    viewport.contentOffset = ScrollPoint(195, 292.5 - 422)
    let wider = turned(viewport, to: wide)
    XCTAssertEqual(wider.zoomScale, 0.26, accuracy: 1e-16)
    XCTAssertEqual(wider.contentOffset.x, 520 - 422, accuracy: 1e-12)
    XCTAssertEqual(wider.contentOffset.y, 390 - 195, accuracy: 1e-12)
    // Limits that do not change with the window leave the scale as it is.
    XCTAssertEqual(viewport.resized(to: wide, keeping: .zoom).zoomScale, 0.195)
  }

  /// Catches: in `ScrollAnchor.contentOffset(in:on:)`, `new.place` for `old.place`.
  func testAResizeKeepsTheMiddleAndTheRelativeScale() {
    forAll("the content in the middle, and the scale relative to the smallest", count: 2000) { random in
      (
        scene: scene(&random), size: ScrollSize { _ in random.double(in: 1...1000) },
        factor: random.double(in: 0.1...10)
      )
    } check: { scene, size, factor in
      let anchor = ScrollAnchor(.zoom, of: scene)
      let kept = (anchor.contentOffset(in: scene), anchor.zoomScale(in: scene))
      if kept != (scene.contentOffset, scene.zoomScale) { return "unchanged, it moves" }
      var resized = changed(scene) { $0.frame.size = size }
      let (least, greatest) = (scene.zoomLimits.minimum, scene.zoomLimits.maximum)
      resized.zoomLimits = ScrollZoomLimits(from: least * factor, to: greatest * factor)
      resized.zoomScale = anchor.zoomScale(in: resized)
      let relative = (resized.zoomScale / resized.zoomLimits.minimum) / (scene.zoomScale / least)
      if abs(relative - 1) > 1e-14 { return "\(relative) times the relative scale" }
      resized.contentOffset = anchor.contentOffset(in: resized)
      let back = ScrollAnchor(.zoom, of: resized).contentOffset(in: scene)
      for axis in ScrollAxis.allCases {
        let old = (scene.contentOffset[axis] + scene.frame.size[axis] / 2) / scene.zoomScale
        let new = (resized.contentOffset[axis] + size[axis] / 2) / resized.zoomScale
        let most = 1e-14 * (abs(old) + abs(new) + (scene.frame.size[axis] + size[axis]) / resized.zoomScale)
        if abs(old - new) > most { return "\(old) in the middle becomes \(new), \(axis)" }
        let whole = abs(scene.contentOffset[axis]) + scene.frame.size[axis] + size[axis] / factor
        if abs(back[axis] - scene.contentOffset[axis]) > 1e-13 * whole { return "back at \(back)" }
      }
      return nil
    }
  }

  func testEncodedOnlyWhereItZooms() throws {
    let plain = viewport((320, 460), content: (1000, 900), .none)
    XCTAssertFalse(try plain.json.contains("zoom"))
    var zoomed = viewport((320, 460), content: (1000, 900), scale: 1.7, .init(from: 0.3, to: 5))
    zoomed.bouncesZoom = false
    for viewport in [plain, zoomed] { XCTAssertEqual(try viewport.coded(), viewport) }
    let text = try plain.json.dropLast()
    for (zoom, expected) in [
      ("{}", (1.0, 1.0, 1.0)), (#"{"minimum": 2}"#, (1, 2, 2)), (#"{"maximum": 3, "scale": 2}"#, (2, 1, 3)),
    ] {
      let decoded = try Viewport.decoded(from: "\(text), \"zoom\": \(zoom)}")
      XCTAssertEqual(decoded.zoomScale, expected.0)
      XCTAssertEqual(decoded.zoomLimits, ScrollZoomLimits(from: expected.1, to: expected.2))
    }
    for zoom in [#"{"scale": 0}"#, #"{"scale": -1}"#, #"{"minimum": 0}"#, #"{"minimum": 3, "maximum": 2}"#] {
      XCTAssertThrowsError(try Viewport.decoded(from: "\(text), \"zoom\": \(zoom)}"), zoom)
    }
  }
}
