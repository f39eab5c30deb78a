import ScrollGeometry

// Content that is moved by deltas without a finger: a platform's momentum, or a scroll without phases. It is a flight
// without a plan: each axis stays where it is until the next delta or the end of the scroll.
extension Scroller {
  /// Moves the content by a delta without a finger, on the axes that coast or begin to coast.
  mutating func coast(
    by delta: ScrollVector, _ kind: ScrollPhase, at instant: ScrollInstant, _ events: inout Events
  ) {
    let takesPart = PerAxis { coasts(by: delta[$0], kind, on: $0) }
    guard takesPart.horizontal || takesPart.vertical else { return }
    var flight = flightToCoastIn(&events)
    var offset = viewport.contentOffset
    var crossings = PerAxis { _ in 0.0 }
    for axis in ScrollAxis.allCases where takesPart[axis] {
      var tracker = flight.motions[axis].coast ?? VelocityTracker(at: .both(offset[axis]), instant: instant)
      let start = tracker.position.x
      let wanted = (start + delta[axis]).saturated.flushed
      let place = wanted.clamped(to: viewport.limits(on: axis).containing(start))
      if kind != .unphased && place != wanted && viewport.bounces(on: axis) {
        crossings[axis] = tracker.momentum(crossing: place, to: wanted, at: instant)
      }
      tracker.add(.both(place), at: instant)
      flight.motions[axis] = .coasting(since: now, tracker)
      if place != start { offset[axis] = roundedUnlessLimit(place, on: axis) }
    }
    scroll(to: offset, &events)
    for axis in ScrollAxis.allCases where crossings[axis] != 0 {
      let momentum = crossings[axis]
      flight.motions[axis] = motion(
        following: freeFlight(on: axis, momentum: momentum), on: axis, momentum: momentum, since: now)
    }
    carryOn(&flight, .closedForms, &events)
  }

  /// Returns whether the content coasts on `axis`.
  func isCoasting(on axis: ScrollAxis) -> Bool {
    guard case .moving(let flight) = activity else { return false }
    return flight.motions[axis].isCoasting
  }

  /// Returns whether a delta without a finger moves an axis or continues its coast.
  func coasts(by delta: Double, _ kind: ScrollPhase, on axis: ScrollAxis) -> Bool {
    guard viewport.isScrollEnabled, kind == .unphased || physics.momentum == .platform else { return false }
    var rests = true
    switch activity {
    case .idle: break
    case .touching: return false
    case .moving(let flight):
      if flight.motions[axis].isCoasting { return true }
      if kind != .unphased && flight.purpose != .deceleration { return false }
      rests = flight.motions[axis].isResting
    }
    switch kind {
    case .momentumBegan:
      return rests && viewport.isScrollable(on: axis) && !physics.snapping.hasRule(on: axis)
    case .unphased:
      let (offset, limits) = (viewport.contentOffset[axis], viewport.limits(on: axis))
      guard rests || limits.contains(offset) else { return false }
      return (offset + delta).saturated.flushed.clamped(to: limits.containing(offset)) != offset
    default:
      return false
    }
  }

  /// Returns the present flight after a touch, or a new one. An animation ends; content that it leaves past a limit or
  /// between two snap points returns.
  private mutating func flightToCoastIn(_ events: inout Events) -> Flight {
    if case .moving(let flight) = activity, flight.purpose == .deceleration { return flight }
    var flight = Flight(.deceleration)
    if catchContent(&events) {
      for axis in ScrollAxis.allCases { endCoast(of: &flight, on: axis, at: now) }
    }
    events.append(.willBeginDecelerating)
    return flight
  }
}

// MARK: - The end of a scroll

extension Scroller {
  /// Returns the instant at which a scroll without an end ends: 150 ms after its last delta ([O], PHYSICS §6).
  static func endOfCoast(since delta: ScrollInstant) -> ScrollInstant {
    delta.advanced(by: .milliseconds(150))
  }

  /// Ends the coast of both axes, at the end that the platform reports.
  mutating func endCoast(_ events: inout Events) {
    guard case .moving(var flight) = activity else { return }
    for axis in ScrollAxis.allCases where flight.motions[axis].isCoasting {
      endCoast(of: &flight, on: axis, at: now)
    }
    carryOn(&flight, .closedForms, &events)
  }

  /// Ends the coast of an axis if ``now`` is past the end of its scroll, at the instant of that end.
  func endCoastInTime(of flight: inout Flight, on axis: ScrollAxis) {
    guard flight.motions[axis].isCoasting else { return }
    let end = Self.endOfCoast(since: flight.motions[axis].since)
    if now >= end { endCoast(of: &flight, on: axis, at: end) }
  }

  /// Ends the coast of one axis: it returns to its limit or to a snap point, or is at rest.
  func endCoast(of flight: inout Flight, on axis: ScrollAxis, at end: ScrollInstant) {
    flight.motions[axis] = returning(on: axis).map { .planned(since: end, $0) } ?? .resting
  }

  /// Moves a coast by `distance`, as a change of the viewport has moved its content.
  ///
  /// The deltas continue from there, even past a limit, until one moves the content farther out or the scroll ends.
  /// The coast of an axis that does not bounce ends if it is past a limit.
  func adaptCoast(of flight: inout Flight, on axis: ScrollAxis, movedBy distance: Double) {
    flight.motions[axis].moveCoast(by: distance)
    let isPast = !viewport.limits(on: axis).contains(viewport.contentOffset[axis])
    if isPast && !viewport.bounces(on: axis) { endCoast(of: &flight, on: axis, at: now) }
  }
}

extension Flight.Motion {
  fileprivate mutating func moveCoast(by distance: Double) {
    guard case .coasting(var tracker) = course else { return }
    tracker.handOver(to: .both((tracker.position.x + distance).saturated.flushed), at: tracker.instant)
    self = .coasting(since: since, tracker)
  }
}

extension VelocityTracker {
  /// Returns the velocity of the deltas with which one that ends at `wanted` crosses `limit`, or zero if it points
  /// inwards.
  fileprivate func momentum(crossing limit: Double, to wanted: Double, at instant: ScrollInstant) -> Double {
    var tracker = self
    tracker.add(.both(wanted), at: instant)
    let velocity = tracker.velocity.dx
    return wanted > limit ? Swift.max(0, velocity) : Swift.min(0, velocity)
  }
}

extension ScrollPoint {
  /// Returns the point with the same number on both axes, for a tracker of one axis.
  fileprivate static func both(_ place: Double) -> ScrollPoint { ScrollPoint(x: place, y: place) }
}
