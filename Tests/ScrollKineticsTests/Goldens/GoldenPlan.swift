import ScrollGeometry
import ScrollKinetics

/// The plans of one axis that a microcontroller computes, without a scroller, a duration or a string.
struct GoldenPlan {
  /// A flick that meets the end of the content.
  let flight: AxisPlan
  /// The same flick on its way to a chosen place.
  let arrival: AxisPlan

  /// The plans from `start` with `momentum`; the second one to `target`.
  init(start: Double = 100, momentum: Double = 3000, target: Double = 640) {
    flight = AxisPlan(from: start, momentum: momentum, limits: 0...1200)
    arrival = AxisPlan(from: start, velocity: momentum, to: target, within: 0.6, restDistance: 0.25)
  }

  /// All numbers of both plans.
  var fingerprint: Fingerprint {
    var print = Fingerprint()
    // Without an array, which would need an allocation.
    print.combine(flight)
    print.combine(arrival)
    return print
  }
}

extension Fingerprint {
  fileprivate mutating func combine(_ plan: AxisPlan) {
    combine(plan.duration)
    combine(plan.destination)
    for frame in 0..<200 {
      let state = plan.state(at: Double(frame) / 120)
      combine(state.position)
      combine(state.velocity)
      combine(state.momentum)
    }
  }
}
