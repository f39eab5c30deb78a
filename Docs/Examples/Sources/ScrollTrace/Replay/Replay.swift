import ScrollGeometry
import ScrollKinetics

/// Plays a scenario through the library, row by row: every input and every frame, in order of time, an input
/// before the frame of the same instant.
package struct Replay: Sequence, IteratorProtocol {
  /// What moves, after the latest row.
  package private(set) var subject: ReplaySubject
  private typealias Input = (
    instant: ScrollInstant, call: Call, member: Int?, label: String?, choice: ScrollPoint?
  )

  private let inputs: [Input]
  private let detents: Scenario.Detents?
  private let instantOfFrame: (Int) -> ScrollInstant?
  private var nextInput = 0
  private var nextFrame = 0

  /// The replay of `scenario`.
  package init(_ scenario: Scenario) {
    subject = ReplaySubject(scenario)
    detents = scenario.detents
    var inputs: [Input] = []
    for input in scenario.inputs {
      // What the delegate of a real scroll view sets is a choice at the release.
      if scenario.recorded != nil, case .retarget(let target) = input.action, let last = inputs.indices.last,
        inputs[last].instant == input.instant
      {
        inputs[last].choice = target
        continue
      }
      let name = input.member.map { scenario.screen[$0].name }
      let label = input.action.label.map { label in name.map { label + ": " + $0 } ?? label }
      inputs.append((input.instant, Self.call(input.action), input.member, label, nil))
    }
    self.inputs = inputs
    instantOfFrame = scenario.clock()
  }

  package mutating func next() -> TraceRow? {
    let frame = instantOfFrame(nextFrame)
    if nextInput < inputs.count, frame.map({ inputs[nextInput].instant <= $0 }) ?? true {
      let (instant, call, member, label, choice) = inputs[nextInput]
      nextInput += 1
      var (velocity, proposal): (ScrollVector?, ScrollPoint?)
      let changes = subject.make(subject.shortest(call, of: member), of: member, at: instant) { release in
        (velocity, proposal) = (release.velocity, release.target)
        if let choice { release.target = choice }
        detents.map { $0.detents.settle(&release, on: $0.axis) }
      }
      var row = TraceRow(.input, at: instant, subject, changes)
      (row.releaseVelocity, row.proposal) = (velocity, proposal)
      row.label = label
      return row
    }
    guard let frame else { return nil }
    nextFrame += 1
    let changes = subject.advance(to: frame)
    return TraceRow(.frame, at: frame, subject, changes)
  }
}
