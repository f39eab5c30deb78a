import ScrollGeometry

extension SnapRule {
  /// Whether the momentum is the reach. The rule then chooses only the place, and content whose free flight
  /// ends there flies freely. All other reaches are bounded.
  var followsMomentum: Bool { reach == .momentum }

  /// Returns the target of content that is released on one axis; nil if it may rest where its free flight ends.
  ///
  /// The arguments contain no time, so that rules can be tested without it.
  ///
  /// - Parameters:
  ///   - offset: the offset of the content, in points, as all lengths.
  ///   - velocity: the release velocity with the sign of the content's motion, in points per second; 0 without a fling.
  ///   - proposal: the offset at which the content would come to rest without a rule; nil for `offset`.
  ///   - limits: the offsets between which content rests.
  ///   - viewportLength: the viewport's length.
  ///   - dragOrigin: the offset at which the drag began, which decides ties; nil without a drag.
  /// - Precondition: the numbers are finite, and the length is not negative.
  /// - Complexity: logarithmic in the number of points, and linear in that of ``freeRanges``, whatever the reach and the
  ///   lengths; where items have alignments of their own, always stop or are scrolled through, linear in their number. A reach of
  ///   more than eight places among items of more than eight alignments is log-linear, and allocates.
  public func target(
    at offset: Double, velocity: Double = 0, proposal: Double? = nil, limits: ClosedRange<Double>,
    viewportLength: Double, dragOrigin: Double? = nil
  ) -> Double? {
    target(
      for: SnapRequest(
        offset: offset, velocity: velocity, proposal: proposal, limits: limits,
        viewportLength: viewportLength,
        dragOrigin: dragOrigin))
  }

  /// Returns the target for `request`.
  package func target(for request: SnapRequest) -> Double? {
    requireValid(try request.validate())
    guard let places = SnapPlaces(of: self, for: request) else { return nil }
    let target = choice(for: request, places)?.flushed
    // Content past a limit counts as being at the limit, so that a place there does not stop it.
    let start = request.offset.clamped(to: request.limits)
    let end = target ?? request.proposal.clamped(to: request.limits)
    if end != start, let stop = places.stop(beyond: start, isUpward: end > start),
      end > start ? stop < end : stop > end
    {
      return stop
    }
    return target
  }

  /// Returns the target without places that stop every release.
  private func choice(for request: SnapRequest, _ places: SnapPlaces) -> Double? {
    let proposal = request.proposal.clamped(to: request.limits)
    if case .steps(let speeds) = reach, request.velocity != 0 {
      let isUpward = request.velocity > 0
      var (start, steps) = (
        request.offset, Int64(1 + speeds.prefix { $0 <= request.velocity.magnitude }.count)
      )
      if let end = places.freeEnd(from: start, isUpward: isUpward) {
        if isUpward ? proposal <= end : proposal >= end { return nil }
        // The end of the item that the content leaves counts as the first step.
        (start, steps) = (end, steps - 1)
        if steps == 0 { return end }
      }
      if let place = places.place(steps, beyond: start, isUpward: isUpward) { return place }
      if let end = places.last(isUpward: isUpward), isUpward ? end > request.offset : end < request.offset {
        return end
      }
    }
    return furthestPlace(before: proposal, request, places) ?? restingPlace(near: proposal, request, places)
  }

  /// Returns the place at which the reach ends, unless it is beyond the proposal.
  private func furthestPlace(before proposal: Double, _ request: SnapRequest, _ places: SnapPlaces) -> Double?
  {
    guard proposal != request.offset else { return nil }
    let isUpward = proposal > request.offset
    let place: Double?
    switch reach {
    case .momentum, .steps: return nil
    case .atMost(let count): place = places.place(Int64(count), beyond: request.offset, isUpward: isUpward)
    case .screenful:
      place = places.furthestPlace(within: request.viewportLength, of: request.offset, isUpward: isUpward)
    }
    guard let place else { return nil }
    return (isUpward ? place <= proposal : place >= proposal) ? place : nil
  }

  /// Returns the place of rest for content that would come to rest at `proposal`; nil if it may rest there.
  func restingPlace(near proposal: Double, _ request: SnapRequest, _ places: SnapPlaces) -> Double? {
    guard var target = places.nearest(to: proposal, comingFrom: request.dragOrigin),
      !places.isFree(at: proposal)
    else { return nil }
    if case .proximity(let distance) = strictness,
      (target - proposal).magnitude > distance ?? request.viewportLength / 3
    {
      return nil
    }
    for range in freeRanges {
      let edge = proposal.clamped(to: range)
      if edge == proposal { return nil }
      if request.limits.contains(edge), (edge - proposal).magnitude < (target - proposal).magnitude {
        target = edge
      }
    }
    return target
  }
}
