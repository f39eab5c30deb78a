/// A flight computed by brute force: the formulas of PHYSICS §1–3 in their own units, sampled every quarter of a
/// millisecond from the start; the times of crossings and of rest are then found by bisection.
struct ReferenceFlight {
  /// Seconds.
  private(set) var duration = 0.0
  private(set) var destination = 0.0
  /// The number of times that the content crossed a limit.
  private(set) var crossings = 0

  init(of flight: FlightCase) {
    let (a, beta, s) = (-log(flight.r), 0.01005, flight.r / (1 - flight.r))
    var (x, v, elapsed) = (flight.start, flight.momentum / 1000, 0.0)
    while true {
      let edge = min(max(x, flight.lower), flight.upper)
      // The side past a limit on which the content is, or to which it goes; 0 inside.
      let side: Double =
        if x != edge {
          x < edge ? -1 : 1
        } else if flight.lower == flight.upper || (x == flight.lower && v < 0) || (x == flight.upper && v > 0)
        {
          v < 0 ? -1 : 1
        } else {
          0
        }
      let start = (x: x, v: v)
      func state(_ t: Double) -> (x: Double, v: Double) {
        let travel = -start.v * s * expm1(-a * t)
        guard side != 0 else { return (start.x + travel, start.v * exp(-a * t)) }
        return (edge + exp(-beta * t) * (start.x - edge + travel), start.v * exp(-(a + beta) * t))
      }
      func rests(_ state: (x: Double, v: Double)) -> Bool {
        abs(state.v) < 0.01 && (side == 0 || abs(state.x - edge) < 0.5)
      }
      func crosses(_ state: (x: Double, v: Double)) -> Bool {
        side == 0
          ? state.x < flight.lower || state.x > flight.upper
          : flight.lower < flight.upper && side * (state.x - edge) < 0
      }
      func isOver(_ t: Double) -> Bool { rests(state(t)) || crosses(state(t)) }

      var (early, late) = (0.0, 0.0)
      while !isOver(late) { (early, late) = (late, late + 0.25) }
      for _ in 0..<80 {
        let middle = (early + late) / 2
        if isOver(middle) { late = middle } else { early = middle }
      }
      elapsed += late
      let end = state(late)
      if !crosses(end) {
        (duration, destination) = (elapsed / 1000, side == 0 ? end.x : edge)
        return
      }
      (x, v) = (min(max(end.x, flight.lower), flight.upper), end.v)
      crossings += 1
    }
  }
}
