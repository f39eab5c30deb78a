import ScrollGeometry

// A wheel has no end, and a sequence of its inputs no phases.
extension ScrollChain {
  /// The member with which a sequence of wheel inputs stays, and the instant at which the sequence ends without another one.
  ///
  /// In a direction in which flings do not hand over, a sequence moves only the member that its first input moves: a list at
  /// its end does not begin to move the page around it. The sequence ends with 1.5 s of silence, as in Firefox ([R]), or with
  /// any other input. Where flings hand over, a wheel does, too.
  ///
  /// - Source: our choice, [O].
  struct WheelLatch: Hashable, Sendable {
    var member: Int
    var end: ScrollInstant

    /// The end of a sequence that continues at `instant`.
    static func end(after instant: ScrollInstant) -> ScrollInstant {
      instant.advanced(by: .milliseconds(1500))
    }
  }

  /// Returns the member with which the present sequence of wheel inputs stays; nil for none.
  private func latched(towardsEnd: Bool, on axis: ScrollAxis) -> Int? {
    guard let latch = wheelLatches[axis], now < latch.end, !rules.flingsHandOver(towardsEnd: towardsEnd)
    else { return nil }
    return latch.member
  }

  /// Returns the member that an input of a wheel or a key moves.
  func turned(towardsEnd: Bool, on axis: ScrollAxis) -> Int {
    latched(towardsEnd: towardsEnd, on: axis) ?? mover(towardsEnd: towardsEnd, on: axis)
  }

  /// Restricts the motion that a wheel input begins to the member of its sequence, which the first input of a sequence
  /// chooses.
  mutating func latchWheel(_ delta: ScrollVector) {
    guard !joined.isTracking else { return }
    for axis in ScrollAxis.allCases where delta[axis] != 0 {
      let towardsEnd = delta[axis] > 0
      guard !rules.flingsHandOver(towardsEnd: towardsEnd) else { continue }
      let span = spans[axis][towardsEnd: towardsEnd]
      guard
        let member = latched(towardsEnd: towardsEnd, on: axis)
          ?? firstWithRoom(in: span, towardsEnd: towardsEnd, on: axis)
      else { continue }
      if !isPast(on: axis) {
        spans[axis] = Spans(towardsEnd: .only(member), towardsStart: .only(member))
      }
      wheelLatches[axis] = WheelLatch(member: member, end: WheelLatch.end(after: now))
    }
    relimit()
  }

  /// Keeps the sequences that an input in a flight continues.
  mutating func keepLatched(_ delta: ScrollVector) {
    for axis in ScrollAxis.allCases where delta[axis] != 0 && wheelLatches[axis] != nil {
      wheelLatches[axis]!.end = WheelLatch.end(after: now)
    }
  }

  /// Ends all sequences of wheel inputs.
  mutating func endWheelSequences() { wheelLatches = PerAxis { _ in nil } }
}

#if !hasFeature(Embedded)
  extension ScrollChain.WheelLatch: Codable {}
#endif
