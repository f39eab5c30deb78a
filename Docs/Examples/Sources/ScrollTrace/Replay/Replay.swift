import ScrollGeometry
import ScrollKinetics

/// Plays a scenario through the library, row by row: every input and every frame, in order of time, an input
/// before the frame of the same instant.
package struct Replay: Sequence, IteratorProtocol {
  /// What moves, after the latest row.
  package private(set) var subject: ReplaySubject
  private let inputs: [(instant: ScrollInstant, call: Call, member: Int?, label: String?)]
  private let detents: Scenario.Detents?
  private let instantOfFrame: (Int) -> ScrollInstant?
  private var nextInput = 0
  private var nextFrame = 0

  /// The replay of `scenario`.
  package init(_ scenario: Scenario) {
    subject = ReplaySubject(scenario)
    detents = scenario.detents
    inputs = scenario.inputs.map { input in
      let name = input.member.map { scenario.screen[$0].name }
      let label = input.action.label.map { label in name.map { label + ": " + $0 } ?? label }
      return (input.instant, Self.call(input.action), input.member, label)
    }
    instantOfFrame = scenario.clock()
  }

  package mutating func next() -> TraceRow? {
    let frame = instantOfFrame(nextFrame)
    if nextInput < inputs.count, frame.map({ inputs[nextInput].instant <= $0 }) ?? true {
      let (instant, call, member, label) = inputs[nextInput]
      nextInput += 1
      var velocity: ScrollVector?
      let changes = subject.make(subject.shortest(call, of: member), of: member, at: instant) { release in
        velocity = release.velocity
        detents.map { $0.detents.settle(&release, on: $0.axis) }
      }
      var row = TraceRow(.input, at: instant, subject, changes)
      row.releaseVelocity = velocity
      row.label = label
      return row
    }
    guard let frame else { return nil }
    nextFrame += 1
    let changes = subject.advance(to: frame)
    return TraceRow(.frame, at: frame, subject, changes)
  }
}
