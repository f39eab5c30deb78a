import ScrollGeometry
import ScrollKinetics

/// The parameters of one flight of a batch: most inside their limits, some past them, each launched at a different
/// time.
private func flight(_ index: Int) -> (start: Double, momentum: Double, launch: Double) {
  (Double((index &* 104_729) % 1000), Double((index &* 7919) % 6000) - 3000, Double((index &* 31) % 97) / 97)
}

private let limits = -500.0...1500.0

/// The times at which a batch is evaluated; all flights have been launched by then.
private func time(of round: Int) -> Double { 1.1 + Double(round & 7) * 0.05 }

extension Case {
  static let batches: [Case] =
    [onePlanAtATime, oneScrollerAtATime]
    + [100, 10_000, 1_000_000].map { evaluation(of: $0, "a flight of a batch of \($0)") }
    + [evaluation(of: 10_000, "a flight of a batch of 10000, launched together", together: true)]

  private static func evaluation(of count: Int, _ name: String, together: Bool = false) -> Case {
    var filled = ScrollBatch(count: count)
    for index in 0..<count {
      let flight = flight(index)
      filled.launch(
        index, from: flight.start, momentum: flight.momentum, limits: limits, at: together ? 1 : flight.launch
      )
    }
    let batch = filled
    return Case(name, iterations: Swift.max(8 * count, 10_000), counted: count) { iterations in
      var states = ScrollBatch.States()
      var sum = 0.0
      for round in 0..<iterations / count {
        batch.evaluate(0..<count, at: time(of: round), into: &states)
        sum += states.positions[round % count] + states.velocities[round % count]
      }
      return sum
    } isRight: {
      let flight = flight(77)
      let plan = AxisPlan(from: flight.start, momentum: flight.momentum, limits: limits)
      return batch.state(of: 77, at: 1.7) == plan.state(at: 1.7 - (together ? 1 : flight.launch))
    }
  }

  /// The same flights, as single plans.
  private static let onePlanAtATime: Case = {
    let count = 10_000
    let plans = (0..<count).map {
      (
        plan: AxisPlan(from: flight($0).start, momentum: flight($0).momentum, limits: limits),
        launch: flight($0).launch
      )
    }
    return Case("a flight of 10000 plans", iterations: 8 * count, counted: count) { iterations in
      var sum = 0.0
      for round in 0..<iterations / count {
        for (plan, launch) in plans {
          let state = plan.state(at: time(of: round) - launch)
          sum += state.position + state.velocity
        }
      }
      return sum
    } isRight: {
      plans[3].plan.destination.isFinite
    }
  }()

  /// The same flights, two in each scroller.
  private static let oneScrollerAtATime: Case = {
    let count = 10_000
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 100, height: 100),
      contentSize: ScrollSize(width: 1600, height: 1600),
      contentInset: ScrollInsets(top: 500, left: 500, bottom: 0, right: 0))
    let scrollers = (0..<count / 2).map { index in
      let (x, y) = (flight(2 * index), flight(2 * index + 1))
      var viewport = viewport
      viewport.contentOffset = ScrollPoint(x: x.start, y: y.start)
      var scroller = Scroller(viewport: viewport)
      scroller.handle(.began, at: .origin)
      scroller.handle(.ended(velocity: ScrollVector(dx: -x.momentum, dy: -y.momentum)), at: .origin)
      return scroller
    }
    return Case("a flight of 5000 scrollers", iterations: count, counted: count) { iterations in
      var sum = 0.0
      var moving = scrollers
      for round in 0..<Swift.max(1, iterations / count) {
        if round & 63 == 0 { moving = scrollers }
        let instant = ScrollInstant(seconds: Double(round & 63) * 0.05 + 0.1)
        for index in moving.indices { moving[index].advance(to: instant) }
        sum += moving[round].viewport.contentOffset.y
      }
      return sum
    } isRight: {
      scrollers[3].phase == .decelerating
    }
  }()
}
