import ScrollGeometry

// The movement has the limits that the members can cover, and the length and the bounces of the member that stretches.
extension AxisChain {
  /// Whether a finger can move the joined axis.
  @inline(__always) var isScrollable: Bool {
    (limits.lowerBound < limits.upperBound || (bounces && members[stretcher].alwaysBounces))
      && members.contains { $0.isEnabled }
  }

  /// The innermost member whose content scrolls, whether or not it is held still; nil where none does.
  var innermost: Int? { members.firstIndex { ($0.isEnabled || $0.isHeld) && $0.hasWay } }

  /// Returns the coordinates between which the members that take part are within their limits.
  ///
  /// A flight that turns first moves back the members that it has moved, to where they began; a drag begins anew there.
  @inline(__always) func reach(in motion: Motion) -> ClosedRange<Double> {
    let lower = reach(towardsEnd: false, in: motion)
    return lower...Swift.max(lower, reach(towardsEnd: true, in: motion))
  }

  // Added up in the order of the movement, as the way is that leads there.
  @inline(__always) private func reach(towardsEnd: Bool, in motion: Motion) -> Double {
    let participants = participants[towardsEnd: towardsEnd]
    var (reach, rest) = (0.0, participants.inOrder)
    while let index = rest.next() {
      reach = (reach + members[index].wayAhead(towardsEnd: towardsEnd)).saturated
    }
    guard motion != .flight else { return (origin + reach).saturated.flushed }
    var others = MemberSet(count: members.count).subtracting(participants.members)
    while let index = others.removeFirst() {
      let place = members[index].place
      guard place != members[index].shownStart else { continue }
      let mover = between(at: coordinate)
      reach = (reach + ((mover?.member == index ? mover!.place : place) - members[index].start)).saturated
    }
    return (origin + reach).saturated.flushed
  }

  /// Computes the limits and the bounces from the members, and returns whether they have changed.
  mutating func relimit(at coordinate: Double, in motion: Motion) -> Bool {
    let (limits, bounces) = (limitsNow(at: coordinate, in: motion), bouncesNow)
    guard limits != self.limits || bounces != self.bounces else { return false }
    (self.limits, self.bounces) = (limits, bounces)
    return true
  }

  /// Returns the reach, which contains the coordinate unless a member is past its limit.
  ///
  /// Limits from which only roundings differ stay, as does the place of rest: what moves is to end there.
  @inline(__always) private func limitsNow(at coordinate: Double, in motion: Motion) -> ClosedRange<Double> {
    let exact = reach(in: motion)
    let lower = known(exact.lowerBound, insteadOf: limits.lowerBound)
    let reach = lower...Swift.max(lower, known(exact.upperBound, insteadOf: limits.upperBound))
    if isPast || reach.contains(coordinate) { return reach }
    // No member is past its limit. Rounding to the pixel grid leads at most a pixel past the reach; farther past it, a stretch is
    // lost beside a great offset, and moves no limit.
    let isOnPixels = (coordinate - coordinate.clamped(to: reach)).magnitude <= longestPixel
    return isOnPixels ? reach.containing(coordinate) : reach
  }

  /// The length of the longest pixel of a member.
  var longestPixel: Double { members.reduce(0) { Swift.max($0, 1 / $1.pixelGrid.scale) } }

  /// Returns a limit, or the previous one or the place of rest from which only its rounding differs.
  @inline(__always) private func known(_ limit: Double, insteadOf old: Double) -> Double {
    if limit.isNext(to: old) { return old }
    guard let end = rest?.coordinate, limit.isNext(to: end) else { return limit }
    return end
  }

  /// Whether the joined axis is to bounce, with the members as they are.
  @inline(__always) var bouncesNow: Bool {
    members[stretcher].bounces || (bounces && members.contains { $0.isPast })
  }

  /// Chooses the members that take part in a drag from here, and returns whether the joined axis has changed.
  mutating func prepareForDrag(at offset: Double) -> Bool {
    let hasChanged = chooseParticipants(at: offset, forFling: false)
    // Where a motion begins, rounding to the pixel grid can lead past the reach. It then begins where members are shown, so that
    // none is stretched by the rounding.
    if coordinate == origin, offset != origin, !isPast, !reach(in: .touch).contains(offset) {
      restart(at: offset)
    }
    // Each step of a member that takes part in one direction only moves a limit of the drag.
    if !participants.towardsEnd.contains(leg.member) || !participants.towardsStart.contains(leg.member) {
      leg = .none
    }
    return relimit(at: offset, in: .touch) || hasChanged
  }

  /// Moves a member at rest past its limits, where it stretches. Returns it if it has moved.
  mutating func stretch(_ member: Int, to offset: Double) -> MemberSet {
    var moved = MemberSet()
    guard offset != members[member].start else { return moved }
    members[member].put(at: offset, as: member, &moved)
    moveOnly(member)
    _ = rejoin(at: coordinate, in: .none)
    return moved
  }

  /// Joins the members after one has changed, at a coordinate, and returns the coordinate of the motion: it begins at the
  /// members' present offsets. A flight inside the limits has begun anew before the change, without the pixel grid.
  mutating func rejoin(at coordinate: Double, in motion: Motion) -> Double {
    if motion == .flight && !members.contains(where: { $0.isPast }) {
      origin = self.coordinate
    } else {
      restart(at: coordinate)
    }
    (limits, bounces) = (limitsNow(at: self.coordinate, in: .none), bouncesNow)
    return self.coordinate
  }
}
