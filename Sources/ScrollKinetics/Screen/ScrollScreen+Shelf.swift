import ScrollGeometry

// Shelves: members that rest on cards.
extension ScrollScreen {
  /// Changes a shelf.
  mutating func change(
    _ id: ID, to shelf: CardShelf, frame: ScrollRect, reach: SnapRule.Reach?, _ animation: ScrollAnimation?,
    at instant: ScrollInstant
  ) -> Changes {
    guard case .shelf(let old, let presentReach) = kind(of: id) else { return Changes() }
    let (axis, viewport) = (shelf.axis, shelf.viewport(in: frame))
    let index = requireIndex(of: id)
    let (isHeld, present) = (isHeldByFinger(index, on: axis), self.viewport(at: index))
    let isAtRest = !isHeld && instantOfRest(of: id) <= Swift.max(now, instant)
    let rest =
      isHeld
      ? nil : shelf.place(in: viewport, correspondingTo: restingOffset(of: id)[axis], of: old, in: present)
    let kind = Kind.shelf(shelf, reach: reach ?? presentReach)
    members[index].kind = kind
    let snapping = kind.snapping(members[index].scroller.physics.snapping, in: viewport)
    let changes = update(index, at: instant, animation: animation, ownSnapping: snapping) {
      $0 = $0.placed(as: viewport)
      if isAtRest, let rest { $0.contentOffset[axis] = rest }
    }
    // In flight it goes on to the same card, not to the place nearest to the old one. Where only its position has changed,
    // the place may be one that the host has chosen.
    guard let rest, !isAtRest, shelf != old || viewport.frame.size != present.frame.size else {
      return changes
    }
    var target = restingOffset(of: id)
    target[axis] = rest
    retarget(index, to: target, isChoice: false, at: instant)
    return end(index)
  }
}

extension Viewport {
  /// Returns the viewport with the frame, the content and the insets that a geometry gives it; all else stays as the program has set
  /// it.
  func placed(as geometry: Viewport) -> Viewport {
    var viewport = self
    (viewport.frame, viewport.contentSize) = (geometry.frame, geometry.contentSize)
    viewport.contentInset = geometry.contentInset
    return viewport
  }
}

extension CardShelf {
  /// Returns the place in `viewport` of the card that was at `offset` in another viewport of the shelf; of its first or last
  /// card at the margin where that was nearer, and nil where the card is gone.
  fileprivate func place(
    in viewport: Viewport, correspondingTo offset: Double, of old: CardShelf, in oldViewport: Viewport
  ) -> Double? {
    let (length, oldLength) = (viewport.frame.size[axis], oldViewport.frame.size[axis])
    guard var card = old.card(at: offset, in: oldLength) else { return nil }
    let (limits, oldLimits) = (viewport.limits(on: axis), oldViewport.limits(on: axis))
    // Several cards can have a limit as their place: there it is the outermost.
    if offset <= oldLimits.lowerBound {
      card = 0
    } else if offset >= oldLimits.upperBound {
      card = old.count - 1
    }
    let distance = (old.offset(of: card, in: oldLength) - offset).magnitude
    if oldLimits.upperBound - offset < distance { return limits.upperBound }
    if offset - oldLimits.lowerBound < distance { return limits.lowerBound }
    return card < count ? self.offset(of: card, in: length) : nil
  }
}
