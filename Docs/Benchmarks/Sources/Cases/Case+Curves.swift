import Foundation
import ScrollGeometry
import ScrollKinetics

/// Computes the values at times from 0 to `seconds`, one after another, and returns the sum of the last 1024.
///
/// Each value is stored separately. A running sum would be kept in memory across the calls, and storing and loading it
/// takes as long as the platform's exponential.
@inline(__always) private func sum(_ iterations: Int, within seconds: Double, _ value: (Double) -> Double)
  -> Double
{
  let step = seconds / 4096
  return withUnsafeTemporaryAllocation(of: Double.self, capacity: 1024) { values in
    values.initialize(repeating: 0)
    for iteration in 0..<iterations { values[iteration & 1023] = value(Double(iteration & 4095) * step) }
    return values.reduce(0, +)
  }
}

/// The sum of a state's numbers, so that the compiler can remove none of them.
@inline(__always) private func weight(_ state: AxisState) -> Double { state.position + state.velocity }

extension Case {
  /// A naive implementation of law 1 with the platform's exponential: position and velocity of one axis.
  public static let yardstick = Case("naive closed form, one axis: the yardstick") { iterations in
    sum(iterations, within: 2) { time in
      let left = exp(-2.002 * time)
      return 100 + 1000 * 0.499 * (1 - left) + 1000 * left
    }
  } isRight: {
    exp(1.0 as Double).isNear(2.718281828)
  }

  static let exponentials = [
    Case("exp of the platform") { iterations in
      sum(iterations, within: 2) { exp(-2.002 * $0) }
    } isRight: {
      exp(0.0 as Double) == 1
    }
  ]

  static let curves: [Case] = {
    let bounce = AxisPlan(from: 0, momentum: 1000, limits: 0...0)
    let fling = AxisPlan(from: 0, momentum: 3000, limits: 0...5000)
    let critical = AxisPlan(from: 0, to: 1000, spring: ScrollSpring(dampingRatio: 1, response: 0.6))
    let swinging = AxisPlan(from: 0, to: 1000, spring: ScrollSpring(dampingRatio: 0.5, response: 0.6))
    let creeping = AxisPlan(from: 0, to: 1000, spring: ScrollSpring(dampingRatio: 2, response: 0.6))
    let eased = AxisPlan(from: 0, to: 1000)
    let band = RubberBand.touch
    return [
      Case("bounce at a time", target: 1.5) { iterations in
        sum(iterations, within: 0.4) { weight(bounce.state(at: $0)) }
      } isRight: {
        bounce.position(at: 0.1).isNear(exp(-1.005) * 499 * (1 - exp(100 * log(0.998))))
      },
      Case("fling at a time", target: 1.5) { iterations in
        sum(iterations, within: 2) { weight(fling.state(at: $0)) }
      } isRight: {
        fling.position(at: 1).isNear(3 * 499 * (1 - exp(1000 * log(0.998))))
      },
      Case("fling at a time, position alone") { iterations in
        sum(iterations, within: 2) { fling.position(at: $0) }
      } isRight: {
        fling.position(at: 0) == 0
      },
      Case("critically damped spring at a time", target: 1.5) { iterations in
        sum(iterations, within: 0.5) { weight(critical.state(at: $0)) }
      } isRight: {
        critical.position(at: 0) == 0 && critical.destination == 1000
      },
      Case("underdamped spring at a time") { iterations in
        sum(iterations, within: 0.5) { weight(swinging.state(at: $0)) }
      } isRight: {
        swinging.position(at: 0.35) > 1000
      },
      Case("overdamped spring at a time") { iterations in
        sum(iterations, within: 0.5) { weight(creeping.state(at: $0)) }
      } isRight: {
        creeping.position(at: 0.5) < 1000
      },
      Case("eased at a time") { iterations in
        sum(iterations, within: 0.29) { weight(eased.state(at: $0)) }
      } isRight: {
        eased.position(at: 0.15).isNear(500)
      },
      Case("rubber band and inverse") { iterations in
        sum(iterations, within: 400) {
          band.pull(forStretch: band.stretch(forPull: $0, length: 844), length: 844)
        }
      } isRight: {
        band.stretch(forPull: 100, length: 844).isNear(51.635152)
      },
    ]
  }()

  static let plans = [
    Case("fling set up, inside") { iterations in
      sum(iterations, within: 1000) { AxisPlan(from: 0, momentum: 1000 + $0, limits: 0...5000).duration }
    } isRight: {
      AxisPlan(from: 0, momentum: 1000, limits: 0...5000).destination == 494
    },
    Case("fling set up with crossings, both axes", target: 12, iterations: 2000) { iterations in
      sum(iterations, within: 1000) {
        AxisPlan(from: 0, momentum: 3000 + $0, limits: 0...500).duration
          + AxisPlan(from: 0, momentum: 2000 + $0, limits: 0...400).duration
      }
    } isRight: {
      AxisPlan(from: 0, momentum: 3000, limits: 0...500).destination == 500
    },
    Case("set up from past a limit", iterations: 5000) { iterations in
      sum(iterations, within: 100) { AxisPlan(from: -1 - $0, momentum: 0, limits: 0...500).duration }
    } isRight: {
      AxisPlan(from: -100, momentum: 0, limits: 0...500).duration.isNear(log(200) / 10.05)
    },
    Case("snap set up", iterations: 1000) { iterations in
      sum(iterations, within: 100) {
        AxisPlan(from: 0, velocity: $0, to: 500, within: 0.6, restDistance: 0.25).duration
      }
    } isRight: {
      AxisPlan(from: 0, velocity: 0, to: 500, within: 0.6, restDistance: 0.25).duration <= 0.6
    },
  ]
}
