import ScrollGeometry

// Where a motion of the coordinate ends, and leaves the members.
extension AxisChain {
  /// A coordinate at which a motion comes to rest, and the place at which it exactly leaves a member.
  struct Rest: Hashable, Sendable, Codable {
    var member: Int
    var offset: Double
    var coordinate: Double

    /// Returns the exact place of a member that takes part, from which `place` differs by rounding: those before the member of rest
    /// are at their limits, and those after it where they began.
    @inline(__always) func exact(
      _ place: Double, of index: Int, _ member: Member, in participants: Participants, on way: Double
    ) -> Double {
      let isBefore = participants.takes(index, before: self.member)
      let exact = index == self.member ? offset : isBefore ? member.limit(towardsEnd: way > 0) : member.start
      return place.isNext(to: exact) ? exact : place
    }
  }

  /// Returns the coordinate at which the present motion brings a member to `offset`; nil if it does not move the member
  /// there.
  ///
  /// The members' offsets are monotone functions of the coordinate. Where a member stays at `offset` in a range of
  /// coordinates, the result is the end of the range that the motion reaches first; where it began, the coordinate in the range
  /// that is the nearest to `end`.
  ///
  /// - Parameters:
  ///   - towardsEnd: the direction in which a way from the beginning leads there; nil for that of the member.
  ///   - end: the coordinate at which the motion ends now; nil for the present coordinate.
  func coordinate(showing member: Int, at offset: Double, towardsEnd: Bool? = nil, near end: Double? = nil)
    -> Double?
  {
    let (start, range) = (members[member].start, members[member].range)
    if towardsEnd == nil, offset == start, offset == members[member].offset {
      let above = self.coordinate(showing: member, at: offset, towardsEnd: true)
      let below = self.coordinate(showing: member, at: offset, towardsEnd: false)
      if above == nil && below == nil { return nil }
      return Swift.max(below ?? -.infinity, Swift.min(above ?? .infinity, end ?? coordinate))
    }
    let isUpward = offset == start ? towardsEnd ?? (members[member].offset > start) : offset > start
    let participants = participants[towardsEnd: isUpward]
    guard participants.canShow(member, at: offset, in: range) else { return nil }
    guard range.contains(offset) else {
      return isUpward
        ? (limits.upperBound + (offset - range.upperBound)).saturated
        : (limits.lowerBound + (offset - range.lowerBound)).saturated
    }
    var (before, rest) = (0.0, participants.inOrder)
    while let index = rest.next(), index != member {
      before = (before + members[index].wayAhead(towardsEnd: isUpward)).saturated
    }
    return (origin + (before + (offset - start)).saturated).saturated.flushed.orEnd(of: limits)
  }

  /// Returns the rest of a flight that ends at a coordinate, with the member that moves last on its pixel grid; nil where that is
  /// at a limit.
  func restOnPixels(at coordinate: Double) -> Rest? {
    guard let (member, place) = between(at: coordinate) else { return nil }
    let offset = members[member].rounded(place)
    return self.coordinate(showing: member, at: offset, towardsEnd: coordinate > origin).map {
      Rest(member: member, offset: offset, coordinate: $0.clamped(to: limits))
    }
  }

  /// Lets the free flight of the coordinate end with a member on its pixel grid, and forgets the place of a motion that is over.
  mutating func restOnPixels(_ motion: inout MovingAxis) {
    if let rest, rest.coordinate == motion.destination { return }
    rest = motion.freeRest.flatMap { restOnPixels(at: $0) }
    if let rest { motion.rest(at: rest.coordinate) }
  }

  /// Returns where a motion that ends at a coordinate leaves a member: the one that moves last on its pixel grid.
  func rest(of member: Int, at coordinate: Double) -> Double {
    if rest?.coordinate != coordinate, let rest = restOnPixels(at: coordinate), rest.member == member {
      return rest.offset
    }
    return place(of: member, at: coordinate)
  }

  /// Returns where the present motion of the coordinate leaves a member.
  @inline(__always) func rest(of member: Int, _ end: Ending) -> Double {
    if end.stays { return members[member].offset }
    return end.ticks ? rest(of: member, at: end.coordinate) : place(of: member, at: end.coordinate)
  }

  /// Lets the present motion, which ends at `end`, leave a member exactly at an offset, and returns the coordinate that shows it; nil
  /// if it does not move the member there.
  mutating func aim(_ member: Int, at offset: Double, insteadOf end: Double) -> Double? {
    let offset = offset.flushed
    guard let coordinate = coordinate(showing: member, at: offset, near: end) else { return nil }
    rest = Rest(member: member, offset: offset, coordinate: coordinate)
    return coordinate
  }

  /// Lets a motion that ends at a coordinate within a pixel of a member's place end exactly there, and returns where that is; nil
  /// for a motion that ends elsewhere.
  mutating func rest(_ member: Int, at place: Double, endingAt end: Double) -> Double? {
    let place = place.orEnd(of: members[member].range)
    guard let coordinate = coordinate(showing: member, at: place, near: end),
      (coordinate - end).magnitude * members[member].pixelGrid.scale <= 1
    else { return nil }
    rest = Rest(member: member, offset: place, coordinate: coordinate)
    return coordinate
  }

  /// Returns the member in which a motion from one coordinate to another ends: the last that it moves; where it moves none the
  /// innermost that lies between places, else the innermost that it could move.
  func memberOfRest(from start: Double, to end: Double) -> Int {
    if start != end {
      let inside = end.clamped(to: limits)
      if inside != end { return participants[towardsEnd: end > inside].stretching }
      if let last = between(at: end)?.member { return last }
      var (last, rest) = (Int?.none, participants[towardsEnd: end > start].inOrder)
      while let index = rest.next() {
        if !place(of: index, at: end).isNext(to: members[index].place) { last = index }
      }
      // What is past its limit returns before anything else moves.
      if let last = last ?? members.firstIndex(where: { $0.isPast }) { return last }
    }
    for index in members.indices {
      let place = members[index].offset
      if let rest = snapRule(of: index)?.place(for: members[index]), rest != place { return index }
      let rest = restRule(of: index)?.place(
        from: place, velocity: 0, proposed: place, within: members[index].range)
      if let rest, rest != place { return index }
    }
    return members.indices.first { members[$0].isScrollable } ?? 0
  }

  /// How the present motion of the coordinate ends.
  struct Ending {
    let coordinate: Double
    let isMoving: Bool
    /// Whether it leaves the members where they are, as deltas do that end.
    let stays: Bool
    /// Whether it ticks, and leaves the member that moves last on its pixel grid.
    let ticks: Bool
  }
}

extension MovingAxis {
  /// How the motion ends; nil for an axis that coasts or ticks.
  // Read as the announced target is: a copy of the motion takes 60 instructions.
  @inline(__always) var ending: AxisChain.Ending? {
    if !isMoving { return AxisChain.Ending(coordinate: offset, isMoving: false, stays: true, ticks: false) }
    guard case .planned(let plan) = motion else { return nil }
    return AxisChain.Ending(coordinate: plan.destination, isMoving: true, stays: false, ticks: false)
  }

  /// Returns how the motion ends at its destination.
  @inline(__always) func ending(at destination: Double) -> AxisChain.Ending {
    AxisChain.Ending(
      coordinate: destination, isMoving: isMoving,
      stays: isCoasting ? destination == offset : !isMoving, ticks: latestTick != nil)
  }
}

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
  /// - `proposed` is where the member would come to rest if no other took a part of the movement; of the velocity only the sign matters.
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
      let from = offset.orEnd(of: 0...card.travel)
      let place = card.restingOffset(from: from, velocity: velocity, proposed: proposed)
      let isFree = place != 0 && place != card.travel
      return place == proposed && (isFree || place == offset) ? nil : place
    }
  }
}

// MARK: - A chain of axes

extension AxisChain {
  func hasRestRule(_ member: Int) -> Bool { if case nil = restRule(of: member) { false } else { true } }

  /// Returns the target at which a drag that is released without a movement settles; nil where all members that settle may
  /// stay.
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
  ///   - wanted: the offset at which the member would come to rest if no other took a further part.
  ///   - left: the part of the movement, without overscroll, that the members before have left.
  ///   - entered: the coordinate at which the flight enters the member.
  ///   - passed: the members that the flight has passed, which are at their limits.
  func target(
    resting index: Int, by law: RestRule, from place: Double, velocity: Double, wanted: Double,
    left: Double, entered: Double, passed: MemberSet
  ) -> Target? {
    let (shift, range) = (entered - members[index].place, members[index].range)
    let rest: Double?
    switch law {
    case .ends:
      // What is left is a difference of coordinates: at an end by rounding alone it is there, and the flight goes on.
      let end = (place.clamped(to: range) + left).saturated.orEnd(of: range)
      rest = law.place(from: place, velocity: velocity, proposed: end, within: range)
    case .detents, .card:
      // A fling that comes from inside does not move the member.
      let comesFromInside = passed.first.map { $0 < index } ?? false
      rest =
        comesFromInside ? place : law.place(from: place, velocity: velocity, proposed: wanted, within: range)
    }
    // What has moved another member first does not become faster.
    let follows = passed != MemberSet()
    return rest.map { Target(resting: index, at: $0, shiftedBy: shift, followsMomentum: follows) }
  }
}
