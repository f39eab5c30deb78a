import Foundation
import ScrollGeometry
import ScrollKinetics

/// The cost of a step of agents that all fly freely: by UIKit's exponential law, by Android's power law and with a constant
/// deceleration. The best of many frames, in nanoseconds an agent, and as a ratio to the exponential law's.
struct LawsOfFlight {
  let count: Int
  private static let frames = 2..<20

  private func population(_ preset: Scroller.Preset, apart: Bool) -> ScrollPopulation {
    let list = Scroller(
      viewport: Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 1e6)), physics: .preset(preset))
    var generator = ScrollGesture.SeededGenerator(seed: 1)
    return ScrollPopulation(
      (0..<count).map { _ in
        var scroller = list
        let hash = generator.next() >> 16
        // Apart, the flights begin at instants of their own.
        let start = ScrollInstant(.nanoseconds(apart ? Int(hash % 16_000_000) : 0))
        scroller.handle(.began, at: start)
        scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -3000 - Double(hash % 4096))), at: start)
        return scroller
      })
  }

  /// Returns the best time of a step, in seconds.
  private func measure(_ initial: ScrollPopulation, _ rounds: Int) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      var population = initial
      for frame in Self.frames {
        let now = ScrollInstant(frame: frame, framesPerSecond: 60)
        let start = ContinuousClock.now
        population.advance(to: now)
        best = Swift.min(best, start.duration(to: .now) / .seconds(1))
      }
    }
    return best
  }

  func printSteps(_ rounds: Int) {
    for apart in [false, true] {
      print(apart ? "a step, launched apart" : "a step, launched at once")
      var exponential = 0.0
      for preset in [Scroller.Preset.uiKit, .android, .slint] {
        let step = measure(population(preset, apart: apart), rounds)
        if preset == .uiKit { exponential = step }
        print(
          "  \(preset)".padding(toLength: 36, withPad: " ", startingAt: 0),
          String(format: "%6.2f %6.2f", step / Double(count) * 1e9, step / exponential))
      }
    }
  }
}
