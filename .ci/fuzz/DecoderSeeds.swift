// The seeds of the decoders' fuzzer: recordings of scrollers in all kinds of motion, of screens and of populations of them.

import Foundation
import ScrollGeometry
import ScrollKinetics

/// Writes the recordings into the folder that the environment names, if it does.
@_cdecl("LLVMFuzzerInitialize")
public func writeSeeds(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["SCROLL_SEEDS"] else { return 0 }
  for (number, start) in busyScrollers().enumerated() {
    var recorder = Recorded(start)
    recorder.advance(by: .milliseconds(16))
    recorder.handle(.touchDown(.zero), at: recorder.subject.now)
    recorder.advance(by: .seconds(1))
    do {
      let scroller = try JSONEncoder().encode(recorder.recording)
      try scroller.write(to: URL(fileURLWithPath: "\(folder)/seed-\(number)"))
      let screen = try JSONEncoder().encode(screenRecording(with: start))
      try screen.write(to: URL(fileURLWithPath: "\(folder)/seed-screen-\(number)"))
      let population = try JSONEncoder().encode(populationRecording(with: start))
      try population.write(to: URL(fileURLWithPath: "\(folder)/seed-population-\(number)"))
    } catch {
      fatalError("cannot write to \(folder): \(error)")
    }
  }
  exit(0)
}

/// Members that come, are dragged as a nest, and go.
private func screenRecording(with scroller: Scroller) -> ScrollRecording<ScrollScreen> {
  var recorder = Recorded(ScrollScreen())
  recorder.execute(.insert(.scrollView(scroller.viewport), as: 1, physics: scroller.physics))
  recorder.execute(.insert(.scrollView(scroller.viewport), as: 2, in: 1, rules: ScrollScreen.Rules()))
  recorder.handle(.touchDown(.zero), on: 2, at: recorder.subject.now)
  recorder.handle(.touchMoved(ScrollPoint(x: 0, y: -80)), at: recorder.subject.now)
  recorder.handle(.touchUp, at: recorder.subject.now) { $1.target.y = 70 }
  recorder.execute(.remove(2, retaining: true))
  recorder.advance(by: .milliseconds(16))
  recorder.execute(.restore(2, in: 1))
  recorder.update(1, at: recorder.subject.now) { $0.contentInset.top = 7 }
  return recorder.recording
}

/// Two agents with fingers, and one that a program moves.
private func populationRecording(with scroller: Scroller) -> ScrollPopulation.Recording {
  var population = ScrollPopulation(repeating: scroller, count: 3)
  var recording = ScrollPopulation.Recording(of: population)
  for (frame, action) in [ScrollPopulation.Action.touchDown, .touchMoved, .touchMoved, .touchUp].enumerated()
  {
    let now = population.now.advanced(by: .milliseconds(16))
    recording.act(
      [action, frame == 1 ? .animate : .none, action], [300, 90, 200], at: now, on: &population)
    recording.advance(&population, to: now)
  }
  return recording
}

/// Flights along every kind of curve, one tick by tick, and fingers with and without a drag.
private func busyScrollers() -> [Scroller] {
  let offset = ScrollPoint(x: 100, y: 900)
  let inputs: [[Scroller.Input]] = [
    [.began, .ended(velocity: ScrollVector(dx: 300, dy: -2000))],
    [.began, .ended(velocity: ScrollVector(dx: 0, dy: 2500))],
    [.began, .moved(by: ScrollVector(dx: 0, dy: 90))],
    [.touchDown(.zero, finger: 2)],
    [.setContentOffset(offset, .uiKit)],
    [.setContentOffset(offset, .eased(duration: .seconds(2), timing: .easeInOut))],
    [.setContentOffset(offset, .spring(ScrollSpring(dampingRatio: 0.5, response: 0.7)))],
    [.setContentOffset(offset, animated: false), .scrollToTop],
  ]
  let snapping: [ScrollSnapping] = [
    .none, .paging, ScrollSnapping(SnapRule(.every(90), reach: .steps([900]))),
    ScrollSnapping(SnapRule(.items([0...200, 300...900]), alignment: 0.5, reach: .screenful)),
    ScrollSnapping(SnapRule(.offsets([0, 70, 300]), strictness: .proximity(30), freeRanges: [500...700])),
  ]
  let physics = [Scroller.Physics(), Scroller.Physics(integration: .displayLink, source: .trackpad)]
  return inputs.indices.flatMap { index in
    physics.map { physics in
      var physics = physics
      physics.snapping = snapping[index % snapping.count]
      var scroller = Scroller(
        viewport: Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 300, height: 500),
          contentSize: ScrollSize(width: 600, height: 3000)),
        physics: physics)
      for input in inputs[index] { scroller.handle(input, at: .origin) }
      scroller.advance(by: .milliseconds(30))
      return scroller
    }
  }
}
