@testable import ScrollKinetics

/// Every law of flight with every law of limits, snap rule, nesting and source, by both integrations: what holds of each, and the
/// symmetries of all.
final class PresetMatrixTests: XCTestCase {
  /// A finger, the phases of a trackpad, or those with the platform's momentum after them.
  private enum Source: CaseIterable { case touch, trackpad, platform }

  private static let laws: [(name: String, value: FlightLaw)] = [
    ("uiKit", .uiKit), ("gtk", .init(.gtk)), ("android", .init(.android)),
    ("constant", .constantDeceleration(1500)),
  ]
  private static let rules: [(name: String, places: [Double])] = [
    ("free", []), ("paging", [-800, -400, 0, 400, 800]), ("offsets", [-800, -333, 0, 333, 800]),
  ]

  /// One cell of the table. A list around another has the next law of flight and of limits, and is moved first.
  private struct Cell: CustomStringConvertible {
    let law, limit: Int
    let rule: (name: String, places: [Double])
    let isNested: Bool
    let source: Source
    var integration = Scroller.Physics.Integration.exact

    /// The member that is moved first, and its law.
    var first: ScrollScreen.ID { isNested ? 0 : 1 }
    var flight: FlightLaw { laws[(law + (isNested ? 1 : 0)) % laws.count].value }
    var limits: LimitLaw { LimitLaw.ofAnyForm[limit] }
    /// Whether one of the lists flies by UIKit's law.
    var hasUIKits: Bool { law == 0 || isNested && law == laws.count - 1 }

    var description: String {
      "\(laws[law].name), \(limits.form), \(rule.name), nested: \(isNested), \(source), \(integration)"
    }

    func physics(along axis: ScrollAxis, next: Int = 0) -> Scroller.Physics {
      let law = laws[(law + next) % laws.count]
      var physics = Scroller.Physics(integration: integration, source: source == .touch ? .touch : .trackpad)
      physics.flight = law.value
      physics.limit = LimitLaw.ofAnyForm[(limit + next) % LimitLaw.ofAnyForm.count]
      if source == .platform { physics.momentum = .platform }
      if law.name == "android" { physics.releaseVelocity = .leastSquares }
      if rule.name == "paging" { physics.snapping = .paging }
      if rule.name == "offsets" {
        physics.snapping = ScrollSnapping(SnapRule(.offsets(rule.places)), on: axis)
      }
      return physics
    }

    /// A list whose limits are −800 … 800 along the axis, or two, one inside the other.
    func screen(along axis: ScrollAxis, at start: ScrollInstant) -> ScrollScreen {
      var viewport = Viewport(frame: ScrollRect(0, 0, 400, 400), contentSize: .zero)
      for other in ScrollAxis.allCases {
        viewport.contentInset[min: other] = other == axis ? 800 : 0
        viewport.contentInset[max: other] = other == axis ? 1200 : 400
      }
      viewport.contentOffset = .zero
      let rules = ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .outerFirst)
      var screen = ScrollScreen(rules: rules, at: start)
      if isNested { screen.insert(viewport, as: 0, physics: physics(along: axis, next: 1)) }
      screen.insert(viewport, as: 1, in: isNested ? 0 : nil, physics: physics(along: axis))
      return screen
    }
  }

  private static let cells: [Cell] = laws.indices.flatMap { law in
    LimitLaw.ofAnyForm.indices.flatMap { limit in
      rules.flatMap { rule in
        product([false, true], Source.allCases).map {
          Cell(law: law, limit: limit, rule: rule, isNested: $0, source: $1)
        }
      }
    }
  }

  /// What is seen of the lists along the axis after a frame.
  private struct Row: Equatable {
    var offsets: [Double]
    var stretches: [Double]

    var mirrored: Row { Row(offsets: offsets.map { 0 - $0 }, stretches: stretches.map { 0 - $0 }) }
  }

  /// The frames of a flick, a throw against the limit, and a pull far past it; towards the end, or towards the start for −1. A release
  /// and the end are observed, with the place to which the law of the list leads from the latest release.
  private func rows(
    _ cell: Cell, _ axis: ScrollAxis = .vertical, sign: Double = 1, from start: ScrollInstant = .origin,
    slices: Int = 1, _ observe: (ScrollScreen, Double) -> Void = { _, _ in }
  ) -> [[Row]] {
    var (screen, time, destination) = (cell.screen(along: axis, at: start), 0, Double.nan)
    func wait(_ milliseconds: Int) -> Row {
      for slice in 1...slices {
        screen.advance(
          to: start.advanced(by: .milliseconds(time) + .milliseconds(milliseconds) * slice / slices))
      }
      time += milliseconds
      return Row(
        offsets: screen.ids.map { screen[$0, axis] },
        stretches: screen.ids.map { screen.stretch(of: $0)[axis] })
    }
    func handle(_ input: Scroller.Input) {
      let offset = screen[cell.first].contentOffset[axis]
      screen.handle(input, on: 1, at: start.advanced(by: .milliseconds(time))) {
        guard $0 == cell.first else { return }
        destination =
          AxisPlan(
            from: offset, momentum: $1.velocity[axis], limits: -800...800, flight: cell.flight,
            limit: cell.limits
          ).destination
      }
    }
    func scroll(_ delta: Double, _ phase: Scroller.ScrollPhase) {
      handle(.scroll(.along(axis, delta * sign), phase: phase))
    }
    let all = [(9.0, 8), (40, 6), (130, 20)].map { step, samples in
      var (rows, place) = ([Row](), ScrollPoint.zero)
      if cell.source == .touch { handle(.touchDown(place)) } else { scroll(0, .mayBegin) }
      for sample in 1...samples {
        rows.append(wait(8))
        place[axis] -= step * sign
        if cell.source == .touch {
          handle(.touchMoved(place))
        } else {
          scroll(step, sample == 1 ? .began : .changed)
        }
      }
      // The finger that has pulled rests before it is lifted.
      rows.append(wait(step == 130 ? 200 : 0))
      if cell.source == .touch { handle(.touchUp) } else { scroll(0, .ended) }
      observe(screen, destination)
      if cell.source == .platform && step < 130 {
        for sample in 0..<60 {
          scroll(step * pow(0.97, Double(sample)), sample == 0 ? .momentumBegan : .momentumChanged)
          rows.append(wait(8))
        }
        scroll(0, .momentumEnded)
      }
      for _ in 0..<60 { rows.append(wait(60)) }
      return rows
    }
    observe(screen, destination)
    return all
  }

  // By ticks of the display UIKit's law alone moves; by all others, and to the places of a rule, flights are the closed forms.
  // Catches: in `MovingAxis.pull(at:)`, the magnitude alone; in `FlightCurve.motion`, `inside` in place of `destination` for
  // content that is out; in `ScrollChain.stretch(of:on:at:)`, `stretching == member ? stretch : 0` made `stretch`; in
  // `Physics.ticking(on:)`, ticks for any law; in `MovingAxis.coast`, the momentum at a limit left out; in
  // `ScrollChain.init`, `flight == physics.flight ? nil : flight` made `nil`.
  func testEveryCombination() {
    XCTAssertEqual(Self.cells.count, 4 * 5 * 3 * 2 * 3)
    // A debug build tries a share of the combinations, as it draws a share of the inputs of a law.
    for (index, cell) in Self.cells.enumerated() where index % debugShare == 0 {
      let ticking = changed(cell) { $0.integration = .displayLink }
      let rows = check(cell)
      let ticks = cell.hasUIKits ? check(ticking) : self.rows(ticking)
      if !cell.hasUIKits { XCTAssertEqual(ticks, rows, "ticking: \(cell)") }
    }
  }

  private func check(_ cell: Cell) -> [[Row]] {
    var seen: [(screen: ScrollScreen, destination: Double)] = []
    let rows = rows(cell) { seen.append(($0, $1)) }
    XCTAssertFalse(seen[3].screen.isMoving || seen[3].screen.needsFrames, "\(cell)")
    // What the limits do. A throw turns one page, and may not come so far.
    func isPast(_ rows: ArraySlice<Row>) -> Bool {
      rows.contains { $0.offsets.contains { $0.magnitude > 800 } }
    }
    XCTAssertEqual(isPast(rows[2][...20]), !cell.limits.clamps, "dragged: \(cell)")
    if cell.rule.name != "paging" {
      XCTAssertEqual(isPast(rows[1][7...]), !cell.limits.clamps, "thrown: \(cell)")
    }
    // The member that over-scrolls is drawn stretched, and relaxes at rest, to the instant that is announced.
    let stretches = rows.joined().map(\.stretches)
    XCTAssertEqual(stretches.contains { $0.contains { $0 > 30 } }, cell.limits.stretch != nil, "\(cell)")
    XCTAssertTrue(stretches.allSatisfy { $0.filter { $0 != 0 }.count <= 1 }, "\(cell)")
    var relaxing = seen[2].screen
    XCTAssertEqual(relaxing.isMoving, !cell.limits.clamps, "\(cell)")
    XCTAssertEqual(relaxing.needsFrames, relaxing.isMoving || cell.limits.stretch != nil, "\(cell)")
    if cell.limits.clamps, relaxing.needsFrames {
      let end = relaxing.instantOfStretchRest
      relaxing.advance(to: end.advanced(by: .milliseconds(-1)))
      XCTAssertTrue(relaxing.needsFrames, "\(cell)")
      relaxing.advance(to: end)
      XCTAssertFalse(relaxing.needsFrames || relaxing.ids.contains { relaxing.stretch(of: $0) != .zero })
    }
    // Where the content rests.
    let rests = rows.map { $0[$0.count - 1].offsets }
    for offset in rests.joined() {
      XCTAssertTrue(cell.rule.places.isEmpty || cell.rule.places.contains(offset), "\(offset): \(cell)")
      XCTAssertLessThanOrEqual(offset.magnitude, 800, "\(cell)")
    }
    XCTAssertGreaterThan(rests[0].reduce(0, +), 0, "\(cell)")
    XCTAssertEqual(rests[2], cell.isNested ? [800, 800] : [800], "\(cell)")
    if cell.rule.name == "free", cell.source != .platform, let rest = rests[0].first {
      XCTAssertEqual(rest, seen[0].destination, accuracy: cell.integration == .exact ? 0 : 1, "\(cell)")
    }
    // The symmetries; ticks depend on the frames.
    XCTAssertEqual(self.rows(cell, sign: -1).map { $0.map(\.mirrored) }, rows, "mirrored: \(cell)")
    XCTAssertEqual(self.rows(cell, .horizontal), rows, "swapped: \(cell)")
    XCTAssertEqual(self.rows(cell, from: ScrollInstant(.milliseconds(12_345_678))), rows, "shifted: \(cell)")
    if cell.integration == .exact { XCTAssertEqual(self.rows(cell, slices: 3), rows, "sliced: \(cell)") }
    return rows
  }
}
