import ScrollGeometry

@testable import ScrollKinetics

// The laws of every value that a decoder accepts, whatever its numbers.
extension Specimen.Life {
  /// Numbers that must be finite.
  static func number(_ numbers: [Double]) -> Self {
    Self(fault: numbers.allSatisfy(\.isFinite) ? nil : "gives \(numbers)", end: numbers)
  }

  static func point(_ point: ScrollPoint) -> Self { number([point.x, point.y]) }

  static func vector(_ vector: ScrollVector) -> Self { number([vector.dx, vector.dy]) }

  /// A curve that ends in time, and is finite until then; its queries succeed.
  static func curve(_ curve: some ScrollCurve) -> Self {
    var life = number(curve.turningTimes)
    life.fault = life.fault ?? curve.fault
    if let plan = curve as? AxisPlan {
      let range = plan.range(from: 0, to: plan.duration)
      life.take(number([range.lowerBound, range.upperBound]))
      if !range.contains(plan.destination) { life.fault = life.fault ?? "ends outside \(range)" }
    }
    life.end += curve.tellingTimes.map { curve.state(at: $0) }
    return life
  }

  mutating func take(_ other: Self) {
    fault = fault ?? other.fault
    end += other.end
  }
}

extension Specimen {
  /// A few inputs of a scroller, and then rest: invariants, grammar, finite results.
  static func live(_ scroller: Scroller, _ generator: inout SplitMix64) -> Life {
    var (scroller, life) = (scroller, Life())
    var grammar = TraceGrammar(
      in: scroller.phase, isDecelerating: scroller.purposes.contains(.deceleration),
      isPinchedReadyMade: scroller.isPinchedReadyMade,
      isZooming: scroller.touch.isZooming || scroller.zoomInMotion != nil)
    life.fault = scroller.fault ?? answerFault(scroller)

    func observe(_ events: Scroller.Events, from before: Scroller) {
      life.end.append(scroller)
      life.fault =
        life.fault ?? scroller.fault
        ?? grammar.read(before.phase, Array(events), scroller.phase) ?? answerFault(scroller)
    }

    for _ in 0..<generator.integer(in: 0...5) where life.fault == nil {
      let before = scroller
      let delay = generator.pick([
        Duration.zero, .milliseconds(8), .milliseconds(16), .milliseconds(-5), .seconds(1), .seconds(1 << 40),
      ])
      observe(act(on: &scroller, at: scroller.now.advanced(by: delay), &generator), from: before)
    }
    guard life.fault == nil else { return life }

    // Left alone, it rests within the hour: at its target, with `exact` integration. A tick may take a little longer.
    let before = scroller
    observe(scroller.handle(.cancelled, at: scroller.now), from: before)
    let target = scroller.target
    for length in [0.016, 1, 3600, 400] {
      let before = scroller
      observe(scroller.advance(by: .seconds(length)), from: before)
    }
    if scroller.phase != .idle { life.fault = life.fault ?? "still \(scroller.phase)" }
    let ticked = before.physics.integration == .displayLink
    if let target, !ticked, scroller.contentOffset != target, !before.hasTicks {
      life.fault = life.fault ?? "rests at \(scroller.contentOffset), announced \(target)"
    }
    return life
  }

  /// Returns how the public properties of a scroller are inconsistent.
  private static func answerFault(_ scroller: Scroller) -> String? {
    let later = scroller.now.advanced(by: .seconds(1))
    let bounds = scroller.visibleRect(until: later)
    let points = [
      scroller.contentOffset, scroller.target ?? .zero, scroller.contentOffset(at: later), bounds.origin,
    ]
    guard points.allSatisfy(\.isFinite) else { return "says \(points)" }
    guard scroller.velocity.isFinite else { return "moves at \(scroller.velocity)" }
    // A scroll without an end is ended after 150 ms. The motion to its place of rest, of at most an hour, begins then.
    let left = scroller.now.seconds(to: scroller.instantOfRest)
    return left <= (scroller.isCoasting ? 3600.15 : 3600) ? nil : "rests in \(left) s"
  }

  /// Makes a random call of a scroller.
  private static func act(
    on scroller: inout Scroller, at instant: ScrollInstant, _ generator: inout SplitMix64
  ) -> Scroller.Events {
    let point = ScrollPoint { _ in generator.double(in: -900...900) }
    let size = ScrollSize { _ in generator.double(in: 0...2000) }
    switch generator.integer(in: 0...5) {
    case 0, 1:
      let inputs: [Scroller.Input] = [
        .touchDown(point, finger: 0), .touchMoved(point, finger: 0), .touchUp, .touchMoved(point, finger: 1),
        .began, .moved(by: point - .zero), .ended(), .ended(velocity: point - .zero), .held,
        .setContentOffset(point, generator.pick([nil, .uiKit, .spring(.scrollToTop)])),
        .setContentOffset(point, .eased(duration: .seconds(1), timing: .easeInOut)),
        .scrollToTop, .stop, .retarget(point), .wheel(point - .zero), .key(.pageDown, .uiKit),
        .scroll(point - .zero, phase: generator.pick(Scroller.ScrollPhase.allCases)),
      ]
      return scroller.handle(generator.pick(inputs), at: instant)
    case 2:
      return scroller.update(at: instant, keeping: generator.pick([.offset, .page, .fraction])) {
        $0.frame.size = size
      }
    case 3: return scroller.update(at: instant) { $0.contentSize = size }
    default: return scroller.advance(to: instant)
    }
  }
}

extension Scroller {
  /// Returns whether a flight ticks.
  fileprivate var hasTicks: Bool { ScrollAxis.allCases.contains { axes[$0].latestTick != nil } }
}

extension Specimen {
  /// A screen of members of all kinds, in the middle of their motions.
  static func screen(_ generator: inout SplitMix64) -> Specimen {
    var screen = ScrollScreen.random(&generator)
    let states = screen.live(&generator)
    return Specimen("ScrollScreen", states.isEmpty ? screen : generator.pick(states)) { screen, generator in
      var (screen, life) = (screen, Life(fault: screen.fault))
      guard life.fault == nil, !screen.ids.isEmpty else { return life }
      for state in screen.live(&generator) {
        life.fault = life.fault ?? state.fault
        life.end.append(state)
      }
      if life.fault == nil, !screen.rests() { life.fault = "never rests" }
      life.fault = life.fault ?? screen.fault
      return life
    }
  }
}
