#if os(Linux)
  extension BadInputTable {
    private static let plan = AxisPlan(from: 0, to: 100)

    static var curves: [Row] {
      let landing = "AxisPlan.momentum(from:landingOn:flight:)"
      let exponential = "FlightLaw.exponential(decay:reach:restingSpeed:)"
      let power = "FlightLaw.power(exponent:reference:)"
      let friction = "FlightLaw.friction(perFrame:framesPerSecond:restingSpeed:movesFirst:)"
      let bounce = "LimitLaw.bounce(pullBack:bandConstant:)"
      let spring = "LimitLaw.spring(pullBack:greatest:)"
      let reaching = "AxisPlan.time(reaching:after:)"
      let ranges = "AxisPlan.range(from:to:)"
      let time = "the start where negative or NaN, rest from the end on"
      let planned = "AxisPlan.init(from:momentum:limits:…)"
      let eased = "AxisPlan.init(from:to:duration:timing:)"
      return [
        number(eased, "start") { numbers(AxisPlan(from: $0, to: 100)) },
        number(eased, "destination") { numbers(AxisPlan(from: 0, to: $0)) },
        number(eased, "duration") { numbers(AxisPlan(from: 0, to: 100, duration: $0)) },
        bezier("x1") { ($0, 0, 1, 1) }, bezier("y1") { (0, $0, 1, 1) }, bezier("x2") { (0, 0, $0, 1) },
        bezier("y2") { (0, 0, 1, $0) },
        number(planned, "start") { numbers(AxisPlan(from: $0, momentum: 1000, limits: 0...5000)) },
        number(planned, "momentum") { numbers(AxisPlan(from: 0, momentum: $0, limits: 0...5000)) },
        range(planned, "limits") { numbers(AxisPlan(from: 0, momentum: 1000, limits: $0)) },
        number("AxisPlan.state(at:)", "time", time) { numbers(plan.state(at: $0)) },
        number(landing, "start") { [AxisPlan.momentum(from: $0, landingOn: 9, flight: .uiKit)] },
        number(landing, "destination") { [AxisPlan.momentum(from: 9, landingOn: $0, flight: .uiKit)] },
        law(exponential, "decay") { .exponential(decay: $0, reach: 1, restingSpeed: 1) },
        law(exponential, "reach") { .exponential(decay: 1, reach: $0, restingSpeed: 1) },
        law(exponential, "restingSpeed") { .exponential(decay: 1, restingSpeed: $0) },
        law(power, "exponent - 1") { .power(exponent: 1 + $0, reference: 1) },
        law(power, "reference") { .power(exponent: 3, reference: $0) },
        law("FlightLaw.constantDeceleration(_:)", "reference") { .constantDeceleration($0) },
        law(friction, "friction") { .friction(perFrame: $0, framesPerSecond: 60, restingSpeed: 1) },
        law(friction, "framesPerSecond") { .friction(perFrame: 0.5, framesPerSecond: $0, restingSpeed: 1) },
        law(friction, "restingSpeed") { .friction(perFrame: 0.5, framesPerSecond: 60, restingSpeed: $0) },
        number(bounce, "pullBack") { past(.bounce(pullBack: $0)) },
        number(bounce, "bandConstant") { past(.bounce(bandConstant: $0)) },
        number(spring, "pullBack") { past(.spring(pullBack: $0, greatest: 9)) },
        number(spring, "greatest") { past(.spring(pullBack: 9, greatest: $0)) },
        number("AxisPlan.position(at:)", "time", time) { [plan.position(at: $0)] },
        number("AxisPlan.velocity(at:)", "time", time) { [plan.velocity(at: $0)] },
        number("AxisPlan.momentum(at:)", "time", time) {
          [AxisPlan(from: 0, momentum: 1000, limits: 0...5000).momentum(at: $0)]
        },
        number(reaching, "offset", "nil, as for every offset that is not reached") {
          plan.time(reaching: $0).map { [$0] } ?? []
        },
        number(reaching, "start", "0 where negative or NaN; at infinity the state is rest") {
          plan.time(reaching: 50, after: $0).map { [$0] } ?? []
        },
        number(ranges, "start", "0 where negative or NaN") { numbers(plan.range(from: $0, to: 9)) },
        number(ranges, "end", "the start where NaN or before it") { numbers(plan.range(from: 0, to: $0)) },
      ]
    }

    private static func bezier(
      _ name: String, _ numbers: @escaping @Sendable (Double) -> (Double, Double, Double, Double)
    ) -> Row {
      number(
        "CubicBezier.init(x1:y1:x2:y2:)", name,
        asking: {
          let (x1, y1, x2, y2) = numbers($0)
          try CubicBezier.validate(x1: x1, y1: y1, x2: x2, y2: y2)
        }
      ) {
        let (x1, y1, x2, y2) = numbers($0)
        return Self.numbers(AxisPlan(from: 0, to: 9, timing: CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
      }
    }

    private static func law(
      _ entry: String, _ field: String, _ law: @escaping @Sendable (Double) -> FlightLaw
    ) -> Row {
      number(entry, field) { numbers(AxisPlan(from: 0, momentum: 1000, limits: 0...5000, flight: law($0))) }
    }

    private static func past(_ law: LimitLaw) -> [Double] {
      numbers(
        AxisPlan(from: 0, momentum: 1000, limits: 0...50, flight: .constantDeceleration(900), limit: law))
    }
  }
#endif
