import ScrollGeometry
import ScrollKinetics

/// Plays a scenario through the library, row by row: every input and every frame, in order of time, an input
/// before the frame of the same instant.
package struct Replay: Sequence, IteratorProtocol {
  /// The scroller as the latest row left it.
  package private(set) var scroller: Scroller
  private let inputs: [(instant: ScrollInstant, step: Step)]
  private let instantOfFrame: (Int) -> ScrollInstant?
  private var nextInput = 0
  private var nextFrame = 0

  /// The replay of `scenario`.
  package init(_ scenario: Scenario) {
    scroller = Self.scroller(scenario)
    inputs = scenario.inputs.map { ($0.instant, Self.step($0.action)) }
    instantOfFrame = scenario.clock()
  }

  package mutating func next() -> TraceRow? {
    let frame = instantOfFrame(nextFrame)
    if nextInput < inputs.count, frame.map({ inputs[nextInput].instant <= $0 }) ?? true {
      let (instant, step) = inputs[nextInput]
      nextInput += 1
      let events = step(&scroller, instant)
      return TraceRow(.input, at: instant, scroller, events)
    }
    guard let frame else { return nil }
    nextFrame += 1
    let events = scroller.advance(to: frame)
    return TraceRow(.frame, at: frame, scroller, events)
  }
}
