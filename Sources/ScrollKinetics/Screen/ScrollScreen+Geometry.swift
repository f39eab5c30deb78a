import ScrollGeometry

extension ScrollScreen {
  /// What a member of a screen is, and where: as it is inserted, and as it changes.
  ///
  ///     screen.insert(.header(header, over: window), as: 1)
  ///     screen.insert(list, as: 2, in: 1)
  ///     screen.insert(.shelf(shelf, frame: rows.frames[2]), as: 3, in: 2)
  ///     …
  ///     screen.update(.header(header, over: rotated), as: 1, at: instant)
  ///
  /// Each kind shares movements with the members inside it that scroll on the same axis:
  ///
  ///     kind          towards the end          towards the start               over-scroll at the start
  ///     scroll view   by its rules             by its rules                    by its rules
  ///     sheet         before them              after them                      the sheet
  ///     header        before them              after them, or before (atOnce)  the list, or the header (stretches)
  ///     shelf, card   by its rules             by its rules                    by its rules
  ///
  /// Nested kinds combine: a header that returns at once, in a sheet, over a list. Upwards move the sheet, the header, the
  /// list; downwards the header, the list, the sheet. Flings go on from the one to the other, but a fling of a list does
  /// not pull its sheet down.
  ///
  /// - Source: our choice, [O].
  public enum Geometry: Hashable, Sendable {
    /// A scroll view with the given viewport.
    case scrollView(Viewport)

    /// A sheet, which rests at its detents, and dismissed where it can be.
    ///
    /// The offset of the member is the visible length of the sheet. A finger on the list in it pulls the sheet up, scrolls
    /// the list, and pulls the sheet down again.
    ///
    /// - The sheet grows to its largest detent before the list scrolls, and the list returns to its beginning before the
    ///   sheet sinks. A sheet that is released, caught or moved by a wheel between two detents comes to rest at a detent, as
    ///   ``ScrollDetents`` describes. A fling of the list never moves the sheet, and ends where the list begins, without becoming
    ///   faster than it was let go; wheels and keys that scroll the list do not move it, until there has been none for 1.5 s.
    /// - A sheet that can be dismissed follows the finger down to nothing. A flick downwards from its smallest detent
    ///   throws it away: it comes to rest at offset 0, where ``ScrollScreen/isDismissed(_:)`` is true. Wheels, keys and scrolls
    ///   without phases lead to its smallest detent at most.
    /// - One that cannot stretches below its smallest detent: the sheet itself, not its list.
    /// - After a change a sheet at rest is at the detent with the same index; where there is none any more, at the nearest.
    ///   In a flight or under a finger, its edge on the screen stays where it is: the offset changes by the displacement of
    ///   the container's end, and may be outside the new limits while it moves. The flight goes on to the same detent.
    /// - Source: our choice, [O].
    case sheet(ScrollSheet)

    /// A header over a container, which rests full or collapsed, and collapses over the lists inside it.
    ///
    /// The offset of the member is the distance by which the header has collapsed. A finger on a list inside it, also on one
    /// of several pages, collapses the header before the list scrolls. The header comes back when the list is at its
    /// beginning, or with the first movement back.
    ///
    /// - The header rests full or collapsed: after a release as the velocity points, after a wheel or a key in its direction; without
    ///   velocity, and after a catch or a scroll without phases, at the nearer of the two.
    /// - Several lists share the header. Each keeps its own offset while others scroll, also if they collapse the header.
    /// - An input on the header itself is shared with its list; of several pages, with the list of the nearest one. It never
    ///   turns the pages.
    /// - After a change a full header is full and a collapsed one collapsed, the latter under a finger and in flight, too; one between
    ///   goes to the nearer of the two.
    /// - Source: our choice, [O].
    case header(CollapsingHeader, over: ScrollRect)

    /// A shelf of cards, with its frame in the content of its parent, and the number of cards by which a release moves it;
    /// nil for one, from 2200 points per second on two, and from 2700 on three, and after a change for as many as before.
    ///
    /// A finger that moves along the shelf scrolls it, one that moves across it the list around it. Either flies on while
    /// another finger moves the other.
    ///
    /// - A shelf rests with a card at its place, or with its first or last card at the margin; also after a catch, a wheel or
    ///   a key. It is inserted at its beginning.
    /// - After a change a shelf at rest is at its card, and one in flight goes on to its card; where the card is gone, to the
    ///   nearest one. Under a finger the content does not jump. A change of the frame's position changes no bit of the
    ///   motion.
    /// - Source: our choice, [O], modelled on the App Store.
    case shelf(CardShelf, frame: ScrollRect, reach: SnapRule.Reach? = nil)

    /// A card, with the place of its container in the content of its parent, which rests collapsed, full, or in its
    /// article.
    ///
    ///     let carousel = CardCarousel(card: card, articleLengths: [2000, 900], spacing: 10)
    ///     screen.insert(carousel.viewport, as: 1, physics: Scroller.Physics(snapping: carousel.snapping))
    ///     for index in 0..<2 {
    ///       let card = ScrollScreen.Geometry.card(carousel.card(index), origin: carousel.origin(of: index))
    ///       screen.insert(card, as: ScrollScreen.ID(2 + index), in: 1)
    ///     }
    ///
    /// The offset of the member runs from 0, where the card is collapsed, through its travel, where it is full, into its
    /// article. A finger on any card of the carousel expands it, scrolls its article, and collapses it again.
    ///
    /// - The card rests collapsed, full or in its article: after a release as
    ///   ``/ScrollGeometry/ExpandingCard/restingOffset(from:velocity:proposed:)`` describes; after a catch or a scroll without
    ///   phases, where it would rest between collapsed and full, at the nearer of the two. Wheels and keys open it at once,
    ///   and neither they nor those scrolls collapse it. It is inserted collapsed.
    /// - A card that is not collapsed holds the members around it still across its axis: no finger, wheel or key moves them
    ///   there until it is collapsed, nor until the drag ends that has collapsed it. The program does.
    /// - With an input that opens the card, by a finger, a wheel or ``ScrollScreen/expand(_:_:animation:at:)``, the scroll
    ///   views among them that scroll only across the card turn to the place of their snap rule at which its container is
    ///   nearest to the middle; without a rule, as little as it takes to show all of it. A finger that holds one of them
    ///   loses it, and the other cards in them collapse.
    /// - After a change a collapsed card is collapsed, a full one full, and one in its article keeps the place of the
    ///   article, under a finger, too. Neither the members around it nor those inside change.
    /// - Source: our choice, [O].
    case card(ExpandingCard, origin: ScrollPoint)
  }

  /// Adds a member, at rest.
  ///
  /// No other member moves or changes, and no touch: a finger that is down already does not touch the new member. A
  /// retained member with this number is dropped.
  ///
  /// - Parameters:
  ///   - geometry: what the member is, and where.
  ///   - id: the member's number.
  ///   - parent: the member around it, which a touch of this member also touches; nil for none.
  ///   - displayScale: the number of pixels per point; nil for the viewport's, and for 1.
  ///   - physics: the member's physics. The snap rules apply to a scroll view only; all others have their own.
  ///   - rules: the rules by which the member shares movements with members inside it that scroll on the same axis, as
  ///     a list does with a carousel; nil for the screen's ``rules``. A sheet and a header have their own on their axis.
  ///   - scrollsToTop: whether ``scrollToTop(at:shouldScroll:)`` counts the member; nil for scroll views alone.
  ///   - file: the file of the call, for messages.
  ///   - line: its line.
  /// - Precondition: the container and the frame are finite and not negative in size, the origin is finite, a count in the
  ///   reach is at least one, speeds in it and the scale are finite and more than zero, no member with this number is
  ///   present, the parent is present, and at most 63 members are around the new one.
  /// - Complexity: O(members), without a motion of any.
  public mutating func insert(
    _ geometry: Geometry, as id: ID, in parent: ID? = nil, displayScale: Double? = nil,
    physics: Scroller.Physics = .uiKit, rules: ScrollScreen.Rules? = nil, scrollsToTop: Bool? = nil,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try geometry.validate(), file, line)
    requireValid(try displayScale?.check(.positive, "displayScale"), file, line)
    let kind = geometry.kind
    var viewport = geometry.viewport
    if let displayScale { viewport.displayScale = displayScale }
    var physics = physics
    physics.snapping = kind.snapping(physics.snapping, in: viewport)
    insert(
      Member(
        id: id, kind: kind, parent: parent, scroller: Scroller(viewport: viewport, physics: physics, at: now),
        rules: rules, scrollsToTop: scrollsToTop ?? (kind.axis == nil)), file, line)
  }

  /// Adds a scroll view, at rest; see ``insert(_:as:in:displayScale:physics:rules:scrollsToTop:file:line:)``.
  ///
  ///     screen.insert(list, as: 1)
  public mutating func insert(
    _ viewport: Viewport, as id: ID, in parent: ID? = nil, physics: Scroller.Physics = .uiKit,
    rules: ScrollScreen.Rules? = nil, scrollsToTop: Bool = true, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    insert(
      .scrollView(viewport), as: id, in: parent, physics: physics, rules: rules, scrollsToTop: scrollsToTop,
      file: file, line: line)
  }

  /// Returns what a member is, and where it is now: a scroll view with its present viewport.
  public func geometry(of id: ID) -> Geometry {
    let (kind, viewport) = (kind(of: id), self[id])
    return switch kind {
    case .scrollView: .scrollView(viewport)
    case .sheet(let sheet): .sheet(sheet)
    case .header(let header): .header(header, over: viewport.frame)
    case .shelf(let shelf, let reach): .shelf(shelf, frame: viewport.frame, reach: reach)
    case .card(let card): .card(card, origin: viewport.frame.origin)
    }
  }

  /// Changes what a member is, within its kind, or where: because of a rotation, a keyboard, other detents, lengths, cards,
  /// or rows above it.
  ///
  ///     screen.update(.sheet(sheet.resized(to: aboveKeyboard)), as: 1, at: instant)
  ///     screen.update(2, at: instant) { $0.frame = listFrame }
  ///
  /// What a change keeps stands with each case of ``Geometry``: at rest at once or with `animation`, in flight where the
  /// flight ends. A scroll view gets the viewport, as by ``update(_:at:keeping:animation:snapping:release:_:)``. The members
  /// inside do not change: the host changes their frames.
  ///
  /// - Precondition: the member is present and of this kind, a scroll view or a shelf may also be retained, the axis is its
  ///   own, the numbers are valid as for ``insert(_:as:in:displayScale:physics:rules:scrollsToTop:file:line:)``, and
  ///   the duration of the animation is not negative.
  @discardableResult
  public mutating func update(
    _ geometry: Geometry, as id: ID, at instant: ScrollInstant, animation: ScrollAnimation? = nil
  ) -> Changes {
    requireValid(try geometry.validate())
    if let fault = fault(of: id, as: geometry) { preconditionFailure(fault.description) }
    let (index, instant) = (requireIndex(of: id), Swift.max(now, instant))
    switch geometry {
    case .scrollView(let viewport): return update(id, at: instant, animation: animation) { $0 = viewport }
    case .shelf(let shelf, let frame, let reach):
      return change(index, to: shelf, frame: frame, reach: reach, animation, at: instant)
    case .sheet, .header, .card:
      return change(index, to: geometry.kind, geometry.place, animation, at: instant)
    }
  }

  /// Returns the reason why a member cannot change to a geometry; nil where it can.
  func fault(of id: ID, as geometry: Geometry) -> MemberFault? {
    guard let index = index(of: id) else { return .isAbsent(id) }
    let (old, new) = (members[index].kind, geometry.kind)
    switch (old, new) {
    case (.scrollView, .scrollView): return nil
    case (.shelf, .shelf): break
    case _ where members[index].isAway: return .isAbsent(id)
    case (.sheet, .sheet), (.header, .header), (.card, .card): break
    default: return .isOfAnotherKind(id)
    }
    guard let oldAxis = old.axis, let newAxis = new.axis, oldAxis != newAxis else { return nil }
    return .hasAxis(oldAxis, not: newAxis)
  }
}

extension ScrollScreen.Geometry {
  var kind: ScrollScreen.Kind {
    switch self {
    case .scrollView: .scrollView
    case .sheet(let sheet): .sheet(sheet)
    case .header(let header, _): .header(header)
    case .shelf(let shelf, _, let reach): .shelf(shelf, reach: reach ?? .steps([2200, 2700]))
    case .card(let card, _): .card(card)
    }
  }

  /// The viewport of the member as it is inserted: a sheet at its first detent.
  var viewport: Viewport {
    var viewport = place
    if case .sheet(let sheet) = self { viewport.contentOffset[sheet.axis] = sheet.offset(of: 0) }
    return viewport
  }

  /// A viewport with the frame, the content and the insets of the member.
  fileprivate var place: Viewport {
    switch self {
    case .scrollView(let viewport): return viewport
    case .sheet(let sheet): return sheet.viewport
    case .header(let header, let container): return header.viewport(in: container)
    case .shelf(let shelf, let frame, _): return shelf.viewport(in: frame)
    case .card(let card, let origin):
      var viewport = card.viewport
      viewport.frame.origin = origin
      return viewport
    }
  }

  /// Throws the error of the first number that breaks a rule.
  func validate() throws(ScrollValueError) {
    switch self {
    case .scrollView, .sheet: break
    case .header(_, let container): try container.check("container")
    case .shelf(_, let frame, let reach):
      try frame.check("frame")
      if let reach { try SnapRule.validate(.offsets([]), reach: reach) }
    case .card(_, let origin): try origin.check(.finite, "origin")
    }
  }
}

#if !hasFeature(Embedded)
  // Encoded as an object with the name of the kind as a key, and the place of a header, a shelf or a card beside it:
  // {"viewport": {…}}, {"header": {…}, "over": {…}}.
  extension ScrollScreen.Geometry: CodableByHand {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      // The kind. An object has exactly one of these keys.
      case viewport, sheet, header, shelf, card
      case over, frame, reach, origin
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      switch try values.onlyKey(of: CodingKeys.allCases[..<5]) {
      case .sheet: self = .sheet(try values[.sheet])
      case .header: self = .header(try values[.header], over: try values[.over])
      case .shelf:
        self = .shelf(try values[.shelf], frame: try values[.frame], reach: try values[ifPresent: .reach])
      case .card: self = .card(try values[.card], origin: try values[.origin])
      default: self = .scrollView(try values[.viewport])
      }
      try validate()
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .scrollView(let viewport): try values.encode(viewport, forKey: .viewport)
      case .sheet(let sheet): try values.encode(sheet, forKey: .sheet)
      case .header(let header, let container): try values.encode([.header: header, .over: container])
      case .shelf(let shelf, let frame, let reach):
        try values.encode([.shelf: shelf, .frame: frame, .reach: reach])
      case .card(let card, let origin): try values.encode([.card: card, .origin: origin])
      }
    }
  }
#endif
