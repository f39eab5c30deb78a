import ScrollGeometry

extension ScrollHost {
  /// Properties that were set one after another, and are one change of the state before the first of them.
  struct PropertyChange {
    /// The state before the first property was set.
    private(set) var base: Scroller
    /// The viewport with the properties that were set. Its offset does not count, nor a scale that is still that of the base.
    let viewport: Viewport
    let physics: Scroller.Physics
    /// The instant at which the last of them was set.
    private(set) var instant: ScrollInstant
    /// The host's ``ScrollHost/keeping`` then.
    let keeping: ScrollAnchor.Keeping?
    /// The events of the change, if the host's state shows it.
    var events: Scroller.Events?
    /// The offset that was read last since the first of them was set; nil for none.
    var readOffset: ScrollPoint?

    mutating func shiftTime(by duration: Duration) {
      base.shiftTime(by: duration)
      instant = instant.advanced(by: duration)
    }
  }

  /// Sets properties, which are shown by the next read and completed by the next call.
  func setProperties(_ viewport: Viewport, _ physics: Scroller.Physics) {
    guard viewport != geometry || physics != self.physics else { return }
    change = PropertyChange(
      base: change?.base ?? state, viewport: viewport, physics: physics, instant: now, keeping: keeping,
      readOffset: change?.readOffset)
    notify()
  }

  /// The viewport with the properties that were set; its offset is the one before them.
  var geometry: Viewport {
    get { change?.viewport ?? state.viewport }
    set { setProperties(newValue, physics) }
  }

  /// Lets the state show the properties that were set.
  func makeChange(choosing release: Scroller.Release? = nil) {
    guard let change, change.events == nil else { return }
    var (scroller, events) = (change.base, Scroller.Events())
    scroller.physics = change.physics
    if change.viewport != change.base.viewport {
      // Rules that are set with a size apply to the new size.
      scroller.physics.snapping = change.base.physics.snapping
      events = scroller.update(
        at: change.instant, keeping: change.keeping ?? kept(by: change.physics.snapping),
        snapping: change.physics.snapping, release: { if let release { $0.take(release) } }
      ) { viewport in
        // What moves does so until the instant of the change.
        let (offset, scale) = (viewport.contentOffset, viewport.zoomScale)
        viewport = change.viewport
        viewport.contentOffset = offset
        if viewport.zoomScale == change.base.viewport.zoomScale { viewport.zoomScale = scale }
      }
    }
    state = scroller
    self.change?.events = events
  }

  /// Returns what stays visible, if the program does not say, with the given rules.
  func kept(by snapping: ScrollSnapping) -> ScrollAnchor.Keeping { snapping == .paging ? .page : .offset }

  /// Completes the change of properties; its events are reported next.
  func completeChange(choosing release: Scroller.Release? = nil) {
    if release != nil { change?.events = nil }
    makeChange(choosing: release)
    guard let events = change?.events else { return }
    change = nil
    add(events)
  }
}
