import ScrollGeometry

/// A list of shelves: the list scrolls one way, each shelf the other, and a shelf never stops on a cut card.
///
///     var scroller = ShelfScroller(ShelfList(container: screen, shelves: shelves, titleLength: 56, spacing: 24))
///     scroller.handle(.touchDown(ScrollPoint(x: 195, y: 150)), at: instant)
///     …
///     for shelf in scroller.visibleShelves { draw(shelf, in: scroller.frame(ofShelf: shelf)) }
///
/// List and visible shelves are the members of a ``ScrollScreen``; a touch is given to the shelf below it.
///
/// - The direction of a finger chooses between the shelf below it and the list. One of them flies on while another
///   finger moves the other.
/// - A flick moves a shelf by one card, and a faster one by more: see ``reach``. A shelf rests with a card at its margin,
///   or at its end.
/// - A shelf that leaves the screen takes no time, keeps its offset, and goes on when it returns, as if it had stayed.
/// - Source: our choice, [O], modelled on the App Store.
public struct ShelfScroller: Hashable, Sendable {
  /// The list and its shelves.
  public internal(set) var list: ShelfList
  /// The number of cards by which a release moves a shelf.
  public let reach: SnapRule.Reach
  /// The physics of the list, and of the shelves but for their snap rules.
  public let physics: Scroller.Physics
  /// The screen of the list, ``listID``, and the visible shelves, each with its index as its number. A shelf that has
  /// left the screen is retained.
  public internal(set) var screen: ScrollScreen
  /// The visible shelves, a part of which, or of whose titles, is within the container.
  public internal(set) var visibleShelves: Range<Int> = 0..<0
  /// The member that the latest ready-made drag has begun on.
  var dragged: ScrollScreen.ID? = Self.listID

  /// The number of the list in ``screen``.
  public static let listID: ScrollScreen.ID = -1

  /// Creates a list of shelves, all at rest at their beginnings.
  ///
  /// - Parameters:
  ///   - list: the list and its shelves.
  ///   - reach: the number of cards by which a release moves a shelf. By default one, from 2200 points per second on
  ///     two, and from 2700 on three.
  ///   - physics: the physics. Its snap rules apply to the list only.
  ///   - instant: the instant at which the list starts.
  /// - Precondition: a count in `reach` is at least one, and speeds are finite and more than zero.
  public init(
    _ list: ShelfList, reach: SnapRule.Reach = .steps([2200, 2700]), physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    requireValid { () throws(ScrollValueError) in try SnapRule.validate(.offsets([]), reach: reach) }
    self.list = list
    self.reach = reach
    self.physics = physics
    screen = ScrollScreen(at: instant)
    screen.insert(list.viewport, as: Self.listID, physics: physics)
    reuse(at: instant)
  }

  static func id(_ shelf: Int) -> ScrollScreen.ID { ScrollScreen.ID(shelf) }

  /// Returns the physics of a shelf, with the rule that lets it rest on its cards.
  func physics(ofShelf shelf: Int) -> Scroller.Physics {
    let shelf = list.shelves[shelf]
    var physics = physics
    let rule =
      shelf.stride > 0
      ? SnapRule(.every(shelf.stride, from: shelf.firstRest(in: list.shelfLength)), reach: reach) : nil
    physics.snapping = ScrollSnapping(rule, on: shelf.axis)
    return physics
  }
}

// MARK: - The present state

extension ShelfScroller {
  /// The offset of the list, in points.
  public var offset: Double { screen[Self.listID].contentOffset[list.axis] }

  /// Returns the viewport of a shelf, whether it is visible or not.
  ///
  /// - Precondition: there is such a shelf.
  public func viewport(ofShelf shelf: Int) -> Viewport {
    shelf.require(in: list.shelves.indices, "shelf")
    return knows(shelf) ? screen[Self.id(shelf)] : list.viewport(ofShelf: shelf)
  }

  /// Returns whether a shelf has been visible: it is on the screen, or retained.
  private func knows(_ shelf: Int) -> Bool {
    let id = Self.id(shelf)
    return screen.contains(id) || screen.isRetained(id)
  }

  /// Returns the offset of a shelf, in points; minus its margin at the first card.
  ///
  /// - Precondition: there is such a shelf.
  public func offset(ofShelf shelf: Int) -> Double { viewport(ofShelf: shelf).contentOffset[list.axis.cross] }

  /// Returns the frame of a shelf's cards, in the space of the container.
  ///
  /// - Precondition: there is such a shelf.
  public func frame(ofShelf shelf: Int) -> ScrollRect { list.frame(ofShelf: shelf, at: offset) }

  /// Returns the frame of a card, in the space of the container.
  ///
  /// - Precondition: there is such a card.
  public func frame(ofCard card: Int, onShelf shelf: Int) -> ScrollRect {
    list.frame(ofCard: card, onShelf: shelf, at: offset, shelfOffset: offset(ofShelf: shelf))
  }
}

// MARK: - Motion

extension ShelfScroller {
  /// Handles an input that was sampled at `instant`, as ``ScrollScreen/handle(_:on:at:release:)`` does for the shelf
  /// below it.
  ///
  /// - Parameters:
  ///   - input: the input. Touches are in the container's space. An input of the program moves the list;
  ///     ``scroll(shelf:to:animation:at:)`` moves a shelf.
  ///   - point: the pointer, for inputs without a place: wheels, keys, trackpads and ready-made drags. A drag stays with
  ///     the shelf above which it has begun. Without a point they move the list.
  ///   - instant: the instant of the input.
  ///   - release: called where the input ends a drag, with the index of the shelf, or -1 for the list, and the release;
  ///     it may choose another target.
  /// - Precondition: ``Scroller/Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, above point: ScrollPoint? = nil, at instant: ScrollInstant,
    release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }
  ) -> ScrollScreen.Changes {
    let member = member(for: input, at: point)
    return reuse(at: instant, after: screen.handle(input, on: member, at: instant, release: release))
  }

  /// Advances the list and all visible shelves to `instant`, and returns those that moved or had events. An instant
  /// earlier than `screen.now` is treated as that.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> ScrollScreen.Changes {
    reuse(at: instant, after: screen.advance(to: instant))
  }

  /// Scrolls a shelf, whether it is visible or not, to a card.
  ///
  /// - Parameters:
  ///   - shelf: the shelf.
  ///   - card: the card that comes to rest.
  ///   - animation: the motion; nil for none.
  ///   - instant: the instant at which the motion begins.
  /// - Precondition: there is such a card, and ``ScrollAnimation/validate()`` does not throw.
  @discardableResult
  public mutating func scroll(
    shelf: Int, to card: Int, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
  ) -> ScrollScreen.Changes {
    var target = viewport(ofShelf: shelf).contentOffset
    target[list.axis.cross] = list.shelves[shelf].offset(of: card, in: list.shelfLength)
    let isVisible = visibleShelves.contains(shelf)
    if !isVisible { enter(shelf, at: instant) }
    let changes = screen.handle(.setContentOffset(target, animation), on: Self.id(shelf), at: instant)
    if !isVisible { screen.remove(Self.id(shelf), at: instant, retaining: true) }
    return changes
  }

  /// Returns the member that an input concerns; nil where the screen knows it, or there is none.
  private mutating func member(for input: Scroller.Input, at point: ScrollPoint?) -> ScrollScreen.ID? {
    switch input {
    case .touchDown(let point, _): return member(at: point)
    case .touchMoved, .touchUp, .touchCancelled, .cancelled: return nil
    case .held, .began, .scroll(_, .mayBegin), .scroll(_, .began):
      dragged = member(at: point)
      return dragged
    case .changed, .moved, .ended, .scroll(_, .changed), .scroll(_, .ended), .scroll(_, .cancelled),
      .scroll(_, .momentumBegan), .scroll(_, .momentumChanged), .scroll(_, .momentumEnded):
      return dragged
    default: return member(at: point)
    }
  }

  /// Returns the member at a point; the list without one, nil outside the container.
  private func member(at point: ScrollPoint?) -> ScrollScreen.ID? {
    guard let point else { return Self.listID }
    guard list.container.contains(point) else { return nil }
    return list.shelf(at: point, at: offset).map(Self.id) ?? Self.listID
  }
}

// MARK: - Shelves that come and go

extension ShelfScroller {
  /// Retains the shelves that have left the screen, and lets those enter that have come.
  private mutating func reuse(at instant: ScrollInstant, after call: ScrollScreen.Changes)
    -> ScrollScreen.Changes
  {
    // The lookup allocates nothing; a member that enters or leaves may.
    guard visibleShelves != list.visibleShelves(at: offset) else { return call }
    var changes = call
    changes.append(reuse(at: instant))
    return changes
  }

  @discardableResult
  private mutating func reuse(at instant: ScrollInstant) -> ScrollScreen.Changes {
    let visible = list.visibleShelves(at: offset)
    var changes = ScrollScreen.Changes()
    for shelf in visibleShelves where !visible.contains(shelf) {
      changes.append(screen.remove(Self.id(shelf), at: instant, retaining: true))
    }
    for shelf in visible where !visibleShelves.contains(shelf) { enter(shelf, at: instant) }
    visibleShelves = visible
    // Brings what has returned in flight to the present instant.
    changes.append(screen.advance(to: instant))
    return changes
  }

  /// Makes a shelf a member of the screen.
  private mutating func enter(_ shelf: Int, at instant: ScrollInstant) {
    if screen.restore(Self.id(shelf), in: Self.listID, at: instant) { return }
    screen.insert(
      list.viewport(ofShelf: shelf), as: Self.id(shelf), in: Self.listID, physics: physics(ofShelf: shelf),
      scrollsToTop: false)
  }
}

// MARK: - Changes

extension ShelfScroller {
  /// Changes the list: because of a rotation, of cards that have loaded, or of shelves that have come at its end.
  ///
  /// A shelf at rest stays at its card. A shelf that flies goes on, and comes to rest at a card of the new shelf. A shelf
  /// is the same if it has the same index.
  ///
  /// - Parameters:
  ///   - new: the list after the change, with the same axis.
  ///   - instant: the instant of the change; one earlier than `screen.now` is treated as that.
  ///   - keeping: what stays visible in the list.
  /// - Precondition: the axis is the present list's, and ``/ScrollGeometry/ScrollAnchor/Keeping/validate()`` does
  ///   not throw.
  @discardableResult
  public mutating func update(
    to new: ShelfList, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset
  ) -> ScrollScreen.Changes {
    precondition(new.axis == list.axis, "axis must be \(list.axis), but is \(new.axis)")
    var changes = screen.advance(to: instant)
    let old = list
    list = new
    for shelf in new.shelves.count..<Swift.max(old.shelves.count, new.shelves.count) {
      changes.append(screen.remove(Self.id(shelf), at: instant))
      screen.drop(retained: Self.id(shelf))
    }
    visibleShelves = visibleShelves.clamped(to: 0..<new.shelves.count)
    let viewport = new.viewport
    changes.append(
      screen.update(Self.listID, at: instant, keeping: keeping) {
        ($0.frame, $0.contentSize) = (viewport.frame, viewport.contentSize)
      })
    for shelf in new.shelves.indices { changes.append(update(shelf, from: old, at: instant)) }
    return reuse(at: instant, after: changes)
  }

  private mutating func update(_ shelf: Int, from old: ShelfList, at instant: ScrollInstant)
    -> ScrollScreen.Changes
  {
    guard knows(shelf) else { return ScrollScreen.Changes() }
    let (id, axis) = (Self.id(shelf), list.axis.cross)
    let card =
      screen.phase(of: id) == .idle
      ? old.shelves[shelf].card(at: offset(ofShelf: shelf), in: old.shelfLength) : nil
    let after = list.shelves[shelf]
    let rest = card.flatMap { $0 < after.count ? after.offset(of: $0, in: list.shelfLength) : nil }
    let viewport = list.viewport(ofShelf: shelf)
    let snapping = physics(ofShelf: shelf).snapping
    return screen.update(id, at: instant, snapping: snapping) {
      ($0.frame, $0.contentSize, $0.contentInset) =
        (viewport.frame, viewport.contentSize, viewport.contentInset)
      if let rest { $0.contentOffset[axis] = rest }
    }
  }
}
