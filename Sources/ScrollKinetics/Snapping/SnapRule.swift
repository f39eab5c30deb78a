import ScrollGeometry

/// Where content may come to rest on one axis, and which of those places a release chooses.
///
///     // The App Store's shelf: cards of 160 points, 10 between, never a cut card at the left edge.
///     let shelf = SnapRule(.every(170), reach: .steps([2200, 2700]))
///     shelf.target(for: SnapRequest(offset: 30, velocity: 2300, limits: 0...1300, viewportLength: 390))  // 340.0
///
/// Choosing a target is apart from getting there: a rule is a pure function of a ``SnapRequest``.
///
/// - A target lies within the limits. Points beyond them count as the limit, so that at either end of the
///   content its edge wins.
/// - Idempotent: content at a target stays. Mirror-symmetric, but for ties without a drag. Monotone in the
///   velocity. Every point can be reached.
/// - Source: our own choice ([O], PHYSICS §9), but for paging, which stops at multiples of the viewport's length
///   ([A]).
public struct SnapRule: Hashable, Sendable {
  /// The offsets at which content rests.
  public enum Points: Hashable, Sendable {
    /// One every so many points, from an origin on and both ways.
    case every(Double, from: Double = 0)
    /// One every viewport length and a spacing: pages.
    case pages(spacing: Double = 0)
    /// The offsets listed.
    case offsets([Double])
    /// The places of items, from start to end in the content's space.
    case items([ClosedRange<Double>])
  }

  /// How far a release carries.
  public enum Reach: Hashable, Sendable {
    /// To the point nearest to where the free flight would end.
    case momentum
    /// As ``momentum``, but no further than so many points from the offset at lift.
    case atMost(Int)
    /// As ``momentum``, but no further than the points that a viewport's length holds, or one.
    case screenful
    /// With a velocity, to the first point strictly beyond the offset at lift; to the second from the first speed
    /// on, to the third from the second, in points per second; to the last where there are not so many. Without a
    /// velocity, and with no point ahead, as ``momentum``.
    case steps([Double])
  }

  /// Whether content must rest on a point.
  public enum Strictness: Hashable, Sendable {
    /// Always.
    case mandatory
    /// Where one is near to where the free flight would end: within so many points, or a third of the viewport.
    case proximity(Double? = nil)
  }

  /// The offsets at which content rests.
  public let points: Points
  /// Which part of an item, or of an interval, stands at the same part of the viewport: 0 the start, 0.5 the
  /// centre, 1 the end.
  public let alignment: Double
  /// How far a release carries.
  public let reach: Reach
  /// Whether content must rest on a point.
  public let strictness: Strictness
  /// Offsets at which content may rest wherever it likes, in order.
  public let freeRanges: [ClosedRange<Double>]
  /// How content gets to the place; nil for in time, as PHYSICS §9 has it.
  public let arrival: ScrollArrival?

  /// The rule made of the given parts.
  ///
  /// - Parameters:
  ///   - points: finite; intervals more than zero, the spacing of pages not negative. Kept in the order of their
  ///     places, and of those that share a place the first.
  ///   - alignment: from 0 to 1. Has no meaning for listed offsets and pages.
  ///   - reach: a count of at least one; speeds more than zero.
  ///   - strictness: a distance that is finite and not negative.
  ///   - freeRanges: without effect on a release with velocity where the reach goes by ``Reach/steps(_:)``.
  ///   - arrival: a duration that is more than zero, or a spring.
  /// - Precondition: ``validate(_:alignment:reach:strictness:freeRanges:arrival:)`` does not throw.
  public init(
    _ points: Points, alignment: Double = 0, reach: Reach = .momentum, strictness: Strictness = .mandatory,
    freeRanges: [ClosedRange<Double>] = [], arrival: ScrollArrival? = nil
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(
        points, alignment: alignment, reach: reach, strictness: strictness, freeRanges: freeRanges,
        arrival: arrival)
    }
    self.points =
      switch points {
      case .offsets(let offsets): .offsets(Self.inOrder(offsets) { $0 })
      case .items(let items): .items(Self.inOrder(items) { $0.anchor(at: alignment) })
      default: points
      }
    self.alignment = alignment
    self.reach =
      if case .steps(let speeds) = reach { .steps(speeds.sorted()) } else { reach }
    self.strictness = strictness
    self.freeRanges = freeRanges.sorted { $0.lowerBound < $1.lowerBound }
    self.arrival = arrival
  }

  /// Pages: one to a swipe, whatever its speed.
  ///
  /// With a velocity the next multiple of the viewport's length in its direction, without the nearest; a tie goes
  /// to the side the drag came from ([A] for the multiples, [O] for the rest).
  ///
  /// - Precondition: the spacing is finite and not negative.
  public static func paging(spacing: Double = 0) -> SnapRule {
    SnapRule(.pages(spacing: spacing), reach: .steps([]))
  }

  /// The elements in the order of their places, one to a place.
  private static func inOrder<Element>(_ elements: [Element], _ place: (Element) -> Double) -> [Element] {
    var result: [Element] = []
    for element in elements.sorted(by: { place($0) < place($1) })
    where result.last.map(place) != place(element) {
      result.append(element)
    }
    return result
  }

  /// Throws for the first number that a rule cannot be made of.
  public static func validate(
    _ points: Points, alignment: Double = 0, reach: Reach = .momentum, strictness: Strictness = .mandatory,
    freeRanges: [ClosedRange<Double>] = [], arrival: ScrollArrival? = nil
  ) throws(ScrollValueError) {
    switch points {
    case .every(let interval, let origin):
      try interval.check(.positive, "snap.interval")
      try origin.check(.finite, "snap.origin")
    case .pages(let spacing):
      try spacing.check(.notNegative, "snap.spacing")
    case .offsets(let offsets):
      for (index, offset) in offsets.enumerated() { try offset.check(.finite, "snap.offsets[\(index)]") }
    case .items(let items):
      try validate(items, "snap.items")
    }
    try alignment.check(.fraction, "snap.alignment")
    switch reach {
    case .momentum, .screenful: break
    case .atMost(let count): try Double(count).check(.positive, "snap.atMost")
    case .steps(let speeds):
      for (index, speed) in speeds.enumerated() { try speed.check(.positive, "snap.steps[\(index)]") }
    }
    if case .proximity(let distance?) = strictness { try distance.check(.notNegative, "snap.proximity") }
    try validate(freeRanges, "snap.freeRanges")
    try arrival?.validate()
  }

  private static func validate(_ ranges: [ClosedRange<Double>], _ field: String) throws(ScrollValueError) {
    for (index, range) in ranges.enumerated() {
      try range.check("\(field)[\(index)]")
    }
  }
}

// MARK: - Choosing

extension SnapRule {
  /// Whether a release goes as far as its momentum carries it: the rule then chooses only the place, and content that
  /// rests there by itself flies freely. Any other reach is bounded.
  var followsMomentum: Bool { reach == .momentum }

  /// Where the content of `request` is to come to rest; nil where it may rest wherever it does.
  ///
  /// - Precondition: ``SnapRequest/validate()`` does not throw.
  public func target(for request: SnapRequest) -> Double? {
    requireValid { () throws(ScrollValueError) in try request.validate() }
    guard let places = SnapPlaces(of: self, for: request) else { return nil }
    if case .steps(let speeds) = reach, request.velocity != 0 {
      let steps = Int64(1 + speeds.prefix { $0 <= request.velocity.magnitude }.count)
      let isUpward = request.velocity > 0
      if let place = places.place(steps, beyond: request.offset, isUpward: isUpward) { return place }
      let end = isUpward ? places.highest : places.lowest
      if isUpward ? end > request.offset : end < request.offset { return end }
    }
    let proposal = request.proposal.clamped(to: request.limits)
    return furthestPlace(before: proposal, request, places) ?? restingPlace(near: proposal, request, places)
  }

  /// The place at which the reach ends, where that is not beyond the proposal.
  private func furthestPlace(before proposal: Double, _ request: SnapRequest, _ places: SnapPlaces) -> Double?
  {
    guard proposal != request.offset else { return nil }
    let isUpward = proposal > request.offset
    guard let steps = mostSteps(isUpward: isUpward, request, places) else { return nil }
    guard let place = places.place(steps, beyond: request.offset, isUpward: isUpward) else { return nil }
    return (isUpward ? place <= proposal : place >= proposal) ? place : nil
  }

  /// Where content that would come to rest at `proposal` does so; nil where it may stay there.
  private func restingPlace(near proposal: Double, _ request: SnapRequest, _ places: SnapPlaces) -> Double? {
    var target = places.nearest(to: proposal, comingFrom: request.dragOrigin)
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

  /// How many places a release may go; nil for any number.
  private func mostSteps(isUpward: Bool, _ request: SnapRequest, _ places: SnapPlaces) -> Int64? {
    switch reach {
    case .momentum, .steps: return nil
    case .atMost(let count): return Int64(count)
    case .screenful:
      let count = places.count(within: request.viewportLength, of: request.offset, isUpward: isUpward)
      return Swift.max(1, count)
    }
  }
}

#if !hasFeature(Embedded)
  extension SnapRule: Codable {}
  extension SnapRule.Points: Codable {}
  extension SnapRule.Reach: Codable {}
  extension SnapRule.Strictness: Codable {}
#endif
