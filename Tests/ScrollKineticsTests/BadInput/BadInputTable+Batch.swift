#if os(Linux)
  extension BadInputTable {
    private static func population(_ count: Int = 3) -> ScrollPopulation {
      let list = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 4000))
      return ScrollPopulation(repeating: Scroller(viewport: list), count: count)
    }

    private static func performed(_ action: ScrollPopulation.Action, _ number: Double = 0, on index: Int = 1)
      -> [Double]
    {
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
        count(one, "index") { performed(.jump, on: $0) }, number(one, "number") { performed(.jump, $0) },
        number(one, "length") { performed(.contentLength, $0) },
      ]
    }
  }
#endif
