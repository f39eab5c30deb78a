import ScrollGeometry

// Cards: members that expand, and hold what is around them still.
extension ScrollScreen {
  /// Adds a card, collapsed and at rest.
  ///
  ///     let carousel = CardCarousel(card: card, articleLengths: [2000, 900], spacing: 10)
  ///     screen.insert(carousel.viewport, as: 1, physics: Scroller.Physics(snapping: carousel.snapping))
  ///     for index in 0..<2 {
  ///       screen.insert(carousel.card(index), origin: carousel.origin(of: index), as: ScrollScreen.ID(2 + index), in: 1)
  ///     }
  ///
  /// The offset of the member runs from 0, where the card is collapsed, through its travel, where it is full, into its
  /// article. A finger on any card of the carousel expands it, scrolls its article, and collapses it again.
  ///
  /// - The card rests collapsed, full or in its article: after a release as
  ///   ``/ScrollGeometry/ExpandingCard/restingOffset(from:velocity:proposed:)`` describes; after a catch or a wheel, where it
  ///   would rest between collapsed and full, at the nearer of the two.
  /// - With members around it that scroll on its axis, as a list or a header, it shares movements as a scroll view does.
  /// - A card that is not collapsed holds the members around it still that scroll only across its axis: no finger, wheel
  ///   or key moves them until it is collapsed, nor until the drag ends that has collapsed it. The program does.
  /// - With an input that opens the card, by a finger, a wheel or ``expand(_:_:animation:at:)``, the scroll views among
  ///   them turn to the place of their snap rule at which the card's container is nearest to the middle; without a rule,
  ///   as little as it takes to show all of it. A finger that holds one of them loses it, and the
  ///   other cards in them collapse.
  /// - Source: our choice, [O].
  ///
  /// - Parameters:
  ///   - card: the card.
  ///   - origin: the place of the card's container in the content of the member around it.
  ///   - id: the member's number.
  ///   - parent: the member around it; nil for none.
  ///   - displayScale: the number of pixels per point.
  ///   - physics: the physics; its snap rules do not apply.
  /// - Precondition: `origin` is finite, the scale is finite and more than zero, no member with this number is present, the
  ///   parent is present, and at most 63 members are around the new one.
  public mutating func insert(
    _ card: ExpandingCard, origin: ScrollPoint = .zero, as id: ID, in parent: ID? = nil,
    displayScale: Double = 1,
    physics: Scroller.Physics = .uiKit
  ) {
    insert(.card(card), card.viewport(at: origin, displayScale: displayScale), as: id, in: parent, physics)
  }

  /// Returns whether a card is collapsed; false for another member.
  ///
  /// - Precondition: there is such a member, present or retained.
  public func isCollapsed(_ id: ID) -> Bool {
    guard case .card(let card) = kind(of: id) else { return false }
    return self[id].contentOffset[card.axis] <= 0
  }

  /// Makes a card full, at the beginning of its article, or collapses it. A finger that holds the card loses it.
  ///
  /// What is around an expanded card, and scrolls across it, turns to the card, as described for
  /// ``insert(_:origin:as:in:displayScale:physics:)``: from rest with the same motion, in flight with the motion of a target
  /// that was chosen.
  ///
  /// - Parameters:
  ///   - id: the card.
  ///   - expands: whether the card becomes full; if not, it collapses.
  ///   - animation: the motion; nil for none.
  ///   - instant: the instant at which the motion begins; one earlier than ``now`` is treated as `now`.
  /// - Precondition: the card is present, and ``ScrollAnimation/validate()`` does not throw.
  @discardableResult
  public mutating func expand(
    _ id: ID, _ expands: Bool = true, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
  ) -> Changes {
    requireValid { () throws(ScrollValueError) in try animation?.validate() }
    guard let index = index(ofPresent: id), case .card(let card) = members[index].kind else {
      preconditionFailure("\(id) must be a card")
    }
    begin(at: instant)
    scroll(index, to: expands ? card.travel : 0, on: card.axis, animation, at: instant)
    if expands { turn(toCardAt: index, animation, at: instant) }
    return changes
  }
}

extension CardCarousel {
  /// The snap rules of the scroll view that moves the carousel: a swipe turns to the next card.
  public var snapping: ScrollSnapping {
    ScrollSnapping(pitch > 0 ? SnapRule(.every(pitch), reach: .steps([])) : nil, on: axis)
  }
}

extension ExpandingCard {
  /// Returns the viewport of the outer scroll view in the content of another one.
  func viewport(at origin: ScrollPoint, displayScale: Double) -> Viewport {
    requireValid { () throws(ScrollValueError) in try origin.check(.finite, "origin") }
    var viewport = viewport
    viewport.frame.origin = origin
    viewport.displayScale = displayScale
    return viewport
  }
}

// MARK: - What is around a card

extension ScrollScreen {
  /// The members that are cards, in order.
  var cardsOfMembers: [ID] {
    members.lazy.filter { if case .card = $0.kind { true } else { false } }.map { $0.id }
  }

  /// Returns whether a card holds a member still, which scrolls only across the card's axis.
  mutating func isHeldStill(_ index: Int) -> Bool {
    guard !cards.isEmpty else { return false }
    let viewport = viewport(at: index)
    for id in cards {
      guard let place = self.index(ofPresent: id), case .card(let card) = members[place].kind,
        viewport.isScrollable(on: card.axis.cross), !viewport.isScrollable(on: card.axis),
        isInside(id, members[index].id)
      else { continue }
      if isOpen(place) || ask(receiver(at: place), { $0.isDragging }) { return true }
    }
    return false
  }

  /// Returns whether a card is not collapsed, or about to expand.
  private mutating func isOpen(_ index: Int) -> Bool {
    guard case .card(let card) = members[index].kind else { return false }
    catchUp(index)
    return viewport(at: index).contentOffset[card.axis] > 0
      || restingOffset(of: members[index].id)[card.axis] > 0
  }

  /// Notes the cards that are open before an input.
  mutating func noteOpenCards() {
    guard !cards.isEmpty else { return }
    scratch.openCards.empty()
    for id in cards {
      if let index = index(ofPresent: id), isOpen(index) { scratch.openCards.append(id) }
    }
  }

  /// Turns what is around the cards that an input has opened to these cards.
  mutating func turnToOpenedCards(at instant: ScrollInstant) {
    guard !cards.isEmpty else { return }
    for id in cards where !scratch.openCards.contains(id) {
      if let index = index(ofPresent: id), isOpen(index) { turn(toCardAt: index, .uiKit, at: instant) }
    }
  }

  /// Turns the scroll views around a card that scroll across it to the place at which they show it.
  private mutating func turn(
    toCardAt index: Int, _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) {
    guard case .card(let card) = members[index].kind else { return }
    let (axis, length) = (card.axis.cross, card.container[card.axis.cross])
    var (start, next) = (viewport(at: index).frame.origin[axis], members[index].parent)
    while let id = next {
      let around = requireIndex(of: id)
      next = members[around].parent
      catchUp(around)
      var offset = viewport(at: around).contentOffset[axis]
      let origin = (originInParent(at: around)[axis] + offset).saturated
      if members[around].kind.isScrollView, viewport(at: around).isScrollable(on: axis),
        !viewport(at: around).isScrollable(on: card.axis)
      {
        offset = self.offset(of: around, showing: start, length, on: axis)
        turn(around, to: offset, on: axis, animation, at: instant)
        collapseOthers(in: id, than: members[index].id, animation, at: instant)
      }
      start = (start + (origin - offset)).saturated
    }
  }

  /// Collapses the other cards in a scroll view that has turned to one: out of sight they would hold it still.
  private mutating func collapseOthers(
    in around: ID, than id: ID, _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) {
    for other in cards
    where other != id && isInside(other, around) && !isInside(id, other) && !isInside(other, id) {
      if let index = index(ofPresent: other), case .card(let card) = members[index].kind, isOpen(index) {
        scroll(index, to: 0, on: card.axis, animation, at: instant)
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
      let rest = restingOffset(of: members[index].id)[axis]
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
    if isTouched(receiver) { pass(.cancelled, to: receiver, at: instant) { _, _ in } }
    guard restingOffset(of: id)[axis] != offset else { return }
    guard isMoving(at: index) else { return scroll(index, to: offset, on: axis, animation, at: instant) }
    var target = restingOffset(of: id)
    target[axis] = offset
    program(.retarget(target), on: index, at: instant)
  }
}
