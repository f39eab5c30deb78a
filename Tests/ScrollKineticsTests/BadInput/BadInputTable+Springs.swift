#if os(Linux)
  extension BadInputTable {
    static var springs: [Row] {
      let frequency = "ScrollSpring.init(angularFrequency:dampingRatio:)"
      let mass = "ScrollSpring.init(mass:stiffness:damping:)"
      let response = "ScrollSpring.init(dampingRatio:response:)"
      let duration = "ScrollSpring.init(duration:bounce:)"
      typealias Spring = ScrollSpring
      @Sendable func moved(_ spring: ScrollSpring) -> [Double] {
        numbers(AxisPlan(from: 0, to: 100, spring: spring))
      }
      let spring = ScrollSpring.scrollToTop
      let resting = "AxisPlan.init(from:velocity:to:spring:restDistance:)"
      let arriving = "AxisPlan.init(from:velocity:to:within:…)"
      @Sendable func arrived(
        _ start: Double = 0, _ velocity: Double = 0, at target: Double = 1, within time: Double = 1,
        _ rest: Double = 0.1
      ) -> [Double] {
        numbers(AxisPlan(from: start, velocity: velocity, to: target, within: time, restDistance: rest))
      }
      return [
        number(frequency, "angularFrequency", asking: { try Spring.validate(angularFrequency: $0) }) {
          moved(Spring(angularFrequency: $0))
        },
        number(frequency, "dampingRatio", asking: { try Spring.validate(dampingRatio: $0) }) {
          moved(Spring(angularFrequency: 9, dampingRatio: $0))
        },
        number(mass, "mass", asking: { try Spring.validate(mass: $0) }) {
          moved(Spring(mass: $0, stiffness: 1, damping: 1))
        },
        number(mass, "stiffness", asking: { try Spring.validate(stiffness: $0) }) {
          moved(Spring(stiffness: $0, damping: 1))
        },
        number(mass, "damping", asking: { try Spring.validate(damping: $0) }) {
          moved(Spring(stiffness: 1, damping: $0))
        },
        number(response, "dampingRatio", asking: { try Spring.validate(dampingRatio: $0) }) {
          moved(Spring(dampingRatio: $0, response: 1))
        },
        number(response, "response", asking: { try Spring.validate(response: $0) }) {
          moved(Spring(dampingRatio: 1, response: $0))
        },
        number(duration, "duration", asking: { try Spring.validate(duration: $0) }) {
          moved(Spring(duration: $0, bounce: 0))
        },
        number(duration, "bounce", asking: { try Spring.validate(bounce: $0) }) {
          moved(Spring(duration: 1, bounce: $0))
        },
        number(resting, "start") { numbers(AxisPlan(from: $0, to: 1, spring: spring)) },
        number(resting, "velocity") { numbers(AxisPlan(from: 0, velocity: $0, to: 1, spring: spring)) },
        number(resting, "target") { numbers(AxisPlan(from: 0, to: $0, spring: spring)) },
        number(resting, "restDistance") {
          numbers(AxisPlan(from: 0, to: 1, spring: spring, restDistance: $0))
        },
        number(arriving, "start") { arrived($0) }, number(arriving, "velocity") { arrived(0, $0) },
        number(arriving, "target") { arrived(at: $0) }, number(arriving, "time") { arrived(within: $0) },
        number(arriving, "restDistance") { arrived(0, 0, $0) },
      ]
    }
  }
#endif
