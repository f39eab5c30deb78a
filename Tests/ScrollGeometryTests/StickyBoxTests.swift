final class StickyBoxTests: XCTestCase {
  /// Figures of CSS: a box of 100 at 200, in a container from 100 to 400, seen in a view of 200. The first three offsets with
  /// a top inset from 100 on are those of WPT.
  func testFiguresOfCSS() {
    for axis in ScrollAxis.allCases {
      let start: [(Double, Double)] = [(0, 200), (100, 200), (150, 200), (200, 250), (250, 300), (300, 300)]
      let end = [(0.0, 100.0), (25, 100), (50, 125), (100, 175), (150, 200), (200, 200), (300, 200)]
      for (offset, place) in start { XCTAssertEqual(origin(on: axis, at: offset, start: 50), place) }
      for (offset, place) in end { XCTAssertEqual(origin(on: axis, at: offset, end: 25), place) }
    }
  }

  private func origin(on axis: ScrollAxis, at offset: Double, start: Double? = nil, end: Double? = nil)
    -> Double
  {
    let isVertical = axis == .vertical
    let box = StickyBox(
      frame: ScrollRect { $0 == axis ? 200...300 : 0...50 },
      container: ScrollRect { $0 == axis ? 100...400 : 0...50 }, top: isVertical ? start : nil,
      left: isVertical ? nil : start, bottom: isVertical ? end : nil, right: isVertical ? nil : end)
    let viewport = changed(Viewport(200, 200, content: 900, 900)) { $0.contentOffset[axis] = offset }
    return box.frame(in: viewport).origin[axis]
  }

  func testTheHeaderOfTheNextSectionPushesTheFirstOut() {
    let sections = [0.0, 600].map { ScrollRect(0, $0, 390, 600) }
    let headers = sections.map { StickyBox.header(length: 44, of: $0, on: .vertical) }
    let figures: [(offset: Double, first: Double, second: Double)] = [
      (-80, 80, 680), (0, 0, 600), (300, 0, 300), (556, 0, 44), (570, -14, 30), (600, -44, 0), (700, -144, 0),
    ]
    for (offset, first, second) in figures {
      let list = list(at: offset)
      XCTAssertEqual(headers.map { $0.frame(in: list).minY - offset }, [first, second], "at \(offset)")
    }
    // Under a bar of 100 points, they stick below the bar.
    XCTAssertEqual(headers[0].frame(in: changed(list(at: 200)) { $0.contentInset.top = 100 }).minY, 300)
    // The footer shows at the end of the view as long as its section does.
    let footer = StickyBox.footer(length: 30, of: sections[0], on: .vertical)
    XCTAssertEqual(
      [-790, -400, -240, 0].map { footer.frame(in: self.list(at: $0)).minY }, [0, 370, 530, 570])
  }

  private func list(at offset: Double) -> Viewport {
    Viewport(390, 800, content: 390, 5000, contentOffset: ScrollPoint(0, offset))
  }

  /// A title that scrolls away and leaves a bar is as long as a header that collapses.
  /// Catches: `Swift.min(atLow,` in `StickyRange.held` made `Swift.max(atLow,`.
  func testALargeTitleLeavesABar() {
    let header = CollapsingHeader(length: 96, collapsedLength: 44)
    let title = StickyBox(frame: ScrollRect(0, 0, 390, 96), container: ScrollRect(0, 0, 390, 5000), top: -52)
    for offset in [0.0, 10, 52, 53, 400] {
      let visible = title.frame(in: list(at: offset)).maxY - offset
      XCTAssertEqual(visible, header.length(at: offset), "at \(offset)")
    }
  }

  private struct Scene {
    var viewport: Viewport
    var box: StickyBox
    var direction: Viewport.LayoutDirection

    init(_ generator: inout SplitMix64) {
      viewport = generator.viewport()
      let container = generator.rect(within: 2000)
      var frame = generator.rect(within: 300)
      // Mostly inside of its container.
      if !generator.happens(onceIn: 8) {
        for axis in ScrollAxis.allCases {
          frame.size[axis] = min(frame.size[axis], container.size[axis])
          let free = container.size[axis] - frame.size[axis]
          frame.origin[axis] = container.origin[axis] + generator.quarters(0...Int(free))
        }
      }
      box = generator.box(frame, in: container, generator.insets())
      direction = generator.pick(Viewport.LayoutDirection.allCases)
    }

    func low(_ axis: ScrollAxis) -> Double? { axis == .vertical ? box.top : box.left }
    func high(_ axis: ScrollAxis) -> Double? { axis == .vertical ? box.bottom : box.right }
  }

  /// These four sentences have one solution: the box is where it belongs, or exactly at an edge of the view, or where its
  /// container stops it; it does not leave its container, and only that keeps it from its edge.
  /// Catches: either `Swift.max` or `Swift.min` of `StickyRange.held` for the other; `isFlipped ?` the other way round.
  func testTheBoxIsHeldInViewAndInItsContainer() {
    forAll("held", count: 4000, in: { Scene(&$0) }) { scene in
      let frame = scene.box.frame(in: scene.viewport, direction: scene.direction)
      if frame.size != scene.box.frame.size { return "another size" }
      for axis in ScrollAxis.allCases {
        let (own, place) = (scene.box.frame[axis], frame[axis])
        let (container, view) = (scene.box.container[axis], scene.viewport.insetBounds[axis])
        let isInside = container.lowerBound <= own.lowerBound && own.upperBound <= container.upperBound
        if isInside && !(container.lowerBound <= place.lowerBound && place.upperBound <= container.upperBound)
        {
          return "left its container: \(place)"
        }
        let atLow = scene.low(axis).map { view.lowerBound + $0 }
        let atHigh = scene.high(axis).map { view.upperBound - $0 }
        let isAtEdge = place.lowerBound == atLow || place.upperBound == atHigh
        let isStopped = place.lowerBound == container.lowerBound || place.upperBound == container.upperBound
        if place != own && !isAtEdge && !isStopped { return "at \(place), for no reason" }
        let isFlipped = axis == .horizontal && scene.direction == .rightToLeft
        // The edge at the start wins over the one at the end.
        if isInside, let atLow, place.lowerBound < atLow, !(isFlipped && atHigh != nil),
          place.upperBound != container.upperBound
        {
          return "not held at the low edge: \(place)"
        }
        if isInside, let atHigh, place.upperBound > atHigh, isFlipped || atLow == nil,
          place.lowerBound != container.lowerBound
        {
          return "not held at the high edge: \(place)"
        }
      }
      return nil
    }
  }

  /// Continuity, and no movement against the content: 0 ≤ y(o₂) − y(o₁) ≤ o₂ − o₁ for o₁ < o₂.
  /// Catches: `$0 + view.lowerBound` in `StickyRange.origin` made `$0 + 2 * view.lowerBound`.
  func testTheBoxMovesNoMoreThanTheContent() {
    forAll("continuity", count: 2000, in: { (Scene(&$0), $0.quarters(0...300), $0.quarters(0...9)) }) {
      scene, x, y in
      let later = changed(scene.viewport) { $0.contentOffset = $0.contentOffset + ScrollVector(x, y) }
      let before = scene.box.frame(in: scene.viewport, direction: scene.direction).origin
      let moved = scene.box.frame(in: later, direction: scene.direction).origin - before
      guard (0...x).contains(moved.dx), (0...y).contains(moved.dy) else { return "moved by \(moved)" }
      return nil
    }
  }

  /// Seen in a mirror, with the direction of the content reversed, the box is where the mirror shows it; with the axes
  /// exchanged, where they are exchanged.
  /// Catches: `low: isHorizontal ? left : top` in `StickyBox.along` made `right : top`.
  func testMirroredAndTransposed() {
    forAll("mirrored", count: 2000, in: { Scene(&$0) }) { scene in
      let (size, box) = (scene.viewport.contentSize, scene.box)
      func mirrored(_ rect: ScrollRect) -> ScrollRect {
        ScrollRect(size.width - rect.maxX, rect.minY, rect.size.width, rect.size.height)
      }
      var viewport = scene.viewport.mirrored
      viewport.contentInset = ScrollInsets(
        top: scene.viewport.contentInset.top, left: viewport.contentInset.left,
        bottom: scene.viewport.contentInset.bottom, right: viewport.contentInset.right)
      viewport.safeAreaInsets = ScrollInsets(
        top: scene.viewport.safeAreaInsets.top, left: viewport.safeAreaInsets.left,
        bottom: scene.viewport.safeAreaInsets.bottom, right: viewport.safeAreaInsets.right)
      viewport.contentOffset.y = scene.viewport.contentOffset.y
      let frame = box.frame(in: scene.viewport, direction: scene.direction)
      let image = StickyBox(
        frame: mirrored(box.frame), container: mirrored(box.container), top: box.top, left: box.right,
        bottom: box.bottom, right: box.left
      ).frame(in: viewport, direction: scene.direction == .leftToRight ? .rightToLeft : .leftToRight)
      if image != mirrored(frame) { return "\(image) is no image of \(frame)" }
      let leftToRight = box.frame(in: scene.viewport)
      let transposed = StickyBox(
        frame: box.frame.transposed, container: box.container.transposed, top: box.left, left: box.top,
        bottom: box.right, right: box.bottom
      ).frame(in: scene.viewport.transposed)
      return transposed == leftToRight.transposed ? nil : "\(transposed) for \(leftToRight)"
    }
  }

  /// Headers of sections that follow one another do not overlap, at any offset, in either direction of either axis, and
  /// the part in view begins under the header of its section.
  /// Catches: `container: section` in `StickyBox.header` made `frame`, or the whole content.
  func testHeadersPushEachOther() {
    forAllSeeds("sections", count: 1000) { generator in
      let (axis, length) = (generator.pick(ScrollAxis.allCases), generator.quarters(0...60))
      var (sections, end): ([ScrollRect], Double) = ([], 0)
      for _ in 0..<generator.integer(in: 1...6) {
        let next = end + length + generator.quarters(0...400)
        sections.append(ScrollRect { $0 == axis ? end...next : 0...100 })
        end = next
      }
      var viewport = changed(Viewport(300, 300, content: 300, 300)) { $0.contentSize[axis] = end }
      viewport.contentOffset[axis] = generator.quarters(-100...Int(end) + 100)
      let headers = sections.map { StickyBox.header(length: length, of: $0, on: axis).frame(in: viewport) }
      for (one, next) in zip(headers, headers.dropFirst()) where one[axis].upperBound > next[axis].lowerBound
      { return "\(one) is over \(next)" }
      let start = viewport.contentOffset[axis]
      for (section, header) in zip(sections, headers)
      where section[axis].lowerBound <= start && start <= section[axis].upperBound - length {
        if header[axis].lowerBound != start { return "\(header) is not at \(start)" }
      }
      return nil
    }
  }

  /// A box in a sticky box moves with it: in a view without other constraints both are held.
  /// Catches: `container` in `moved(by:)` not moved.
  func testABoxInAStickyBoxMovesWithIt() {
    let section = ScrollRect(0, 0, 300, 2000)
    let outer = StickyBox(frame: ScrollRect(0, 100, 300, 400), container: section, top: 20)
    let inner = StickyBox(frame: ScrollRect(0, 100, 300, 50), container: outer.frame, top: 60)
    for (offset, outerY, innerY) in [(0.0, 100.0, 100.0), (60, 100, 120), (80, 100, 140), (500, 520, 560)] {
      let viewport = list(at: offset)
      XCTAssertEqual(outer.frame(in: viewport).minY, outerY)
      XCTAssertEqual(inner.moved(by: outer.displacement(in: viewport)).frame(in: viewport).minY, innerY)
    }
  }

  func testNothingAndTooMuch() {
    let empty = StickyBox(frame: .zero, container: .zero, top: 0, left: 0, bottom: 0, right: 0)
    assertEqual((empty.frame(in: list(at: 500)), empty.displacement(in: list(at: -500))), (.zero, .zero))
    // Longer than its section: it stays where it belongs.
    let long = StickyBox.header(length: 500, of: ScrollRect(0, 100, 9, 50), on: .vertical)
    XCTAssertEqual(long.frame(in: list(at: 300)).minY, 100)
    let huge = Double.greatestFiniteMagnitude
    let box = StickyBox(
      frame: ScrollRect(0, 0, 9, 9), container: ScrollRect(0, -huge, huge, huge), top: huge, bottom: -huge)
    XCTAssertTrue(box.frame(in: list(at: 300)).isFinite)
    assertRefused("bottom must be finite, but is nan") {
      try StickyBox.validate(frame: .zero, container: .zero, bottom: .nan)
    }
  }
}

extension SplitMix64 {
  /// A box that sticks to some of the edges, with these insets.
  mutating func box(_ frame: ScrollRect, in container: ScrollRect, _ insets: ScrollInsets) -> StickyBox {
    func some(_ inset: Double) -> Double? { happens(onceIn: 2) ? inset : nil }
    return StickyBox(
      frame: frame, container: container, top: some(insets.top), left: some(insets.left),
      bottom: some(insets.bottom), right: some(insets.right))
  }

  /// A rectangle of quarters.
  mutating func rect(within length: Int) -> ScrollRect {
    ScrollRect(
      quarters(-length / 4...length), quarters(-length / 4...length), quarters(0...length),
      quarters(0...length))
  }
}
