extension ScrollScreen {
  /// The result of one call: the members that moved or had events, in the order of their numbers.
  ///
  ///     for change in screen.advance(to: instant) where change.hasMoved { … }
  ///
  /// The array shares the screen's storage: the next call allocates if the array still exists then.
  public typealias Changes = [Change]

  /// The events of one member in one call.
  public struct Change: Hashable, Sendable {
    /// The member.
    public let id: ID
    /// The events of the member, in order. A drag or a flight of a nest counts as one of all its members, since it can
    /// move any of them; only those that moved have ``Scroller/Event/didScroll``.
    public let events: Scroller.Events

    /// Whether the member's offset has changed.
    public var hasMoved: Bool { events.contains(.didScroll) }
  }

  /// Storage that is reused from call to call, and no part of the screen's value.
  struct Scratch: Sendable {
    var changes: [Change] = []
    /// The member that the present input is for; nil for none.
    var named: ID?
    /// The members on the path of a touch, from the innermost.
    var path: [Int] = []
    /// The receivers of an input, from the innermost.
    var targets: [Receiver] = []
    /// Whether the touch of the present call has stopped anything.
    var stops = false
    var openCards: [ID] = []

    /// Adds events of a member, after its earlier ones.
    mutating func report(_ events: Scroller.Events, of id: ID) { changes.report(events, of: id) }
  }

  mutating func begin(at instant: ScrollInstant) {
    scratch.changes.empty()
    scratch.stops = false
    if draggedItem != nil { handOverEdgeScrolls(until: instant) }
    now = Swift.max(now, instant)
  }

  var changes: Changes { scratch.changes }
}

extension Array {
  /// Removes the elements, of which there are few; `removeAll(keepingCapacity:)` takes 60 instructions more.
  @inline(__always) mutating func empty() { keep(first: 0) }

  @inline(__always) mutating func keep(first count: Int) { while self.count > count { removeLast() } }
}

extension [ScrollScreen.Change] {
  /// Returns the events of a member, in order; none for a member that had none, or does not exist.
  public func events(of id: ScrollScreen.ID) -> Scroller.Events { first { $0.id == id }?.events ?? [] }

  /// Returns whether the offset of a member has changed; false for a member that does not exist.
  public func hasMoved(_ id: ScrollScreen.ID) -> Bool { events(of: id).contains(.didScroll) }

  mutating func append(_ later: [ScrollScreen.Change]) {
    for change in later { report(change.events, of: change.id) }
  }

  /// Adds events of a member, after its earlier ones.
  @inline(__always) mutating func report(_ events: Scroller.Events, of id: ScrollScreen.ID) {
    guard !events.isEmpty else { return }
    // Most members are reported once, in their order.
    guard let last, id <= last.id else { return append(ScrollScreen.Change(id: id, events: events)) }
    reportAmongOthers(events, of: id)
  }

  @inline(never) private mutating func reportAmongOthers(_ events: Scroller.Events, of id: ScrollScreen.ID) {
    var place = count
    while place > 0, self[place - 1].id >= id { place -= 1 }
    guard self[place].id == id else {
      insert(ScrollScreen.Change(id: id, events: events), at: place)
      return
    }
    var all = self[place].events
    all.append(contentsOf: events)
    self[place] = ScrollScreen.Change(id: id, events: all)
  }
}

extension ScrollChain {
  /// The result of one call: the events of the chain as a whole, and the members that moved.
  /// The value has three machine words and no heap storage.
  struct Changes: Hashable, Sendable {
    /// The events of the chain as a whole, in order.
    var events = Scroller.Events()
    var moved = AxisChain.MemberSet()
    /// The members that have refreshed.
    var refreshed = AxisChain.MemberSet()

    /// Returns the events of one member, in order: all events of the chain, without ``Scroller/Event/didScroll`` if the
    /// member has not moved, and without ``Scroller/Event/didRefresh`` if it is not the one that refreshes.
    /// A drag or a flight of the chain counts as one of all its members, since it can move any of them.
    func events(of member: Int) -> Scroller.Events {
      var own = Scroller.Events()
      for event in events {
        switch event {
        case .didScroll where !moved.contains(member), .didRefresh where !refreshed.contains(member): break
        default: own.append(event)
        }
      }
      return own
    }

    @inline(__always) mutating func add(_ others: Scroller.Events) {
      if events.isEmpty { events = others } else { events.append(contentsOf: others) }
    }

    /// Appends the events of a movement of the coordinate, which has moved members: without them it has scrolled nothing.
    @inline(__always) mutating func add(_ others: Scroller.Events, moving members: AxisChain.MemberSet) {
      moved.formUnion(members)
      // Most steps have only this event.
      if others == .didScroll { return members.isEmpty ? () : add(others) }
      add(others.scrolling(!members.isEmpty))
    }

    /// Appends the changes of a later part of the same deceleration.
    mutating func goOn(with later: Changes) {
      events = events.continued(by: later.events)
      moved.formUnion(later.moved)
    }

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
