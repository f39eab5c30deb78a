import ScrollGeometry

// Two fingers on content that can be zoomed, or a ready-made pinch.
extension Scroller {
  /// Whether fingers can zoom the content: its limits differ, and they can move it.
  var canPinch: Bool { viewport.isScrollEnabled && viewport.zoomLimits.allowZooming }

  /// Whether a ready-made pinch is under way.
  var isPinchedReadyMade: Bool { isTracking && touch.isPair && touch.finger == nil }

  /// The change of the distance between two fingers, in points, beyond which a pinch begins ([O], PHYSICS §11).
  static var pinchSlop: Double { 10 }

  /// Returns a point of the container in the frame.
  func placeInFrame(_ point: ScrollPoint) -> ScrollPoint {
    ScrollPoint { (point[$0] - viewport.frame.origin[$0]).saturated }
  }

  // MARK: Fingers that come and go

  /// Returns whether a finger at a known place becomes the partner of the one that drives the content.
  func joins(_ finger: Int) -> Bool {
    isTracking && touch.driver == .finger && touch.finger != nil && touch.finger != Int8(finger) && canPinch
  }

  /// Makes a finger the partner of the one that drives the content. Nothing moves.
  mutating func join(_ finger: Int, at point: ScrollPoint) {
    touch.partner = Int8(finger)
    hold(touch.pan.tracker.position, point)
    touch.pan.handOver(to: centroid, at: touch.pan.tracker.instant)
    grabPair()
  }

  /// Holds both axes with two fingers.
  private mutating func hold(_ first: ScrollPoint, _ second: ScrollPoint, distance: Double? = nil) {
    touch.driver = .pair
    let distance = distance ?? Self.distance(first, second)
    for axis in ScrollAxis.allCases {
      axes[axis].follow(
        AxisPinch(
          AxisPinch.PerFinger(first: first[axis], second: second[axis]), distance: distance,
          at: axes[axis].offset, scale: viewport.zoomScale, dragOrigin: axes[axis].dragOrigin))
    }
  }

  /// Begins to move with the pair, from what is shown.
  private mutating func grabPair() {
    if touch.isZooming { reanchor() } else { grabAgain { _ in true } }
  }

  /// Ends a pair; the finger that stays drives the content. Nothing moves.
  mutating func part(from finger: Int) {
    let isFirst = touch.finger == Int8(finger)
    guard isFirst || touch.partner == Int8(finger), let x = axes.horizontal.pinch?.fingers,
      let y = axes.vertical.pinch?.fingers
    else { return }
    let position = isFirst ? ScrollPoint(x: x.second, y: y.second) : ScrollPoint(x: x.first, y: y.first)
    if isFirst { touch.finger = touch.partner }
    (touch.partner, touch.driver) = (nil, .finger)
    touch.pan.handOver(to: position, at: touch.pan.tracker.instant)
    for axis in ScrollAxis.allCases {
      let dragOrigin = axes[axis].dragOrigin
      axes[axis].rest()
      guard isDragging else { continue }
      axes[axis].grab(at: touch.pan.translation[axis], band: touch.source.rubberBand)
      if let dragOrigin { axes[axis].shift(to: axes[axis].offset, dragOrigin: dragOrigin) }
    }
  }

  /// Begins the pinch of two fingers that a screen has recognised, at the places at which they are.
  mutating func pinch(
    _ fingers: (Int, Int), at points: (ScrollPoint, ScrollPoint), _ instant: ScrollInstant,
    continuingDrag continuesDrag: Bool, _ events: inout Events
  ) {
    carryOn(ticks: .none, &events)
    touchDown(points.0, finger: fingers.0, at: instant, nil, &events)
    touchDown(points.1, finger: fingers.1, at: instant, nil, &events)
    guard touch.isPair else { return }
    if !continuesDrag { events.append(.willBeginDragging) }
    if !touch.isZooming { events.append(.willBeginZooming) }
    beginPinch()
    reanchor()
  }

  // MARK: Movement

  /// Places a finger of the pair. The content follows with the next sample.
  mutating func place(_ finger: Int8, at point: ScrollPoint) {
    guard touch.isPair, let fingers = fingers(with: finger, at: point) else { return }
    for axis in ScrollAxis.allCases { axes[axis].place(fingers[axis]) }
  }

  /// Returns the places of the pair's fingers, with another place for one of them; nil without a pair.
  @inline(__always) private func fingers(
    with finger: Int8, at point: ScrollPoint
  ) -> PerAxis<AxisPinch.PerFinger>? {
    guard case .pinched(let x) = axes.horizontal.motion, case .pinched(let y) = axes.vertical.motion else {
      return nil
    }
    let isFirst = touch.finger == finger
    return PerAxis(
      horizontal: x.fingers.with(point.x, isFirst: isFirst),
      vertical: y.fingers.with(point.y, isFirst: isFirst))
  }

  /// Handles a sample of a finger of the pair.
  mutating func pairMoved(
    _ point: ScrollPoint, finger: Int, at instant: ScrollInstant
  ) -> Events {
    var events = Events()
    if instant >= touch.pan.tracker.instant, let fingers = fingers(with: Int8(finger), at: point) {
      let (x, y) = (fingers.horizontal, fingers.vertical)
      let distance = Self.distance(
        ScrollPoint(x: x.first, y: y.first), ScrollPoint(x: x.second, y: y.second))
      follow(fingers, distance: distance, at: instant, &events)
    }
    now = Swift.max(now, instant)
    showOffset(&events)
    followPull(&events)
    return events
  }

  /// Begins or changes a ready-made pinch. One that begins ends a ready-made drag without velocity.
  mutating func pinch(
    to scale: Double, at point: ScrollPoint, _ instant: ScrollInstant, _ events: inout Events
  ) {
    if !isPinchedReadyMade {
      let caught = caughtFlight
      let isZooming = takeOverZoom(&events)
      endTouchForProgram(zooms: true, &events)
      touch = Touch(at: point, instant: instant, finger: nil, slop: 0, source: physics.source)
      touch.catchesFlight = caught != nil
      phase = .tracking
      hold(point, point, distance: scale)
      if !isZooming { events.append(.willBeginZooming) }
      beginPinch()
      reanchor()
    } else if instant >= touch.pan.tracker.instant {
      let fingers = PerAxis { AxisPinch.PerFinger(first: point[$0], second: point[$0]) }
      follow(fingers, distance: scale, at: instant, &events)
      showOffset(&events)
    }
  }

  /// Moves and scales the content with the pair, whose places and distance are known.
  @inline(__always) private mutating func follow(
    _ fingers: PerAxis<AxisPinch.PerFinger>, distance: Double, at instant: ScrollInstant,
    _ events: inout Events
  ) {
    let centroid = ScrollPoint(x: fingers.horizontal.middle, y: fingers.vertical.middle)
    if touch.isZooming {
      _ = touch.pan.follow(to: centroid, at: instant)
      if !isDragging { events.append(.willBeginDragging) }
      beginPinch()
      return zoom(with: fingers, distance: distance, around: centroid, &events)
    }
    if touch.lock != nil { decideLock(to: centroid, at: instant) }
    let latest = touch.pan.translation
    let begins = touch.pan.follow(to: centroid, at: instant)
    axes.horizontal.place(fingers.horizontal, distance: distance)
    axes.vertical.place(fingers.vertical, distance: distance)
    if begins {
      beginDrag()
      events.append(.willBeginDragging)
    }
    if touch.pan.hasBegun { dragWithPair(to: touch.pan.translation(to: centroid), after: latest) }
    guard let anchorDistance = axes.horizontal.pinch?.anchorDistance,
      (distance - anchorDistance).magnitude > Self.pinchSlop
    else { return }
    if !isDragging { events.append(.willBeginDragging) }
    events.append(.willBeginZooming)
    beginPinch()
    reanchor()
  }

  /// Makes the touch a pinch, if it is none. A lock of an axis ends.
  private mutating func beginPinch() {
    if !touch.pan.hasBegun { touch.pan.begin() }
    phase = .dragging
    touch.isZooming = true
    (touch.lockedAxis, touch.lock) = (nil, nil)
  }

  /// Continues a pinch from the present scale and offset.
  mutating func reanchor() {
    for axis in ScrollAxis.allCases {
      axes[axis].reanchor(at: viewport.zoomScale, band: touch.source.rubberBand)
    }
  }

  private mutating func dragWithPair(to translation: ScrollVector, after latest: ScrollVector) {
    for axis in ScrollAxis.allCases where touch.lockedAxis != axis {
      axes[axis].dragPinched(to: translation[axis], after: latest[axis], band: touch.source.rubberBand)
    }
  }

  /// Moves and scales the content with the pair of a pinch.
  // A pinch is taken out of an axis, and put back, without a call in between: what is put back unchanged is then not stored.
  @inline(__always) private mutating func zoom(
    with fingers: PerAxis<AxisPinch.PerFinger>, distance: Double, around centroid: ScrollPoint,
    _ events: inout Events
  ) {
    guard case .pinched(let pinch) = axes.horizontal.motion else { return }
    if distance != pinch.distance,
      let scale = pinch.scale(at: distance, within: viewport.zoomLimits, bounces: viewport.bouncesZoom)
    {
      show(scale: scale, &events)
    }
    let (scale, edge, band) = (viewport.zoomScale, viewport.frame.origin, touch.source.rubberBand)
    axes.horizontal.zoom(
      fingers.horizontal, distance: distance, to: scale, under: centroid.x, from: edge.x, band: band)
    axes.vertical.zoom(
      fingers.vertical, distance: distance, to: scale, under: centroid.y, from: edge.y, band: band)
    // Fingers that were at one place have a distance from here on.
    if pinch.anchorDistance == 0 && distance > 0 { reanchor() }
  }

  /// The middle between the fingers, in the container.
  private var centroid: ScrollPoint {
    ScrollPoint { axes[$0].pinch?.fingers.middle ?? 0 }
  }

  /// Returns the distance between two points, in points; finite.
  static func distance(_ first: ScrollPoint, _ second: ScrollPoint) -> Double {
    ScrollVector { (second[$0] - first[$0]).saturated }.length
  }
}
