import ScrollGeometry

// Pull to refresh: what fires it, and the inset that grows and shrinks with it.
extension Scroller {
  /// How far the control of pull to refresh is pulled out, in points: ``/ScrollGeometry/Viewport/refreshPull``, and where content
  /// stops at its limits, as Android's does, what the finger has pulled past the start. Zero without a control.
  public var refreshPull: Double {
    guard let control = viewport.refreshControl else { return 0 }
    return Swift.max(viewport.refreshPull, 0 - pull(on: control.axis))
  }

  /// Whether lifting the finger now refreshes: it has pulled the content past the trigger of a control that fires then.
  public var isRefreshArmed: Bool { viewport.refreshControl?.firesAt == .release && isPulledByFinger }

  var isPastTrigger: Bool {
    guard let control = viewport.refreshControl, !viewport.isRefreshing else { return false }
    let axis = axes[control.axis]
    if touch.limit?.clamps == true { return 0 - pull(on: control.axis) > control.trigger }
    return (axis.limits.lowerBound - axis.offset).saturated > control.trigger
  }

  /// Whether the finger has pulled the content past the trigger, for the first time in this touch.
  private var isPulledByFinger: Bool {
    isDragging && touch.refresh == .possible && !touch.isZooming && isPastTrigger
  }

  mutating func beginPull() {
    guard viewport.refreshControl != nil else { return }
    touch.refresh = viewport.isRefreshing ? .over : isPastTrigger ? .caught : .possible
  }

  /// Refreshes if the finger has just pulled the content past the trigger.
  @inline(__always) mutating func followPull(_ events: inout Events) {
    if viewport.refreshControl != nil { followPresentPull(&events) }
  }

  @inline(never) private mutating func followPresentPull(_ events: inout Events) {
    if touch.refresh == .caught && !isPastTrigger { touch.refresh = .possible }
    guard isPulledByFinger, viewport.refreshControl?.firesAt == .threshold else { return }
    fireRefresh(&events)
  }

  @inline(__always) mutating func releasePull(_ ending: Ending, _ events: inout Events) {
    if viewport.refreshControl != nil, firesRefresh(by: ending) { fireRefresh(&events) }
  }

  /// Refreshes if the end of the touch by an input fires the control, and leaves that end to the input.
  ///
  /// Nothing fires the control between the two: the drag's end can be reported already.
  mutating func releasePull(by input: Input, at instant: ScrollInstant) -> Events {
    var events = Events()
    if isRefreshArmed, case .release(let ending, _, _) = intent(of: input, at: instant) {
      events = advance(to: instant)
      releasePull(ending, &events)
    }
    touch.refresh = .over
    return events
  }

  @inline(never) func firesRefresh(by ending: Ending) -> Bool {
    if case .cancelled = ending { return false }
    return isRefreshArmed
  }

  @inline(never) private mutating func fireRefresh(_ events: inout Events) {
    setRefreshing(true, viewport.refreshControl, &events) { _ in }
    events.append(.didRefresh)
  }

  /// Notes what a change has done to a pull: content that a program has put past the trigger is not pulled.
  mutating func renewPull(since wasPastTrigger: Bool) {
    guard isTracking else { return }
    if viewport.isRefreshing {
      touch.refresh = .over
    } else if !wasPastTrigger && touch.refresh == .possible && isPastTrigger {
      touch.refresh = .caught
    }
  }

  /// Begins or ends a refresh, with `control` from then on.
  ///
  /// The offset is continuous. Under a finger it stays. In flight the limit moves, and the flight is planned again. At rest,
  /// content whose control ends returns by law 2, and content at its start shows the control that begins.
  mutating func setRefreshing(
    _ isRefreshing: Bool, _ control: RefreshControl?, _ events: inout Events,
    _ release: (inout Release) -> Void
  ) {
    guard let axis = (viewport.refreshControl ?? control)?.axis else { return }
    let shows = isRefreshing && showsStart(on: axis)
    var new = viewport
    new.refreshControl = control
    new.isRefreshing = isRefreshing
    var change = ViewportChange(from: viewport, to: new)
    change.isRefresh = true
    make(change, nil, nil, &events, release)
    if shows { animate(to: axes[axis].limits.lowerBound, on: axis, .uiKit, &events) }
  }

  /// Returns whether content without a finger shows its start, or is on its way there.
  private func showsStart(on axis: ScrollAxis) -> Bool {
    guard !isTracking, !followsZoom, !axes[axis].isCoasting, axes[axis].purpose != .autoscroll else {
      return false
    }
    let start = axes[axis].limits.lowerBound
    return axes[axis].announcedTarget <= (start + 1 / viewport.displayScale).saturated
  }
}
