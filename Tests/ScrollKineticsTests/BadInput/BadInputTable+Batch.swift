#if os(Linux)
  import ScrollGeometry

  @testable import ScrollKinetics

  extension BadInputTable {
    private static func population(_ count: Int = 3) -> ScrollPopulation {
      let list = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 4000))
      return ScrollPopulation(repeating: Scroller(viewport: list), count: count)
    }

    private static func performed(
      _ action: ScrollPopulation.Action, _ number: Double = 0, on index: Int = 1
    ) -> [Double] {
      var population = population()
      population.act(action, number, on: index, at: .origin)
      return population.offsets
    }

    static var populations: [Row] {
      let one = "ScrollPopulation.act(_:_:on:at:)"
      return [
        count("ScrollPopulation.init(repeating:count:along:)", "count") { [Double(population($0).count)] },
        count("ScrollPopulation.subscript(_:)", "index") { numbers(population()[$0].viewport.contentOffset) },
        count("ScrollPopulation.Recording.replay(agent:)", "index") {
          numbers(ScrollPopulation.Recording(of: population()).replay(agent: $0).viewport.contentOffset)
        },
        count(one, "index") { performed(.jump, on: $0) },
        number(one, "number") { performed(.jump, $0) },
        number(one, "length") { performed(.contentLength, $0) },
      ]
    }

    private static func launched(
      _ index: Int = 0, from start: Double = 0, momentum: Double = 1000,
      limits: ClosedRange<Double> = 0...5000,
      at time: Double = 0, asked moment: Double = 1
    ) -> [Double] {
      var batch = ScrollBatch(count: 5)
      batch.launch(index, from: start, momentum: momentum, limits: limits, at: time)
      return numbers(batch.state(of: index, at: moment)) + [batch.endTime(of: index)]
    }

    static var batches: [Row] {
      let launch = "ScrollBatch.launch(_:from:momentum:limits:…)"
      return [
        count("ScrollBatch.init(count:rate:)", "count") { [Double(ScrollBatch(count: $0).count)] },
        count(launch, "index") { launched($0) },
        number(launch, "start") { launched(from: $0) },
        number(launch, "momentum") { launched(momentum: $0) },
        range(launch, "limits") { launched(limits: $0) },
        number(launch, "time") { launched(at: $0) },
        count("ScrollBatch.endTime(of:)", "index") { [ScrollBatch(count: 5).endTime(of: $0)] },
        count("ScrollBatch.destination(of:)", "index") { [ScrollBatch(count: 5).destination(of: $0)] },
        count("ScrollBatch.state(of:at:)", "index") { numbers(ScrollBatch(count: 5).state(of: $0, at: 0)) },
        number("ScrollBatch.state(of:at:)", "time") { launched(asked: $0) },
        number("ScrollBatch.evaluate(_:at:into:)", "time") {
          var states = ScrollBatch.States()
          ScrollBatch(count: 5).evaluate(1..<3, at: $0, into: &states)
          return states.positions + states.velocities
        },
        count("ScrollBatch.evaluate(_:at:into:)", "range") {
          var states = ScrollBatch.States()
          ScrollBatch(count: 5).evaluate(min(0, $0)..<max(0, $0), at: 0, into: &states)
          return states.positions + states.velocities
        },
      ]
    }
  }
#endif
