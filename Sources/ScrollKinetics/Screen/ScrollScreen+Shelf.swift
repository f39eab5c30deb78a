import ScrollGeometry

// Shelves: members that rest on cards.
extension ScrollScreen {
  /// Adds a shelf of cards, at its beginning.
  ///
  ///     let shelf = CardShelf(cardSize: ScrollSize(width: 160, height: 200), count: 10, spacing: 10, margin: 20)
  ///     screen.insert(shelf, frame: rows.frames[2], as: 3, in: 1)
  ///     screen.convert(shelf.frame(of: 1, at: 0), from: 3, to: nil)      // the second card on the screen
  ///
  /// A finger that moves along the shelf scrolls it, one that moves across it the list around it. Either flies on while
  /// another finger moves the other.
  ///
  /// - A shelf rests with a card at its place, or with its first or last card at the margin; also after a catch, a wheel or
  ///   a key.
  /// - Source: our choice, [O], modelled on the App Store.
  ///
  /// - Parameters:
  ///   - shelf: the shelf.
  ///   - frame: the frame of the shelf, in the content of its parent.
  ///   - id: the member's number.
  ///   - parent: the member around it; nil for none.
  ///   - reach: the number of cards by which a release moves the shelf. By default one, from 2200 points per second on two,
  ///     and from 2700 on three.
  ///   - displayScale: the number of pixels per point.
  ///   - physics: the physics; its snap rules do not apply.
  /// - Precondition: the frame is finite, its size is not negative, a count in `reach` is at least one, speeds in it and the
  ///   scale are finite and more than zero, no member with this number is present, the parent is present, and at most 63
  ///   members are around the new one.
  public mutating func insert(
    _ shelf: CardShelf, frame: ScrollRect, as id: ID, in parent: ID? = nil,
    reach: SnapRule.Reach = .steps([2200, 2700]), displayScale: Double = 1, physics: Scroller.Physics = .uiKit
  ) {
    requireValid { () throws(ScrollValueError) in try SnapRule.validate(.offsets([]), reach: reach) }
    var viewport = shelf.viewport(in: frame)
    viewport.displayScale = displayScale
    insert(.shelf(shelf, reach: reach), viewport, as: id, in: parent, physics)
  }

  /// Changes a shelf or its frame: because of a rotation, of cards that have loaded, or of rows inserted above it.
  ///
  /// - A shelf at rest stays at its card, at once or with `animation`; where the card is gone, it goes to the nearest one.
  /// - A shelf in flight goes on, and comes to rest at the place nearest to its target. Under a finger the content does not
  ///   jump.
  /// - A change of the frame's position changes no bit of the motion.
  ///
  /// - Parameters:
  ///   - shelf: the shelf after the change, with the same axis.
  ///   - frame: its frame, in the content of its parent.
  ///   - id: the member's number.
  ///   - instant: the instant of the change; one earlier than ``now`` is treated as `now`.
  ///   - animation: the motion of a shelf at rest; nil for none.
  /// - Precondition: the member is a shelf, present or retained, the axis is the present shelf's, the frame is finite, its
  ///   size is not negative, and ``ScrollAnimation/validate()`` does not throw.
  @discardableResult
  public mutating func update(
    _ shelf: CardShelf, frame: ScrollRect, as id: ID, at instant: ScrollInstant,
    animation: ScrollAnimation? = nil
  ) -> Changes {
    guard case .shelf(let old, let reach) = kind(of: id) else { preconditionFailure("\(id) must be a shelf") }
    precondition(shelf.axis == old.axis, "axis must be \(old.axis), but is \(shelf.axis)")
    let (axis, viewport) = (shelf.axis, shelf.viewport(in: frame))
    let index = requireIndex(of: id)
    let isAtRest = !isTouched(receiver(at: index)) && instantOfRest(of: id) <= Swift.max(now, instant)
    let card =
      isAtRest
      ? old.card(at: restingOffset(of: id)[axis], in: self.viewport(at: index).frame.size[axis]) : nil
    let rest = card.flatMap { $0 < shelf.count ? shelf.offset(of: $0, in: frame.size[axis]) : nil }
    let kind = Kind.shelf(shelf, reach: reach)
    members[index].kind = kind
    if let (nest, place) = nestAndPlace(of: index) { nests[nest]!.chain.ownPhysics[place].kind = kind }
    let snapping = kind.applied(to: members[index].scroller.physics, in: viewport).snapping
    return update(id, at: instant, animation: animation, snapping: snapping) {
      ($0.frame, $0.contentSize, $0.contentInset) =
        (viewport.frame, viewport.contentSize, viewport.contentInset)
      if let rest { $0.contentOffset[axis] = rest }
    }
  }
}
