import ScrollGeometry
import ScrollKinetics

/// What a replay moves.
package typealias ReplaySubject = ScrollRecording.Subject

extension ReplaySubject {
  /// What moves in `scenario`, before its first input.
  init(_ scenario: Scenario) {
    var physics = scenario.physics
    physics.snapping = ScrollSnapping(scenario.snap)
    guard !scenario.members.isEmpty else {
      self = .scroller(Scroller(viewport: scenario.viewport, physics: physics))
      return
    }
    let members = scenario.members.map {
      ScrollChain.Member(
        $0.viewport, decelerationRate: $0.decelerationRate, snapping: ScrollSnapping($0.snap))
    }
    self = .chain(ScrollChain(of: members, rules: scenario.rules, physics: physics))
  }

  /// The members of a chain; empty for a scroller.
  var members: [TraceRow.Member] {
    guard case .chain(let chain) = self else { return [] }
    return (0..<chain.count).map { TraceRow.Member(viewport: chain[$0], velocity: chain.velocity(of: $0)) }
  }

  /// Stops the program if the subject is in a state that no sequence of inputs should lead to.
  package func checkInvariants() {
    switch self {
    case .scroller(let scroller): scroller.checkInvariants()
    case .chain(let chain): chain.checkInvariants()
    case .screen(let screen): screen.checkInvariants()
    }
  }

  /// Makes a call, and returns the events.
  mutating func make(
    _ call: Replay.Call, of member: Int, at instant: ScrollInstant,
    release: (inout Scroller.Release) -> Void
  ) -> Scroller.Events {
    switch self {
    case .scroller(var scroller):
      let events =
        switch call {
        case .input(let input): scroller.handle(input, at: instant, release: release)
        case .update(let keeping, let change): scroller.update(at: instant, keeping: keeping, change)
        case .apply(let change): scroller.apply(change, at: instant)
        }
      self = .scroller(scroller)
      return events
    case .chain(var chain):
      let changes =
        switch call {
        case .input(let input): chain.handle(input, at: instant, release: release)
        case .update(let keeping, let change): chain.update(member, at: instant, keeping: keeping, change)
        // The reader refuses insertions into a chain.
        case .apply: chain.advance(to: instant)
        }
      self = .chain(chain)
      return changes.events
    // The tool refuses recordings of screens.
    case .screen: return Scroller.Events()
    }
  }
}
