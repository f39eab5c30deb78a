/// Scrollers of toolkits whose unit is not a point.
final class ScrollUnitMotionTests: XCTestCase {
  /// A terminal: 80 columns and 24 rows of 1000, a row 16 points high.
  private let cells = ScrollUnit(width: 8, height: 16)

  private var terminal: Scroller {
    Scroller(viewport: cells.points(Viewport(80, 24, content: 80, 1000, contentOffset: ScrollPoint(0, 100))))
  }

  /// Drags the content by rows, a row per frame, and releases it with a velocity in rows per second.
  private func dragged(by rows: Double, thenAt velocity: Double) -> Scroller {
    var scroller = terminal
    let start = ScrollPoint(40, 12)
    scroller.handle(.touchDown(cells.points(start)), at: .origin)
    scroller.handle(.touchMoved(cells.points(start + ScrollVector(0, -rows))), at: .milliseconds(100))
    XCTAssertEqual(scroller.isDragging, rows.magnitude > 10.0 / 16)
    scroller.handle(.ended(velocity: cells.points(ScrollVector(0, -velocity))), at: .milliseconds(110))
    scroller.checkInvariants()
    return scroller
  }

  /// A drag of one row begins the pan, half a row does not; the content moves by the drag less 10 points, shown on whole rows.
  /// Catches: `viewport.displayScale / Swift.max(width, height)` made `viewport.displayScale * Swift.max(width, height)` in
  /// `points(_:)`.
  func testATerminalDragsByRows() {
    for (sign, rows) in product([1.0, -1], [0.5, 1, 3, 5]) {
      let scroller = dragged(by: sign * rows, thenAt: 0)
      let shown = cells.units(scroller.contentOffset).y
      assertEqual((shown, shown), (shown.rounded(), 100 + sign * Swift.max(0, rows - 10.0 / 16).rounded()))
    }
  }

  /// 20 rows per second are 320 points per second, and fling; 15 do not. The content rests on a whole row.
  func testATerminalFlings() {
    for sign in [1.0, -1] {
      XCTAssertFalse(dragged(by: 3 * sign, thenAt: 15 * sign).isMoving)
      for velocity in [20.0, 77, 300] {
        var scroller = dragged(by: 3 * sign, thenAt: velocity * sign)
        XCTAssertTrue(scroller.isDecelerating)
        let rest = cells.units(scroller.restingOffset).y
        XCTAssertEqual(rest, rest.rounded())
        scroller.runToRest()
        XCTAssertEqual(cells.units(scroller.contentOffset).y, rest)
      }
    }
  }

  /// A motion in units is the motion in points, bit for bit: offsets, velocities, instants and events of random scripts, for
  /// a unit that is a power of two.
  /// Catches: `number * length(on: axis)` made `number + length(on: axis)` in `points(_:on:)`.
  func testMotionsAreThoseInPoints() {
    forAll("a motion in units is that in points", count: 300, in: { ScrollerScript(&$0) }) { script in
      let unit = ScrollUnit(points: 16)
      var viewport = script.viewport
      viewport.frame = unit.units(viewport.frame)
      viewport.contentSize = unit.units(viewport.contentSize)
      viewport.contentInset = unit.units(viewport.contentInset)
      viewport.safeAreaInsets = unit.units(viewport.safeAreaInsets)
      viewport.contentOffset = unit.units(viewport.contentOffset)
      viewport.displayScale *= 16
      let inUnits = changed(script) { $0.viewport = unit.points(viewport) }
      for (index, (moment, expected)) in zip(inUnits.moments(), script.moments()).enumerated() {
        let (offset, velocity) = (unit.units(moment.after.contentOffset), unit.units(moment.after.velocity))
        if unit.points(offset) != expected.after.contentOffset { return "offset at step \(index)" }
        if unit.points(velocity) != expected.after.velocity { return "velocity at step \(index)" }
        if moment.events != expected.events { return "events at step \(index)" }
        if moment.after.instantOfRest != expected.after.instantOfRest { return "rest at step \(index)" }
      }
      return nil
    }
  }
}
