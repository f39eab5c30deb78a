import ScrollGeometry

extension AxisChain {
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
        || coordinate(showing: end.member, at: end.offset)?.isNext(to: end.coordinate) != true
    {
      rest = nil
    }
    if rule != snapRule(of: index) { setSnapRule(rule, of: index) }
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
