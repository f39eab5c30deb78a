import ScrollGeometry

// The map from the coordinate to the members' offsets, and back.
extension AxisChain {
  /// Moves the members to the offsets that follow from a coordinate, and returns those that have moved.
  ///
  /// - Parameters:
  ///   - coordinate: the coordinate; afterwards the one at which the members are where they are shown.
  ///   - onPixels: whether the member that moves is shown on its pixel grid. Members at a limit or where they began are not
  ///     rounded.
  mutating func follow(to coordinate: inout Double, onPixels: Bool) -> MemberSet {
    self.coordinate = coordinate
    leg = nil
    if let end = knownRest(at: coordinate), isBehind(end) { return follow(toRestBehind: end) }
    let (exact, inside) = (coordinate, coordinate.clamped(to: limits))
    let stretching = exact.isNext(to: inside) ? nil : participants[towardsEnd: exact > inside].stretching
    let way = way(to: inside)
    let (participants, end) = (participants[towardsEnd: way > 0], endOfRest(at: exact, on: way))
    // Changed in place: each change of an element asks whether the list is shared.
    let (moved, shown) = members.withUnsafeMutableBufferPointer { members in
      var (moved, coordinate) = (MemberSet(), exact)
      var others = MemberSet(count: members.count)
      if way != 0 { others = others.subtracting(participants.members) }
      while let index = others.removeFirst() {
        if index != stretching { members[index].put(at: members[index].shownStart, as: index, &moved) }
      }
      var (before, rest) = (0.0, participants.inOrder)
      while way != 0, let index = rest.next() {
        var place = members[index].place(on: way, after: &before)
        if let end { place = end.exact(place, of: index, members[index], in: participants, on: way) }
        guard index != stretching else { continue }
        if place == members[index].start {
          place = members[index].shownStart
        } else if onPixels, end == nil, !members[index].isAtLimit(place) {
          let shown = members[index].rounded(place)
          coordinate = (coordinate + (shown - place)).saturated.flushed
          place = shown
        }
        members[index].put(at: place, as: index, &moved)
      }
      return (moved, coordinate)
    }
    coordinate = shown
    guard let stretching else {
      leg = leg(at: exact)
      return moved
    }
    return moved.union(stretch(stretching, to: &coordinate, past: inside, onPixels: onPixels))
  }

  /// Moves the member of the present leg, as ``follow(to:onPixels:)`` does; returns nil, without an effect, for a step that leaves the
  /// leg, leads to a limit of the member, or to where a motion rests.
  /// Most steps are of this kind. They change neither the members that take part nor the reach.
  @inline(__always) mutating func moveOne(to coordinate: inout Double, onPixels: Bool) -> MemberSet? {
    #if arch(wasm32)
      // No leg is found.
      return nil
    #else
      let (exact, way) = (coordinate, coordinate - origin)
      guard let leg, way > leg.lower, way < leg.upper, rest?.coordinate != coordinate else { return nil }
      let start = members[leg.member].start
      var place = (start + (way - leg.before)).flushed
      guard place != start, members[leg.member].isBetweenLimits(place) else { return nil }
      if onPixels {
        let shown = members[leg.member].rounded(place)
        guard members[leg.member].isBetweenLimits(shown) else { return nil }
        coordinate = (exact + (shown - place)).saturated.flushed
        place = shown
      }
      self.coordinate = exact
      var moved = MemberSet()
      members[leg.member].put(at: place, as: leg.member, &moved)
      return moved
    #endif
  }

  /// Returns the leg on which all members are at a coordinate; nil where there is none: two legs may meet there.
  // Inlined, since a call copies the chain of axes.
  @inline(__always) func leg(at coordinate: Double) -> Leg? {
    // A module for a browser is as small as it can be: `follow` gives the same bits.
    #if !arch(wasm32)
      let way = (coordinate - origin).saturated
      let isUpward = way > 0
      var (before, rest) = (0.0, participants[towardsEnd: isUpward].inOrder)
      while let index = rest.next() {
        let end = before + members[index].wayAhead(towardsEnd: isUpward)
        guard way.magnitude < end.magnitude else {
          before = end.saturated
          continue
        }
        guard way.magnitude > before.magnitude, members[index].isBetweenLimits(members[index].offset) else {
          break
        }
        let reach = ((isUpward ? limits.upperBound : limits.lowerBound) - origin).saturated
        let last = isUpward ? Swift.min(end, reach) : Swift.max(end, reach)
        return Leg(
          member: index, before: before, lower: Swift.min(before, last), upper: Swift.max(before, last))
      }
    #endif
    return nil
  }

  /// Shows a member past the reach, and returns it if it has moved.
  private mutating func stretch(
    _ member: Int, to coordinate: inout Double, past reach: Double, onPixels: Bool
  ) -> MemberSet {
    let place = overscrolled(member, at: self.coordinate, beyond: reach)
    var moved = MemberSet()
    let stretch = place - members[member].limit(towardsEnd: self.coordinate > reach)
    if !stretch.isNext(to: self.coordinate - reach) {
      // Beside a great offset a stretch is rounded or lost. The coordinate becomes that of what is shown: else the others would make
      // up the difference in a movement that begins here.
      self.coordinate = (reach + stretch).saturated.flushed
      coordinate = self.coordinate
    }
    let shown = onPixels ? members[member].rounded(place) : place
    coordinate = (coordinate + (shown - place)).saturated.flushed
    members[member].put(at: shown, as: member, &moved)
    return moved
  }

  /// Moves the members to where a motion has come to rest behind their beginning.
  private mutating func follow(toRestBehind end: Rest) -> MemberSet {
    var moved = MemberSet()
    for index in members.indices {
      let place = index == end.member ? end.offset : members[index].shownStart
      members[index].put(at: place, as: index, &moved)
    }
    return moved
  }

  /// Moves the members by a step of a drag, and returns those that have moved. Reports whether the reach has changed.
  mutating func drag(to coordinate: inout Double, _ hasChanged: inout Bool) -> MemberSet {
    let turns = turns(movingTo: coordinate)
    if !turns, let moved = moveOne(to: &coordinate, onPixels: true) { return moved }
    // At the places where the members are without the pixel grid, from which nothing accumulates.
    if turns { restartUnrounded() }
    if turns, relimit(at: self.coordinate, in: .touch) {
      hasChanged = true
      if !bounces { coordinate = coordinate.clamped(to: limits) }
    }
    let moved = follow(to: &coordinate, onPixels: true)
    let hasEnded = endBounceInside()
    hasChanged = prepareForDrag(at: coordinate) || hasEnded || hasChanged
    return moved
  }

  /// Moves the members by a step of a flight, and returns those that have moved. Reports whether the movement has stopped bouncing.
  mutating func fly(to coordinate: inout Double, onPixels: Bool, _ hasChanged: inout Bool) -> MemberSet {
    if let limit = endOfBounce(at: coordinate) { coordinate = limit }
    let moved = follow(to: &coordinate, onPixels: onPixels)
    hasChanged = endBounceInside() || hasChanged
    return moved
  }

  /// Returns the limit at which a flight ends whose step to `offset` has led from past one limit to past the other, where nothing
  /// bounces any more; nil for any other step.
  @inline(__always) private func endOfBounce(at offset: Double) -> Double? {
    let limit = offset.clamped(to: limits)
    guard limit != offset, bounces, !members[stretcher].bounces, !isPast(towardsEnd: offset > limit) else {
      return nil
    }
    return limit
  }

  /// Makes an axis whose stretching member no longer bounces stop bouncing, once no member is past a limit. Returns whether
  /// it has stopped.
  @inline(__always) private mutating func endBounceInside() -> Bool {
    guard bounces && !bouncesNow else { return false }
    bounces = false
    return true
  }

  /// Lets a member be shown on its pixel grid where it begins.
  mutating func showOnPixels(_ member: Int) {
    let start = members[member].start
    if !members[member].isAtLimit(start) {
      members[member].begin(at: start, showing: members[member].rounded(start))
    }
  }

  /// Returns the way from the beginning to a coordinate within the reach; without an end at the reach, where all members are
  /// exactly at their limits, whatever the rounding. The greatest number is no end: the reach may go on.
  @inline(__always) func way(to inside: Double) -> Double {
    let way = (inside - origin).saturated
    guard inside.magnitude < .greatestFiniteMagnitude else { return way }
    if way > 0 && inside == limits.upperBound { return .infinity }
    return way < 0 && inside == limits.lowerBound ? -.infinity : way
  }

  /// Returns the rest that is exactly known at a coordinate; nil for any other coordinate.
  @inline(__always) private func knownRest(at coordinate: Double) -> Rest? {
    rest?.coordinate == coordinate ? rest : nil
  }

  /// Returns the rest that is exactly known at a coordinate to which a way leads; nil for any other coordinate.
  @inline(__always) private func endOfRest(at coordinate: Double, on way: Double) -> Rest? {
    knownRest(at: coordinate).flatMap { participants[towardsEnd: way > 0].contains($0.member) ? $0 : nil }
  }

  /// Returns whether a known rest is, by the pixel grid alone, behind a beginning that the member has already passed: there it moves
  /// against the order of that direction. A member that rests where it began is not: others may move.
  @inline(__always) private func isBehind(_ rest: Rest) -> Bool {
    !participants[towardsEnd: rest.coordinate > origin].contains(rest.member)
      && members[rest.member].start != rest.offset
  }

  /// Returns the offset of the member that stretches at a coordinate past the reach, exact where a motion comes to rest there.
  @inline(__always) private func overscrolled(_ member: Int, at coordinate: Double, beyond reach: Double)
    -> Double
  {
    let limit = members[member].limit(towardsEnd: coordinate > reach)
    let place = (limit + (coordinate - reach)).saturated.flushed
    guard let end = knownRest(at: coordinate), end.member == member else { return place }
    return place.isNext(to: end.offset) ? end.offset : place
  }

  /// Returns the member that a coordinate within the reach brings to a place between its beginning and its limit, and that
  /// place, not rounded; nil where there is none, except for rounding.
  func between(at coordinate: Double) -> (member: Int, place: Double)? {
    let way = way(to: coordinate.clamped(to: limits))
    let (participants, end) = (participants[towardsEnd: way > 0], endOfRest(at: coordinate, on: way))
    var (before, rest) = (0.0, participants.inOrder)
    while way != 0, let index = rest.next() {
      var place = members[index].place(on: way, after: &before)
      if let end { place = end.exact(place, of: index, members[index], in: participants, on: way) }
      let isOnItsWay =
        !place.isNext(to: members[index].start)
        && !members[index].isAtLimit(place.orEnd(of: members[index].range))
      if isOnItsWay { return (index, place) }
    }
    return nil
  }

  /// Returns the offset of a member at a coordinate, not rounded unless a motion comes to rest there.
  // Inlined, since a call copies the chain of axes.
  @inline(__always) func place(of member: Int, at coordinate: Double) -> Double {
    let end = knownRest(at: coordinate)
    if let end, isBehind(end) { return member == end.member ? end.offset : members[member].shownStart }
    let inside = coordinate.clamped(to: limits)
    if inside != coordinate, participants[towardsEnd: coordinate > inside].stretching == member {
      return overscrolled(member, at: coordinate, beyond: inside)
    }
    let way = way(to: inside)
    let participants = participants[towardsEnd: way > 0]
    guard way != 0, participants.contains(member) else { return members[member].shownStart }
    var (before, rest) = (0.0, participants.inOrder)
    while let index = rest.next(), index != member { _ = members[index].place(on: way, after: &before) }
    var place = members[member].place(on: way, after: &before)
    if let end { place = end.exact(place, of: member, members[member], in: participants, on: way) }
    return place == members[member].start ? members[member].shownStart : place
  }

  /// Returns the offset of a member, where the motion begins without the pixel grid.
  func unroundedOffset(of member: Int) -> Double {
    members[member].isPast ? members[member].offset : unroundedPlace(of: member)
  }

  /// Returns the place of a member within its range; where the motion begins without the pixel grid.
  func unroundedPlace(of member: Int) -> Double {
    coordinate == origin ? members[member].start : members[member].place
  }

  /// Makes the places at which the members are shown a new beginning, at a coordinate.
  mutating func restart(at coordinate: Double) {
    let (inside, exact) = (coordinate.clamped(to: limits), (coordinate - overscroll).saturated.flushed)
    origin = exact.isNext(to: inside) ? inside : exact
    (self.coordinate, rest) = (coordinate, nil)
    startHere()
  }

  /// Makes the coordinate 0 where the members begin, and returns the present one.
  mutating func recentre() -> Double {
    limits = (limits.lowerBound - origin).saturated.flushed...(limits.upperBound - origin).saturated.flushed
    (coordinate, origin, rest) = (overscroll.flushed, 0, nil)
    return coordinate
  }

  /// Makes the places at which the members are shown those at which they begin.
  private mutating func startHere() {
    for index in members.indices { members[index].begin(at: members[index].place) }
  }

  /// The distance by which a member is past its limit, at most one; 0 where none is.
  private var overscroll: Double {
    for index in members.indices where members[index].isPast {
      return (members[index].offset - members[index].place).saturated
    }
    return 0
  }

  @inline(__always) private func turns(movingTo end: Double) -> Bool {
    let before = coordinate.clamped(to: limits)
    let (way, step) = (before - origin, end.clamped(to: limits) - before)
    return (way > 0 && step < 0) || (way < 0 && step > 0)
  }

  /// Begins anew at the present coordinate, with the members where they are without the pixel grid.
  mutating func restartUnrounded() {
    let inside = coordinate.clamped(to: limits)
    guard inside != origin else { return }
    let mover = between(at: coordinate)
    startHere()
    if let mover { members[mover.member].begin(at: mover.place, showing: members[mover.member].offset) }
    origin = inside
  }
}

// MARK: - Rounding

extension Double {
  /// Returns whether numbers differ by no more than the rounding of ways and places: a billionth of a point, or a few ulps.
  @inline(__always) func isNext(to other: Double) -> Bool {
    let distance = (self - other).magnitude
    return distance <= 0x1p-30 || distance <= 8 * Swift.max(magnitude, other.magnitude).ulp
  }

  /// Returns the number, or the end of a range from which only its rounding differs.
  func orEnd(of range: ClosedRange<Double>) -> Double {
    if isNext(to: range.lowerBound) { return range.lowerBound }
    return isNext(to: range.upperBound) ? range.upperBound : self
  }
}
