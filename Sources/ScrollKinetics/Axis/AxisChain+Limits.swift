import ScrollGeometry

// The movement has the limits that the members can cover, and the length and the bounces of the member that stretches.
extension AxisChain {
  @inline(__always) var isScrollable: Bool {
    (limits.lowerBound < limits.upperBound || (bounces && alwaysBounces)) && members.contains { $0.isEnabled }
  }

  /// Whether the movement bounces even where the content of all members fits: if the member that stretches does.
  @inline(__always) var alwaysBounces: Bool {
    // In the other order a sample of a drag takes 15 instructions more.
    members[stretcher].alwaysBounces && members[stretcher].isEnabled
  }

  /// The innermost member whose content scrolls, whether or not it is held still; nil where none does.
  var innermost: Int? { members.firstIndex { ($0.isEnabled || $0.isHeld) && $0.hasWay } }

  /// Returns the coordinates between which the members that take part are within their limits.
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
    // What has moved in the other direction alone moves back. Its way is no difference of places, rounded beside great offsets.
    let way = way(to: coordinate.clamped(to: limits))
    guard towardsEnd ? way < 0 : way > 0 else { return (origin + reach).saturated.flushed }
    var before = 0.0
    rest = self.participants[towardsEnd: !towardsEnd].inOrder
    while before.magnitude < way.magnitude, let index = rest.next() {
      let end = before + members[index].wayAhead(towardsEnd: !towardsEnd)
      let taken = (way.magnitude < end.magnitude ? way : end) - before
      let moves = members[index].place != members[index].shownStart
      if moves, !participants.contains(index) { reach = (reach + taken).saturated }
      before = end.saturated
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
    let hasChanged = chooseParticipants(forFling: false)
    // Where a motion begins, rounding to the pixel grid can lead past the reach. It then begins where members are shown, so that
    // none is stretched by the rounding.
    if coordinate == origin, offset != origin, !isPast, !reach(in: .touch).contains(offset) {
      restart(at: offset)
    }
    // Each step of a member that takes part in one direction only moves a limit of the drag.
    if let member = leg?.member,
      !participants.towardsEnd.contains(member) || !participants.towardsStart.contains(member)
    {
      leg = nil
    }
    return relimit(at: offset, in: .touch) || hasChanged
  }

  /// Moves a member at rest past its limits, where it stretches. Returns it if it has moved.
  mutating func stretch(_ member: Int, to offset: Double) -> MemberSet {
    var moved = MemberSet()
    guard offset != members[member].start else { return moved }
    members[member].put(at: offset, as: member, &moved)
    moveOnly(MemberSet(member))
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

  /// Replaces a member whose viewport has changed by `new`, which begins where `wanted` leads it, and its rule by `rule`.
  /// Returns the offset of the new member.
  ///
  /// - An offset that is set is clamped to the new limits, unless it `mayStretch`, and so is a member that may not stay past
  ///   its limits.
  /// - A member at rest on a place of a mandatory rule moves to the nearest place of the new limits.
  ///
  /// The participants must be restricted to those past their limits before the call.
  @discardableResult
  mutating func replace(
    _ index: Int, by new: Member, at wanted: Double, _ rule: SnapRule?, in motion: Motion,
    mayStretch: Bool = false
  ) -> Double {
    let old = members[index]
    let isSet = wanted != old.offset
    let inside = (isSet || new.isEnabled ? wanted : old.place).clamped(to: new.limits)
    let place = motion == .none ? self.place(in: new, forRestAt: inside, rule, insteadOf: index) : inside
    var new = new
    // What keeps its place in a flight begins there without the pixel grid, as all others do.
    let isKept = motion == .flight && place == old.offset && !old.isPast && new.range.contains(old.start)
    new.begin(at: isKept ? old.start : place, showing: place)
    new.offset = place
    if (!isSet || mayStretch) && place == inside
      && canStayPast(wanted, beyond: place, new, insteadOf: index, in: motion)
    {
      new.offset = wanted
    }
    members[index] = new
    // The greatest number tells nothing: it is that of each place beyond it, too.
    if let end = rest,
      end.coordinate.magnitude == .greatestFiniteMagnitude
        || coordinate(showing: end.member, at: end.offset, near: end.coordinate)?
          .isNext(to: end.coordinate) != true
    {
      rest = nil
    }
    snapRules.set(rule, of: index, among: members.count)
    return new.offset
  }

  /// Returns where `new` rests by its rule in place of a member at rest, if it does not stay at `offset`.
  private func place(
    in new: Member, forRestAt offset: Double, _ rule: SnapRule?, insteadOf index: Int
  ) -> Double {
    let old = members[index]
    let place = rule?.place(
      forRest: SnapRequest(offset: offset, limits: new.limits, viewportLength: new.length),
      after: SnapRequest(offset: old.offset, limits: old.limits, viewportLength: old.length),
      of: snapRule(of: index))
    return place ?? offset
  }

  /// Returns whether a member may stay at `offset` past its limits after a change, instead of moving to `place` within them.
  private func canStayPast(
    _ offset: Double, beyond place: Double, _ new: Member, insteadOf index: Int, in motion: Motion
  ) -> Bool {
    let old = members[index]
    let isAsBefore = new.limits == old.limits && new.bounces == old.bounces
    if motion == .none { return isAsBefore }
    // Content that does not bounce returns to the limit at once: under a finger, a member other than the one whose bounces the
    // movement has, which the next sample would move there. Rounding to the pixel grid would then move other members. A member
    // that is past its limit already stays past that one until a change of its own limits or bouncing.
    let stretcherBounces = stretcher == index ? new.bounces : members[stretcher].bounces
    if !stretcherBounces && (motion == .flight || stretcher != index) {
      return isAsBefore && bounces && old.isPast(towardsEnd: offset > place)
    }
    func stretches(towardsEnd: Bool) -> Bool { participants[towardsEnd: towardsEnd].stretching == index }
    func isOthers(towardsEnd: Bool) -> Bool {
      !stretches(towardsEnd: towardsEnd) && isPast(towardsEnd: towardsEnd)
    }
    return stretches(towardsEnd: offset > place) && !isOthers(towardsEnd: true)
      && !isOthers(towardsEnd: false)
  }
}
