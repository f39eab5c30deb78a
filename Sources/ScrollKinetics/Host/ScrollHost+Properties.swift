import ScrollGeometry

extension ScrollHost {
  /// The point of the content that lies at the frame's top left corner.
  ///
  /// Setting it scrolls at once, as UIScrollView's property does: a flight or an animation continues from there with its
  /// velocity, and a drag under the finger ([R], PHYSICS §7; `setContentOffset(_:animated:)` ends them). The offset may
  /// lie past the limits.
  ///
  /// An offset within half a pixel of the present one, of the last one reported by ``ScrollHostDelegate/scrollHostDidScroll(_:)`` or,
  /// without a delegate, by a read, or of the last one read among properties that are set, is no change ([O]).
  public var contentOffset: ScrollPoint {
    get { scroller.viewport.contentOffset }
    set {
      newValue.require(.finite, "contentOffset")
      makeChange()
      let readOffset = change?.readOffset ?? reportedOffset
      guard !isNear(newValue, state.viewport.contentOffset), !isNear(newValue, reportedOffset),
        !isNear(newValue, readOffset)
      else { return }
      let instant = begin(at: nil)
      if state.isMoving {
        add(state.update(at: instant) { $0.contentOffset = newValue })
      } else {
        add(state.handle(.setContentOffset(newValue, nil), at: instant))
      }
      end()
    }
  }

  /// Returns whether two offsets are within half a pixel of each other, on each axis.
  private func isNear(_ offset: ScrollPoint, _ other: ScrollPoint) -> Bool {
    // Rounded to a pixel, an offset is up to half of one away, and a little more by the rounding of the arithmetic.
    let halfPixel = 0.5 + 0x1p-20
    let scale = change?.viewport.displayScale ?? state.viewport.displayScale
    return ScrollAxis.allCases.allSatisfy { ((offset[$0] - other[$0]) * scale).magnitude <= halfPixel }
  }

  /// The whole geometry. Setting it sets every property that differs, and then the offset.
  public var viewport: Viewport {
    get { scroller.viewport }
    set {
      geometry = newValue
      contentOffset = newValue.contentOffset
    }
  }

  /// The rectangle in which the content is shown, in the container's space, in points.
  public var frame: ScrollRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The size of the content, in points.
  public var contentSize: ScrollSize {
    get { geometry.contentSize }
    set { geometry.contentSize = newValue }
  }

  /// The insets around the content, in points.
  public var contentInset: ScrollInsets {
    get { geometry.contentInset }
    set { geometry.contentInset = newValue }
  }

  /// The insets of the safe area that covers the frame, in points.
  public var safeAreaInsets: ScrollInsets {
    get { geometry.safeAreaInsets }
    set { geometry.safeAreaInsets = newValue }
  }

  /// ``contentInset``, and what the safe area adds to it, in points.
  public var adjustedContentInset: ScrollInsets { geometry.adjustedContentInset }

  /// Whether both axes bounce. Setting it sets both.
  public var bounces: Bool {
    get { geometry.bounces }
    set { geometry.bounces = newValue }
  }

  /// Whether content can be over-scrolled on the horizontal axis and bounces back.
  public var bouncesHorizontally: Bool {
    get { geometry.bouncesHorizontally }
    set { geometry.bouncesHorizontally = newValue }
  }

  /// Whether content can be over-scrolled on the vertical axis and bounces back.
  public var bouncesVertically: Bool {
    get { geometry.bouncesVertically }
    set { geometry.bouncesVertically = newValue }
  }

  /// Whether the horizontal axis bounces even where the content fits.
  public var alwaysBounceHorizontal: Bool {
    get { geometry.alwaysBounceHorizontal }
    set { geometry.alwaysBounceHorizontal = newValue }
  }

  /// Whether the vertical axis bounces even where the content fits.
  public var alwaysBounceVertical: Bool {
    get { geometry.alwaysBounceVertical }
    set { geometry.alwaysBounceVertical = newValue }
  }

  /// Whether fingers can move the content. Disabling it ends a drag.
  public var isScrollEnabled: Bool {
    get { geometry.isScrollEnabled }
    set { geometry.isScrollEnabled = newValue }
  }

  /// The physics of the next motion; one under way keeps those with which it began.
  ///
  /// Snap rules that are set together with a size apply to it: content at a place of the old rules moves to one of the new.
  public var physics: Scroller.Physics {
    get { change?.physics ?? state.physics }
    set { setProperties(geometry, newValue) }
  }

  /// Whether content stops at pages as long as the frame. Disabling it leaves other snap rules as they are.
  public var isPagingEnabled: Bool {
    get { physics.snapping == .paging }
    set {
      guard newValue != isPagingEnabled else { return }
      physics.snapping = newValue ? .paging : .none
    }
  }

  /// The rate at which a flick slows down.
  public var decelerationRate: DecelerationRate {
    get { physics.decelerationRate }
    set { physics.decelerationRate = newValue }
  }

  /// Whether a drag that starts in one general direction moves the content only in that direction.
  public var isDirectionalLockEnabled: Bool {
    get { physics.isDirectionalLockEnabled }
    set { physics.isDirectionalLockEnabled = newValue }
  }

  /// Whether the directional lock is decided again after a pause.
  public var opensDirectionalLockAfterPause: Bool {
    get { physics.opensDirectionalLockAfterPause }
    set { physics.opensDirectionalLockAfterPause = newValue }
  }

  /// The scale of the content.
  ///
  /// Setting it zooms at once, within the limits, about the middle of the frame, as UIScrollView's property does ([R]). A drag goes on;
  /// other motions end. The present scale is no change, so that a host may copy it back.
  public var zoomScale: Double {
    get { shown.viewport.zoomScale }
    set {
      newValue.require(.positive, "zoomScale")
      guard newValue != zoomScale, state.viewport.zoomLimits.clamped(newValue) != zoomScale else { return }
      setZoomScale(newValue, animated: false)
    }
  }

  /// The smallest scale at which content rests; see ``/ScrollGeometry/Viewport/minimumZoomScale``.
  public var minimumZoomScale: Double {
    get { geometry.minimumZoomScale }
    set { geometry.minimumZoomScale = newValue }
  }

  /// The largest scale at which content rests; see ``/ScrollGeometry/Viewport/maximumZoomScale``.
  public var maximumZoomScale: Double {
    get { geometry.maximumZoomScale }
    set { geometry.maximumZoomScale = newValue }
  }

  /// Whether fingers can pinch the content past the limits of its scale, from where it returns.
  public var bouncesZoom: Bool {
    get { geometry.bouncesZoom }
    set { geometry.bouncesZoom = newValue }
  }

  /// Zooms about the middle of the frame, at once or with an animation; see
  /// ``Scroller/Input/setZoomScale(_:about:_:)``, which takes another point.
  public func setZoomScale(_ scale: Double, animated: Bool, at instant: ScrollInstant? = nil) {
    handle(.setZoomScale(scale, animated: animated), at: instant)
  }

  /// Shows a rectangle of the content at scale 1 as large as possible; see ``Scroller/Input/zoom(to:_:)``.
  public func zoom(to rect: ScrollRect, animated: Bool, at instant: ScrollInstant? = nil) {
    handle(.zoom(to: rect, animated: animated), at: instant)
  }

  /// Whether fingers zoom the content, or a recognised pinch does.
  public var isZooming: Bool { shown.isTracking && shown.touch.isZooming }

  /// Whether the scale returns to its limits, where a pinch has left it.
  public var isZoomBouncing: Bool { shown.zoomInMotion?.isReturn ?? false }

  /// The control of pull to refresh; nil for none. Setting another one while it runs lets it run on, and nil ends it.
  public var refreshControl: RefreshControl? {
    get { geometry.refreshControl }
    set { geometry.refreshControl = newValue }
  }

  /// Whether the control runs.
  public var isRefreshing: Bool { geometry.isRefreshing }

  /// Begins to refresh, as `UIRefreshControl` does when the program begins; see ``Scroller/Input/beginRefreshing``.
  public func beginRefreshing(at instant: ScrollInstant? = nil) { handle(.beginRefreshing, at: instant) }

  /// Ends the refresh; see ``Scroller/Input/endRefreshing``.
  public func endRefreshing(at instant: ScrollInstant? = nil) { handle(.endRefreshing, at: instant) }

  /// The phase, from a touch to rest.
  public var phase: Scroller.Phase { shown.phase }

  /// Whether a finger is down on the content.
  public var isTracking: Bool { phase == .tracking || phase == .dragging }

  /// Whether a finger drags the content.
  public var isDragging: Bool { phase == .dragging }

  /// Whether the content decelerates, bounces or snaps after a touch.
  public var isDecelerating: Bool { phase == .decelerating }

  /// Whether the content decelerates or animates.
  public var isMoving: Bool { phase.isMoving }

  /// Whether ``frame(at:)`` has to be called in every frame: the content moves by itself, not as under a finger, or properties were set.
  public var needsFrames: Bool { change != nil || state.needsFrames }
}

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
