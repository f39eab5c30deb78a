import ScrollGeometry

extension AxisChain {
  /// Replaces a member whose viewport has changed by `new`, which begins where `wanted` leads it, and its rule by `rule`.
  /// Returns the offset of the new member.
  ///
  /// - An offset that is set is clamped to the new limits, and so is a member that may not stay past its limits.
  /// - A member at rest on a place of a mandatory rule moves to the nearest place of the new limits.
  ///
  /// The participants must be restricted to those past their limits before the call.
  mutating func replace(
    _ index: Int, by new: Member, at wanted: Double, _ rule: SnapRule?, in motion: Motion
  ) -> Double {
    let old = members[index]
    let isSet = wanted != old.offset
    let inside = (isSet || new.isEnabled ? wanted : old.place).clamped(to: new.limits)
    let place =
      motion == .none ? stoppingPlace(inside, in: new, rule, insteadOf: index) ?? inside : inside
    var new = new
    new.begin(at: place)
    if !isSet && place == inside && canStayPast(wanted, beyond: place, new, insteadOf: index, in: motion) {
      new.offset = wanted
    }
    members[index] = new
    if rule != snapRule(of: index) { setSnapRule(rule, of: index) }
    return new.offset
  }

  /// Returns the place of a mandatory rule for a member at rest that was on a place before it changed; nil for any other.
  private func stoppingPlace(
    _ wanted: Double, in new: Member, _ rule: SnapRule?, insteadOf index: Int
  ) -> Double? {
    let (old, oldRule) = (members[index], snapRule(of: index))
    guard let rule, rule.strictness == .mandatory,
      rule != oldRule || new.limits != old.limits || new.length != old.length || wanted != old.offset,
      oldRule?.allowsRest(at: old.offset, in: old) ?? true
    else { return nil }
    return rule.restingPlace(near: wanted, in: new)
  }

  /// Returns whether a member may stay at `offset` past its limits after a change, instead of moving to `place` within them.
  private func canStayPast(
    _ offset: Double, beyond place: Double, _ new: Member, insteadOf index: Int, in motion: Motion
  ) -> Bool {
    let old = members[index]
    let isAsBefore = new.limits == old.limits && new.bounces == old.bounces
    if motion == .none { return isAsBefore }
    // Content that does not bounce returns to the limit at once. Rounding to the pixel grid would then move other
    // members. A bounce that is under way continues until a change of the member's own limits or bouncing.
    let stretcherBounces = stretcher == index ? new.bounces : members[stretcher].bounces
    if motion == .flight && !stretcherBounces { return isAsBefore && bounces }
    func stretches(towardsEnd: Bool) -> Bool { participants[towardsEnd: towardsEnd].stretching == index }
    func isOthers(towardsEnd: Bool) -> Bool {
      !stretches(towardsEnd: towardsEnd) && isPast(towardsEnd: towardsEnd)
    }
    return stretches(towardsEnd: offset > place) && !isOthers(towardsEnd: true)
      && !isOthers(towardsEnd: false)
  }
}

extension SnapRule {
  /// Returns the place at which a member of the given limits must rest; nil if it may stay at `offset`.
  fileprivate func restingPlace(near offset: Double, in member: AxisChain.Member) -> Double? {
    target(for: SnapRequest(offset: offset, limits: member.limits, viewportLength: member.length))?.flushed
  }

  /// Returns whether a member may rest at `offset`.
  fileprivate func allowsRest(at offset: Double, in member: AxisChain.Member) -> Bool {
    restingPlace(near: offset, in: member).map { $0 == offset } ?? true
  }
}
