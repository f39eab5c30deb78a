extension ScrollChain {
  /// The result of one call: the events of the chain as a whole, and the members that moved.
  ///
  /// The value has three machine words and no heap storage.
  struct Changes: Hashable, Sendable {
    /// The events of the chain as a whole, in order.
    var events = Scroller.Events()
    var moved = AxisChain.MemberSet()
    /// The members that have refreshed.
    var refreshed = AxisChain.MemberSet()

    /// Returns whether the offset of `member` has changed; false for a member that does not exist.
    func hasMoved(_ member: Int) -> Bool { moved.contains(member) }

    /// Returns the events of one member, in order: all events of the chain, without ``Scroller/Event/didScroll`` if the
    /// member has not moved, and without ``Scroller/Event/didRefresh`` if it is not the one that refreshes.
    ///
    /// A drag or a flight of the chain counts as one of all its members, since it can move any of them.
    func events(of member: Int) -> Scroller.Events {
      var own = Scroller.Events()
      for event in events {
        switch event {
        case .didScroll where !hasMoved(member), .didRefresh where !refreshed.contains(member): break
        default: own.append(event)
        }
      }
      return own
    }

    @inline(__always) mutating func add(_ others: Scroller.Events) {
      if events.isEmpty { events = others } else { append(others) }
    }

    /// Appends the events of a movement of the coordinate, which has moved members: without them it has scrolled nothing.
    @inline(__always) mutating func add(_ others: Scroller.Events, moving members: AxisChain.MemberSet) {
      moved.formUnion(members)
      // Most steps have only this event.
      if others == .didScroll {
        return members.isEmpty ? () : add(others)
      }
      add(others.scrolling(!members.isEmpty))
    }

    private mutating func append(_ others: Scroller.Events) {
      for event in others { events.append(event) }
    }

    /// Appends the changes of a later part of the same deceleration.
    mutating func goOn(with later: Changes) {
      events = events.continued(by: later.events)
      moved.formUnion(later.moved)
    }

    /// Appends the changes of a later call.
    mutating func append(_ later: Changes) {
      add(later.events)
      moved.formUnion(later.moved)
      refreshed.formUnion(later.refreshed)
    }
  }
}

extension Scroller.Events {
  /// Returns these events with ``Scroller/Event/didScroll`` where the content has moved, and without it where it has not.
  fileprivate func scrolling(_ scrolls: Bool) -> Scroller.Events {
    guard contains(.didScroll) != scrolls else { return self }
    var events = Scroller.Events()
    for event in self where event != .didScroll { events.append(event) }
    if scrolls { events.append(.didScroll) }
    return events
  }
}
