import ScrollGeometry

// Deltas without a finger: a platform's momentum, or a scroll without phases. Until the next, or the end, the axis stays.
extension MovingAxis {
  enum DeltaKind: Hashable, Sendable {
    /// The first delta of a platform's momentum.
    case momentumBegan
    /// A further delta of a platform's momentum.
    case momentumChanged
    /// A delta of a scroll without phases.
    case unphased
  }

  /// Returns whether a delta moves the axis or continues its coast. No platform's momentum begins on an axis with a rule.
  func coasts(by delta: Double, _ kind: DeltaKind, hasRule: @autoclosure () -> Bool) -> Bool {
    if isCoasting { return true }
    switch kind {
    case .momentumBegan: return !isMoving && metrics.isScrollable && !hasRule()
    case .unphased:
      guard !isMoving || metrics.limits.contains(offset) else { return false }
      return (offset + delta).saturated.flushed.clamped(to: metrics.limits.containing(offset)) != offset
    default: return false
    }
  }

  /// Moves the content by a delta that was sampled at `instant`. A delta with momentum that crosses a limit ends the coast in
  /// a bounce.
  mutating func coast(
    by delta: Double, _ kind: DeltaKind, sampledAt instant: ScrollInstant, _ physics: AxisPhysics,
    at now: ScrollInstant
  ) {
    var tracker = AxisVelocityTracker(at: offset, instant: instant)
    if case .coasting(let present) = motion { tracker = present }
    let start = tracker.position
    let wanted = (start + delta).saturated.flushed
    let place = wanted.clamped(to: metrics.limits.containing(start))
    var momentum = 0.0
    if kind != .unphased && place != wanted && metrics.bounces {
      // The velocity with which the delta crosses the limit, but not inwards.
      var crossing = tracker
      crossing.add(wanted, at: instant)
      momentum = wanted > place ? Swift.max(0, crossing.velocity) : Swift.min(0, crossing.velocity)
    }
    tracker.add(place, at: instant)
    coast(tracker, since: now)
    if place != start { offset = metrics.roundedUnlessLimit(place) }
    guard momentum != 0 else { return }
    fly(
      freeFlight(momentum: momentum, physics.laws), momentum: momentum, ticking: physics.ticking, since: now,
      at: now)
  }

  /// Returns the instant at which a scroll without an end ends: 150 ms after its last delta ([O], PHYSICS §6).
  static func endOfCoast(since delta: ScrollInstant) -> ScrollInstant {
    delta.advanced(by: .milliseconds(150))
  }

  /// Ends a coast whose scroll has ended by `now`, at the instant of that end.
  mutating func endCoast(ifOverAt now: ScrollInstant, _ physics: @autoclosure () -> AxisPhysics) {
    guard isCoasting else { return }
    let end = Self.endOfCoast(since: since)
    if now >= end { endCoast(at: end, physics()) }
  }

  /// Ends a coast: the content returns to its limit or to a place of the snap rule, or is at rest.
  mutating func endCoast(at end: ScrollInstant, _ physics: AxisPhysics) {
    follow(returning(physics), for: .deceleration, since: end)
  }

  /// Moves a coast by `distance`, as a change of the viewport has moved its content.
  ///
  /// The deltas continue from there, even past a limit, until one moves the content farther out or the scroll ends.
  /// The coast of an axis that does not bounce ends if it is past a limit.
  mutating func moveCoast(by distance: Double, _ physics: AxisPhysics, at now: ScrollInstant) {
    guard case .coasting(var tracker) = motion else { return }
    tracker.move(to: (tracker.position + distance).saturated.flushed)
    coast(tracker, since: since)
    if !metrics.bounces && !metrics.limits.contains(offset) { endCoast(at: now, physics) }
  }

  /// The offset before it is rounded to the pixel grid; the present one for an axis that does not coast.
  var unroundedOffset: Double {
    if case .coasting(let tracker) = motion { tracker.position } else { offset }
  }
}
