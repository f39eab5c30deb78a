#if os(Linux)
  extension BadInputTable {
    private static func chosen(_ rule: SnapRule, _ change: (inout SnapRequest) -> Void = { _ in }) -> [Double]
    {
      var request = SnapRequest(offset: 30, velocity: 1, proposal: 200, limits: 0...1300, viewportLength: 390)
      change(&request)
      return rule.target(for: request).map { [$0] } ?? []
    }

    private static func asking(_ change: @escaping @Sendable (Double, inout SnapRequest) -> Void) -> Check<
      Double
    > {
      {
        var request = SnapRequest(offset: 0, limits: 0...1300, viewportLength: 390)
        change($0, &request)
        try request.validate()
      }
    }

    static var snapping: [Row] {
      let places = "SnapRule.places(in:limits:viewportLength:)"
      let after = "SnapRule.place(after:limits:viewportLength:)"
      let before = "SnapRule.place(before:limits:viewportLength:)"
      let made = "SnapRule.init(_:…)"
      let target = "SnapRule.target(at:…)"
      let rules = [
        SnapRule(.every(170), reach: .screenful), SnapRule(.pages(), alignment: 1),
        SnapRule(.offsets([0, 9]), reach: .atMost(.max)),
        SnapRule(.items([0...9, 10...99]), alignment: 0.5, strictness: .proximity()), .paging(),
      ]
      @Sendable func all(_ change: (inout SnapRequest) -> Void) -> [Double] {
        rules.flatMap { chosen($0, change) }
      }
      @Sendable func points<Value>(
        _ kind: Kind<Value>, _ field: String, _ points: @escaping @Sendable (Value) -> SnapRule.Points
      ) -> Row {
        kind(made, field, asking: { try SnapRule.validate(points($0)) }) { chosen(SnapRule(points($0))) }
      }
      @Sendable func request(
        _ field: String, _ change: @escaping @Sendable (Double, inout SnapRequest) -> Void
      ) -> Row { number(target, field, asking: asking(change)) { number in all { change(number, &$0) } } }
      return [
        number(made, "snap.interval", asking: { try SnapRule.validate(.every($0)) }) {
          chosen(SnapRule(.every($0), reach: .screenful))
        },
        points(number, "snap.origin") { .every(1, origin: $0) },
        points(number, "snap.spacing") { .pages(spacing: $0) },
        points(number, "snap.offsets[1]") { .offsets([3, $0]) },
        points(number, "snap.origin") { .pages(spacing: 1, origin: $0) },
        points(range, "snap.items[0]") { .items([$0]) },
        number(made, "snap.alignment", asking: { try SnapRule.validate(.pages(), alignment: $0) }) {
          chosen(SnapRule(.items([0...9]), alignment: $0))
        },
        count(made, "snap.atMost", asking: { try SnapRule.validate(.pages(), reach: .atMost($0)) }) {
          chosen(SnapRule(.pages(), reach: .atMost($0)))
        },
        number(made, "snap.steps[0]", asking: { try SnapRule.validate(.pages(), reach: .steps([$0])) }) {
          chosen(SnapRule(.pages(), reach: .steps([$0])))
        },
        number(
          made, "snap.proximity", asking: { try SnapRule.validate(.pages(), strictness: .proximity($0)) }
        ) { chosen(SnapRule(.pages(), strictness: .proximity($0))) },
        range(made, "snap.freeRanges[0]", asking: { try SnapRule.validate(.pages(), freeRanges: [$0]) }) {
          chosen(SnapRule(.pages(), freeRanges: [$0]))
        },
        duration(made, "arrival.within", asking: { try SnapRule.validate(.pages(), arrival: .within($0)) }) {
          chosen(SnapRule(.pages(), arrival: .within($0)))
        },
        points(number, "snap.length") { .repeated([SnapItem(0...0)], every: $0) },
        range(
          made, "snap.items[1]", asking: { try SnapRule.validate(.items([SnapItem(0...9), SnapItem($0)])) }
        ) { chosen(SnapRule(.items([SnapItem(0...9), SnapItem($0)]), scrollsLongItemsFreely: true)) },
        points(number, "snap.items[0].alignment") { .items([SnapItem(0...9, alignment: $0)]) },
        range(places, "range") { range in
          rules.flatMap { Array($0.places(in: range, limits: 0...1300, viewportLength: 390).prefix(9)) }
        },
        range(places, "limits") { limits in
          rules.flatMap { Array($0.places(in: 0...1300, limits: limits, viewportLength: 390).prefix(9)) }
        },
        number(places, "viewportLength") { length in
          rules.flatMap { Array($0.places(in: 0...1300, limits: 0...1300, viewportLength: length).prefix(9)) }
        },
        number(after, "offset") { offset in
          rules.compactMap { $0.place(after: offset, limits: 0...1300, viewportLength: 390) }
        },
        range(after, "limits") { limits in
          rules.compactMap { $0.place(after: 0, limits: limits, viewportLength: 390) }
        },
        number(after, "viewportLength") { length in
          rules.compactMap { $0.place(after: 0, limits: 0...1300, viewportLength: length) }
        },
        number(before, "offset") { offset in
          rules.compactMap { $0.place(before: offset, limits: 0...1300, viewportLength: 390) }
        },
        range(before, "limits") { limits in
          rules.compactMap { $0.place(before: 1300, limits: limits, viewportLength: 390) }
        },
        number(before, "viewportLength") { length in
          rules.compactMap { $0.place(before: 1300, limits: 0...1300, viewportLength: length) }
        },
        number("SnapRule.paging(spacing:)", "snap.spacing") { chosen(.paging(spacing: $0)) },
        request("offset") { $1.offset = $0 }, request("velocity") { $1.velocity = $0 },
        request("proposal") { $1.proposal = $0 },
        range(
          target, "limits", asking: { try SnapRequest(offset: 0, limits: $0, viewportLength: 1).validate() }
        ) { range in all { $0.limits = range } },
        request("viewportLength") { $1.viewportLength = $0 }, request("dragOrigin") { $1.dragOrigin = $0 },
      ]
    }
  }
#endif
