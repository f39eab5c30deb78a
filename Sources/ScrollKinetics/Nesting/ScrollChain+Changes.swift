extension ScrollChain {
  /// A set of members, one bit each.
  struct MemberSet: Hashable, Sendable {
    private var bits: UInt64 = 0

    mutating func insert(_ member: Int) { bits |= 1 << UInt64(member) }
    mutating func formUnion(_ other: MemberSet) { bits |= other.bits }
    func contains(_ member: Int) -> Bool { (0..<64).contains(member) && bits >> UInt64(member) & 1 != 0 }
  }

  /// What happened in one call: the events of the chain as a whole, and which members moved.
  ///
  /// Two machine words, without heap storage.
  public struct Changes: Hashable, Sendable {
    /// What happened to the chain as a whole, in order.
    public internal(set) var events = Scroller.Events()
    var moved = MemberSet()

    /// Whether the offset of `member` has changed; that of a member that does not exist has not.
    public func moves(_ member: Int) -> Bool { moved.contains(member) }

    /// What happened to one member, in order: everything that happened to the chain, but
    /// ``Scroller/Event/didScroll`` only where the member itself has moved.
    ///
    /// A drag or a flight of the chain is one of all its members, since any of them can be moved by it.
    public func events(of member: Int) -> Scroller.Events {
      var own = Scroller.Events()
      for event in events where event != .didScroll || moves(member) { own.append(event) }
      return own
    }

    mutating func add(_ others: Scroller.Events) {
      for event in others { events.append(event) }
    }
  }
}
