import ScrollGeometry

/// One axis in motion: the machine of drags, flights, ticks and deltas, in one dimension.
///
///     resting ── drag ──▸ dragged ── release ──▸ planned or ticking ──▸ resting
///        └── coast ──▸ coasting ── end of the scroll ──▸ planned or resting
///
/// An axis knows neither a viewport nor a finger nor a clock nor the other axis: ``Scroller`` decides which axes an input
/// concerns, passes the present instant, and reports the events. Each method does one thing to one axis.
@usableFromInline struct MovingAxis: Hashable, Sendable {
  // Not stored as ``metrics``: the flags stand behind the motion, whose last byte is one, too. That saves a scroller 14
  // bytes.
  @usableFromInline private(set) var limits: ClosedRange<Double>
  @usableFromInline private(set) var length: Double
  @usableFromInline private(set) var pixelGrid: PixelGrid
  @usableFromInline var offset: Double
  /// The instant at which the plan began, or what a limit blocks, or of the latest tick or delta; else the origin.
  ///
  /// It is not part of the cases, since an enumeration of more than fifteen words is copied before it is read.
  @usableFromInline private(set) var since = ScrollInstant.origin
  @usableFromInline private(set) var motion = Motion.resting
  @usableFromInline private(set) var bounces: Bool
  @usableFromInline private(set) var isScrollable: Bool
  /// Whether places are rounded to the grid; see ``AxisMetrics/isRounded``.
  @usableFromInline var isRounded: Bool
  /// The purpose of a motion without a finger; nil at rest and in a drag.
  @usableFromInline private(set) var purpose: Purpose?
  /// Where the target stands if the program or the host has chosen it, which makes it a place in the content; else nil.
  private(set) var anchor: TargetAnchor?

  init(_ metrics: AxisMetrics, at offset: Double) {
    (limits, length, pixelGrid) = (metrics.limits, metrics.length, metrics.pixelGrid)
    (bounces, isScrollable, isRounded) = (metrics.bounces, metrics.isScrollable, metrics.isRounded)
    self.offset = offset
  }

  /// Creates an axis whose metrics and offset are not known yet.
  init(motion: Motion, for purpose: Purpose?, since start: ScrollInstant, anchor: TargetAnchor? = nil) {
    self.init(
      AxisMetrics(
        limits: 0...0, length: 0, pixelGrid: PixelGrid(scale: 1), bounces: false, isScrollable: false),
      at: 0)
    (self.motion, self.purpose, since, self.anchor) = (motion, purpose, start, anchor)
  }

  /// What bounds the motion. Whether places are rounded does not change with it.
  @usableFromInline var metrics: AxisMetrics {
    @inlinable @inline(__always) get {
      var metrics = AxisMetrics(
        limits: limits, length: length, pixelGrid: pixelGrid, bounces: bounces, isScrollable: isScrollable)
      metrics.isRounded = isRounded
      return metrics
    }
    set {
      (limits, length, pixelGrid) = (newValue.limits, newValue.length, newValue.pixelGrid)
      (bounces, isScrollable) = (newValue.bounces, newValue.isScrollable)
    }
  }

  /// Replaces the metrics that depend on the scale of the content.
  @inline(__always) mutating func take(_ limits: ClosedRange<Double>, isScrollable: Bool) {
    (self.limits, self.isScrollable) = (limits, isScrollable)
  }

  @usableFromInline enum Motion: Hashable, Sendable {
    case resting
    /// The axis follows a finger since it was at `start`.
    case dragged(drag: AxisDrag, from: Double)
    /// Two fingers hold the axis, and may change the scale.
    case pinched(pinch: AxisPinch)
    /// The axis follows a plan.
    case planned(AxisPlan)
    /// The axis is integrated tick by tick, at the rate with which it began, towards the announced target.
    // The target stands first, as the destination of a plan does: one instruction reads either.
    case ticking(target: Double, stepper: FlingStepper, rate: DecelerationRate)
    /// The axis coasts: it is moved by deltas of a scroll without a finger. The tracker's position is the offset before it
    /// is rounded to the pixel grid; its instants are the deltas' instants.
    case coasting(tracker: AxisVelocityTracker)
    /// The axis rests at a limit past which an autoscroll leads, or a dragged item, whose ramp was `elapsed` seconds old.
    case blocked(push: Push)
    /// The axis rests at a limit, and the stretch that is drawn there relaxes by a spring to 0.
    case relaxing(SpringCurve)
  }

  /// The point of the visible part at which a target shows a place in the content.
  enum TargetAnchor: NamedCases, Sendable {
    case start, middle, end
    /// The position in the part of the frame that no inset covers, from 0 to 1.
    var fraction: Double { self == .start ? 0 : self == .middle ? 0.5 : 1 }

    package static var names: Names { ["start": .start, "middle": .middle, "end": .end] }
  }

  @usableFromInline enum Purpose: Hashable, Sendable {
    /// The release of a touch, or the return to a limit or a place.
    case deceleration
    /// A programmatic scroll.
    case animation
    /// A programmatic scroll to the top.
    case scrollToTop
    /// A motion with a velocity that the host gives, or a dragged item at an edge.
    case autoscroll
    /// A programmatic change of the scale.
    case zoom
  }

  // MARK: Changing the motion

  mutating func rest() { (motion, purpose, anchor, since) = (.resting, nil, nil, .origin) }

  /// Rests at a limit that blocks an autoscroll; it goes on where the limit moves on.
  mutating func block(_ push: Push, since start: ScrollInstant) {
    (motion, purpose, anchor, since) = (.blocked(push: push), nil, nil, start)
  }

  /// Rests while the stretch relaxes from a distance with a velocity.
  mutating func relax(
    from stretch: Double, _ velocity: Double, by spring: ScrollSpring, since start: ScrollInstant
  ) {
    let curve = SpringCurve(
      from: stretch, velocity: velocity, to: 0, spring: spring, restDistance: Law.restingDistance)
    // One that nobody would see is none.
    guard curve.duration > 0 else { return rest() }
    (motion, purpose, anchor, since) = (.relaxing(curve), nil, nil, start)
  }

  /// When the stretch that relaxes is over; nil where none does.
  var endOfStretch: ScrollInstant? {
    guard case .relaxing(let spring) = motion else { return nil }
    return since.following(spring.duration)
  }

  /// Rests while the stretch relaxes as that of another axis does.
  mutating func relax(as other: MovingAxis) {
    (motion, purpose, anchor, since) = (other.motion, nil, nil, other.since)
  }

  /// Begins to follow `plan`, which started at `start`; nil rests.
  mutating func follow(_ plan: AxisPlan?, for purpose: Purpose, since start: ScrollInstant) {
    guard let plan else { return rest() }
    (motion, self.purpose, anchor, since) = (.planned(plan), purpose, nil, start)
  }

  /// Makes the target of the present motion, if there is one, a place in the content.
  mutating func anchorTarget(at anchor: TargetAnchor?) {
    self.anchor = isMoving && !isCoasting ? anchor : nil
  }

  /// Begins to follow the free flight `plan`: by ticks at `rate`, the latest at `latestTick`, else in closed form; nil rests.
  mutating func fly(
    _ plan: AxisPlan?, momentum: Double, ticking rate: DecelerationRate?,
    since latestTick: ScrollInstant, at now: ScrollInstant
  ) {
    guard let plan else { return rest() }
    // A motion by ticks stores the instant of its latest tick, not of its start, and takes a little longer than the
    // closed form. A flight that might reach the limit of an hour therefore does not tick.
    guard let rate, plan.duration > 0, plan.duration < Law.longestMotion / 2 else {
      return follow(plan, for: .deceleration, since: now)
    }
    motion = .ticking(
      target: plan.destination, stepper: FlingStepper(from: offset, momentum: momentum), rate: rate)
    (purpose, anchor, since) = (.deceleration, nil, latestTick)
  }

  /// Gives the present free flight another place of rest, next to its own.
  mutating func rest(at destination: Double) {
    switch motion {
    case .planned(let plan): motion = .planned(plan.resting(at: destination))
    case .ticking: announce(destination)
    case .resting, .dragged, .pinched, .coasting, .blocked, .relaxing: break
    }
  }

  mutating func coast(_ tracker: AxisVelocityTracker, since now: ScrollInstant) {
    (motion, purpose, anchor, since) = (.coasting(tracker: tracker), .deceleration, nil, now)
  }

  mutating func tick(_ stepper: FlingStepper, rate: DecelerationRate, target: Double, at now: ScrollInstant) {
    (motion, since) = (.ticking(target: target, stepper: stepper, rate: rate), now)
  }

  mutating func announce(_ target: Double) {
    guard case .ticking(_, let stepper, let rate) = motion else { return }
    motion = .ticking(target: target, stepper: stepper, rate: rate)
  }

  @inline(__always) mutating func follow(_ pinch: AxisPinch) {
    (motion, purpose, anchor, since) = (.pinched(pinch: pinch), nil, nil, .origin)
  }

  @inline(__always) mutating func keepFollowing(_ pinch: AxisPinch) { motion = .pinched(pinch: pinch) }

  /// Begins or continues to follow a finger, since the axis was at `start`.
  @inline(__always) mutating func follow(_ drag: AxisDrag, from start: Double) {
    (motion, purpose, anchor, since) = (.dragged(drag: drag, from: start), nil, nil, .origin)
  }

  mutating func shiftTime(by duration: Duration) {
    guard isMoving || isBlocked || isRelaxing else { return }
    since = since.advanced(by: duration)
    guard case .coasting(var tracker) = motion else { return }
    tracker.shiftTime(by: duration)
    motion = .coasting(tracker: tracker)
  }

  // MARK: The present motion

  /// Whether the axis moves without a finger.
  @inlinable @inline(__always) var isMoving: Bool { purpose != nil }
  var isCoasting: Bool { if case .coasting = motion { true } else { false } }
  var isBlocked: Bool { if case .blocked = motion { true } else { false } }
  var isRelaxing: Bool { if case .relaxing = motion { true } else { false } }
  var isDragged: Bool { if case .dragged = motion { true } else { false } }
  /// The two fingers that hold the axis; nil without them.
  var pinch: AxisPinch? { if case .pinched(let pinch) = motion { pinch } else { nil } }

  /// The plan along which the scale changes; nil for any other motion.
  var zoom: ZoomCurve? {
    if case .planned(let plan) = motion, case .zoom(let zoom) = plan.curve { zoom } else { nil }
  }

  var followsZoom: Bool {
    if case .planned(let plan) = motion, case .zoom = plan.curve { true } else { false }
  }

  var dragOrigin: Double? {
    switch motion {
    case .dragged(_, let start): start
    case .pinched(let pinch): pinch.dragOrigin
    case .resting, .planned, .ticking, .coasting, .blocked, .relaxing: nil
    }
  }

  var isAnimating: Bool { isMoving && purpose != .deceleration }
  /// Whether the motion leads to a place, rather than as far as its momentum or the platform's.
  var isLed: Bool { isAnimating || isChosen }

  /// Whether the target was chosen, rather than the end of the free flight.
  var isChosen: Bool {
    guard case .planned(let plan) = motion else { return false }
    return switch plan.curve {
    case .arrival, .spring: true
    case .fling, .flight, .eased, .ramped, .zoom: false
    }
  }

  /// The instant of the latest tick; nil for an axis that does not tick.
  var latestTick: ScrollInstant? { if case .ticking = motion { since } else { nil } }

  /// Whether a change has moved the content away from the position of its ticks.
  var hasLeftItsTicks: Bool {
    if case .ticking(_, let stepper, _) = motion { shown(stepper.position) != offset } else { false }
  }

  /// The announced target of a motion to one; nil at rest, in a drag and while coasting.
  var destination: Double? {
    switch motion {
    case .resting, .dragged, .pinched, .coasting, .blocked, .relaxing: nil
    case .planned(let plan): plan.destination
    case .ticking(let target, _, _): target
    }
  }

  /// The end of a free flight inside the limits, where content rests on the pixel grid; nil for any other motion.
  var freeRest: Double? {
    switch motion {
    case .planned(let plan):
      let isFree =
        switch plan.curve {
        case .fling(let fling): !fling.endsAtLimit
        case .flight: plan.destination > limits.lowerBound && plan.destination < limits.upperBound
        case .arrival, .spring, .eased, .ramped, .zoom: false
        }
      return isFree ? plan.destination : nil
    case .ticking(let target, _, _): return target == target.clamped(to: limits) ? target : nil
    case .resting, .dragged, .pinched, .coasting, .blocked, .relaxing: return nil
    }
  }

  /// The announced target; the present offset for an axis that coasts, is dragged or rests.
  @inlinable @inline(__always) var announcedTarget: Double { targetAndCoast.target }

  /// The announced target, and whether the axis coasts.
  @inlinable @inline(__always) var targetAndCoast: (target: Double, isCoasting: Bool) {
    // A switch would jump by a table, and ask an axis at rest for its motion, too.
    if !isMoving { return (offset, false) }
    if case .planned(let plan) = motion { return (plan.destination, false) }
    if case .ticking(let target, _, _) = motion { return (target, false) }
    return (offset, true)
  }

  /// Returns the offset shown for a planned offset.
  ///
  /// Content that does not bounce is never shown past a limit. Programmatic motion is shown on the pixel grid ([R],
  /// §7), unless `onPixelGrid` is false, as for predictions.
  func shown(_ planned: Double, onPixelGrid: Bool = true) -> Double {
    switch purpose {
    // A zoom leads to a place within the limits, which move with the scale.
    case .deceleration where followsZoom: planned
    case .deceleration: metrics.bounces ? planned : planned.clamped(to: metrics.limits)
    case .animation where onPixelGrid: metrics.rounded(planned)
    case nil, .animation, .scrollToTop, .autoscroll, .zoom: planned
    }
  }

  /// Returns the state at `now`. Content that does not bounce is at rest at a limit past which its plan leads.
  func state(at now: ScrollInstant) -> AxisState { held(plannedState(at: now)) }

  private func plannedState(at now: ScrollInstant) -> AxisState {
    switch motion {
    case .resting, .dragged, .pinched, .blocked, .relaxing: return .rest(at: offset)
    case .planned(let plan): return plan.state(at: since.seconds(to: now))
    case .coasting(let tracker):
      let velocity = tracker.velocity
      return AxisState(position: offset, velocity: velocity, momentum: velocity)
    case .ticking(_, let stepper, let rate):
      return AxisState(
        position: offset, velocity: stepper.velocity(limits: metrics.limits, rate: rate),
        momentum: stepper.momentum)
    }
  }

  /// Returns a state of a deceleration as content has it that does not bounce: at rest at a limit to which it has come, or past it.
  func held(_ state: AxisState) -> AxisState {
    guard purpose == .deceleration, !metrics.bounces, !followsZoom else { return state }
    let limit = state.position.clamped(to: metrics.limits)
    let isHeld = limit == (state.velocity < 0 ? metrics.limits.lowerBound : metrics.limits.upperBound)
    return state.position != limit || isHeld ? .rest(at: limit) : state
  }

  // MARK: Invariants

  func fault(at now: ScrollInstant) -> String? {
    if offset.isNotStorable { return "an offset must be finite and normal, but is \(offset)" }
    if anchor != nil && !isMoving { return "only a target can be a place" }
    switch motion {
    case .resting: return isMoving || since != .origin ? "what rests must not have begun" : nil
    case .dragged(let drag, let start):
      if isMoving || since != .origin { return "what is dragged must not have begun" }
      return start.isFinite ? drag.fault : "a drag must begin at a place, but begins at \(start)"
    case .pinched(let pinch):
      return isMoving || since != .origin ? "what is pinched must not have begun" : pinch.fault
    case .blocked(let push):
      if isMoving { return "what is blocked must not move" }
      if since > now { return "what is blocked must not begin later than now" }
      return push.fault
    case .relaxing: return isMoving ? "what relaxes must not move" : nil
    case .planned(let plan):
      if !isMoving { return "a plan must have a purpose" }
      if since > now { return "a plan must not begin later than now" }
      if followsZoom ? purpose != .zoom && purpose != .deceleration : purpose == .zoom {
        return "a zoom must be one of the program's, or a return"
      }
      if let fault = zoom?.fault { return fault }
      return plan.destination.isNotStorable ? "destination must be finite, but is \(plan.destination)" : nil
    case .coasting(let tracker):
      if let fault = tracker.fault { return fault }
      if purpose != .deceleration { return "what coasts must be decelerating" }
      if since > now || tracker.instant > now { return "a delta must not be later than now" }
      return tracker.position.isNotStorable
        ? "what coasts must be at a place, but is at \(tracker.position)" : nil
    case .ticking(let target, let stepper, _):
      if purpose != .deceleration { return "what ticks must be decelerating" }
      if since > now { return "a tick must not be later than now" }
      if stepper.position.isNotStorable || stepper.momentum.isNotStorable {
        return "the stepper must be finite"
      }
      if target.isNotStorable { return "target must be finite, but is \(target)" }
      return target.clamped(to: metrics.limits).flushed == target
        ? nil : "target must lie within the limits, but is \(target)"
    }
  }
}

extension Double {
  /// Whether the number must not be stored: it is not finite, −0 or subnormal.
  fileprivate var isNotStorable: Bool { !isNormal && bitPattern != 0 }
}

extension MovingAxis.Motion: Codable {
  // swift-format-ignore: NoLeadingUnderscores
  enum PlannedCodingKeys: String, CodingKey { case _0 = "plan" }
}
