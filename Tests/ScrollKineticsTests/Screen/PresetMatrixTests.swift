@testable import ScrollKinetics

/// Every law of flight with every law of limits, snap rule, nesting and source: what holds of each, and the symmetries of all.
final class PresetMatrixTests: XCTestCase {
  /// One cell of the table.
  private struct Cell: CustomStringConvertible {
    let law: (name: String, value: FlightLaw)
    let limit: LimitLaw
    let rule: (name: String, places: [Double])
    let isNested: Bool
    let source: Scroller.Physics.Source

    var description: String {
      "\(law.name), \(limit.form), \(rule.name), \(isNested ? "nested" : "alone"), \(source)"
    }

    func physics(along axis: ScrollAxis) -> Scroller.Physics {
      var physics = Scroller.Physics(source: source)
      (physics.flight, physics.limit) = (law.value, limit)
      if law.name == "android" { physics.releaseVelocity = .leastSquares }
      if rule.name == "paging" { physics.snapping = .paging }
      if rule.name == "offsets" {
        physics.snapping = ScrollSnapping(SnapRule(.offsets(rule.places)), on: axis)
      }
      return physics
    }

    /// A list whose limits are −800 … 800 along the axis, or two, one inside the other.
    func screen(along axis: ScrollAxis, at start: ScrollInstant) -> ScrollScreen {
      var viewport = Viewport(
        frame: ScrollRect(0, 0, 400, 400), contentSize: .zero, contentInsetAdjustmentBehavior: .never)
      for other in ScrollAxis.allCases {
        viewport.contentInset[min: other] = other == axis ? 800 : 0
        viewport.contentInset[max: other] = other == axis ? 1200 : 400
      }
      viewport.contentOffset = .zero
      var screen = ScrollScreen(at: start)
      screen.insert(viewport, as: 0, physics: physics(along: axis))
      if isNested { screen.insert(viewport, as: 1, in: 0, physics: physics(along: axis)) }
      return screen
    }
  }

  private static let cells: [Cell] = {
    let laws: [(String, FlightLaw)] = [
      ("uiKit", .uiKit), ("gtk", .init(.gtk)), ("android", .init(.android)),
      ("constant", .constantDeceleration(1500)),
    ]
    let rules: [(String, [Double])] = [
      ("free", []), ("paging", [-800, -400, 0, 400, 800]), ("offsets", [-800, -333, 0, 333, 800]),
    ]
    return laws.flatMap { law in
      LimitLaw.ofAnyForm.flatMap { limit in
        rules.flatMap { rule in
          [false, true].flatMap { isNested in
            Scroller.Physics.Source.allCases.map {
              Cell(law: law, limit: limit, rule: rule, isNested: isNested, source: $0)
            }
          }
        }
      }
    }
  }()

  /// What is seen of the lists along the axis after a frame.
  private struct Row: Equatable {
    var offsets: [Double]
    var stretches: [Double]

    var mirrored: Row { Row(offsets: offsets.map { 0 - $0 }, stretches: stretches.map { 0 - $0 }) }
  }

  /// A flick, a throw against the limit, and a pull far past it; towards the end, or towards the start for −1.
  private func rows(
    _ cell: Cell, _ axis: ScrollAxis = .vertical, sign: Double = 1, from start: ScrollInstant = .origin,
    slices: Int = 1, _ observe: (ScrollScreen) -> Void = { _ in }
  ) -> [Row] {
    var screen = cell.screen(along: axis, at: start)
    let inner = ScrollScreen.ID(cell.isNested ? 1 : 0)
    var (rows, time) = ([Row](), 0)
    func wait(_ milliseconds: Int) {
      for slice in 1...slices {
        screen.advance(
          to: start.advanced(by: .milliseconds(time) + .milliseconds(milliseconds) * slice / slices))
      }
      time += milliseconds
      rows.append(
        Row(
          offsets: screen.ids.map { screen[$0].contentOffset[axis] },
          stretches: screen.ids.map { screen.stretch(of: $0)[axis] }))
      observe(screen)
    }
    func handle(_ input: Scroller.Input) {
      screen.handle(input, on: inner, at: start.advanced(by: .milliseconds(time)))
    }
    for (step, samples, speed) in [(9.0, 8, 1100.0), (40, 6, 5000), (130, 20, 0)] {
      var place = ScrollPoint.zero
      handle(cell.source == .touch ? .touchDown(place) : .began)
      for _ in 0..<samples {
        wait(8)
        place[axis] -= step * sign
        handle(
          cell.source == .touch
            ? .touchMoved(place) : .moved(by: ScrollVector.along(axis, 0 - step * sign)))
      }
      wait(speed == 0 ? 200 : 0)
      handle(
        cell.source == .touch
          ? .touchUp : .ended(velocity: ScrollVector.along(axis, 0 - speed * sign)))
      for _ in 0..<60 { wait(60) }
    }
    return rows
  }

  // Catches: in `MovingAxis.pull(at:)`, the magnitude alone; in `FlightCurve.motion`, `inside` in place of `destination` for
  // content that is out.
  func testEveryCombination() {
    XCTAssertEqual(Self.cells.count, 4 * 5 * 3 * 2 * 2)
    for cell in Self.cells {
      var isAtRest = false
      let rows = rows(cell) { isAtRest = !$0.isMoving && !$0.needsFrames }
      XCTAssertTrue(isAtRest, "\(cell)")
      // What the limits do.
      func isPast(_ rows: ArraySlice<Row>) -> Bool {
        rows.contains { $0.offsets.contains { $0.magnitude > 800 } }
      }
      let stretched = rows.contains { $0.stretches.contains { $0 > 30 } }
      XCTAssertEqual(isPast(rows[136..<157]), !cell.limit.clamps, "dragged: \(cell)")
      // A throw turns one page, and may not come so far.
      if cell.rule.name != "paging" {
        XCTAssertEqual(isPast(rows[76..<136]), !cell.limit.clamps, "thrown: \(cell)")
      }
      XCTAssertEqual(stretched, cell.limit.stretch != nil, "\(cell)")
      // Where the content rests.
      let rests = [68, 135, 216].map { rows[$0].offsets }
      for offset in rests.joined() {
        XCTAssertTrue(cell.rule.places.isEmpty || cell.rule.places.contains(offset), "\(offset): \(cell)")
        XCTAssertLessThanOrEqual(offset.magnitude, 800, "\(cell)")
      }
      XCTAssertGreaterThan(rests[0].reduce(0, +), 0, "\(cell)")
      XCTAssertEqual(rests[2], cell.isNested ? [800, 800] : [800], "\(cell)")
      // The symmetries.
      XCTAssertEqual(self.rows(cell, sign: -1).map(\.mirrored), rows, "mirrored: \(cell)")
      XCTAssertEqual(self.rows(cell, .horizontal), rows, "swapped: \(cell)")
      XCTAssertEqual(self.rows(cell, slices: 3), rows, "sliced: \(cell)")
      XCTAssertEqual(
        self.rows(cell, from: ScrollInstant(.milliseconds(12_345_678))), rows, "shifted: \(cell)")
    }
  }
}
