import ScrollGeometry

/// The input of a snap rule: the arguments of ``SnapRule/target(at:velocity:proposal:limits:viewportLength:dragOrigin:)``.
///
/// It can contain any number; a rule takes finite ones, and no negative length.
package struct SnapRequest: Hashable, Sendable {
  package var offset, velocity, proposal: Double
  package var limits: ClosedRange<Double>
  package var viewportLength: Double
  package var dragOrigin: Double?

  /// Creates the request of content at `offset`. The proposal is by default the same offset.
  package init(
    offset: Double, velocity: Double = 0, proposal: Double? = nil, limits: ClosedRange<Double>,
    viewportLength: Double, dragOrigin: Double? = nil
  ) {
    self.offset = offset
    self.velocity = velocity
    self.proposal = proposal ?? offset
    self.limits = limits
    self.viewportLength = viewportLength
    self.dragOrigin = dragOrigin
  }

  /// Throws the error of the first number that is not finite, or of a negative length.
  package func validate() throws(ScrollValueError) {
    try offset.check(.finite, "offset")
    try velocity.check(.finite, "velocity")
    try proposal.check(.finite, "proposal")
    try limits.check("limits")
    try viewportLength.check(.notNegative, "viewportLength")
    try dragOrigin?.check(.finite, "dragOrigin")
  }
}

extension SnapRule {
  /// Whether the momentum is the reach: the rule chooses only the place, and a free flight may end there. Others are bounded.
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
        viewportLength: viewportLength, dragOrigin: dragOrigin))
  }

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
      let speed = request.velocity.magnitude
      var (start, steps) = (request.offset, Int64(1 + speeds.prefix { $0 <= speed }.count))
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
    if case .proximity(let distance) = strictness {
      if (target - proposal).magnitude > distance ?? request.viewportLength / 3 { return nil }
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

  // MARK: Content at rest: a request without a velocity, whose proposal is its offset

  /// Returns the place at which content must rest instead of at its offset; nil if it may rest there.
  func place(forRest request: SnapRequest) -> Double? { target(for: request)?.flushed }

  /// Returns the place at which content must rest after a change of limits, length or rule; nil where it stays.
  ///
  /// Only a mandatory rule moves content, and only content that rested where its old rule allowed it.
  func place(forRest new: SnapRequest, after old: SnapRequest, of oldRule: SnapRule?) -> Double? {
    guard strictness == .mandatory, (oldRule?.place(forRest: old) ?? old.offset) == old.offset else {
      return nil
    }
    return place(forRest: new)
  }

  // MARK: Steps

  /// Returns the target of a step of a wheel or a key; nil if content may rest at the request's proposal.
  ///
  /// The step is counted from `base`; without it the content would rest at `rest`. The request has the content at its present offset,
  /// and where the step would end as the proposal.
  func target(
    ofStepUpwards isUpward: Bool, isPage: Bool, from base: Double, insteadOf rest: Double,
    _ request: SnapRequest
  ) -> Double? {
    if isPage {
      var request = request
      request.offset = base
      if let page = page(steppingUpwards: isUpward, request) { return page }
    }
    return place(steppingUpwards: isUpward, ofStep(insteadOf: rest, request))
  }

  /// Returns the place to which a step behind other content leads content that would rest at `rest`; nil where it may stay.
  func place(ofStepInsteadOf rest: Double, _ request: SnapRequest) -> Double? {
    if let least = leastOfSteps, rest >= least, request.offset < least { return least }
    return place(forRest: request)
  }

  /// The least offset to which steps lead content that would not rest before it; nil where they lead to all places.
  var leastOfSteps: Double? {
    guard !stepsReachFirst, case .offsets(let offsets) = points, offsets.count > 1 else { return nil }
    return offsets[1]
  }

  /// Returns the request of a step of content that would rest at `rest`.
  private func ofStep(insteadOf rest: Double, _ request: SnapRequest) -> SnapRequest {
    guard let least = leastOfSteps, rest >= least else { return request }
    var request = request
    request.limits = least.clamped(to: request.limits)...request.limits.upperBound
    return request
  }

  /// Returns the target of a step of a wheel or a key that would end at the proposal; nil if content may rest there.
  ///
  /// With a mandatory rule it is the place, or the edge of a free range, nearest to the proposal, but at least the first
  /// beyond the offset in the step's direction, if there is one. No step passes an item that always stops. Rules of proximity
  /// do not apply: content could never leave a place by steps shorter than the rule's distance.
  ///
  /// - Source: our own choice ([O], PHYSICS §9).
  func place(steppingUpwards isUpward: Bool, _ request: SnapRequest) -> Double? {
    guard strictness == .mandatory, let places = SnapPlaces(of: self, for: request) else { return nil }
    let offset = request.offset
    func isAhead(_ place: Double, of other: Double) -> Bool { isUpward ? place > other : place < other }
    let stop = places.stop(beyond: offset, isUpward: isUpward)
    guard let nearest = restingPlace(near: request.proposal, request, places) else {
      return stop.flatMap { isAhead(request.proposal, of: $0) ? $0 : nil }
    }
    if isAhead(nearest, of: offset) { return stop.flatMap { isAhead(nearest, of: $0) ? $0 : nil } ?? nearest }
    var first = places.place(beyond: offset, isUpward: isUpward)
    for range in freeRanges {
      let edge = isUpward ? range.lowerBound : range.upperBound
      let isNearer = first.map { isAhead($0, of: edge) } ?? true
      if isAhead(edge, of: offset), isNearer, request.limits.contains(edge) { first = edge }
    }
    return first ?? nearest
  }

  /// Whether content always rests on a page.
  var hasPages: Bool { if case .pages = points { strictness == .mandatory } else { false } }

  /// Returns the next page beyond the offset of `request`, or the previous one; nil if there is none, and for other rules
  /// than mandatory pages.
  func page(steppingUpwards isUpward: Bool, _ request: SnapRequest) -> Double? {
    hasPages ? SnapPlaces(of: self, for: request)?.place(beyond: request.offset, isUpward: isUpward) : nil
  }

  /// Returns the place of rest for content that goes to one end and would rest at `rest`; nil if it may rest at the end.
  func place(atEnd end: Double, insteadOf rest: Double, _ request: SnapRequest) -> Double? {
    let request = ofStep(insteadOf: rest, request)
    guard strictness == .mandatory, let places = SnapPlaces(of: self, for: request) else { return nil }
    return restingPlace(near: end, request, places)
  }
}
