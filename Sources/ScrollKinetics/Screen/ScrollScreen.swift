import ScrollGeometry

/// A screen of scroll views: any number of scrollers, nested as the host's views are, that several fingers move and that
/// come and go while others fly.
///
///     var screen = ScrollScreen()
///     screen.insert(list, as: 1)
///     screen.insert(carousel, as: 2, in: 1)
///     screen.handle(.touchDown(ScrollPoint(x: 200, y: 549), finger: 0), on: 2, at: instant)
///     …
///     for change in screen.advance(to: instant) where change.hasMoved {
///       draw(change.id, at: screen[change.id].contentOffset)
///     }
///
/// The members form a forest: each has a number that the host chooses, and at most one parent. A touch names the
/// innermost member under the finger; its *path* is that member and all around it. A call for a number is for a member that exists, present or
/// retained (``remove(_:at:retaining:)``); it stops the program where there is none, unless it says otherwise.
///
/// - A touch stops what moves on its path, and nothing else. If it stops anything, the drag begins without slop. Where another
///   finger holds an inner member, those around it that scroll on the same axis go on.
/// - The direction of a drag chooses the member that follows it: the innermost on the path that scrolls on the axis of
///   the larger component of the finger's way up to where the drag begins. Exactly diagonal drags move both axes. Until then the slop
///   is the innermost member's.
/// - Members of a path that scroll on the same axis share movements, by ``rules``: with UIKit's, the inner one
///   first in both directions, and a fling moves only the member that it moves first.
/// - Members that share no axis are independent: a carousel continues to fly while another finger drags its list.
/// - No flight ends because another member is touched, inserted or removed.
///
/// With one member a screen moves as that ``Scroller``, bit for bit. Neither inputs nor steps allocate, except for a touch
/// that joins members for the first time, and a screen that has copies. Members at rest take no time in ``advance(to:)``.
///
/// - Source: the path of a touch, and that the inner scroll view moves first, from UIKit ([A]; momentum not handed over
///   [R]); all else is our own choice ([O]).
public struct ScrollScreen: Sendable {
  /// The instant to which the screen was advanced. In all calls an earlier one counts as this.
  public internal(set) var now: ScrollInstant

  /// The rules by which members that scroll on the same axis share movements, where no member of their path has rules
  /// of its own. They apply from the next touch on.
  public var rules: Rules {
    didSet {
      guard rules != oldValue else { return }
      for nest in nests.indices where !nests[nest].isUnused { nests[nest].isOutOfDate = true }
    }
  }

  /// The members in the order of their numbers; retained ones included.
  @usableFromInline var members = MemberList()
  /// The chains that members have been joined to, at places that do not change.
  @usableFromInline var nests: [ScrollChain] = []

  /// The touches that choose between members that scroll on different axes.
  var crossingTouches: [CrossingTouch] = []

  /// The member on which the latest ready-made drag, or scroll of a trackpad, began.
  var draggedMember: ID?

  /// The fingers on paths of members that can be zoomed, in the order in which they came down.
  var pinchTouches: [PinchTouch] = []

  /// The samples of fingers on members whose physics take velocities by least squares.
  var samples = FingerSamples()

  @usableFromInline var draggedItem: DraggedItem?

  // The following follow from the members and the nests.

  /// The receivers that move, in order.
  @usableFromInline var active: [Receiver] = []
  /// The receivers that are touched, from the innermost to the outermost.
  var held: [Receiver] = []
  /// The members that are cards, present or retained, in the order of their numbers.
  var cards: [ID] = []
  var scratch = Scratch()

  /// Creates a screen without members.
  public init(rules: Rules = .uiKit, at instant: ScrollInstant = .origin) {
    self.rules = rules
    now = instant
  }
}

// The lists that follow from the members and the nests, and storage, are no part of the value.
extension ScrollScreen: Hashable {
  /// Returns whether two screens have the same members in the same state, and go on alike.
  public static func == (a: ScrollScreen, b: ScrollScreen) -> Bool {
    (a.now, a.rules, a.members, a.nests) == (b.now, b.rules, b.members, b.nests)
      && (a.crossingTouches, a.pinchTouches, a.samples) == (b.crossingTouches, b.pinchTouches, b.samples)
      && (a.draggedMember, a.draggedItem) == (b.draggedMember, b.draggedItem)
  }

  /// Hashes the members and what they are doing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(now)
    hasher.combine(members)
    hasher.combine(nests)
  }
}

// MARK: - The members

extension ScrollScreen {
  /// The number of a member, which the host chooses: a row's index, or a view's tag.
  public struct ID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// The number.
    public let rawValue: Int

    /// Creates an identity from a number; every number is valid.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Creates an identity from a literal.
    @inlinable public init(integerLiteral value: Int) { self.init(value) }

    /// Returns whether `a` has the smaller number.
    public static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }

    /// The number.
    public var description: String { rawValue.description }
  }

  /// The numbers of the members that are present, in order.
  ///
  /// - Complexity: O(members).
  public var ids: [ID] { members.lazy.filter { !$0.isAway }.map { $0.id } }

  /// Returns whether a member is present; false for a retained one.
  public func contains(_ id: ID) -> Bool { index(ofPresent: id) != nil }

  /// The present viewport of a member.
  @inlinable public subscript(id: ID) -> Viewport {
    // Read in place: a viewport that a call returns is copied.
    @inline(__always) get {
      members.storage[members.place(guessing: id) ?? members.place(of: id)].scroller.viewport
    }
  }

  /// Returns the parent of a member; nil where it is in no other.
  public func parent(of id: ID) -> ID? { members[requireIndex(of: id)].parent }

  /// The physics of a member, as for ``Scroller/physics``; the snap rules of a sheet, a header, a shelf or a card
  /// are its own. Members that share a movement take new physics from the next touch on, or the next input that finds them at
  /// rest.
  public subscript(physicsOf id: ID) -> Scroller.Physics {
    get { members[requireIndex(of: id)].scroller.physics }
    set {
      let index = requireIndex(of: id)
      var physics = newValue
      physics.snapping = members[index].kind.snapping(newValue.snapping, in: viewport(at: index))
      // Ending a scroll that is over is a change of its own, which equal physics do not make.
      guard physics != members[index].scroller.physics else { return }
      if let nest = members[index].nest { nests[nest].isOutOfDate = true }
      members[index].scroller.endCoasts(by: now)
      members[index].scroller.physics = physics
    }
  }

  func index(of id: ID) -> Int? { members.index(of: id) }

  func index(ofPresent id: ID?) -> Int? {
    guard let id, let index = index(of: id), !members[index].isAway else { return nil }
    return index
  }

  func requireIndex(of id: ID) -> Int { members.requireIndex(of: id) }

  func viewport(at index: Int) -> Viewport { members[index].scroller.viewport }

  /// Returns the nest that a member is joined to, and its place there; nil for a member on its own.
  func nestAndPlace(of index: Int) -> (nest: Int, place: Int)? {
    members[index].nestPlace.map { ($0.nest, $0.place) }
  }

  /// Returns the index of the parent of a member; nil where it is in no other.
  func parent(at index: Int) -> Int? { members[index].parent.flatMap { self.index(of: $0) } }

  func depth(of index: Int) -> Int { parent(at: index).map { depth(of: $0) + 1 } ?? 0 }

  /// Returns whether a member is inside `outer`, at any depth, or is that one itself.
  func isWithin(_ inner: ID, _ outer: ID) -> Bool { inner == outer || isInside(inner, outer) }

  /// Returns whether a member is inside `outer`, at any depth.
  func isInside(_ inner: ID, _ outer: ID) -> Bool {
    index(of: inner).flatMap { members[$0].parent }.map { isWithin($0, outer) } ?? false
  }
}

extension ScrollScreen.MemberList {
  /// Returns the place in `storage` of a member that is as far from the first as their numbers say: of every member where a
  /// host inserts them in the order of numbers that follow one another; nil for any other.
  @inlinable @inline(__always) func place(guessing id: ScrollScreen.ID) -> Int? {
    guard !storage.isEmpty else { return nil }
    let place = id.rawValue &- storage[0].id.rawValue
    return storage.indices.contains(place) && storage[place].id.rawValue == id.rawValue ? place : nil
  }

  /// Returns the place of a member in `storage`. Stops the program where there is none.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @usableFromInline func place(of id: ScrollScreen.ID) -> Int {
    // Of few members each is asked: 60 instructions less than a search in their order.
    if storage.count <= 8 { for place in storage.indices where storage[place].id == id { return place } }
    return place(guessing: id) ?? Int(places[requireIndex(of: id)])
  }
}
