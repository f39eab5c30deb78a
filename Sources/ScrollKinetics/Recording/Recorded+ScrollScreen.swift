#if !hasFeature(Embedded)
  import ScrollGeometry

  // The methods of a screen in which the host chooses. All others are made by `execute(_:at:)`.
  extension Recorded where Subject == ScrollScreen {
    /// Handles an input; see ``ScrollScreen/handle(_:on:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, on id: ScrollScreen.ID? = nil, at instant: ScrollInstant,
      release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var choices: [ScrollScreen.Choice] = []
        let changes = screen.handle(
          input, on: id, at: instant,
          release: { id, proposal in
            let choice = proposal.choose { release(id, &$0) }
            if let choice { choices.append(ScrollScreen.Choice(choice, of: id)) }
          }, file: file, line: line)
        return (.input(input, on: id, choices), changes)
      }
    }

    /// Handles an input for the member at a point, as one on this member; see
    /// ``ScrollScreen/handle(_:over:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, over point: ScrollPoint, at instant: ScrollInstant,
      release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> ScrollScreen.Changes {
      var screen = subject
      screen.begin(at: instant)
      return handle(
        input, on: screen.findMember(at: point, for: input), at: instant, release: release, file: file,
        line: line)
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
        return (scrolled == nil ? .advance : .input(.scrollToTop, on: scrolled), changes)
      }
    }

    /// Changes a member's viewport; see ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``.
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
          choice = $0.choose(by: release, after: choice)
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
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, to id: ScrollScreen.ID, at instant: ScrollInstant,
      anchoredAt fraction: Double = 0, snapping: ScrollSnapping? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var choice: Scroller.Choice?
        let changes = screen.apply(change, to: id, at: instant, anchoredAt: fraction, snapping: snapping) {
          choice = $0.choose(by: release, after: choice)
        }
        return (.update(id, .content(change, anchoredAt: fraction, snapping: snapping, choice)), changes)
      }
    }

    /// Keeps the members inside a list equal to those of its visible rows; see
    /// ``ScrollScreen/show(_:in:at:as:inserting:)``. What it does is recorded as the calls that do the same.
    @discardableResult
    public mutating func show(
      _ rows: Range<Int>, in list: ScrollScreen.ID, at instant: ScrollInstant,
      as id: (Int) -> ScrollScreen.ID?, inserting insert: (inout Recorded, Int) -> Void
    ) -> ScrollScreen.Changes {
      guard !subject.shows(rows, in: list, as: id) else { return ScrollScreen.Changes() }
      return change(to: rows, in: list, at: instant, as: id, { $0.subject }, inserting: insert)
    }
  }
#endif
