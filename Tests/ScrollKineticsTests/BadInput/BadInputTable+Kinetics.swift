#if os(Linux)
  import ScrollGeometry

  @testable import ScrollKinetics

  extension BadInputTable {
    static var kinetics: [Row] {
      laws + curves + springs + fingers + gestures + snapping + batches + scrollers + nesting
    }

    static func numbers(_ state: AxisState) -> [Double] { [state.position, state.velocity, state.momentum] }

    /// A curve at its start, in its middle and at its end.
    private static func numbers(_ curve: some ScrollCurve) -> [Double] {
      [0, curve.duration / 2, curve.duration].flatMap { numbers(curve.state(at: $0)) }
        + [curve.duration, curve.destination]
    }

    // MARK: Time and laws

    private static var laws: [Row] {
      [
        number(
          "ScrollInstant.init(seconds:)", "seconds",
          asking: Check("ScrollInstant.validate(seconds:)") { try ScrollInstant.validate(seconds: $0) }
        ) {
          [ScrollInstant.origin.seconds(to: ScrollInstant(seconds: $0))]
        },
        count("ScrollInstant.init(nanoseconds:)", "nanoseconds", "up to 292 years before or after the origin")
        {
          [ScrollInstant.origin.seconds(to: ScrollInstant(nanoseconds: Int64($0)))]
        },
        count("ScrollInstant.init(frame:framesPerSecond:)", "frame") {
          [ScrollInstant.origin.seconds(to: ScrollInstant(frame: $0, framesPerSecond: 60))]
        },
        number("ScrollInstant.init(frame:framesPerSecond:)", "framesPerSecond") {
          [ScrollInstant.origin.seconds(to: ScrollInstant(frame: 24, framesPerSecond: $0))]
        },
        duration("IndicatorFade.init(delay:duration:)", "delay") {
          [IndicatorFade(delay: $0).opacity(at: .origin, since: .origin)]
        },
        duration("IndicatorFade.init(delay:duration:)", "duration") {
          [IndicatorFade(duration: $0).opacity(at: .origin, since: .origin)]
        },
        duration("RepeatSchedule.init(delay:interval:)", "delay") {
          [Double(RepeatSchedule(delay: $0, interval: .seconds(1)).count(from: .origin, until: .origin))]
        },
        duration("RepeatSchedule.init(delay:interval:)", "interval") {
          [Double(RepeatSchedule(delay: .zero, interval: $0).count(from: .origin, until: .origin))]
        },
        count("RepeatSchedule.instant(of:from:)", "index") {
          [ScrollInstant.origin.seconds(to: RepeatSchedule.scrollBar.instant(of: $0, from: .origin))]
        },
        number(
          "DecelerationRate.init(rawValue:)", "decelerationRate",
          asking: Check("DecelerationRate.validate(rawValue:)") {
            try DecelerationRate.validate(rawValue: $0)
          }
        ) {
          numbers(DecelerationCurve(from: 0, momentum: 1000, rate: DecelerationRate(rawValue: $0)))
        },
      ]
    }

    // MARK: Curves

    private static let eased = EasedCurve(from: 0, to: 100)
    private static let fling = FlingCurve(from: 0, momentum: 1000, limits: 0...5000)

    private static var curves: [Row] {
      let time = "the start where negative or NaN, rest from the end on"
      let planned = "AxisPlan.init(from:momentum:limits:…)"
      let flung = "FlingCurve.init(from:momentum:limits:rate:bounces:)"
      return [
        number("DecelerationCurve.init(from:momentum:rate:)", "start") {
          numbers(DecelerationCurve(from: $0, momentum: 1000))
        },
        number("DecelerationCurve.init(from:momentum:rate:)", "momentum") {
          numbers(DecelerationCurve(from: 0, momentum: $0))
        },
        number("DecelerationCurve.state(at:)", "time", time) {
          numbers(DecelerationCurve(from: 0, momentum: 1000).state(at: $0))
        },
        number("DecelerationCurve.time(reaching:)", "offset", "nil, as for every offset that is not reached")
        {
          DecelerationCurve(from: 0, momentum: 1000).time(reaching: $0).map { [$0] } ?? []
        },
        number("BounceCurve.init(from:momentum:limit:rate:)", "start") {
          numbers(BounceCurve(from: $0, momentum: 1000, limit: 0))
        },
        number("BounceCurve.init(from:momentum:limit:rate:)", "momentum") {
          numbers(BounceCurve(from: 0, momentum: $0, limit: 0))
        },
        number("BounceCurve.init(from:momentum:limit:rate:)", "limit") {
          numbers(BounceCurve(from: 0, momentum: 1000, limit: $0))
        },
        number("BounceCurve.state(at:)", "time", time) {
          numbers(BounceCurve(from: 9, momentum: 1000, limit: 0).state(at: $0))
        },
        number(flung, "start") { numbers(FlingCurve(from: $0, momentum: 1000, limits: 0...5000)) },
        number(flung, "momentum") { numbers(FlingCurve(from: 0, momentum: $0, limits: 0...5000)) },
        range(flung, "limits") { numbers(FlingCurve(from: 0, momentum: 1000, limits: $0)) },
        number("FlingCurve.state(at:)", "time", time) { numbers(fling.state(at: $0)) },
        number("EasedCurve.init(from:to:duration:timing:)", "start") {
          numbers(EasedCurve(from: $0, to: 100))
        },
        number("EasedCurve.init(from:to:duration:timing:)", "destination") {
          numbers(EasedCurve(from: 0, to: $0))
        },
        number("EasedCurve.init(from:to:duration:timing:)", "duration") {
          numbers(EasedCurve(from: 0, to: 100, duration: $0))
        },
        number("EasedCurve.state(at:)", "time", time) { numbers(eased.state(at: $0)) },
        number(
          "CubicBezier.init(x1:y1:x2:y2:)", "x1",
          asking: Check("CubicBezier.validate(x1:y1:x2:y2:)") {
            try CubicBezier.validate(x1: $0, y1: 0, x2: 1, y2: 1)
          }
        ) {
          numbers(EasedCurve(from: 0, to: 9, timing: CubicBezier(x1: $0, y1: 0, x2: 1, y2: 1)))
        },
        number(
          "CubicBezier.init(x1:y1:x2:y2:)", "y1",
          asking: Check("CubicBezier.validate(x1:y1:x2:y2:)") {
            try CubicBezier.validate(x1: 0, y1: $0, x2: 1, y2: 1)
          }
        ) {
          numbers(EasedCurve(from: 0, to: 9, timing: CubicBezier(x1: 0, y1: $0, x2: 1, y2: 1)))
        },
        number(
          "CubicBezier.init(x1:y1:x2:y2:)", "x2",
          asking: Check("CubicBezier.validate(x1:y1:x2:y2:)") {
            try CubicBezier.validate(x1: 0, y1: 0, x2: $0, y2: 1)
          }
        ) {
          numbers(EasedCurve(from: 0, to: 9, timing: CubicBezier(x1: 0, y1: 0, x2: $0, y2: 1)))
        },
        number(
          "CubicBezier.init(x1:y1:x2:y2:)", "y2",
          asking: Check("CubicBezier.validate(x1:y1:x2:y2:)") {
            try CubicBezier.validate(x1: 0, y1: 0, x2: 1, y2: $0)
          }
        ) {
          numbers(EasedCurve(from: 0, to: 9, timing: CubicBezier(x1: 0, y1: 0, x2: 1, y2: $0)))
        },
        number(planned, "start") { numbers(AxisPlan(from: $0, momentum: 1000, limits: 0...5000)) },
        number(planned, "momentum") { numbers(AxisPlan(from: 0, momentum: $0, limits: 0...5000)) },
        range(planned, "limits") { numbers(AxisPlan(from: 0, momentum: 1000, limits: $0)) },
        number("AxisPlan.state(at:)", "time", time) { numbers(AxisPlan(eased).state(at: $0)) },
        number("AxisPlan.momentum(from:landingOn:rate:)", "start") {
          [AxisPlan.momentum(from: $0, landingOn: 9)]
        },
        number("AxisPlan.momentum(from:landingOn:rate:)", "destination") {
          [AxisPlan.momentum(from: 9, landingOn: $0)]
        },
        number("ScrollCurve.position(at:)", "time", time) { [eased.position(at: $0)] },
        number("ScrollCurve.velocity(at:)", "time", time) { [eased.velocity(at: $0)] },
        number("ScrollCurve.momentum(at:)", "time", time) { [fling.momentum(at: $0)] },
        number("ScrollCurve.time(reaching:after:)", "offset", "nil, as for every offset that is not reached")
        {
          eased.time(reaching: $0).map { [$0] } ?? []
        },
        number(
          "ScrollCurve.time(reaching:after:)", "start",
          "0 where negative or NaN; at infinity the state is rest"
        ) {
          eased.time(reaching: 50, after: $0).map { [$0] } ?? []
        },
        number("ScrollCurve.range(from:to:)", "start", "0 where negative or NaN") {
          numbers(eased.range(from: $0, to: 9))
        },
        number("ScrollCurve.range(from:to:)", "end", "the start where NaN or before it") {
          numbers(eased.range(from: 0, to: $0))
        },
        number("FlingStepper.init(from:momentum:)", "position") {
          stepped(FlingStepper(from: $0, momentum: 1000))
        },
        number("FlingStepper.init(from:momentum:)", "momentum") {
          stepped(FlingStepper(from: 0, momentum: $0))
        },
        number("FlingStepper.advance(by:limits:rate:bounces:)", "time") {
          stepped(FlingStepper(from: 0, momentum: 1000), $0)
        },
        range("FlingStepper.advance(by:limits:rate:bounces:)", "limits") {
          stepped(FlingStepper(from: 0, momentum: 1000), limits: $0)
        },
        range("FlingStepper.velocity(limits:rate:)", "limits") {
          [FlingStepper(from: 0, momentum: 1000).velocity(limits: $0)]
        },
        range("FlingStepper.restingPlace(limits:)", "limits") {
          FlingStepper(from: 0, momentum: 0).restingPlace(limits: $0).map { [$0] } ?? []
        },
      ]
    }

    private static func stepped(
      _ stepper: FlingStepper, _ time: Double = 0.016, limits: ClosedRange<Double> = 0...5000
    ) -> [Double] {
      var stepper = stepper
      stepper.advance(by: time, limits: limits)
      return [stepper.position, stepper.momentum]
    }

    // MARK: Springs

    private static var springs: [Row] {
      let check = "ScrollSpring.validate(angularFrequency:…)"
      @Sendable func moved(_ spring: ScrollSpring) -> [Double] {
        numbers(SpringCurve(from: 0, to: 100, spring: spring))
      }
      let spring = ScrollSpring.scrollToTop
      let fixed = "SpringCurve.init(from:velocity:to:spring:duration:)"
      let resting = "SpringCurve.init(from:velocity:to:spring:restDistance:)"
      let arriving = "ArrivalCurve.init(from:velocity:to:within:…)"
      @Sendable func arrived(
        _ start: Double = 0, _ velocity: Double = 0, at target: Double = 1, within time: Double = 1,
        _ rest: Double = 0.1
      ) -> [Double] {
        numbers(
          ArrivalCurve(from: start, velocity: velocity, to: target, within: time, restDistance: rest))
      }
      return [
        number(
          "ScrollSpring.init(angularFrequency:dampingRatio:)", "angularFrequency",
          asking: Check(check) { try ScrollSpring.validate(angularFrequency: $0) }
        ) { moved(ScrollSpring(angularFrequency: $0)) },
        number(
          "ScrollSpring.init(angularFrequency:dampingRatio:)", "dampingRatio",
          asking: Check(check) { try ScrollSpring.validate(dampingRatio: $0) }
        ) { moved(ScrollSpring(angularFrequency: 9, dampingRatio: $0)) },
        number(
          "ScrollSpring.init(mass:stiffness:damping:)", "mass",
          asking: Check(check) { try ScrollSpring.validate(mass: $0) }
        ) { moved(ScrollSpring(mass: $0, stiffness: 1, damping: 1)) },
        number(
          "ScrollSpring.init(mass:stiffness:damping:)", "stiffness",
          asking: Check(check) { try ScrollSpring.validate(stiffness: $0) }
        ) { moved(ScrollSpring(stiffness: $0, damping: 1)) },
        number(
          "ScrollSpring.init(mass:stiffness:damping:)", "damping",
          asking: Check(check) { try ScrollSpring.validate(damping: $0) }
        ) { moved(ScrollSpring(stiffness: 1, damping: $0)) },
        number(
          "ScrollSpring.init(dampingRatio:response:)", "dampingRatio",
          asking: Check(check) { try ScrollSpring.validate(dampingRatio: $0) }
        ) { moved(ScrollSpring(dampingRatio: $0, response: 1)) },
        number(
          "ScrollSpring.init(dampingRatio:response:)", "response",
          asking: Check(check) { try ScrollSpring.validate(response: $0) }
        ) { moved(ScrollSpring(dampingRatio: 1, response: $0)) },
        number(
          "ScrollSpring.init(duration:bounce:)", "duration",
          asking: Check(check) { try ScrollSpring.validate(duration: $0) }
        ) { moved(ScrollSpring(duration: $0, bounce: 0)) },
        number(
          "ScrollSpring.init(duration:bounce:)", "bounce",
          asking: Check(check) { try ScrollSpring.validate(bounce: $0) }
        ) { moved(ScrollSpring(duration: 1, bounce: $0)) },
        number(fixed, "start") { numbers(SpringCurve(from: $0, to: 1, spring: spring, duration: 1)) },
        number(fixed, "velocity") {
          numbers(SpringCurve(from: 0, velocity: $0, to: 1, spring: spring, duration: 1))
        },
        number(fixed, "target") { numbers(SpringCurve(from: 0, to: $0, spring: spring, duration: 1)) },
        number(fixed, "duration") { numbers(SpringCurve(from: 0, to: 1, spring: spring, duration: $0)) },
        number(resting, "start") { numbers(SpringCurve(from: $0, to: 1, spring: spring)) },
        number(resting, "velocity") { numbers(SpringCurve(from: 0, velocity: $0, to: 1, spring: spring)) },
        number(resting, "target") { numbers(SpringCurve(from: 0, to: $0, spring: spring)) },
        number(resting, "restDistance") {
          numbers(SpringCurve(from: 0, to: 1, spring: spring, restDistance: $0))
        },
        number("SpringCurve.state(at:)", "time", "the start where negative or NaN, rest from the end on") {
          numbers(SpringCurve(from: 0, to: 1, spring: spring).state(at: $0))
        },
        number(arriving, "start") { arrived($0) },
        number(arriving, "velocity") { arrived(0, $0) },
        number(arriving, "target") { arrived(at: $0) },
        number(arriving, "time") { arrived(within: $0) },
        number(arriving, "restDistance") { arrived(0, 0, $0) },
        number("ArrivalCurve.state(at:)", "time", "the start where negative or NaN, rest from the end on") {
          numbers(ArrivalCurve(from: 0, velocity: 9, to: 1, within: 1).state(at: $0))
        },
      ]
    }

    // MARK: Fingers

    private static var fingers: [Row] {
      let later = ScrollInstant(.milliseconds(8))
      return [
        number("RubberBand.init(constant:)", "constant") {
          [RubberBand(constant: $0).stretch(forPull: 100, length: 800)]
        },
        number("RubberBand.stretch(forPull:length:)", "pull") {
          [RubberBand.touch.stretch(forPull: $0, length: 800)]
        },
        number("RubberBand.stretch(forPull:length:)", "length") {
          [RubberBand.touch.stretch(forPull: 100, length: $0)]
        },
        number("RubberBand.pull(forStretch:length:)", "stretch") {
          [RubberBand.touch.pull(forStretch: $0, length: 800)]
        },
        number("RubberBand.pull(forStretch:length:)", "length") {
          [RubberBand.touch.pull(forStretch: 100, length: $0)]
        },
        vector("ReleaseVelocity.blended(latest:previous:isInside:)", "latest") {
          let release = ReleaseVelocity.blended(latest: $0, previous: .zero, isInside: false)
          return [release.dx, release.dy]
        },
        vector("ReleaseVelocity.blended(latest:previous:isInside:)", "previous") {
          let release = ReleaseVelocity.blended(latest: .zero, previous: $0, isInside: false)
          return [release.dx, release.dy]
        },
        vector("ReleaseVelocity.known(_:isInside:)", "velocity") {
          let release = ReleaseVelocity.known($0, isInside: false)
          return [release.dx, release.dy]
        },
        point("VelocityTracker.init(at:instant:)", "position") {
          var tracker = VelocityTracker(at: $0, instant: .origin)
          tracker.add(.zero, at: later)
          return numbers(tracker.velocity)
        },
        point("VelocityTracker.add(_:at:)", "position") {
          var tracker = VelocityTracker(at: .zero, instant: .origin)
          tracker.add($0, at: later)
          return numbers(tracker.velocity)
        },
        point("PanRecognizer.init(at:instant:slop:samplesRepeats:)", "position") {
          var pan = PanRecognizer(at: $0, instant: .origin)
          _ = pan.move(to: .zero, at: later)
          return numbers(pan.translation) + numbers(pan.velocity)
        },
        number("PanRecognizer.init(at:instant:slop:samplesRepeats:)", "slop") {
          var pan = PanRecognizer(at: .zero, instant: .origin, slop: $0)
          _ = pan.move(to: ScrollPoint(x: 0, y: 20), at: later)
          return numbers(pan.translation) + numbers(pan.velocity)
        },
        point("PanRecognizer.move(to:at:)", "position") {
          var pan = PanRecognizer(at: .zero, instant: .origin)
          _ = pan.move(to: $0, at: later)
          return numbers(pan.translation) + numbers(pan.velocity)
        },
      ]
    }

    // MARK: Gestures

    private static func performed(_ gesture: ScrollGesture) -> [Double] {
      var scroller = Scroller.tall()
      scroller.perform(gesture)
      return numbers(scroller.viewport.contentOffset) + numbers(scroller.velocity)
    }

    private static var gestures: [Row] {
      let sampling = "ScrollGesture.Sampling.init(samplesPerSecond:jitter:seed:)"
      let flick = "ScrollGesture.flick(from:to:velocity:sampling:)"
      let drag = "ScrollGesture.drag(from:to:duration:hold:sampling:)"
      let check = "ScrollGesture.validate(at:from:to:velocity:)"
      let (below, above) = (ScrollPoint(x: 200, y: 600), ScrollPoint(x: 200, y: 300))
      typealias Sampling = ScrollGesture.Sampling
      @Sendable func touched(_ point: ScrollPoint) -> ScrollGesture {
        ScrollGesture([ScrollGesture.Sample(.touchDown(point), at: .zero)])
      }
      return [
        number(
          sampling, "samplesPerSecond",
          asking: Check("ScrollGesture.Sampling.validate(samplesPerSecond:jitter:)") {
            try Sampling.validate(samplesPerSecond: $0)
          }
        ) {
          performed(.drag(from: below, to: above, sampling: Sampling(samplesPerSecond: $0)))
        },
        number(
          sampling, "jitter",
          asking: Check("ScrollGesture.Sampling.validate(samplesPerSecond:jitter:)") {
            try Sampling.validate(jitter: $0)
          }
        ) {
          performed(.drag(from: below, to: above, sampling: Sampling(jitter: $0)))
        },
        point(
          "ScrollGesture.tap(at:duration:)", "point",
          asking: Check(check) { try ScrollGesture.validate(at: $0) }
        ) { performed(.tap(at: $0)) },
        point(drag, "start", asking: Check(check) { try ScrollGesture.validate(from: $0) }) {
          performed(.drag(from: $0, to: above))
        },
        point(drag, "end", asking: Check(check) { try ScrollGesture.validate(to: $0) }) {
          performed(.drag(from: below, to: $0))
        },
        point(flick, "start", asking: Check(check) { try ScrollGesture.validate(from: $0) }) {
          performed(.flick(from: $0, to: above, velocity: ScrollVector(dx: 0, dy: -2000)))
        },
        point(flick, "end", asking: Check(check) { try ScrollGesture.validate(to: $0) }) {
          performed(.flick(from: below, to: $0, velocity: ScrollVector(dx: 0, dy: -2000)))
        },
        vector(flick, "velocity", asking: Check(check) { try ScrollGesture.validate(velocity: $0) }) {
          performed(.flick(from: below, to: above, velocity: $0))
        },
        number("Scroller.runToRest(framesPerSecond:atMost:_:)", "framesPerSecond") {
          var scroller = Scroller.tall().flung(100)
          scroller.runToRest(framesPerSecond: $0, atMost: 9)
          return numbers(scroller.viewport.contentOffset)
        },
        count("Scroller.runToRest(framesPerSecond:atMost:_:)", "frames", "no frame where not more than 0") {
          var scroller = Scroller.tall().flung(100)
          scroller.runToRest(atMost: $0)
          return numbers(scroller.viewport.contentOffset)
        },
      ]
    }

    // MARK: Snapping

    private static func chosen(_ rule: SnapRule, _ change: (inout SnapRequest) -> Void = { _ in }) -> [Double]
    {
      var request = SnapRequest(offset: 30, velocity: 1, proposal: 200, limits: 0...1300, viewportLength: 390)
      change(&request)
      return rule.target(for: request).map { [$0] } ?? []
    }

    private static func asking(_ change: @escaping @Sendable (Double, inout SnapRequest) -> Void) -> Check<
      Double
    > {
      Check("SnapRequest.validate()") {
        var request = SnapRequest(offset: 0, limits: 0...1300, viewportLength: 390)
        change($0, &request)
        try request.validate()
      }
    }

    private static var snapping: [Row] {
      let made = "SnapRule.init(_:…)"
      let check = "SnapRule.validate(_:…)"
      let target = "SnapRule.target(for:)"
      let rules = [
        SnapRule(.every(170), reach: .screenful), SnapRule(.pages(), alignment: 1),
        SnapRule(.offsets([0, 9]), reach: .atMost(.max)),
        SnapRule(.items([0...9, 10...99]), alignment: 0.5, strictness: .proximity()), .paging(),
      ]
      @Sendable func all(_ change: (inout SnapRequest) -> Void) -> [Double] {
        rules.flatMap { chosen($0, change) }
      }
      return [
        number(made, "snap.interval", asking: Check(check) { try SnapRule.validate(.every($0)) }) {
          chosen(SnapRule(.every($0), reach: .screenful))
        },
        number(made, "snap.origin", asking: Check(check) { try SnapRule.validate(.every(1, from: $0)) }) {
          chosen(SnapRule(.every(1, from: $0)))
        },
        number(made, "snap.spacing", asking: Check(check) { try SnapRule.validate(.pages(spacing: $0)) }) {
          chosen(SnapRule(.pages(spacing: $0)))
        },
        number(made, "snap.offsets[1]", asking: Check(check) { try SnapRule.validate(.offsets([3, $0])) }) {
          chosen(SnapRule(.offsets([3, $0])))
        },
        number(
          made, "snap.origin", asking: Check(check) { try SnapRule.validate(.pages(spacing: 1, from: $0)) }
        ) { chosen(SnapRule(.pages(spacing: 1, from: $0))) },
        range(made, "snap.items[0]", asking: Check(check) { try SnapRule.validate(.items([$0])) }) {
          chosen(SnapRule(.items([$0])))
        },
        number(
          made, "snap.alignment", asking: Check(check) { try SnapRule.validate(.pages(), alignment: $0) }
        ) { chosen(SnapRule(.items([0...9]), alignment: $0)) },
        count(
          made, "snap.atMost", asking: Check(check) { try SnapRule.validate(.pages(), reach: .atMost($0)) }
        ) { chosen(SnapRule(.pages(), reach: .atMost($0))) },
        number(
          made, "snap.steps[0]", asking: Check(check) { try SnapRule.validate(.pages(), reach: .steps([$0])) }
        ) { chosen(SnapRule(.pages(), reach: .steps([$0]))) },
        number(
          made, "snap.proximity",
          asking: Check(check) { try SnapRule.validate(.pages(), strictness: .proximity($0)) }
        ) { chosen(SnapRule(.pages(), strictness: .proximity($0))) },
        range(
          made, "snap.freeRanges[0]",
          asking: Check(check) { try SnapRule.validate(.pages(), freeRanges: [$0]) }
        ) { chosen(SnapRule(.pages(), freeRanges: [$0])) },
        duration(
          made, "arrival.within",
          asking: Check(check) { try SnapRule.validate(.pages(), arrival: .within($0)) }
        ) {
          chosen(SnapRule(.pages(), arrival: .within($0)))
        },
        range(
          made, "snap.items[1]",
          asking: Check(check) { try SnapRule.validate(.items([SnapItem(0...9), SnapItem($0)])) }
        ) { chosen(SnapRule(.items([SnapItem(0...9), SnapItem($0)]), scrollsLongItemsFreely: true)) },
        number(
          made, "snap.items[0].alignment",
          asking: Check(check) { try SnapRule.validate(.items([SnapItem(0...9, alignment: $0)])) }
        ) { chosen(SnapRule(.items([SnapItem(0...9, alignment: $0)]))) },
        range("SnapRule.places(in:limits:viewportLength:)", "range") { range in
          rules.flatMap { Array($0.places(in: range, limits: 0...1300, viewportLength: 390).prefix(9)) }
        },
        range("SnapRule.places(in:limits:viewportLength:)", "limits") { limits in
          rules.flatMap { Array($0.places(in: 0...1300, limits: limits, viewportLength: 390).prefix(9)) }
        },
        number("SnapRule.places(in:limits:viewportLength:)", "viewportLength") { length in
          rules.flatMap { Array($0.places(in: 0...1300, limits: 0...1300, viewportLength: length).prefix(9)) }
        },
        number("SnapRule.place(after:limits:viewportLength:)", "offset") { offset in
          rules.compactMap { $0.place(after: offset, limits: 0...1300, viewportLength: 390) }
        },
        range("SnapRule.place(after:limits:viewportLength:)", "limits") { limits in
          rules.compactMap { $0.place(after: 0, limits: limits, viewportLength: 390) }
        },
        number("SnapRule.place(after:limits:viewportLength:)", "viewportLength") { length in
          rules.compactMap { $0.place(after: 0, limits: 0...1300, viewportLength: length) }
        },
        number("SnapRule.place(before:limits:viewportLength:)", "offset") { offset in
          rules.compactMap { $0.place(before: offset, limits: 0...1300, viewportLength: 390) }
        },
        range("SnapRule.place(before:limits:viewportLength:)", "limits") { limits in
          rules.compactMap { $0.place(before: 1300, limits: limits, viewportLength: 390) }
        },
        number("SnapRule.place(before:limits:viewportLength:)", "viewportLength") { length in
          rules.compactMap { $0.place(before: 1300, limits: 0...1300, viewportLength: length) }
        },
        number("SnapRule.paging(spacing:)", "snap.spacing") { chosen(.paging(spacing: $0)) },
        number(target, "request.offset", asking: asking { $1.offset = $0 }) { number in
          all { $0.offset = number }
        },
        number(target, "request.velocity", asking: asking { $1.velocity = $0 }) { number in
          all { $0.velocity = number }
        },
        number(target, "request.proposal", asking: asking { $1.proposal = $0 }) { number in
          all { $0.proposal = number }
        },
        range(
          target, "request.limits",
          asking: Check("SnapRequest.validate()") {
            try SnapRequest(offset: 0, limits: $0, viewportLength: 1).validate()
          }
        ) { range in all { $0.limits = range } },
        number(target, "request.viewportLength", asking: asking { $1.viewportLength = $0 }) { number in
          all { $0.viewportLength = number }
        },
        number(target, "request.dragOrigin", asking: asking { $1.dragOrigin = $0 }) { number in
          all { $0.dragOrigin = number }
        },
      ]
    }

    // MARK: Batches

    private static func launched(
      _ index: Int = 0, from start: Double = 0, momentum: Double = 1000,
      limits: ClosedRange<Double> = 0...5000,
      at time: Double = 0, asked moment: Double = 1
    ) -> [Double] {
      var batch = ScrollBatch(count: 5)
      batch.launch(index, from: start, momentum: momentum, limits: limits, at: time)
      return numbers(batch.state(of: index, at: moment)) + [batch.endTime(of: index)]
    }

    private static var batches: [Row] {
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
