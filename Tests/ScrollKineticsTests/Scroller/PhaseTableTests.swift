import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Writes Docs/PhasesAndInputs.md, and fails where a scroller behaves differently.
final class PhaseTableTests: XCTestCase {
  func testTableIsWhatTheScrollerDoes() throws {
    let text = Self.introduction + PhaseTable.situations.map { section($0) }.joined(separator: "\n")
    try assertPage("Docs/PhasesAndInputs.md", is: text)
  }

  func testEveryInputStandsInTheTable() {
    let names = PhaseTable.acts(in: PhaseTable.situations[0]).map(\.name)
    for input in PhaseTable.allInputs {
      XCTAssertTrue(names.contains { $0.contains("`\(PhaseTable.name(of: input))`") }, "\(input)")
    }
    XCTAssertEqual(Set(PhaseTable.allInputs.map { PhaseTable.name(of: $0) }).count, 19)
    for phase in Scroller.Phase.allCases {
      XCTAssertTrue(PhaseTable.situations.contains { $0.kind.phase == phase })
    }
  }

  /// No recording shows a callback, and Apple documents no sequence of them.
  ///
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

    The effect of each input on a `Scroller` in each phase, and of time and changes of its viewport. This page is written by
    a test, which fails when a scroller behaves differently; `SCROLL_RECORD=1 swift test --filter PhaseTableTests` renews it.

    The content is 8000 points long in a frame of 800, so that its limits are 0 and 7200; a point is a pixel. Inputs take
    place at the scroller's present instant, inputs of a finger that is down 10 ms later. A ready-made drag (`held` to
    `ended`) and a trackpad's scroll continue one of the same kind. *Events* are in the order in which they occur.
    (*didScroll*) occurs only with `displayLink` integration, which takes its first step in the release itself.

    *The step* is the distance of the wheel or the key; a page down is 760 points.

    The column after the offset gives the certainty that UIKit's offset is the same, the one after the events that UIKit has
    the same events in this order: M measured, A documented by Apple, P read from UIKit's own objects, R reported by third
    parties, O our own choice. The recordings show offsets but no callbacks, so that no event is M. Apple documents the meaning
    of each event but no sequence: a single event can be A, the order of several is at best R. That each event occurs at most
    once in a call, except a didScroll after another event, is O.

    """ + "\n"

  private func section(_ situation: PhaseTable.Situation) -> String {
    let rows = PhaseTable.acts(in: situation).map { row($0, in: situation) }
    let lines = rows.map {
      "| \($0.input) | \($0.next) | \($0.offset) | \($0.tags.offset) | \($0.events) | \($0.tags.events) |"
    }
    return """
      ## \(situation.title.prefix(1).uppercased() + situation.title.dropFirst())

      \(situation.explanation)

      | Input | Next phase | Offset | | Events | |
      | --- | --- | --- | --- | --- | --- |
      \(lines.joined(separator: "\n"))

      """
  }

  private func row(_ act: PhaseTable.Act, in situation: PhaseTable.Situation) -> PhaseTable.Row {
    func run(_ integration: Scroller.Physics.Integration) -> (Scroller, [Scroller.Event], Scroller) {
      let scroller = (act.isReadyMade ? situation.readyMade : nil) ?? situation.scroller
      let before = scroller(Scroller.Physics(integration: integration))
      XCTAssertEqual(before.phase, situation.kind.phase, situation.title)
      var after = before
      let events = Array(act.perform(&after))
      after.checkInvariants()
      let arrow = before.phase == after.phase || TraceGrammar.arrows[before.phase]!.contains(after.phase)
      XCTAssertTrue(arrow, "\(before.phase) → \(after.phase)")
      XCTAssertNil(TraceGrammar.repeated(in: events))
      let isScrolled = before.viewport.contentOffset != after.viewport.contentOffset
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
