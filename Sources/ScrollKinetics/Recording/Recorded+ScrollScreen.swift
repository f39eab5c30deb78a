#if !hasFeature(Embedded)
  import ScrollGeometry

  // The methods of a screen.
  extension Recorded where Subject == ScrollScreen {
    /// The rules of the screen; see ``ScrollScreen/rules``.
    public var rules: ScrollScreen.Rules {
      get { subject.rules }
      set { perform(.rules(newValue), at: now) }
    }

    /// The physics of a member; see ``ScrollScreen/subscript(physicsOf:)``.
    ///
    /// - Precondition: there is such a member, present or retained.
    public subscript(physicsOf id: ScrollScreen.ID) -> Scroller.Physics {
      get { subject[physicsOf: id] }
      set { perform(.update(id, .physics(newValue)), at: now) }
    }

    /// Whether a tap of the status bar counts a member; see ``ScrollScreen/subscript(scrollsToTop:)``.
    ///
    /// - Precondition: there is such a member, present or retained.
    public subscript(scrollsToTop id: ScrollScreen.ID) -> Bool {
      get { subject[scrollsToTop: id] }
      set { perform(.scrollsToTop(id, newValue), at: now) }
    }

    /// Handles an input; see ``ScrollScreen/handle(_:on:at:release:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, on id: ScrollScreen.ID? = nil, at instant: ScrollInstant,
      release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var choices: [ScrollScreen.Choice] = []
        let changes = screen.handle(input, on: id, at: instant) { id, proposal in
          let choice = proposal.choice { release(id, &$0) }
          if let choice { choices.append(ScrollScreen.Choice(choice, of: id)) }
        }
        return (.input(input, on: id, choices), changes)
      }
    }

    /// Handles a tap of the status bar; see ``ScrollScreen/scrollToTop(at:shouldScroll:)``.
    @discardableResult
    public mutating func scrollToTop(
      at instant: ScrollInstant, shouldScroll: (ScrollScreen.ID) -> Bool = { _ in true }
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var scrolled: ScrollScreen.ID?
        let changes = screen.scrollToTop(at: instant) { id in
          guard shouldScroll(id) else { return false }
          scrolled = id
          return true
        }
        return (.input(.scrollToTop, on: scrolled), changes)
      }
    }

    /// Changes a member's viewport; see ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``.
    ///
    /// - Precondition: there is such a member, present or retained.
    @discardableResult
    public mutating func update(
      _ id: ScrollScreen.ID, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
      animation: ScrollAnimation? = nil, snapping: ScrollSnapping? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var (viewport, choice) = (screen[id], Scroller.Choice?.none)
        let changes = screen.update(
          id, at: instant, keeping: keeping, animation: animation, snapping: snapping
        ) {
          choice = $0.choice(of: release)
        } _: {
          change(&$0)
          viewport = $0
        }
        let update = Scroller.Update.viewport(
          viewport, keeping: keeping, animation: animation, snapping: snapping, choice)
        return (.update(id, update), changes)
      }
    }

    /// Applies a change of a member's content; see ``ScrollScreen/apply(_:to:at:anchoredAt:snapping:release:)``.
    ///
    /// - Precondition: there is such a member, present or retained.
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, to id: ScrollScreen.ID, at instant: ScrollInstant,
      anchoredAt fraction: Double = 0, snapping: ScrollSnapping? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var choice: Scroller.Choice?
        let changes = screen.apply(change, to: id, at: instant, anchoredAt: fraction, snapping: snapping) {
          choice = $0.choice(of: release)
        }
        return (.update(id, .content(change, anchoredAt: fraction, snapping: snapping, choice)), changes)
      }
    }

    /// Adds a member; see ``ScrollScreen/insert(_:as:in:physics:rules:scrollsToTop:)``.
    ///
    /// - Precondition: no member with this number is present, the parent is present, and at most 63 members are around
    ///   the new one.
    public mutating func insert(
      _ viewport: Viewport, as id: ScrollScreen.ID, in parent: ScrollScreen.ID? = nil,
      physics: Scroller.Physics = .uiKit, rules: ScrollScreen.Rules? = nil, scrollsToTop: Bool = true
    ) {
      perform(
        .insert(viewport, as: id, in: parent, physics: physics, rules: rules, scrollsToTop: scrollsToTop),
        at: now)
    }

    /// Adds a sheet; see ``ScrollScreen/insert(_:as:in:detent:displayScale:physics:)``.
    ///
    /// - Precondition: as there.
    public mutating func insert(
      _ sheet: ScrollSheet, as id: ScrollScreen.ID, in parent: ScrollScreen.ID? = nil, detent: Int? = 0,
      displayScale: Double = 1, physics: Scroller.Physics = .uiKit
    ) {
      perform(
        .insertSheet(sheet, as: id, in: parent, detent: detent, displayScale: displayScale, physics: physics),
        at: now)
    }

    /// Adds a header; see ``ScrollScreen/insert(_:over:as:in:displayScale:physics:)``.
    ///
    /// - Precondition: as there.
    public mutating func insert(
      _ header: CollapsingHeader, over container: ScrollRect, as id: ScrollScreen.ID,
      in parent: ScrollScreen.ID? = nil, displayScale: Double = 1, physics: Scroller.Physics = .uiKit
    ) {
      perform(
        .insertHeader(
          header, over: container, as: id, in: parent, displayScale: displayScale, physics: physics), at: now)
    }

    /// Adds a shelf; see ``ScrollScreen/insert(_:frame:as:in:reach:displayScale:physics:)``.
    ///
    /// - Precondition: as there.
    public mutating func insert(
      _ shelf: CardShelf, frame: ScrollRect, as id: ScrollScreen.ID, in parent: ScrollScreen.ID? = nil,
      reach: SnapRule.Reach = .steps([2200, 2700]), displayScale: Double = 1,
      physics: Scroller.Physics = .uiKit
    ) {
      perform(
        .insertShelf(
          shelf, frame: frame, as: id, in: parent, reach: reach, displayScale: displayScale, physics: physics),
        at: now)
    }

    /// Adds a card; see ``ScrollScreen/insert(_:origin:as:in:displayScale:physics:)``.
    ///
    /// - Precondition: as there.
    public mutating func insert(
      _ card: ExpandingCard, origin: ScrollPoint = .zero, as id: ScrollScreen.ID,
      in parent: ScrollScreen.ID? = nil, displayScale: Double = 1, physics: Scroller.Physics = .uiKit
    ) {
      perform(
        .insertCard(card, origin: origin, as: id, in: parent, displayScale: displayScale, physics: physics),
        at: now)
    }

    /// Changes a sheet; see ``ScrollScreen/update(_:as:at:animation:)``.
    ///
    /// - Precondition: as there.
    @discardableResult
    public mutating func update(
      _ sheet: ScrollSheet, as id: ScrollScreen.ID, at instant: ScrollInstant,
      animation: ScrollAnimation? = nil
    ) -> ScrollScreen.Changes {
      perform(.updateSheet(sheet, as: id, animation), at: instant)
    }

    /// Changes a header; see ``ScrollScreen/update(_:over:as:at:animation:)``.
    ///
    /// - Precondition: as there.
    @discardableResult
    public mutating func update(
      _ header: CollapsingHeader, over container: ScrollRect, as id: ScrollScreen.ID,
      at instant: ScrollInstant, animation: ScrollAnimation? = nil
    ) -> ScrollScreen.Changes {
      perform(.updateHeader(header, over: container, as: id, animation), at: instant)
    }

    /// Changes a shelf; see ``ScrollScreen/update(_:frame:as:at:animation:)``.
    ///
    /// - Precondition: as there.
    @discardableResult
    public mutating func update(
      _ shelf: CardShelf, frame: ScrollRect, as id: ScrollScreen.ID, at instant: ScrollInstant,
      animation: ScrollAnimation? = nil
    ) -> ScrollScreen.Changes {
      perform(.updateShelf(shelf, frame: frame, as: id, animation), at: instant)
    }

    /// Changes a card; see ``ScrollScreen/update(_:origin:as:at:animation:)``.
    ///
    /// - Precondition: as there.
    @discardableResult
    public mutating func update(
      _ card: ExpandingCard, origin: ScrollPoint? = nil, as id: ScrollScreen.ID, at instant: ScrollInstant,
      animation: ScrollAnimation? = nil
    ) -> ScrollScreen.Changes {
      perform(.updateCard(card, origin: origin, as: id, animation), at: instant)
    }

    /// Expands a card, or collapses it; see ``ScrollScreen/expand(_:_:animation:at:)``.
    ///
    /// - Precondition: as there.
    @discardableResult
    public mutating func expand(
      _ id: ScrollScreen.ID, _ expands: Bool = true, animation: ScrollAnimation? = .uiKit,
      at instant: ScrollInstant
    ) -> ScrollScreen.Changes {
      perform(.expand(id, expands, animation), at: instant)
    }

    /// Moves a sheet to a detent; see ``ScrollScreen/move(_:to:animation:at:)``.
    ///
    /// - Precondition: as there.
    @discardableResult
    public mutating func move(
      _ id: ScrollScreen.ID, to detent: Int?, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
    ) -> ScrollScreen.Changes {
      perform(.move(id, to: detent, animation), at: instant)
    }

    /// Removes a member and all inside it; see ``ScrollScreen/remove(_:at:retaining:)``.
    @discardableResult
    public mutating func remove(
      _ id: ScrollScreen.ID, at instant: ScrollInstant, retaining isRetained: Bool = false
    ) -> ScrollScreen.Changes {
      perform(.remove(id, retaining: isRetained), at: instant)
    }

    /// Returns a retained member to the screen; see ``ScrollScreen/restore(_:in:at:)``.
    ///
    /// - Precondition: the parent is present or nil, and at most 63 members are around any of the returned ones.
    @discardableResult
    public mutating func restore(
      _ id: ScrollScreen.ID, in parent: ScrollScreen.ID? = nil, at instant: ScrollInstant
    ) -> Bool {
      record(at: instant) { (.restore(id, in: parent), $0.restore(id, in: parent, at: instant)) }
    }

    /// Keeps the members inside a list equal to those of its visible rows; see
    /// ``ScrollScreen/show(_:in:at:as:inserting:)``. What it does is recorded as the calls that do the same.
    @discardableResult
    public mutating func show(
      _ rows: Range<Int>, in list: ScrollScreen.ID, at instant: ScrollInstant,
      as id: (Int) -> ScrollScreen.ID?, inserting insert: (inout Recorded, Int) -> Void
    ) -> ScrollScreen.Changes {
      guard !subject.shows(rows, in: list, as: id) else { return ScrollScreen.Changes() }
      var (changes, hasReturned) = (ScrollScreen.Changes(), false)
      for id in subject.members(in: list, except: rows, as: id) {
        changes.append(remove(id, at: instant, retaining: true))
      }
      for row in rows {
        guard let id = id(row), !subject.contains(id) else { continue }
        if restore(id, in: list, at: instant) { hasReturned = true } else { insert(&self, row) }
      }
      if hasReturned { changes.append(advance(to: instant)) }
      return changes
    }

    /// Drops a retained member; see ``ScrollScreen/drop(retained:)``.
    public mutating func drop(retained id: ScrollScreen.ID) {
      perform(.drop(retained: id), at: now)
    }
  }
#endif
