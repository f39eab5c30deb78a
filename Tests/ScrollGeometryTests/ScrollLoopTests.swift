final class ScrollLoopTests: XCTestCase {
  /// Figures of embla, whose offsets are the negatives of ours, in turns of 900.
  func testFiguresOfEmbla() {
    let loop = ScrollLoop(on: .horizontal, length: 900)
    let canonical: [(Double, Double)] = [
      (0, 0), (-1, -1), (-899, -899), (-900, 0), (-901, -1), (-1800, 0), (1, -899), (450, -450), (901, -899),
      (-2750, -50),
    ]
    for (offset, place) in canonical { XCTAssertEqual(loop.wrapped(0 - offset), 0 - place) }
    let shortest: [(Double, Double, Double)] = [
      (0, 300, 300), (0, 450, 450), (0, 600, -300), (850, 50, 100), (50, 850, -100), (0, 0, 0),
      (300, 0, -300), (2750, 0, -50),
    ]
    for (from, to, distance) in shortest {
      XCTAssertEqual(loop.offset(nearestTo: from, showing: to) - from, distance, "\(from) to \(to)")
    }
    XCTAssertTrue(loop.fills(700, longestItem: 200))
    XCTAssertFalse(loop.fills(701, longestItem: 200))
  }

  /// One item, two, and many: each copy that a view needs is there.
  func testItems() {
    var viewport = Viewport(300, 100, content: 900, 100)
    for count in [1.0, 2, 9] {
      let (loop, length) = (ScrollLoop(on: .horizontal, length: 900), 900 / count)
      for offset in [-2750.0, -1, 0, 650, 899, 900, 1e6] {
        viewport.contentOffset.x = offset
        let frames = (0..<Int(count)).map {
          loop.frame(of: ScrollRect(Double($0) * length, 0, length, 100), in: viewport)
        }
        let seen = frames.reduce(0) { sum, frame in
          sum + max(0, min(frame.maxX, offset + 300) - max(frame.minX, offset))
        }
        // One item as long as the content would be needed twice where its end is in view.
        if loop.fills(300, longestItem: length) { XCTAssertEqual(seen, 300, "\(count) items at \(offset)") }
        XCTAssertTrue(frames.allSatisfy { $0.maxX > offset && $0.maxX <= offset + 900 })
      }
    }
  }

  private struct Scene {
    var loop: ScrollLoop
    var offset: Double
    var target: Double
    var turns: Double

    init(_ generator: inout SplitMix64) {
      loop = ScrollLoop(
        on: generator.pick(ScrollAxis.allCases), length: generator.quarters(1...900),
        start: generator.quarters(-500...500))
      offset = generator.quarters(-9000...9000)
      target = generator.quarters(-9000...9000)
      turns = Double(generator.integer(in: -1000...1000))
    }
  }

  /// What is shown repeats after a length, lies in the first turn, and is a whole number of turns away; the shortest way is at
  /// most half a turn, ahead if it is exactly half; and mirrored but for that.
  /// Catches: `offset - start` in `wrapped` made `offset`; `length / 2 - distance` made `0 - distance` or `distance`.
  func testWrapping() {
    forAll("wrapping", count: 4000, in: { Scene(&$0) }) { scene in
      let (loop, length) = (scene.loop, scene.loop.length)
      let place = loop.wrapped(scene.offset)
      guard place >= loop.start, place < loop.start + length else { return "\(place)" }
      if loop.wrapped(scene.offset + scene.turns * length) != place { return "after some turns" }
      let turns = (scene.offset - place) / length
      if turns != turns.rounded() { return "\(turns) turns" }
      let way = loop.offset(nearestTo: scene.offset, showing: scene.target) - scene.offset
      guard way > -length / 2, way <= length / 2 else { return "a way of \(way)" }
      if loop.wrapped(scene.offset + way) != loop.wrapped(scene.target) { return "shows another place" }
      let image = loop.offset(nearestTo: 0 - scene.offset, showing: 0 - scene.target) + scene.offset
      return image == 0 - way || way == length / 2 ? nil : "\(image) in the mirror of \(way)"
    }
  }

  /// The copies of the items tile the view: a place in view shows the item in which its wrapped offset lies.
  /// Catches: `+ 1` in `frame(of:in:)` left out, or `item[axis].upperBound` made `lowerBound`.
  func testItemsTileTheView() {
    forAll("items", count: 1000, in: { ($0.viewport(), $0) }) { viewport, generator in
      var generator = generator
      let axis = generator.pick(ScrollAxis.allCases)
      var (items, end): ([ClosedRange<Double>], Double) = ([], 0)
      for _ in 0..<generator.integer(in: 1...6) {
        let next = end + generator.quarters(1...300)
        items.append(end...next)
        end = next
      }
      let loop = ScrollLoop(on: axis, length: end)
      let longest = items.map { $0.upperBound - $0.lowerBound }.max()!
      guard loop.fills(viewport.frame.size[axis], longestItem: longest) else {
        return loop.viewport(viewport, longestItem: longest) == viewport ? nil : "not left as it is"
      }
      var endless = loop.viewport(viewport, longestItem: longest)
      endless.contentOffset[axis] = generator.quarters(-9000...9000)
      let view = endless.bounds[axis]
      for _ in 0..<4 {
        let place = view.lowerBound + generator.quarters(0...Int(view.upperBound - view.lowerBound))
        guard place < view.upperBound else { continue }
        let wrapped = loop.wrapped(place)
        for item in items {
          let frame = loop.frame(of: ScrollRect { $0 == axis ? item : 0...1 }, in: endless)[axis]
          let isShown = frame.lowerBound <= place && place < frame.upperBound
          if isShown != (item.lowerBound <= wrapped && wrapped < item.upperBound) {
            return "\(item) is at \(frame), but \(place) shows \(wrapped)"
          }
        }
      }
      return nil
    }
  }

  /// Pages and tabs of the viewport itself go round: a page control turns to the first page half way after the last, tabs move back
  /// from the last to the first without a jump, and pages on both sides of the seam are visible together. From right to left, too.
  /// Catches: `loop == nil || page < count` in `Pages.page(nearestTo:)` made true; `loop.wrapped(offset)` in `position` made
  /// `offset`; `wraps ? 0 : Int(last)` in `TabsIndicator.range` made `Int(last)`; `count + next.upperBound` in `visiblePages` made
  /// `count`.
  func testPagesAndTabsGoRound() {
    forAllSeeds("pages of a loop", count: 600) { generator in
      let axis = generator.pick(ScrollAxis.allCases)
      let (count, view) = (generator.pick([1, 2, 3, 40]), 300.0)
      // The last page can be shorter.
      let length = view * Double(count) - generator.pick([0, 0, count > 1 ? 75 : 0])
      let row = changed(Viewport(300, 300, content: 300, 300)) { $0.contentSize[axis] = length }
      let viewport = ScrollLoop(on: axis, length: length).viewport(row)
      let pages = Pages(of: viewport, on: axis)
      guard pages.count == count else { return "\(pages.count) pages" }
      let turn = length * Double(generator.integer(in: -1000...1000))
      let isReversed = generator.happens(onceIn: 2)
      let tabs = TabsIndicator(count: count, overscroll: .wrap)
      func mark(at offset: Double) -> ClosedRange<Double> {
        let moved = changed(viewport) { $0.contentOffset[axis] = offset }
        let direction: Viewport.LayoutDirection = isReversed ? .rightToLeft : .leftToRight
        return tabs.frame(
          at: tabs.position(in: moved, on: axis, direction: direction), in: ScrollRect(0, 0, 800, 800),
          on: axis, direction: direction)[axis]
      }
      for _ in 0..<8 {
        let place = generator.pick([generator.quarters(0...Int(length) - 1), 0, length - 0.25])
        // The page that begins nearest, on either side of the seam.
        let distances = (0..<count).map { page -> Double in
          let way = (place - view * Double(page)).magnitude
          return Swift.min(way, length - way)
        }
        let nearest = distances.min()!
        let page = pages.page(nearestTo: turn + place)
        let isLast = place > view * Double(count - 1)
        let isWhole = !isLast || length == view * Double(count)
        if isWhole, distances[page] != nearest { return "page \(page) at \(place)" }
        let position = pages.position(at: turn + place)
        guard position >= 0, position < Double(count), position == pages.position(at: place) else {
          return "position \(position) at \(place), turn \(turn)"
        }
        let whole = position.rounded(.down)
        let end = Swift.min(view * (whole + 1), length)
        let part = (place - view * whole) / (end - view * whole)
        if (position - whole - part).magnitude > 1e-9 { return "at \(position)" }
        // All that is visible, as long as the view.
        let visible = pages.visiblePages(at: turn + place)
        var seen = 0.0
        // A page that both ends of the view show is there twice.
        for page in Set(visible.map { $0 % count }) {
          let range = pages.range(ofPage: page)
          let fraction = pages.visibleFraction(ofPage: page, at: turn + place)
          if fraction == 0 { return "page \(page) is not visible" }
          seen += fraction * (range.upperBound - range.lowerBound)
        }
        if (seen - view).magnitude > 1e-9 { return "\(seen) points of \(visible) at \(place)" }
        // A small step moves the mark a little, also over the seam.
        for step in [0.25, -0.25] {
          let (one, other) = (mark(at: turn + place), mark(at: turn + place + step))
          let way = (other.lowerBound - one.lowerBound).magnitude
          // At most the way back over all tabs, in the time of one.
          if way > 800 / length * Double(count) * step.magnitude + 1e-6 { return "the mark jumps by \(way)" }
        }
        if mark(at: turn + place) != mark(at: place), turn.magnitude < 1e5 {
          let way = (mark(at: turn + place).lowerBound - mark(at: place).lowerBound).magnitude
          if way > 1e-6 { return "another mark in turn \(turn)" }
        }
      }
      return nil
    }
  }

  /// What comes and goes before what is seen moves it in no turn.
  /// Catches: in `Viewport.displacement(by:anchoredAt:)`, `endlessAxis == change.axis` made `false`, and `passed + (isBefore` made
  /// `(isBefore`.
  func testContentThatComesMovesNothingInAnyTurn() {
    let item = ScrollRect(0, 1200, 390, 100)
    let list = Viewport(frame: ScrollRect(0, 0, 390, 800), contentSize: ScrollSize(390, 5000))
    for (turn, growth, position) in product([-3.0, -1, 0, 1, 7], [100.0, -80], [0.0, 500, 4000]) {
      var viewport = ScrollLoop(on: .vertical, length: 5000).viewport(list)
      viewport.contentOffset.y = 1000 + 5000 * turn
      let change = ContentChange(on: .vertical, at: position, lengthChange: growth)
      let new = viewport.applying(change)
      let moved = item.offset(by: ScrollVector(0, position < 1000 ? growth : 0))
      let frame = ScrollLoop(on: .vertical, length: 5000 + growth).frame(of: moved, in: new)
      XCTAssertEqual(frame.minY - new.contentOffset.y, 200, "\(change) in turn \(turn)")
    }
  }

  /// A slider goes round once a turn, and leads back to what it shows.
  /// Catches: either `turn(on: axis)` in `Viewport+Extent` left out.
  func testFractionsOfATurn() {
    forAll("fractions", count: 400, in: { Scene(&$0) }) { scene in
      let (axis, loop) = (scene.loop.axis, ScrollLoop(on: scene.loop.axis, length: scene.loop.length))
      let turn = changed(Viewport(1, 1, content: 1, 1)) { $0.contentSize[axis] = loop.length }
      let viewport = changed(loop.viewport(turn)) { $0.contentOffset[axis] = scene.offset }
      let fraction = viewport.scrollFraction(on: axis)
      guard (0..<1).contains(fraction) else { return "\(fraction)" }
      let place = viewport.contentOffset(atFraction: fraction, on: axis)
      return (place - loop.wrapped(scene.offset)).magnitude < 1e-9
        && viewport.scrollFraction(on: axis.cross) == 0 ? nil : "\(place) for \(scene.offset)"
    }
  }

  func testHugeNumbers() {
    let loop = ScrollLoop(on: .vertical, length: 900)
    for offset in [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e20, -1e20] {
      XCTAssertTrue((0..<900).contains(loop.wrapped(offset)))
      XCTAssertTrue(loop.offset(nearestTo: offset, showing: 5).isFinite)
    }
    XCTAssertLessThan(ScrollLoop(on: .vertical, length: 0.1).wrapped(-1e-30), 0.1)
    assertRefused("length must be finite and more than 0, but is 0.0") { try ScrollLoop.validate(length: 0) }
  }
}
