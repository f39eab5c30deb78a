import ScrollGeometry

/// The law by which a member that is more than a scroll view comes to rest after a drag.
///
/// - Source: our choice, [O].
enum RestRule: Hashable, Sendable {
  /// At a detent, as ``ScrollDetents/restingOffset(from:velocity:proposed:)`` describes.
  case detents(ScrollDetents)
  /// At 0 or at the given offset: as the velocity points, without velocity at the nearer one.
  case ends(Double)
  /// Collapsed, full, or in the article, as ``/ScrollGeometry/ExpandingCard/restingOffset(from:velocity:proposed:)``
  /// describes.
  case card(ExpandingCard)

  /// Returns the offset at which a member comes to rest; nil where it may come to rest at `proposed`.
  ///
  /// A place that is past a limit by rounding alone, as the travel of a card can be, is the limit.
  ///
  /// - Parameters:
  ///   - offset: the member's offset at the release.
  ///   - velocity: the velocity of the offset; only its sign matters.
  ///   - proposed: the offset at which the member would come to rest if no other member took a part of the movement.
  ///   - limits: the member's limits.
  func place(from offset: Double, velocity: Double, proposed: Double, within limits: ClosedRange<Double>)
    -> Double?
  {
    guard let place = place(from: offset, velocity: velocity, proposed: proposed) else { return nil }
    return limits.contains(place) ? place : place.orEnd(of: limits)
  }

  /// Returns the same place whatever the limits: a ``Scroller/Release`` clamps its target itself.
  func place(from offset: Double, velocity: Double, proposed: Double) -> Double? {
    switch self {
    case .detents(let detents):
      let place = detents.restingOffset(from: offset, velocity: velocity, proposed: proposed)
      return place == proposed && !detents.offsets.contains(place) ? nil : place
    case .ends(let end):
      guard proposed > 0 && proposed < end else { return nil }
      return (velocity == 0 ? proposed > end / 2 : velocity > 0) ? end : 0
    case .card(let card):
      let place = card.restingOffset(from: offset, velocity: velocity, proposed: proposed)
      let isFree = place != 0 && place != card.travel
      return place == proposed && (isFree || place == offset) ? nil : place
    }
  }
}

// MARK: - A chain of axes

extension AxisChain {
  /// Returns the law by which a member settles; nil for a scroll view.
  func restRule(of member: Int) -> RestRule? { restRules.isEmpty ? nil : restRules[member] }

  /// Returns whether a member settles by a law.
  func hasRestRule(_ member: Int) -> Bool { if case nil = restRule(of: member) { false } else { true } }

  /// Sets the law by which a member settles.
  mutating func setRestRule(_ law: RestRule?, of member: Int) {
    // Matched with nil, since `==` compares laws.
    if case nil = law, restRules.isEmpty { return }
    if restRules.isEmpty { restRules = members.map { _ in nil } }
    restRules[member] = law
    if !restRules.contains(where: { if case nil = $0 { false } else { true } }) { restRules = [] }
  }

  /// Returns the target at which a drag that is released without a movement settles; nil where all members that settle may
  /// stay.
  ///
  /// Of several members the innermost settles first; the others return to their places after it.
  func targetOfRestRule(from offset: Double, velocity: Double) -> Target? {
    for index in restRules.indices {
      let place = members[index].offset
      let end = restRules[index]?.place(
        from: place, velocity: velocity, proposed: place, within: members[index].range)
      guard let end, end != place else { continue }
      return Target(resting: index, at: end, shiftedBy: offset - place, isAlone: velocity == 0)
    }
    return nil
  }

  /// Returns the target of a flight that enters a member which settles; nil where it may continue.
  ///
  /// - Parameters:
  ///   - law: the law by which the member settles.
  ///   - place: the member's offset.
  ///   - velocity: the velocity of the release.
  ///   - wanted: the offset at which the member would come to rest if no other took a further part.
  ///   - left: the part of the movement, without overscroll, that the members before have left.
  ///   - entered: the coordinate at which the flight enters the member.
  ///   - passed: the members that the flight has passed, which are at their limits.
  func target(
    resting index: Int, by law: RestRule, from place: Double, velocity: Double, wanted: Double,
    left: Double, entered: Double, passed: MemberSet
  ) -> Target? {
    let (shift, range) = (entered - members[index].place, members[index].range)
    switch law {
    case .ends:
      // What is left is a difference of coordinates: at an end by rounding alone it is there, and the flight goes on.
      let rest = (place.clamped(to: range) + left).saturated.orEnd(of: range)
      let end = law.place(from: place, velocity: velocity, proposed: rest, within: range)
      return end.map { Target(resting: index, at: $0, shiftedBy: shift) }
    case .detents, .card:
      // A fling that comes from inside does not move the member.
      let comesFromInside = passed.first.map { $0 < index } ?? false
      let rest =
        comesFromInside
        ? place : law.place(from: place, velocity: velocity, proposed: wanted, within: range)
      return rest.map { Target(resting: index, at: $0, shiftedBy: shift) }
    }
  }
}
