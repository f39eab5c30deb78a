import ScrollGeometry
import ScrollKinetics

/// The parameters of one flight of many: most inside their limits, some past them, each launched at a different time.
private func flight(_ index: Int) -> (start: Double, momentum: Double, launch: Double) {
  (Double((index &* 104_729) % 1000), Double((index &* 7919) % 6000) - 3000, Double((index &* 31) % 97) / 97)
}

private let limits = -500.0...1500.0

extension Case {
  static let populations: [Case] = [
    onePlanAtATime, oneScrollerAtATime, population(of: 10_000, "an agent of a population of 10000"),
    population(of: 10_000, "an agent of a population of 10000, launched together", together: true),
  ]

  private static let viewport = Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 100, height: 100),
    contentSize: ScrollSize(width: 1600, height: 1600),
    contentInset: ScrollInsets(top: 500, left: 500, bottom: 0, right: 0))

  /// Steps of 50 ms, with offsets and velocities, in which eight of nine agents fly.
  private static func population(of count: Int, _ name: String, together: Bool = false) -> Case {
    let initial = ScrollPopulation(
      (0..<count).map { index in
        let flight = flight(index)
        var viewport = viewport
        viewport.contentOffset.y = flight.start
        var scroller = Scroller(viewport: viewport)
        let launch = ScrollInstant(seconds: together ? 1 : flight.launch)
        scroller.handle(.began, at: launch)
        scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -flight.momentum)), at: launch)
        return scroller
      })
    return Case(name, iterations: 8 * count, counted: 8 * count) { iterations in
      var population = initial
      var (sum, velocities) = (0.0, [Double](repeating: 0, count: count))
      for round in 0..<iterations / count {
        if round & 7 == 0 { population = initial }
        velocities.withUnsafeMutableBufferPointer {
          population.advance(
            to: ScrollInstant(seconds: 1.1 + Double(round & 7) * 0.05),
            into: ScrollPopulation.Columns(velocities: $0))
        }
        sum += population.offsets[round % count] + velocities[round % count]
      }
      return sum
    } isRight: {
      let flight = flight(77)
      let plan = AxisPlan(from: flight.start, momentum: flight.momentum, limits: limits)
      var population = initial
      population.advance(to: ScrollInstant(seconds: 1.7))
      return population.offsets[77].isNear(plan.position(at: 1.7 - (together ? 1 : flight.launch)))
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
          let state = plan.state(at: 1.1 + Double(round & 7) * 0.05 - launch)
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
