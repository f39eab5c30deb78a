final class ContentChangeTests: XCTestCase {
  /// A list in a window of 800 that begins at 1000, in content of 5000.
  let list = Viewport(400, 800, content: 400, 5000, contentOffset: ScrollPoint(0, 1000))

  private func offset(_ change: ContentChange, from y: Double = 1000, anchoredAt fraction: Double = 0)
    -> Double
  { changed(list) { $0.contentOffset.y = y }.applying(change, anchoredAt: fraction).contentOffset.y }

  func testBeforeInsideAndAfter() {
    let rows: [(at: Double, removed: Double, inserted: Double, from: Double, to: Double)] = [
      (0, 0, 300, 1000, 1300),
      // Just before the top row.
      (1000, 0, 300, 1000, 1300),
      (1400, 0, 300, 1000, 1000), (4000, 0, 300, 1000, 1000), (0, 300, 0, 1000, 700),
      (700, 300, 0, 1000, 700), (1400, 300, 0, 1000, 1000), (4000, 300, 0, 1000, 1000),
      // The top row itself.
      (900, 300, 0, 1000, 900),
      (400, 200, 350, 1000, 1150), (1400, 200, 350, 1000, 1000), (4400, 200, 350, 1000, 1000),
      // Half of the row is above the top, and half of it stays there.
      (900, 200, 400, 1000, 1100),
      (0, 0, 300, -100, 200), (5000, 0, 300, 6000, 6000), (0, 300, 0, 6000, 5700),
    ]
    for row in rows {
      var changes = [ContentChange(on: .vertical, at: row.at, removing: row.removed, inserting: row.inserted)]
      if row.removed == 0 || row.inserted == 0 {
        changes.append(ContentChange(on: .vertical, at: row.at, lengthChange: row.inserted - row.removed))
      }
      for change in changes { XCTAssertEqual(offset(change, from: row.from), row.to, "\(row)") }
    }
    XCTAssertEqual(offset(ContentChange(on: .horizontal, at: 0, inserting: 300)), 1000)
    XCTAssertEqual(
      list.applying(ContentChange(on: .vertical, at: 0, inserting: 300)).contentSize, ScrollSize(400, 5300))
    let all = list.applying(ContentChange(on: .vertical, at: 4000, lengthChange: -9000))
    XCTAssertEqual(all.contentSize.height, 4000)
  }

  func testHistoryAboveTheFirstRowAndAnInset() {
    let history = ContentChange(on: .vertical, at: 0, inserting: 300)
    XCTAssertEqual(offset(history, from: 0), 300)
    assertEqual((list.displacement(by: history), list.displacement(by: history, anchoredAt: 1)), (300, 300))
    let inset = changed(list) { ($0.contentInset.top, $0.contentOffset.y) = (60, -60) }
    XCTAssertEqual(inset.applying(history).contentOffset.y, 240)
  }

  func testEmpty() {
    let empty = changed(list) { ($0.contentSize, $0.contentOffset) = (.zero, .zero) }
    let first = ContentChange(on: .vertical, at: 0, inserting: 9000)
    XCTAssertEqual(empty.applying(first).contentOffset, .zero)
    XCTAssertEqual(empty.applying(first, anchoredAt: 1).contentOffset.y, 9000, "where its end is kept")
  }

  func testKeepingTheBottom() {
    let grown = ContentChange(on: .vertical, at: 1400, inserting: 300)
    assertEqual((offset(grown, anchoredAt: 0), offset(grown, anchoredAt: 1)), (1000, 1300))
    let atPoint = ContentChange(on: .vertical, at: 1800, inserting: 300)
    XCTAssertEqual(offset(atPoint, anchoredAt: 1), 1000, "it comes after what is kept")
  }

  /// The content at the anchor is at the same place afterwards: a row is followed through the change.
  /// Catches: in `displacement`, give back `growth` for a change after the point too.
  func testRowsStayInPlace() {
    forAll("the content at the anchor stays there") { random in
      let (viewport, axis) = (random.viewport(), random.pick(ScrollAxis.allCases))
      let length = viewport.contentSize[axis]
      let change = ContentChange(
        on: axis, at: random.quarters(-100...3000),
        removing: random.happens(onceIn: 2) ? 0 : random.quarters(0...500),
        inserting: random.quarters(0...500))
      let after = viewport.applying(change)
      XCTAssertEqual(after.contentOffset[axis.cross], viewport.contentOffset[axis.cross])
      let start = change.position.clamped(to: 0...length)
      let end = min(start + change.removed, length)
      let growth = change.inserted - (end - start)
      XCTAssertEqual(after.contentSize[axis], length + growth)
      let top = viewport.insetBounds[axis].lowerBound
      guard length > 0 else { return XCTAssertEqual(after.contentOffset, viewport.contentOffset) }
      let moved = after.contentOffset[axis] - viewport.contentOffset[axis]
      let point = top.clamped(to: 0...length)
      if point < start { XCTAssertEqual(moved, 0) }
      if point >= end && point < length && (end > start || point >= start) { XCTAssertEqual(moved, growth) }
      XCTAssertLessThanOrEqual(moved.magnitude, growth.magnitude)
    }
  }

  /// Catches: in `displacement`, let `keepsWhatFollows` hold for every alignment.
  func testChangesMirrorAndSwap() {
    forAll("changes mirror and swap") { random in
      let (viewport, axis) = (random.viewport(), random.pick(ScrollAxis.allCases))
      let length = viewport.contentSize[axis]
      let alignment = [0.0, 0.25, 0.75, 1][random.integer(in: 0...3)]
      let clear = viewport.insetBounds
      let point = clear.origin[axis] + alignment * clear.size[axis]
      let change = ContentChange(
        on: axis,
        at: random.happens(onceIn: 2)
          ? point.clamped(to: 0...length) : random.quarters(0...max(1, Int(length))),
        removing: random.happens(onceIn: 2) ? 0 : Double(1 << random.integer(in: 0...8)),
        inserting: random.quarters(0...500))
      let start = min(change.position, length)
      let end = min(start + change.removed, length)
      let mirror = ContentChange(
        on: axis, at: length - end, removing: end - start, inserting: change.inserted)
      let after = viewport.applying(change, anchoredAt: alignment)
      let other = viewport.mirrored.applying(mirror, anchoredAt: 1 - alignment)
      XCTAssertEqual(other.contentOffset[axis], after.mirrored.contentOffset[axis], accuracy: 1e-9)
      let swapped = ContentChange(
        on: axis.cross, at: change.position, removing: change.removed, inserting: change.inserted)
      XCTAssertEqual(
        viewport.transposed.applying(swapped, anchoredAt: alignment).contentOffset,
        after.contentOffset.transposed)
    }
  }
}
