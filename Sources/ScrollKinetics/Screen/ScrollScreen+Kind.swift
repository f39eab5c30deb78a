import ScrollGeometry

extension ScrollScreen {
  /// What a member of a screen is; ``Geometry`` without its place, which the member's viewport has.
  enum Kind: Hashable, Sendable {
    /// A scroll view.
    case scrollView
    /// A sheet, which rests at its detents, and dismissed where it can be.
    case sheet(ScrollSheet)
    /// A header, which rests full or collapsed.
    case header(CollapsingHeader)
    // Both indirect, so that a member stays as small as a sheet's. With a payload in place Swift 6.3 also miscompiles,
    // without optimisation, the closure of a release that captures a kind: it finds a header to have no axis.
    /// A shelf of cards, which rests with a card at its place, and the number of cards by which a release moves it.
    indirect case shelf(CardShelf, reach: SnapRule.Reach)
    /// A card, which rests collapsed, full, or in its article.
    indirect case card(ExpandingCard)
  }
}

// MARK: - What a chain has to know

extension ScrollScreen.Kind {
  /// Whether a member at an offset may rest anywhere around it, as a card in its article.
  func isFree(at offset: Double) -> Bool {
    if case .card(let card) = self { offset > card.travel } else { false }
  }

  var axis: ScrollAxis? {
    switch self {
    case .scrollView: nil
    case .sheet(let sheet): sheet.axis
    case .header(let header): header.axis
    case .shelf(let shelf, _): shelf.axis
    case .card(let card): card.axis
    }
  }

  /// Whether the content of the member is what its offset moves.
  var isScrollView: Bool {
    switch self {
    case .scrollView, .shelf: true
    case .sheet, .header, .card: false
    }
  }

  /// Returns the rules by which a member shares movements on `axis`; nil where its kind has none.
  func rules(on axis: ScrollAxis) -> PerDirection<AxisChain.Rule>? {
    guard axis == self.axis else { return nil }
    let before = AxisChain.Rule(order: .before)
    switch self {
    case .scrollView, .shelf, .card: return nil
    case .sheet:
      return PerDirection(
        towardsEnd: before,
        towardsStart: AxisChain.Rule(order: .after, stretches: true, isSheet: true))
    case .header(let header):
      let order: AxisChain.Rule.Order = header.returns == .atOnce ? .before : .after
      return PerDirection(
        towardsEnd: before, towardsStart: AxisChain.Rule(order: order, stretches: header.stretches))
    }
  }

  /// Returns the law by which a member settles at a release on `axis`; nil where its kind has none.
  func restRule(on axis: ScrollAxis) -> RestRule? {
    guard axis == self.axis else { return nil }
    switch self {
    case .scrollView, .shelf: return nil
    case .sheet(let sheet): return .detents(ScrollDetents(sheet.restingOffsets))
    case .header(let header): return .ends(header.travel)
    case .card(let card): return .card(card)
    }
  }

  /// Returns the rule of the places at which a member with the given viewport rests, also after a catch, a wheel or a key;
  /// nil where it rests anywhere.
  private func snapRule(in viewport: Viewport) -> SnapRule? {
    var rule: SnapRule?
    switch self {
    case .scrollView: break
    case .sheet(let sheet):
      rule = SnapRule(.offsets(sheet.restingOffsets))
      rule?.stepsReachFirst = !sheet.isDismissible
    case .header(let header): rule = SnapRule(.offsets([0, header.travel]))
    case .shelf(let shelf, let reach):
      rule = shelf.snapRule(in: viewport.frame.size[shelf.axis], reach: reach)
    case .card(let card):
      let full = card.fullOffset(in: viewport)
      rule = SnapRule(.offsets([0, full]), freeRanges: [full...Double.greatestFiniteMagnitude])
      rule?.stepsReachFirst = false
    }
    return rule
  }

  /// Returns the snap rule of the kind on its axis, and no other; `snapping` for a plain scroll view.
  // Of rules alone: in a debug build the compiler destroys physics that are passed from an element of the members.
  func snapping(_ snapping: ScrollSnapping, in viewport: Viewport) -> ScrollSnapping {
    axis.map { ScrollSnapping(snapRule(in: viewport), on: $0) } ?? snapping
  }
}

#if !hasFeature(Embedded)
  // Encoded as the name, or an object whose key is the name: "scrollView", {"sheet": {…}},
  // {"shelf": {"shelf": {…}, "reach": …}}.
  extension ScrollScreen.Kind: Codable {
    private enum CodingKeys: String, CodingKey { case scrollView, sheet, header, shelf, card }
    private enum ShelfKeys: String, CodingKey { case shelf, reach }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let key = try values.onlyKey(orRefuse: "must be one of scrollView, sheet, header, shelf, card")
      self =
        switch key {
        case .scrollView: .scrollView
        case .sheet: .sheet(try values.decode(ScrollSheet.self, forKey: key))
        case .header: .header(try values.decode(CollapsingHeader.self, forKey: key))
        case .shelf: try Self.shelf(in: try values.nestedContainer(keyedBy: ShelfKeys.self, forKey: key))
        case .card: .card(try values.decode(ExpandingCard.self, forKey: key))
        }
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .scrollView: try values.encode(true, forKey: .scrollView)
      case .sheet(let sheet): try values.encode(sheet, forKey: .sheet)
      case .header(let header): try values.encode(header, forKey: .header)
      case .shelf(let shelf, let reach):
        try values.encode([ShelfKeys.shelf: shelf, .reach: reach], in: .shelf)
      case .card(let card): try values.encode(card, forKey: .card)
      }
    }

    private static func shelf(in fields: KeyedDecodingContainer<ShelfKeys>) throws -> Self {
      let reach: SnapRule.Reach = try fields[.reach]
      try SnapRule.validate(.offsets([]), reach: reach)
      return .shelf(try fields[.shelf], reach: reach)
    }
  }
#endif

// Headers: inputs on the header itself.
extension ScrollScreen {
  /// Returns the list that shares the movements of an input on a header alone; nil for another member, and where no list is.
  /// Of several members the one whose middle is nearest to the header's, or the pager's, across the header's axis; of several
  /// equally near ones that with the greatest number, which lies above the others. A header that is touched keeps its list.
  mutating func findList(servedBy index: Int) -> Int? {
    guard case .header(let header) = members[index].kind else { return nil }
    if isTouched(receiver(at: index)) {
      // The innermost member inside the header that it is joined to.
      guard let nest = members[index].nest else { return nil }
      let list = nests[nest].ids.first { $0.map { isInside($0, members[index].id) } ?? false }
      return list?.flatMap { self.index(of: $0) }
    }
    var around = index
    while members[around].children > 0, let inner = findNearestMember(in: around, across: header.axis) {
      if viewport(at: inner).isScrollable(on: header.axis) { return inner }
      around = inner
    }
    return nil
  }

  /// Returns the member directly inside another whose middle is nearest to its middle, across `axis`, in its content.
  private mutating func findNearestMember(in around: Int, across axis: ScrollAxis) -> Int? {
    func middle(_ index: Int) -> Double {
      catchUp(index)
      let frame = frameInParent(at: index)
      return (frame.origin[axis.cross] + frame.size[axis.cross] / 2).saturated
    }
    let parent = members[around].id
    let place = (middle(around) - originInParent(at: around)[axis.cross]).saturated
    var nearest: (index: Int, distance: Double)?
    for index in members.indices where members[index].parent == parent && !members[index].isAway {
      let distance = (middle(index) - place).saturated.magnitude
      if nearest.map({ distance <= $0.distance }) ?? true { nearest = (index, distance) }
    }
    return nearest?.index
  }

  // Shelves: members that rest on cards.
  mutating func change(
    _ index: Int, to shelf: CardShelf, frame: ScrollRect, reach: SnapRule.Reach?,
    _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) -> Changes {
    guard case .shelf(let old, let presentReach) = members[index].kind else { return Changes() }
    let (id, axis, viewport) = (members[index].id, shelf.axis, shelf.viewport(in: frame))
    let (isHeld, present) = (isHeldByFinger(index, on: axis), self.viewport(at: index))
    let isAtRest = !isHeld && instantOfRest(of: id) <= Swift.max(now, instant)
    let rest =
      isHeld
      ? nil : shelf.place(in: viewport, correspondingTo: rest(of: id)[axis], of: old, in: present)
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
    var target = self.rest(of: id)
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
