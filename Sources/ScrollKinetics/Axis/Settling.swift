import ScrollGeometry

/// The law by which a member that is more than a scroll view comes to rest after a drag.
///
/// - Source: our choice, [O].
enum Settling: Hashable, Sendable {
  /// At a detent, as ``ScrollDetents/restingOffset(from:velocity:proposed:)`` describes.
  case detents(ScrollDetents)
  /// At 0 or at the given offset: as the velocity points, without velocity at the nearer one.
  case ends(Double)
  /// Collapsed, full, or in the article, as ``/ScrollGeometry/ExpandingCard/restingOffset(from:velocity:proposed:)``
  /// describes.
  case card(ExpandingCard)

  /// Returns the offset at which a member comes to rest; nil where it may come to rest at `proposed`.
  ///
  /// - Parameters:
  ///   - offset: the member's offset at the release.
  ///   - velocity: the velocity of the offset; only its sign matters.
  ///   - proposed: the offset at which the member would come to rest if no other member took a part of the movement.
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
  func settling(of member: Int) -> Settling? { settlings.isEmpty ? nil : settlings[member] }

  /// Returns whether a member settles by a law.
  func hasSettling(_ member: Int) -> Bool {
    if case nil = settling(of: member) { false } else { true }
  }

  /// Sets the law by which a member settles.
  mutating func setSettling(_ law: Settling?, of member: Int) {
    guard law != settling(of: member) else { return }
    var laws = members.indices.map { settling(of: $0) }
    laws[member] = law
    settlings = laws.contains { $0 != nil } ? laws : []
  }

  /// Returns the offset at which a member comes to rest by its law, see ``Settling/place(from:velocity:proposed:)``: one past a
  /// limit by rounding alone, as the travel of a card can be, is the limit.
  func settledPlace(of member: Int, from offset: Double, velocity: Double, proposed: Double) -> Double? {
    settling(of: member)?.place(from: offset, velocity: velocity, proposed: proposed)?
      .withinRounding(of: members[member].range)
  }

  /// Returns the target at which a drag that is released without a movement settles; nil where all members that settle may
  /// stay.
  ///
  /// Of several members the innermost settles first; the others return to their places after it.
  func targetOfSettling(from offset: Double, velocity: Double) -> Target? {
    for index in settlings.indices {
      let place = members[index].offset
      guard let end = settledPlace(of: index, from: place, velocity: velocity, proposed: place),
        end != place
      else { continue }
      return Target(settling: index, at: end, shiftedBy: offset - place, isAlone: velocity == 0)
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
    settling index: Int, by law: Settling, from place: Double, velocity: Double, wanted: Double,
    left: Double, entered: Double, passed: MemberSet
  ) -> Target? {
    let shift = entered - members[index].place
    switch law {
    case .ends:
      let rest = (place.clamped(to: members[index].range) + left).saturated
      guard let end = settledPlace(of: index, from: place, velocity: velocity, proposed: rest) else {
        return nil
      }
      return Target(settling: index, at: end, shiftedBy: shift)
    case .detents, .card:
      // A fling that comes from inside does not move the member.
      let comesFromInside = passed.first.map { $0 < index } ?? false
      let rest =
        comesFromInside ? place : settledPlace(of: index, from: place, velocity: velocity, proposed: wanted)
      return rest.map { Target(settling: index, at: $0, shiftedBy: shift) }
    }
  }
}
