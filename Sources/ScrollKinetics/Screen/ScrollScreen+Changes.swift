extension ScrollScreen {
  /// The result of one call: the members that moved or had events, in the order of their numbers.
  ///
  ///     for change in screen.advance(to: instant) where change.hasMoved { … }
  ///
  /// Up to four changes are in the value itself. With more, the value shares the screen's storage: the next call on the
  /// screen allocates if the value still exists then.
  public struct Changes: RandomAccessCollection, Hashable, Sendable {
    // Inlinable, since a host reads the list in every frame. The first four changes are in the value, since an array
    // would be retained and released by two atomic operations; each has a name, since a pointer to them would have them
    // copied.
    @usableFromInline var first = none
    @usableFromInline var second = none
    @usableFromInline var third = none
    @usableFromInline var fourth = none
    /// The number of changes.
    @usableFromInline var number = 0
    /// All changes where there are more than four; else nil.
    @usableFromInline var list: [Change]?

    /// The greatest number of changes in the value itself.
    static var capacityInPlace: Int { 4 }

    @inlinable static var none: Change { Change(id: 0, events: Scroller.Events()) }

    @usableFromInline init() {}

    init(_ list: [Change]) { replace(by: list) }

    /// Replaces changes that fit into the value.
    @inline(__always) mutating func replace(by list: [Change]) {
      number = 0
      for place in 0..<Swift.min(list.count, Self.capacityInPlace) { append(list[place]) }
      guard list.count > Self.capacityInPlace else { return }
      (number, self.list) = (list.count, list)
    }

    /// The index of the first change, 0.
    @inlinable public var startIndex: Int { 0 }
    /// The number of changes.
    @inlinable public var endIndex: Int { number }

    /// The change at `position`, in the order of the members' numbers.
    ///
    /// - Precondition: `position` is from 0 and less than ``endIndex``.
    @inlinable public subscript(position: Int) -> Change {
      precondition(indices.contains(position), "index must be in \(indices), but is \(position)")
      return change(at: position)
    }

    @inlinable func change(at position: Int) -> Change {
      switch position {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: Self.change(at: position, of: list)
      }
    }

    @inline(never) @usableFromInline static func change(at position: Int, of list: [Change]?) -> Change {
      list![position]
    }

    /// Adds a change after fewer than four others.
    @inline(__always) mutating func append(_ change: Change) {
      switch number {
      case 0: first = change
      case 1: second = change
      case 2: third = change
      default: fourth = change
      }
      number &+= 1
    }

    /// Returns an iterator over the changes.
    @inlinable public func makeIterator() -> Iterator { Iterator(self) }

    /// Adds the changes of a later call.
    mutating func append(_ later: Changes) {
      guard !isEmpty else {
        self = later
        return
      }
      var list = Array(self)
      for change in later { list.report(change.events, of: change.id) }
      self = Changes(list)
    }

    /// Returns the events of a member, in order; none for a member that had none, or does not exist.
    public func events(of id: ID) -> Scroller.Events { first(where: { $0.id == id })?.events ?? [] }

    /// Returns whether the offset of a member has changed; false for a member that does not exist.
    public func hasMoved(_ id: ID) -> Bool { events(of: id).contains(.didScroll) }

    /// Returns whether the same members had the same events.
    public static func == (a: Changes, b: Changes) -> Bool { a.elementsEqual(b) }

    /// Hashes the members and their events.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(count)
      for change in self { hasher.combine(change) }
    }
  }

  /// The events of one member in one call.
  public struct Change: Hashable, Sendable {
    /// The member.
    public let id: ID
    /// The events of the member, in order. A drag or a flight of a nest counts as one of all its members, since it can
    /// move any of them; only those that moved have ``Scroller/Event/didScroll``.
    public let events: Scroller.Events

    /// Whether the member's offset has changed.
    public var hasMoved: Bool { events.contains(.didScroll) }

    @usableFromInline init(id: ID, events: Scroller.Events) {
      self.id = id
      self.events = events
    }
  }

  /// Storage that is reused from call to call, and no part of the screen's value.
  struct Scratch: Hashable, Sendable {
    var changes: [Change] = []
    /// The members on the path of a touch, from the innermost.
    var path: [Int] = []
    /// The members on the path that are joined, from the innermost.
    var group: [Int] = []
    /// The receivers of an input, from the innermost.
    var targets: [Receiver] = []
    /// Whether the touch of the present call has stopped anything.
    var stops = false

    static func == (a: Scratch, b: Scratch) -> Bool { true }
    func hash(into hasher: inout Hasher) {}

    /// Adds the events of a chain's members, which have the numbers `ids`.
    mutating func report(_ changes: ScrollChain.Changes, of ids: [ID?]) {
      guard !changes.events.isEmpty else { return }
      for place in ids.indices {
        if let id = ids[place] { report(changes.events(of: place), of: id) }
      }
    }

    /// Adds events of a member, after its earlier ones.
    mutating func report(_ events: Scroller.Events, of id: ID) { changes.report(events, of: id) }
  }

  /// Begins a call at `instant`.
  mutating func begin(at instant: ScrollInstant) {
    if !scratch.changes.isEmpty { scratch.changes.removeAll(keepingCapacity: true) }
    scratch.stops = false
    now = Swift.max(now, instant)
  }

  /// The result of the present call.
  var changes: Changes { Changes(scratch.changes) }
}

extension ScrollScreen.Changes {
  /// An iterator over changes.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let changes: ScrollScreen.Changes
    @usableFromInline var position = 0

    @usableFromInline init(_ changes: ScrollScreen.Changes) { self.changes = changes }

    /// Returns the next change; nil after the last.
    @inlinable public mutating func next() -> ScrollScreen.Change? {
      guard position < changes.number else { return nil }
      defer { position &+= 1 }
      return changes.change(at: position)
    }
  }
}

extension [ScrollScreen.Change] {
  /// Adds events of a member, after its earlier ones.
  fileprivate mutating func report(_ events: Scroller.Events, of id: ScrollScreen.ID) {
    guard !events.isEmpty else { return }
    var place = count
    while place > 0, self[place - 1].id >= id { place -= 1 }
    guard place < count else { return append(ScrollScreen.Change(id: id, events: events)) }
    guard self[place].id == id else {
      insert(ScrollScreen.Change(id: id, events: events), at: place)
      return
    }
    var all = self[place].events
    for event in events { all.append(event) }
    self[place] = ScrollScreen.Change(id: id, events: all)
  }
}
