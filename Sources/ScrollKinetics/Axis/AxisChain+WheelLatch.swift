// A wheel has no end, and a sequence of its inputs no phases.
extension AxisChain {
  /// The member with which a sequence of wheel inputs stays, and the instant at which the sequence ends without another one.
  ///
  /// In a direction in which flings do not hand over, a sequence moves only the member that its first input moves: a list at
  /// its end does not begin to move the page around it. Where flings hand over, a wheel does, too.
  ///
  /// - Source: our choice, [O].
  struct WheelLatch: Hashable, Sendable {
    var member: Int
    var end: ScrollInstant
  }

  /// Returns the member with which the present sequence of wheel inputs stays; nil for none.
  func latched(towardsEnd: Bool, at now: ScrollInstant) -> Int? {
    guard let wheelLatch, now < wheelLatch.end, !rules[towardsEnd: towardsEnd].flingsHandOver else {
      return nil
    }
    return wheelLatch.member
  }

  /// Restricts the motion that a wheel input begins to the member of its sequence, which the first input of a sequence
  /// chooses. Without another input the sequence ends at `end`.
  mutating func latchWheel(towardsEnd: Bool, at now: ScrollInstant, until end: ScrollInstant) {
    guard !rules[towardsEnd: towardsEnd].flingsHandOver,
      let member = latched(towardsEnd: towardsEnd, at: now)
        ?? firstThatCanMove(participants[towardsEnd: towardsEnd], towardsEnd: towardsEnd)
    else { return }
    if !isPast { moveOnly(member) }
    wheelLatch = WheelLatch(member: member, end: end)
  }
}

#if !hasFeature(Embedded)
  extension AxisChain.WheelLatch: Codable {}
#endif
