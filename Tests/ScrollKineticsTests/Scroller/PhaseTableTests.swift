/// Writes Docs/Reference/PhasesAndInputs.md, and fails where a scroller behaves differently.
final class PhaseTableTests: XCTestCase {
  /// Catches: `metrics.limits` for `metrics.limits.containing(start)` in `MovingAxis.coast`; `guard !isMoving ||
  /// metrics.limits.contains(offset)` left out of `MovingAxis.coasts`; `axes[axis].catchContent()` left out of `Scroller.coast`;
  /// `willDecelerate: true` for `willDecelerate: moves`; `if let before { reportInterruptions(since: before, &events) }` left out
  /// of `Scroller.release`; `intent = self.intent(of: input, at: instant)` left out of `handleOther`; `moveCoast` left out of
  /// `adapt(from:movedBy:legal:place:keepsTime:_:at:)`; in `MovingAxis.end(ofStepBy:isPage:towards:_:)`, `offset` for the target
  /// ahead; the rounding left out of `catchContent()`; in `stoppingPlace(_:)`, `offset.clamped(to: metrics.limits)` left out, or
  /// the rule; in `Scroller.intent(of:_:at:)`, `.mayBegin` without effect, or the first `guard` left out; `start.awaitsMomentum`
  /// left false, or `viewport.overscroll[$0] == 0` left out of it; `.willBeginDecelerating` left out of `reportDeceleration`; `if
  /// isTracking { return .release(.flung(velocity)) }` as `.nothing`; in `endTouch`, `start.momentum` left at zero; `endForFling`
  /// left out of `Scroller.fling`, and in it `metrics.rounded(offset)` for `unroundedOffset`; `endsDrag: !isPinchedReadyMade`
  /// made `endsDrag: true`; `guard momentum != 0 else { return catchContent() }` left out of `endForFling`; in `axesOfFling(_:)`,
  /// `velocity == .zero` left out.
  func testTableIsWhatTheScrollerDoes() throws {
    let text =
      Self.introduction + overview() + eventsBetweenPhases() + Self.detailsIntroduction
      + PhaseTable.situations.map { section($0) }.joined(separator: "\n")
      + Self.zoomIntroduction + ZoomPhaseTable.situations.map { section($0) }.joined(separator: "\n")
    try assertPage("Docs/Reference/PhasesAndInputs.md", is: text)
  }

  func testEveryInputStandsInTheTable() {
    let names = PhaseTable.acts(in: PhaseTable.situations[0]).map(\.name)
    let zoomNames = ZoomPhaseTable.acts.map(\.name)
    for input in PhaseTable.allInputs {
      let name = "`\(PhaseTable.name(of: input))`"
      // The first tables are of content that cannot be zoomed or refreshed.
      let isOnlyOfZoom =
        ["`pinch`", "`magnify`", "`setZoomScale`", "`zoom`"].contains(name) || name.hasSuffix("Refreshing`")
      XCTAssertTrue(isOnlyOfZoom || names.contains { $0.contains(name) }, "\(input)")
      XCTAssertTrue(zoomNames.contains { $0.contains(name) }, "\(input)")
    }
    XCTAssertEqual(Set(PhaseTable.allInputs.map { PhaseTable.name(of: $0) }).count, 27)
    for phase in Scroller.Phase.allCases {
      XCTAssertTrue(PhaseTable.situations.contains { $0.kind.phase == phase })
    }
  }

  /// No recording shows a callback, and Apple documents no sequence of them.
  /// Catches: `Tags("M", "M")` anywhere, `"A"` for the events of `lifts` under a drag.
  func testTagsOfEventsClaimNoMoreThanIsKnown() {
    for situation in PhaseTable.situations {
      for act in PhaseTable.acts(in: situation) {
        XCTAssertTrue(["M", "A", "P", "R", "O"].contains(act.tags.offset))
        XCTAssertTrue(["A", "R", "O"].contains(act.tags.events), "\(act.name), \(situation.title)")
        let several = row(act, in: situation).events.contains(", ")
        if several { XCTAssertNotEqual(act.tags.events, "A", "\(act.name), \(situation.title)") }
      }
    }
  }

  // MARK: - Rendering

  private static let introduction = """
    # Phases and inputs

    What each input does to a `Scroller` in each phase, and what time and changes of the viewport do. A test writes these tables and
    fails when a scroller behaves differently: `SCROLL_RECORD=1 swift test --filter PhaseTableTests`.

    The first two tables are a summary. The next phase is bold where the input changes it.

    <!-- generated: PhaseTableTests -->

    """ + "\n"

  private static let detailsIntroduction = """

    ## All inputs, in thirteen situations

    The content is 8000 points long in a frame of 800: its limits are 0 and 7200, and a point is a pixel. Inputs are at the scroller's
    present instant, those of a finger that is down 10 ms later. A recognised drag (`held` to `ended`) and a trackpad's scroll continue
    one of the same kind. Events are in their order; (*didScroll*) occurs only with `displayLink`, which takes its first step in the
    release. *The step* is the distance of the wheel or the key; a page down is 760 points.

    The [letter](../Physics.md) after the offset says how sure it is that UIKit's is the same, the one after the events that UIKit has
    them in this order. Recordings show no callbacks, so that no event is M; Apple documents no sequence, so that several are at best R.
    That each event occurs once in a call, except a didScroll after another event, is O.

    """ + "\n"

  private static let zoomIntroduction = """

    ## Content that can be zoomed

    The content is 1000 points wide and high, in a frame of 400; it can be zoomed from 1 to 4, is shown at 2, and has a control of
    pull to refresh. A place after "to" is where it will come to rest. All of this is our choice ([O]), but for what Apple documents:
    what each event means, and that a scale that is set keeps the middle.

    """ + "\n"

  private func section(_ situation: ZoomPhaseTable.Situation) -> String {
    let start = situation.scroller(.uiKit)
    XCTAssertEqual(start.phase, situation.phase, situation.title)
    let lines = ZoomPhaseTable.acts.map { act in
      let (before, after, events) = run(act.name, from: situation.scroller(.uiKit), act.perform)
      let ticks = situation.scroller(Scroller.Physics(integration: .displayLink))
      let ticked = run(act.name, from: ticks, act.perform).after
      // A minute is one tick, after which content can still move.
      if !act.name.contains("minute") {
        XCTAssertEqual(after.phase, ticked.phase, "\(act.name), \(situation.title)")
      }
      let (scale, offset) = ZoomPhaseTable.words(before, after)
      return "| \(act.name) | \(after.phase) | \(scale) | \(offset) | "
        + (events.isEmpty ? "none" : events.map { "\($0)" }.joined(separator: ", ")) + " |"
    }
    let (scale, offset) = (ZoomPhaseTable.name(start.viewport.zoomScale), start.contentOffset)
    let place = "(\(ZoomPhaseTable.name(offset.x)), \(ZoomPhaseTable.name(offset.y)))"
    return folded(
      situation.title, "\(situation.explanation) The scale is \(scale), the offset \(place).",
      "| Input | Next phase | Scale | Offset | Events |\n| --- | --- | --- | --- | --- |", lines)
  }

  /// A table that a reader unfolds.
  private func folded(_ title: String, _ explanation: String, _ head: String, _ lines: [String]) -> String {
    """
    <details>
    <summary><b>\(title.prefix(1).uppercased() + title.dropFirst())</b>. \(explanation)</summary>

    \(head)
    \(lines.joined(separator: "\n"))

    </details>

    """
  }

  // MARK: - The summary

  /// The inputs of the summary, as they are named in the tables.
  private static let usualActs = [
    "`touchDown`", "`touchMoved`, 30 points", "`touchUp`", "`touchCancelled`", "`held`", "`began`",
    "`moved`, 30 points", "`ended`, 1000 pt/s", "`ended`, no velocity", "`scroll`, `began`, 30 points",
    "`scroll`, no phase, 30 points", "`wheel`, 25 points down", "`wheel`, 25 points down, animated",
    "`key`, a line down, animated", "`setContentOffset`", "`setContentOffset`, animated", "`scrollToTop`",
    "`retarget`", "`stop`", "`autoscroll`, 900 pt/s down", "`fling`, 900 pt/s down",
    "`edgeScroll`, at the lower edge", "`update`, scrolling disabled",
  ]

  private func overview() -> String {
    let situations = [PhaseTable.Situation.Kind.idle, .tracking, .dragging, .flying, .animating].map { kind in
      PhaseTable.situations.first { $0.kind == kind }!
    }
    let lines = Self.usualActs.map { name in
      let cells = situations.map { situation -> String in
        let act = PhaseTable.acts(in: situation).first {
          $0.name == name || $0.name.hasPrefix(name + ", of")
        }!
        let row = row(act, in: situation)
        if row.next == situation.kind.phase { return row.offset }
        return row.offset == "stays" ? "**\(row.next)**" : "**\(row.next)**, \(row.offset)"
      }
      return "| \(name) | \(cells.joined(separator: " | ")) |"
    }
    let phases = situations.map { "\($0.kind.phase)" }
    return """
      | Input | \(phases.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " | ")) |
      | --- | --- | --- | --- | --- | --- |
      \(lines.joined(separator: "\n"))

      """
  }

  /// The events of each change of the phase, but for those of the offset, where all inputs of the tables have the same.
  private func eventsBetweenPhases() -> String {
    var lists: [Scroller.Phase: [Scroller.Phase: [String: Int]]] = [:]
    for situation in PhaseTable.situations {
      for act in PhaseTable.acts(in: situation) {
        let row = row(act, in: situation)
        guard row.next != situation.kind.phase else { continue }
        let events = row.events.components(separatedBy: ", ").filter {
          !$0.contains("didScroll") || $0 == "didScrollToTop"
        }
        let list = events.isEmpty || events == ["none"] ? "none" : events.joined(separator: ", ")
        lists[situation.kind.phase, default: [:]][row.next, default: [:]][list, default: 0] += 1
      }
    }
    let lines = Scroller.Phase.allCases.flatMap { from in
      Scroller.Phase.allCases.compactMap { to -> String? in
        guard let counts = lists[from]?[to] else { return nil }
        let usual = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(2)
        return "| \(from) | \(to) | \(usual.map(\.key).joined(separator: "; or ")) |"
      }
    }
    return """

      | From | To | Events as a rule, but for didScroll |
      | --- | --- | --- |
      \(lines.joined(separator: "\n"))

      """
  }

  // MARK: - The tables

  private func run(
    _ name: String, from before: Scroller, _ perform: (inout Scroller) -> Scroller.Events
  ) -> (before: Scroller, after: Scroller, events: [Scroller.Event]) {
    var after = before
    let events = Array(perform(&after))
    after.checkInvariants()
    let arrow = before.phase == after.phase || TraceGrammar.arrows[before.phase]!.contains(after.phase)
    XCTAssertTrue(arrow, "\(name): \(before.phase) → \(after.phase)")
    XCTAssertNil(TraceGrammar.repeated(in: events), name)
    XCTAssertEqual(events.contains(.didZoom), before.viewport.zoomScale != after.viewport.zoomScale, name)
    return (before, after, events)
  }

  private func section(_ situation: PhaseTable.Situation) -> String {
    let lines = PhaseTable.acts(in: situation).map { row($0, in: situation) }.map {
      "| \($0.input) | \($0.next) | \($0.offset) | \($0.tags.offset) | \($0.events) | \($0.tags.events) |"
    }
    return folded(
      situation.title, situation.explanation,
      "| Input | Next phase | Offset | | Events | |\n| --- | --- | --- | --- | --- | --- |", lines)
  }

  private func row(_ act: PhaseTable.Act, in situation: PhaseTable.Situation) -> PhaseTable.Row {
    func run(_ integration: Scroller.Physics.Integration) -> (Scroller, [Scroller.Event], Scroller) {
      let scroller = (act.isReadyMade ? situation.readyMade : nil) ?? situation.scroller
      let (before, after, events) = self.run(
        act.name, from: scroller(Scroller.Physics(integration: integration)), act.perform)
      XCTAssertEqual(before.phase, situation.kind.phase, situation.title)
      let isScrolled = before.contentOffset != after.contentOffset
      if act.kind != .advancesAMinute { XCTAssertEqual(events.contains(.didScroll), isScrolled, act.name) }
      return (before, events, after)
    }
    let (before, events, after) = run(.exact)
    let (_, ticked, tickedAfter) = run(.displayLink)
    XCTAssertEqual(after.phase, tickedAfter.phase, "\(act.name), \(situation.title)")
    let extra =
      ticked.count > events.count && ticked.filter { $0 != .didScroll } == events.filter { $0 != .didScroll }
    if !extra { XCTAssertEqual(events, ticked, "\(act.name), \(situation.title)") }
    let words = PhaseTable.words(act, before, after)
    XCTAssertNotNil(
      words,
      "\(act.name), \(situation.title): no words for \(before.y) → \(after.y), to \(after.target as Any)")
    let list = (extra ? ticked : events).map {
      extra && $0 == .didScroll && !events.contains($0) ? "(*didScroll*)" : "\($0)"
    }
    return PhaseTable.Row(
      input: act.name, next: after.phase, offset: words ?? "?",
      events: list.isEmpty ? "none" : list.joined(separator: ", "), tags: act.tags)
  }
}
