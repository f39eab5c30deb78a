/// Tests of the trace checker: it accepts what PHYSICS §10 allows, and rejects each illegal trace for the right reason.
final class TraceGrammarTests: XCTestCase {
  private typealias Phase = Scroller.Phase
  private typealias Call = (before: Phase, events: [Scroller.Event], after: Phase)

  private func fault(in calls: [Call]) -> String? {
    var grammar = TraceGrammar()
    for call in calls { if let fault = grammar.read(call.before, call.events, call.after) { return fault } }
    return nil
  }

  private static let begins: Call = (.idle, [.willBeginDragging], .dragging)
  private static let flies: Call = (.idle, [.willBeginDecelerating], .decelerating)
  private static let caught: Call = (.decelerating, [.didEndDecelerating], .tracking)
  private static let flicks: [Scroller.Event] = [.willEndDragging, .goesOn, .willBeginDecelerating]
  private static let ends: [Scroller.Event] = [.willEndDragging, .stops]

  private static let legal: [(name: String, calls: [Call])] = [
    ("nothing", [(.idle, [], .idle)]),
    (
      "a flick",
      [
        (.idle, [], .tracking), (.tracking, [.willBeginDragging, .didScroll], .dragging),
        (.dragging, [.didScroll], .dragging), (.dragging, flicks, .decelerating),
        (.decelerating, [.didScroll], .decelerating),
        (.decelerating, [.didScroll, .didEndDecelerating], .idle),
      ]
    ),
    ("a flick that a display link carries on", [begins, (.dragging, flicks + [.didScroll], .decelerating)]),
    ("rest in the release", [begins, (.dragging, flicks + [.didScroll, .didEndDecelerating], .idle)]),
    ("a slow release", [begins, (.dragging, ends, .idle)]),
    ("a catch, and a lift", [flies, caught, (.tracking, [.willBeginDecelerating], .decelerating)]),
    ("a tap", [(.idle, [], .tracking), (.tracking, [], .idle)]),
    (
      "a drag that begins on decelerating content",
      [flies, (.decelerating, [.didScroll, .didEndDecelerating, .willBeginDragging], .dragging)]
    ),
    (
      "an animation, started again, caught",
      [
        (.idle, [], .animating), (.animating, [.didScroll], .animating),
        (.animating, [.didScroll, .didEndScrollingAnimation], .tracking),
      ]
    ),
    ("the top, at once", [(.idle, [.didScrollToTop], .idle)]),
    ("an animation that takes a drag over", [begins, (.dragging, ends, .animating)]),
    (
      "a change that leaves an animation past a limit",
      [
        (.idle, [], .animating),
        (.animating, [.didEndScrollingAnimation, .willBeginDecelerating], .decelerating),
      ]
    ),
  ]

  private static let illegal: [(reason: String, calls: [Call])] = [
    ("no arrow from dragging to tracking", [(.dragging, [], .tracking)]),
    ("didScroll stands twice", [(.idle, [.didScroll, .didScroll], .idle)]),
    ("didEndDragging without willEndDragging", [(.idle, [.stops], .idle)]),
    ("willEndDragging without willBeginDragging", [(.idle, ends, .idle)]),
    ("willEndDragging without didEndDragging", [begins, (.dragging, [.willEndDragging], .idle)]),
    (
      "between willEndDragging and didEndDragging",
      [begins, (.dragging, [.willEndDragging, .didScroll, .stops], .idle)]
    ),
    (
      "no willBeginDecelerating after didEndDragging(decelerate)",
      [begins, (.dragging, [.willEndDragging, .goesOn], .decelerating)]
    ),
    (
      "between didEndDragging(decelerate) and willBeginDecelerating",
      [begins, (.dragging, [.willEndDragging, .goesOn, .didScroll, .willBeginDecelerating], .decelerating)]
    ),
    ("decelerating events do not fit", [begins, (.dragging, ends, .decelerating)]),
    ("decelerating events do not fit", [(.idle, [], .decelerating)]),
    ("decelerating events do not fit", [flies, (.decelerating, [], .idle)]),
    ("didEndDecelerating without willBeginDecelerating", [(.idle, [.didEndDecelerating], .idle)]),
    (
      "willBeginDragging while dragging or decelerating",
      [flies, (.decelerating, [.willBeginDragging, .didEndDecelerating], .dragging)]
    ),
    (
      "willBeginDecelerating while dragging or decelerating",
      [(.idle, [.willBeginDragging, .willBeginDecelerating], .dragging)]
    ),
    ("dragging events do not fit", [(.idle, [], .dragging)]),
    ("dragging events do not fit", [(.idle, [.willBeginDragging], .idle)]),
    ("dragging events do not fit", [begins, (.dragging, [], .idle)]),
    ("the phases do not join", [(.idle, [], .tracking), (.idle, [], .idle)]),
    ("didEndScrollingAnimation without an animation", [(.idle, [.didEndScrollingAnimation], .idle)]),
    ("an animation ends without its event", [(.idle, [], .animating), (.animating, [], .idle)]),
  ]

  func testAcceptsLegalTraces() { for (name, calls) in Self.legal { XCTAssertNil(fault(in: calls), name) } }

  func testRejectsIllegalTracesForTheirOwnReasons() {
    for (reason, calls) in Self.illegal {
      let fault = fault(in: calls) ?? "nothing"
      XCTAssertTrue(fault.contains(reason), "\(calls) is rejected for \(fault), not for \(reason)")
    }
  }

  /// Exactly the transitions of PHYSICS §10 are accepted.
  func testArrows() {
    let arrows = [
      "idle → tracking", "idle → dragging", "idle → decelerating", "idle → animating", "tracking → dragging",
      "tracking → idle", "tracking → decelerating", "tracking → animating", "dragging → decelerating",
      "dragging → idle", "dragging → animating", "decelerating → idle", "decelerating → tracking",
      "decelerating → dragging", "decelerating → animating", "animating → idle", "animating → tracking",
      "animating → dragging", "animating → decelerating",
    ]
    for before in Phase.allCases {
      for after in Phase.allCases where before != after {
        let isLegal = TraceGrammar.arrows[before]?.contains(after) == true
        XCTAssertEqual(isLegal, arrows.contains("\(before) → \(after)"), "\(before) → \(after)")
      }
    }
  }
}
