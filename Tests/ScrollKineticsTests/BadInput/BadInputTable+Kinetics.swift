#if os(Linux)
  @testable import ScrollKinetics

  extension BadInputTable {
    static var kinetics: [Row] {
      laws + curves + springs + fingers + gestures + snapping + populations + scrollers + nesting
    }

    static func numbers(_ state: AxisState) -> [Double] { [state.position, state.velocity, state.momentum] }

    /// A curve at its start, in its middle and at its end.
    static func numbers(_ curve: some ScrollCurve) -> [Double] {
      [0, curve.duration / 2, curve.duration].flatMap { numbers(curve.state(at: $0)) } + [
        curve.duration, curve.destination,
      ]
    }

    private static var laws: [Row] {
      let frames = "ScrollInstant.init(frame:framesPerSecond:)"
      let fade = "IndicatorFade.init(delay:duration:)"
      let schedule = "RepeatSchedule.init(delay:interval:)"
      return [
        number("ScrollInstant.init(seconds:)", "seconds") {
          [ScrollInstant.origin.seconds(to: ScrollInstant(seconds: $0))]
        },
        number("ScrollInstant.advanced(bySeconds:)", "seconds") {
          [ScrollInstant.origin.seconds(to: ScrollInstant(.seconds(5)).advanced(bySeconds: $0))]
        },
        count("ScrollInstant.init(nanoseconds:)", "nanoseconds", "up to 292 years before or after the origin")
        { [ScrollInstant.origin.seconds(to: ScrollInstant(nanoseconds: Int64($0)))] },
        count(
          "ScrollInstant.init(milliseconds:)", "milliseconds", "as far from the origin as `Int64` reaches"
        ) { [ScrollInstant.origin.seconds(to: ScrollInstant(milliseconds: Int64($0)))] },
        count(frames, "frame") {
          [ScrollInstant.origin.seconds(to: ScrollInstant(frame: $0, framesPerSecond: 60))]
        },
        number(frames, "framesPerSecond") {
          [ScrollInstant.origin.seconds(to: ScrollInstant(frame: 24, framesPerSecond: $0))]
        },
        duration(fade, "delay") { [IndicatorFade(delay: $0).opacity(at: .origin, since: .origin)] },
        duration(fade, "duration") { [IndicatorFade(duration: $0).opacity(at: .origin, since: .origin)] },
        duration(schedule, "delay") {
          [Double(RepeatSchedule(delay: $0, interval: .seconds(1)).count(from: .origin, until: .origin))]
        },
        duration(schedule, "interval") {
          [Double(RepeatSchedule(delay: .zero, interval: $0).count(from: .origin, until: .origin))]
        },
        count("RepeatSchedule.instant(of:from:)", "index") {
          [ScrollInstant.origin.seconds(to: RepeatSchedule.scrollBar.instant(of: $0, from: .origin))]
        },
        number("DecelerationRate.init(floatLiteral:)", "decelerationRate") {
          numbers(FlingCurve.withoutLimits(from: 0, momentum: 1000, rate: DecelerationRate(floatLiteral: $0)))
        },
        number(
          "DecelerationRate.init(rawValue:)", "decelerationRate",
          asking: { try DecelerationRate.validate(rawValue: $0) }
        ) {
          numbers(FlingCurve.withoutLimits(from: 0, momentum: 1000, rate: DecelerationRate(rawValue: $0)))
        },
      ]
    }
  }
#endif
