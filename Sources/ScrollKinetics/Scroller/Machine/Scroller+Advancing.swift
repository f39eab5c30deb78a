import ScrollGeometry

extension Scroller {
  /// Advances the scroller to `instant`, and returns the events.
  ///
  /// An instant earlier than ``now`` is treated as `now`: ticks then make one for the time since the latest, if an input has
  /// advanced `now` in between. At the last instant, 2⁶¹ s after the origin, all motion comes to rest ([O]).
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Events {
    now = Swift.max(now, instant)
    guard isMoving else { return Events() }
    var events = Events()
    if axes.horizontal.step(to: now), axes.vertical.step(to: now) {
      showOffset(&events)
    } else {
      catchUp(ticks: .sinceLatest, &events)
    }
    return events
  }

  /// Advances motions that do not depend on ticks to `instant`, as every input does first.
  mutating func catchUp(to instant: ScrollInstant, _ events: inout Events) {
    now = Swift.max(now, instant)
    catchUp(&events)
  }

  /// Advances the motions to ``now``, with the given ticks; reports the purposes in `before` that no axis has any more.
  mutating func catchUp(
    ticks: MovingAxis.Ticks = .none, since before: Purposes? = nil, _ events: inout Events
  ) {
    guard isMoving else { return }
    let before = before ?? purposes
    if followsZoom {
      catchUpZoom(&events)
    } else {
      if axes.horizontal.isCoasting || axes.vertical.isCoasting {
        let (x, y) = (along(.horizontal), along(.vertical))
        axes.horizontal.endCoast(ifOverAt: now, x)
        axes.vertical.endCoast(ifOverAt: now, y)
      }
      catchUp(.horizontal, ticks)
      catchUp(.vertical, ticks)
    }
    showOffset(&events)
    reportInterruptions(since: before, atRest: true, &events)
  }

  /// Advances the motion of one axis. A flight to a place of the rule that a long tick has ended beside it returns.
  private mutating func catchUp(_ axis: ScrollAxis, _ ticks: MovingAxis.Ticks) {
    guard axes[axis].latestTick != nil, hasRule(on: axis) else {
      return axes[axis].catchUp(to: now, ticks, stretching: physics.limit.stretch)
    }
    let target = axes[axis].announcedTarget
    axes[axis].catchUp(to: now, ticks)
    guard !axes[axis].isMoving else { return }
    // A flight that began before there was this rule rests where it has ended.
    var place = axes[axis]
    place.offset = target
    guard case nil = place.returning(along(axis)) else { return }
    axes[axis].follow(axes[axis].returning(along(axis)), for: .deceleration, since: now)
  }

  /// Moves the scroller to another time line; see ``ScrollSubject/shiftTime(by:)``.
  public mutating func shiftTime(by duration: Duration) {
    now = now.advanced(by: duration)
    axes.horizontal.shiftTime(by: duration)
    axes.vertical.shiftTime(by: duration)
    pairOrStep.shiftTime(by: duration)
    flicks.shiftTime(by: duration)
    if isTracking { touch.pan.tracker.shiftTime(by: duration) }
  }

  /// Shifts the present and what moves, and not what is over: lifts, steps of a wheel and stretches that have relaxed.
  mutating func shiftMotion(by duration: Duration) {
    let stretches = PerAxis { (axes[$0].endOfStretch ?? now) > now }
    now = now.advanced(by: duration)
    for axis in ScrollAxis.allCases where stretches[axis] || !axes[axis].isRelaxing {
      axes[axis].shiftTime(by: duration)
    }
  }

  @inline(__always) mutating func showOffset(_ events: inout Events) {
    let offset = ScrollPoint(x: axes.horizontal.offset, y: axes.vertical.offset)
    guard offset != viewport.uncheckedOffset else { return }
    viewport.uncheckedOffset = offset
    events.append(.didScroll)
  }

  mutating func show(scale: Double, _ events: inout Events) {
    guard scale != viewport.zoomScale else { return }
    viewport.zoomScale = scale
    renewHorizontalLimits()
    renewVerticalLimits()
    events.append(.didZoom)
  }

  // A function for each axis: of two such computations in one, the compiler inlines the first, and copies the viewport for the
  // second. With the axis as an argument they would take 100 instructions more.
  @inline(never) private mutating func renewHorizontalLimits() {
    let limits = viewport.limits(on: .horizontal)
    axes.horizontal.take(limits, isScrollable: viewport.isScrollable(on: .horizontal, between: limits))
  }

  @inline(never) private mutating func renewVerticalLimits() {
    let limits = viewport.limits(on: .vertical)
    axes.vertical.take(limits, isScrollable: viewport.isScrollable(on: .vertical, between: limits))
  }

  /// Puts content that another scroller moves at an offset.
  @inline(__always) mutating func put(at offset: ScrollPoint) {
    (axes.horizontal.offset, axes.vertical.offset) = (offset.x, offset.y)
    viewport.uncheckedOffset = offset
  }

  mutating func show(_ viewport: Viewport) {
    self.viewport = viewport
    for axis in ScrollAxis.allCases {
      axes[axis].metrics = viewport.metrics(on: axis)
      axes[axis].offset = viewport.contentOffset[axis]
    }
  }

  /// The kinds of motion without a finger that hosts are notified of.
  struct Purposes: OptionSet, Hashable, Sendable {
    var rawValue: UInt8
    static let deceleration = Purposes(rawValue: 1)
    static let animation = Purposes(rawValue: 2)
    static let scrollToTop = Purposes(rawValue: 4)
    static let zoom = Purposes(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ purpose: MovingAxis.Purpose?) {
      switch purpose {
      case nil: self = []
      case .deceleration: self = .deceleration
      case .animation, .autoscroll: self = .animation
      case .scrollToTop: self = .scrollToTop
      case .zoom: self = .zoom
      }
    }
  }

  var purposes: Purposes {
    Purposes(axes.horizontal.purpose).union(Purposes(axes.vertical.purpose)).union(followsZoom ? .zoom : [])
  }

  mutating func renewPhase() {
    guard !isTracking else { return }
    let purposes = purposes
    phase =
      purposes.isEmpty
      ? .idle : purposes.subtracting(.zoom) == .deceleration ? .decelerating : .animating
  }

  /// Reports the ends of motions with the purposes in `before` that no axis has any more: interrupted, or come to rest. A scroll to
  /// the top is at the top where it comes to rest; one that is interrupted ends as an animation, unless another one goes on.
  mutating func reportInterruptions(since before: Purposes, atRest: Bool = false, _ events: inout Events) {
    renewPhase()
    let ended = before.subtracting(purposes)
    if ended.contains(.deceleration) { events.append(.didEndDecelerating) }
    let leavesTop = !atRest && ended.contains(.scrollToTop) && !purposes.contains(.animation)
    if ended.contains(.animation) || leavesTop { events.append(.didEndScrollingAnimation) }
    if atRest && ended.contains(.scrollToTop) { events.append(.didScrollToTop) }
    if ended.contains(.zoom) { events.append(.didEndZooming) }
  }

  mutating func reportDeceleration(since before: Purposes, _ events: inout Events) {
    renewPhase()
    if !before.contains(.deceleration) && purposes.contains(.deceleration) {
      events.append(.willBeginDecelerating)
    }
  }
}
