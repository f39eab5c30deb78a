import ScrollGeometry

// A wheel has no end, and a sequence of its inputs no phases.
extension AxisChain {
  /// The members with which a sequence of wheel inputs stays, and the instant at which the sequence ends without another
  /// one. In a sheet, keys are such inputs, too.
  ///
  /// A sequence moves the members that a fling would move instead of its first input: where flings do not hand over, a
  /// list at its end does not begin to move the page around it. Nor does a list at its beginning lower the sheet around it,
  /// unless the sequence begins there.
  ///
  /// - Source: our choice, [O].
  struct WheelLatch: Hashable, Sendable, Codable {
    var members: MemberSet
    var end: ScrollInstant
  }

  /// Returns the members with which the present sequence of wheel inputs stays; nil for none.
  func latched(towardsEnd: Bool, at now: ScrollInstant) -> MemberSet? {
    guard let wheelLatch, now < wheelLatch.end, !stepsHandOver(towardsEnd: towardsEnd) else { return nil }
    return wheelLatch.members
  }

  /// Restricts the motion that a wheel input begins to the members of its sequence, which the first input of a sequence
  /// chooses. Without another input the sequence ends at `end`. An input that continues a flight begins none, except in a sheet, and
  /// restricts nothing.
  mutating func latchWheel(
    towardsEnd: Bool, continuing: Bool, at now: ScrollInstant, until end: ScrollInstant
  ) {
    if continuing, !hasSheet {
      wheelLatch?.end = end
    } else if let latched = membersToLatch(towardsEnd: towardsEnd, at: now) {
      if !isPast && !continuing { moveOnly(latched) }
      wheelLatch = WheelLatch(members: latched, end: end)
    }
  }

  /// The members with which a step stays: those of the present sequence, or those that a fling would move; nil where it goes on
  /// through all, or none of them can move.
  func membersToLatch(towardsEnd: Bool, at now: ScrollInstant) -> MemberSet? {
    guard !stepsHandOver(towardsEnd: towardsEnd) else { return nil }
    var members = latched(towardsEnd: towardsEnd, at: now)
    if case nil = members {
      let participants =
        isPast(towardsEnd: towardsEnd)
        ? participants[towardsEnd: towardsEnd] : participants(towardsEnd: towardsEnd, forFling: true)
      guard firstThatCanMove(participants, towardsEnd: towardsEnd) != nil else { return nil }
      members = participants.members
    }
    return members.map { members in
      let mover = mover(of: only(members, towardsEnd: towardsEnd), towardsEnd: towardsEnd)
      let sheet = self.members.indices.first { $0 > mover && isSheet($0) }
      return sheet.map { members.inside($0) } ?? members
    }
  }

  /// Whether a step in a direction goes on through all members.
  private func stepsHandOver(towardsEnd: Bool) -> Bool {
    !hasSheet && members.dropFirst().allSatisfy { $0.rules[towardsEnd: towardsEnd].flingsHandOver }
  }

  var hasSheet: Bool { members.indices.contains(where: isSheet) }

  func isSheet(_ member: Int) -> Bool { members[member].rules.towardsStart.isSheet }
}
