#if !hasFeature(Embedded)
  import ScrollGeometry

  // The methods of a scroller.
  extension Recorded where Subject == Scroller {
    /// The physics of the scroller; see ``Scroller/physics``.
    public var physics: Scroller.Physics {
      get { subject.physics }
      set { execute(.update(.physics(newValue)), at: now) }
    }

    /// Handles an input; see ``Scroller/handle(_:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, at instant: ScrollInstant,
      release: (inout Scroller.Release) -> Void = { _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> Scroller.Events {
      record(at: instant) { scroller in
        var choice: Scroller.Choice?
        let events = scroller.handle(
          input, at: instant, release: { choice = $0.choose(by: release) }, file: file, line: line)
        return (.input(input, choice), events)
      }
    }

    /// Handles several samples of a finger, and records an input for each; see ``Scroller/handle(_:finger:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ samples: some Sequence<TouchSample>, finger: Int = 0, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> Scroller.Events {
      var events = Scroller.Events()
      for sample in samples {
        events.append(
          contentsOf: handle(
            .touchMoved(sample.position, finger: finger), at: sample.instant, file: file, line: line))
      }
      return events
    }

    /// Changes the viewport; see ``Scroller/update(at:keeping:animation:snapping:release:_:)``.
    @discardableResult
    public mutating func update(
      at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in },
      _ change: (inout Viewport) -> Void
    ) -> Scroller.Events {
      record(at: instant) { scroller in
        var (viewport, choice) = (scroller.viewport, Scroller.Choice?.none)
        let events = scroller.update(at: instant, keeping: keeping, animation: animation, snapping: snapping)
        {
          choice = $0.choose(by: release)
        } _: {
          change(&$0)
          viewport = $0
        }
        let update = Scroller.Update.viewport(
          viewport, keeping: keeping, animation: animation, snapping: snapping, choice)
        return (.update(update), events)
      }
    }

    /// Applies a change of the content; see ``Scroller/apply(_:at:anchoredAt:snapping:release:)``.
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, at instant: ScrollInstant, anchoredAt fraction: Double = 0,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in }
    ) -> Scroller.Events {
      record(at: instant) { scroller in
        var choice: Scroller.Choice?
        let events = scroller.apply(change, at: instant, anchoredAt: fraction, snapping: snapping) {
          choice = $0.choose(by: release)
        }
        return (.update(.content(change, anchoredAt: fraction, snapping: snapping, choice)), events)
      }
    }
  }
#endif
