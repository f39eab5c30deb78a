import ScrollGeometry

// Cards: members that expand, and hold what is around them still.
extension ScrollScreen {
  /// Returns whether a card is collapsed; false for another member.
  public func isCollapsed(_ id: ID) -> Bool {
    guard case .card(let card) = kind(of: id) else { return false }
    return self[id].contentOffset[card.axis] <= 0
  }

  /// Makes a card full, at the beginning of its article, or collapses it. A finger that holds the card loses it.
  ///
  /// What is around an expanded card, and scrolls across it, turns to the card, as described for
  /// ``Geometry/card(_:origin:)``: from rest with the same motion, in flight with the motion of a target
  /// that was chosen.
  ///
  /// - Precondition: the card is present, and the duration of the animation is not negative.
  @discardableResult
  public mutating func expand(
    _ id: ID, _ expands: Bool = true, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
  ) -> Changes {
    requireValid(try animation?.validate())
    guard let index = index(ofPresent: id), case .card(let card) = members[index].kind else {
      preconditionFailure("\(id) must be a card")
    }
    begin(at: instant)
    catchUpCards()
    let offset = expands ? card.fullOffset(in: viewport(at: index)) : 0
    scroll(index, to: offset, on: card.axis, animation)
    if expands { turn(toCardAt: index, animation, at: instant) }
    return changes
  }
}

extension ExpandingCard {
  /// Returns the offset at which the card is full: its travel, or the limit that is less by rounding alone.
  func fullOffset(in viewport: Viewport) -> Double {
    Swift.min(travel, travel.orEnd(of: viewport.limits(on: axis)))
  }
}

extension CardCarousel {
  /// The snap rules of the scroll view that moves the carousel: a swipe turns to the next card.
  public var snapping: ScrollSnapping {
    ScrollSnapping(pitch > 0 ? SnapRule(.every(pitch), reach: .steps([])) : nil, on: axis)
  }
}

// MARK: - What is around a card

extension ScrollScreen {
  var cardsOfMembers: [ID] {
    members.lazy.filter { if case .card = $0.kind { true } else { false } }.map { $0.id }
  }

  /// Returns whether cards hold a member still on every axis on which it scrolls.
  func isHeldStill(_ index: Int) -> Bool {
    guard !cards.isEmpty else { return false }
    let (viewport, isHeld) = (viewport(at: index), axesHeldStill(index))
    let scrolls = PerAxis { viewport.isScrollable(on: $0) }
    return (scrolls.horizontal || scrolls.vertical) && isHeld == scrolls
  }

  /// Returns whether a card inside a member holds it still on `axis`, which is across the card's.
  func isHeldStill(_ index: Int, on axis: ScrollAxis) -> Bool {
    for id in cards {
      guard let place = self.index(ofPresent: id), members[place].kind.axis == axis.cross,
        isInside(id, members[index].id)
      else { continue }
      if openCard(id) != nil || ask(receiver(at: place), { $0.isDragging }) { return true }
    }
    return false
  }

  /// Returns the axes on which a member scrolls that cards hold still.
  func axesHeldStill(_ index: Int) -> PerAxis<Bool> {
    guard !cards.isEmpty else { return PerAxis { _ in false } }
    let viewport = viewport(at: index)
    return PerAxis { viewport.isScrollable(on: $0) && isHeldStill(index, on: $0) }
  }

  /// Returns whether cards hold still a member of the path on `axis`.
  func isPathHeldStill(on axis: ScrollAxis) -> Bool {
    !cards.isEmpty && scratch.path.contains { isHeldStill($0, on: axis) }
  }

  /// Returns whether a finger holds a member on `axis`, so that a change must not move it: not where a card holds it still, nor
  /// a finger that is still down after a scroll of the program.
  func isHeldByFinger(_ index: Int, on axis: ScrollAxis) -> Bool {
    guard ask(receiver(at: index), { $0.isTracking }) else { return false }
    guard let (nest, place) = nestAndPlace(of: index) else { return true }
    return !nests[nest].axes[axis].members[place].isHeld
  }

  /// Advances the cards to ``now``: what is around them is held still where they are open by now.
  mutating func catchUpCards() { for id in cards { if let index = index(ofPresent: id) { catchUp(index) } } }

  /// Returns the index of a present card that is not collapsed, or is about to expand; nil for any other.
  private func openCard(_ id: ID) -> Int? {
    guard let index = index(ofPresent: id), let axis = members[index].kind.axis else { return nil }
    return viewport(at: index).contentOffset[axis] > 0 || rest(of: id)[axis] > 0 ? index : nil
  }

  mutating func noteOpenCards() {
    catchUpCards()
    scratch.openCards.empty()
    for id in cards where openCard(id) != nil { scratch.openCards.append(id) }
  }

  /// Turns what is around the cards that an input has opened to these cards.
  mutating func turnToOpenedCards(at instant: ScrollInstant) {
    for id in cards where !scratch.openCards.contains(id) {
      if let index = openCard(id) { turn(toCardAt: index, .uiKit, at: instant) }
    }
  }

  /// Turns the scroll views around a card that scroll across it to the place at which they show it.
  private mutating func turn(toCardAt index: Int, _ animation: ScrollAnimation?, at instant: ScrollInstant) {
    guard case .card(let card) = members[index].kind else { return }
    let (axis, length) = (card.axis.cross, card.container[card.axis.cross])
    var (start, next) = (viewport(at: index).frame.origin[axis], parent(at: index))
    while let around = next {
      next = parent(at: around)
      catchUp(around)
      var offset = viewport(at: around).contentOffset[axis]
      let origin = (originInParent(at: around)[axis] + offset).saturated
      if members[around].kind.isScrollView, viewport(at: around).isScrollable(on: axis),
        !viewport(at: around).isScrollable(on: card.axis)
      {
        offset = self.offset(of: around, showing: start, length, on: axis)
        turn(around, to: offset, on: axis, animation, at: instant)
        collapseOthers(in: members[around].id, than: members[index].id, animation)
      }
      start = (start + (origin - offset)).saturated
    }
  }

  /// Collapses the other cards in a scroll view that has turned to one: out of sight they would hold it still.
  private mutating func collapseOthers(in around: ID, than id: ID, _ animation: ScrollAnimation?) {
    for other in cards
    where isInside(other, around) && !isWithin(id, other) && !isWithin(other, id) {
      if let index = openCard(other), case .card(let card) = members[index].kind {
        scroll(index, to: 0, on: card.axis, animation)
      }
    }
  }

  /// Returns the offset of a scroll view at which it shows a part of its content: the place of its snap rule at which that
  /// is nearest to the middle; without a rule the nearest at which all of it is visible.
  private func offset(of index: Int, showing start: Double, _ length: Double, on axis: ScrollAxis) -> Double {
    let viewport = viewport(at: index)
    let limits = viewport.limits(on: axis)
    let end = (start + (length - viewport.frame.size[axis])).saturated
    guard let rule = members[index].scroller.physics.snapping[axis] else {
      let rest = rest(of: members[index].id)[axis]
      return rest.clamped(to: Swift.min(start, end)...Swift.max(start, end)).clamped(to: limits)
    }
    let middle = (start / 2 + end / 2).clamped(to: limits)
    return rule.place(forRest: viewport.metrics(on: axis).request(at: middle)) ?? middle
  }

  /// Turns a scroll view to `offset`, unless it is or comes to rest there. A finger that holds it loses it.
  private mutating func turn(
    _ index: Int, to offset: Double, on axis: ScrollAxis, _ animation: ScrollAnimation?,
    at instant: ScrollInstant
  ) {
    let (id, receiver) = (members[index].id, receiver(at: index))
    if isTouched(receiver) { pass(.cancelled, to: receiver, at: instant) }
    guard rest(of: id)[axis] != offset else { return }
    guard isMoving(at: index) else { return scroll(index, to: offset, on: axis, animation) }
    var target = rest(of: id)
    target[axis] = offset
    retarget(index, to: target, isChoice: false, at: instant)
  }
}
