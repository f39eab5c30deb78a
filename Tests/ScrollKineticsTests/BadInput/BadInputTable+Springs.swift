#if os(Linux)
  extension BadInputTable {
    static var springs: [Row] {
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
        number(
          "ScrollSpring.init(angularFrequency:dampingRatio:)", "angularFrequency",
          asking: { try ScrollSpring.validate(angularFrequency: $0) }
        ) { moved(ScrollSpring(angularFrequency: $0)) },
        number(
          "ScrollSpring.init(angularFrequency:dampingRatio:)", "dampingRatio",
          asking: { try ScrollSpring.validate(dampingRatio: $0) }
        ) { moved(ScrollSpring(angularFrequency: 9, dampingRatio: $0)) },
        number(
          "ScrollSpring.init(mass:stiffness:damping:)", "mass",
          asking: { try ScrollSpring.validate(mass: $0) }
        ) { moved(ScrollSpring(mass: $0, stiffness: 1, damping: 1)) },
        number(
          "ScrollSpring.init(mass:stiffness:damping:)", "stiffness",
          asking: { try ScrollSpring.validate(stiffness: $0) }
        ) { moved(ScrollSpring(stiffness: $0, damping: 1)) },
        number(
          "ScrollSpring.init(mass:stiffness:damping:)", "damping",
          asking: { try ScrollSpring.validate(damping: $0) }
        ) { moved(ScrollSpring(stiffness: 1, damping: $0)) },
        number(
          "ScrollSpring.init(dampingRatio:response:)", "dampingRatio",
          asking: { try ScrollSpring.validate(dampingRatio: $0) }
        ) { moved(ScrollSpring(dampingRatio: $0, response: 1)) },
        number(
          "ScrollSpring.init(dampingRatio:response:)", "response",
          asking: { try ScrollSpring.validate(response: $0) }
        ) { moved(ScrollSpring(dampingRatio: 1, response: $0)) },
        number(
          "ScrollSpring.init(duration:bounce:)", "duration",
          asking: { try ScrollSpring.validate(duration: $0) }
        ) { moved(ScrollSpring(duration: $0, bounce: 0)) },
        number(
          "ScrollSpring.init(duration:bounce:)", "bounce", asking: { try ScrollSpring.validate(bounce: $0) }
        ) { moved(ScrollSpring(duration: 1, bounce: $0)) },
        number(resting, "start") { numbers(AxisPlan(from: $0, to: 1, spring: spring)) },
        number(resting, "velocity") { numbers(AxisPlan(from: 0, velocity: $0, to: 1, spring: spring)) },
        number(resting, "target") { numbers(AxisPlan(from: 0, to: $0, spring: spring)) },
        number(resting, "restDistance") {
          numbers(AxisPlan(from: 0, to: 1, spring: spring, restDistance: $0))
        },
        number(arriving, "start") { arrived($0) },
        number(arriving, "velocity") { arrived(0, $0) },
        number(arriving, "target") { arrived(at: $0) },
        number(arriving, "time") { arrived(within: $0) },
        number(arriving, "restDistance") { arrived(0, 0, $0) },
      ]
    }
  }
#endif
