import ScrollGeometry

// Shelves: members that rest on cards.
extension ScrollScreen {
  /// Changes a shelf.
  mutating func change(
    _ id: ID, to shelf: CardShelf, frame: ScrollRect, reach: SnapRule.Reach?, _ animation: ScrollAnimation?,
    at instant: ScrollInstant
  ) -> Changes {
    guard case .shelf(let old, let present) = kind(of: id) else { return Changes() }
    let (axis, viewport) = (shelf.axis, shelf.viewport(in: frame))
    let index = requireIndex(of: id)
    let isAtRest = !isTouched(receiver(at: index)) && instantOfRest(of: id) <= Swift.max(now, instant)
    let rest =
      isAtRest
      ? shelf.place(
        in: viewport, correspondingTo: restingOffset(of: id)[axis], of: old, in: self.viewport(at: index))
      : nil
    let kind = Kind.shelf(shelf, reach: reach ?? present)
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

extension CardShelf {
  /// Returns the place in `viewport` of the card that was at `offset` in another viewport of the shelf; of its first or last
  /// card at the margin where that was nearer, and nil where the card is gone.
  fileprivate func place(
    in viewport: Viewport, correspondingTo offset: Double, of old: CardShelf, in oldViewport: Viewport
  ) -> Double? {
    let (length, oldLength) = (viewport.frame.size[axis], oldViewport.frame.size[axis])
    guard let card = old.card(at: offset, in: oldLength) else { return nil }
    let (limits, oldLimits) = (viewport.limits(on: axis), oldViewport.limits(on: axis))
    let distance = (old.offset(of: card, in: oldLength) - offset).magnitude
    if oldLimits.upperBound - offset < distance { return limits.upperBound }
    if offset - oldLimits.lowerBound < distance { return limits.lowerBound }
    return card < count ? self.offset(of: card, in: length) : nil
  }
}
