import ScrollGeometry

// Two fingers on content that can be zoomed, or a recognised pinch.
extension Scroller {
  /// Whether fingers can zoom the content: its limits differ, and they can move it.
  var canPinch: Bool { viewport.isScrollEnabled && viewport.zoomLimits.allowZooming }
  var isPinchedReadyMade: Bool { isTracking && touch.isPair && touch.finger == nil }
  /// The change of the distance between two fingers, in points, beyond which a pinch begins ([O], PHYSICS §11).
  static var pinchSlop: Double { 10 }

  func placeInFrame(_ point: ScrollPoint) -> ScrollPoint {
    ScrollPoint { (point[$0] - viewport.frame.origin[$0]).saturated }
  }

  // MARK: Fingers that come and go

  /// Returns whether a finger at a known place becomes the partner of the one that drives the content.
  func joins(_ finger: Int) -> Bool {
    isTracking && touch.driver == .finger && touch.finger != nil && touch.finger != Int8(finger) && canPinch
  }

  /// Makes a finger the partner of the one that drives the content. Nothing moves.
  mutating func join(_ finger: Int, at point: ScrollPoint, _ instant: ScrollInstant) {
    let position = touch.pan.tracker.position
    hold(position, point)
    touch.pan.moveOrigin(by: centroid - position)
    var tracker = VelocityTracker(at: point, instant: instant)
    if let kept = touch.pan.tracker.keptVelocity(at: instant) {
      // Of three fingers one has just left: what the others do counts as little as if they were two.
      tracker.keep(kept, since: touch.pan.tracker.times.start)
    }
    pairOrStep.partner = FingerPair.Partner(times: tracker.times, finger: Int8(finger))
    takePartner(tracker)
    if touch.isZooming { reanchor() } else { beginDragAgain { _ in true } }
  }

  var partnerTracker: VelocityTracker? {
    guard let times = pairOrStep.partner?.times, let x = axes.horizontal.pinch, let y = axes.vertical.pinch
    else { return nil }
    return VelocityTracker(partnerOf: x, y, times)
  }

  private mutating func takePartner(_ tracker: VelocityTracker) {
    pairOrStep.partner?.times = tracker.times
    axes.horizontal.take(tracker.steps.horizontal)
    axes.vertical.take(tracker.steps.vertical)
  }

  private mutating func hold(_ first: ScrollPoint, _ second: ScrollPoint, distance: Double? = nil) {
    touch.driver = .pair
    let distance = distance ?? Self.distance(first, second)
    pairOrStep = .pair(FingerPair(distance: distance))
    for axis in ScrollAxis.allCases {
      axes[axis].follow(
        AxisPinch(
          AxisPinch.PerFinger(first: first[axis], second: second[axis]), distance: distance,
          at: axes[axis].offset, scale: viewport.zoomScale, dragOrigin: axes[axis].dragOrigin))
    }
  }

  /// Ends a pair; the finger that stays drives the content, with the velocity of both if the other has left a drag at `lift`.
  mutating func part(from finger: Int, at lift: ScrollInstant?) {
    let isFirst = touch.finger == Int8(finger)
    let other = pairOrStep.partner?.finger
    guard isFirst || other == Int8(finger), let partner = partnerTracker else { return }
    let (centroid, momentum) = (centroid, lift.map { self.momentum(of: .lifted($0)) })
    if isFirst { (touch.finger, touch.pan.tracker) = (other, partner) }
    (touch.driver, pairOrStep) = (.finger, .none)
    touch.pan.moveOrigin(by: touch.pan.tracker.position - centroid)
    if isDragging, let lift, let momentum {
      touch.pan.tracker.keep(ScrollVector { 0 - momentum[$0] }, since: lift)
    }
    for axis in ScrollAxis.allCases {
      let dragOrigin = axes[axis].dragOrigin
      axes[axis].rest()
      guard isDragging else { continue }
      axes[axis].beginDrag(at: touch.pan.translation[axis], band: touch.band)
      if let dragOrigin { axes[axis].shift(to: axes[axis].offset, dragOrigin: dragOrigin) }
    }
  }

  /// Begins the pinch of two fingers that a screen has recognised, at the places at which they are.
  mutating func pinch(
    _ fingers: (Int, Int), at points: (ScrollPoint, ScrollPoint), _ instant: ScrollInstant,
    continuingDrag continuesDrag: Bool, _ events: inout Events
  ) {
    catchUp(&events)
    touchDown(points.0, finger: fingers.0, at: instant, nil, &events)
    touchDown(points.1, finger: fingers.1, at: instant, nil, &events)
    guard touch.isPair else { return }
    if !continuesDrag { events.append(.willBeginDragging) }
    if !touch.isZooming { events.append(.willBeginZooming) }
    beginPinch()
    reanchor()
  }

  // MARK: Movement

  /// Places a finger of the pair, which has not moved on the screen. The content follows with the next sample.
  mutating func place(_ finger: Int8, at point: ScrollPoint) {
    let isPartner = pairOrStep.partner?.finger == finger
    guard touch.isPair, isPartner || touch.finger == finger, var partner = partnerTracker,
      let fingers = fingers(with: finger, at: point)
    else { return }
    if isPartner {
      partner.move(to: point)
      takePartner(partner)
    } else {
      touch.pan.tracker.move(to: point)
    }
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

  mutating func pairMoved(_ point: ScrollPoint, finger: Int, at instant: ScrollInstant) -> Events {
    var events = Events()
    let isPartner = touch.finger != Int8(finger)
    // The samples of each finger have an order, those of both have none.
    if instant >= (isPartner ? pairOrStep.partner?.times.instant : nil) ?? touch.pan.tracker.instant,
      let fingers = fingers(with: Int8(finger), at: point)
    {
      let hadBegun = touch.pan.hasBegun
      if touch.lock != nil { decideLock(to: Self.middle(of: fingers), at: instant) }
      samplePair(point, isPartner: isPartner, at: instant)
      let (x, y) = (fingers.horizontal, fingers.vertical)
      let distance = Self.distance(ScrollPoint(x: x.first, y: y.first), ScrollPoint(x: x.second, y: y.second))
      follow(fingers, distance: distance, &events)
      if !hadBegun && touch.pan.hasBegun {
        if isPartner { pairOrStep.partner?.times.beginPan() } else { touch.pan.tracker.times.beginPan() }
      }
    }
    now = Swift.max(now, instant)
    showOffset(&events)
    followPull(&events)
    return events
  }

  private mutating func samplePair(_ point: ScrollPoint, isPartner: Bool, at instant: ScrollInstant) {
    var tracker = (isPartner ? partnerTracker : nil) ?? touch.pan.tracker
    tracker.sample(point, at: instant, inPan: touch.pan.hasBegun, countingRepeats: touch.pan.samplesRepeats)
    if isPartner { takePartner(tracker) } else { touch.pan.tracker = tracker }
  }

  /// Begins or changes a recognised pinch. One that begins ends a recognised drag without velocity.
  mutating func pinch(
    to scale: Double, at point: ScrollPoint, _ instant: ScrollInstant, _ events: inout Events
  ) {
    if !isPinchedReadyMade {
      let caught = caughtFlight
      let isZooming = takeOverZoom(&events)
      endTouchForProgram(zooms: true, &events)
      touch = Touch(
        at: point, instant: instant, finger: nil, slop: 0, source: physics.source, limit: physics.limit)
      touch.catchesFlight = caught != nil
      phase = .tracking
      hold(point, point, distance: scale)
      if !isZooming { events.append(.willBeginZooming) }
      beginPinch()
      reanchor()
    } else if instant >= touch.pan.tracker.instant {
      samplePair(point, isPartner: false, at: instant)
      endPinch(to: scale, at: point, &events)
    }
  }

  /// Moves and scales the content with a recognised pinch, and adds no sample to its velocity.
  mutating func endPinch(to scale: Double, at point: ScrollPoint, _ events: inout Events) {
    let fingers = PerAxis { AxisPinch.PerFinger(first: point[$0], second: point[$0]) }
    follow(fingers, distance: scale, &events)
    showOffset(&events)
  }

  private static func middle(of fingers: PerAxis<AxisPinch.PerFinger>) -> ScrollPoint {
    ScrollPoint(x: fingers.horizontal.middle, y: fingers.vertical.middle)
  }

  @inline(__always) private mutating func follow(
    _ fingers: PerAxis<AxisPinch.PerFinger>, distance: Double, _ events: inout Events
  ) {
    let latest = touch.pan.translation(to: self.centroid)
    let centroid = Self.middle(of: fingers)
    let begins = touch.pan.begins(at: centroid)
    if touch.isZooming {
      if !isDragging { events.append(.willBeginDragging) }
      beginPinch()
      return zoom(with: fingers, distance: distance, around: centroid, &events)
    }
    axes.horizontal.place(fingers.horizontal)
    axes.vertical.place(fingers.vertical)
    pairOrStep.pair?.distance = distance
    if begins {
      beginDrag()
      events.append(.willBeginDragging)
    }
    if touch.pan.hasBegun {
      let translation = touch.pan.translation(to: centroid)
      for axis in ScrollAxis.allCases where touch.lockedAxis != axis {
        axes[axis].dragPinched(to: translation[axis], after: latest[axis], band: touch.band)
      }
    }
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
    touch.pan.hasBegun = true
    phase = .dragging
    touch.isZooming = true
    (touch.lockedAxis, touch.lock) = (nil, nil)
  }

  mutating func reanchor() {
    for axis in ScrollAxis.allCases {
      axes[axis].reanchor(at: viewport.zoomScale, distance: pairOrStep.pair?.distance ?? 0, band: touch.band)
    }
  }

  /// Moves and scales the content with the pair of a pinch.
  // A pinch is taken out of an axis, and put back, without a call in between: what is put back unchanged is then not stored.
  @inline(__always) private mutating func zoom(
    with fingers: PerAxis<AxisPinch.PerFinger>, distance: Double, around centroid: ScrollPoint,
    _ events: inout Events
  ) {
    guard case .pinched(let pinch) = axes.horizontal.motion else { return }
    if distance != pairOrStep.pair?.distance,
      let scale = pinch.scale(at: distance, within: viewport.zoomLimits, bounces: viewport.bouncesZoom)
    {
      show(scale: scale, &events)
    }
    pairOrStep.pair?.distance = distance
    let (scale, edge, band) = (viewport.zoomScale, viewport.frame.origin, touch.band)
    axes.horizontal.zoom(fingers.horizontal, to: scale, under: centroid.x, from: edge.x, band: band)
    axes.vertical.zoom(fingers.vertical, to: scale, under: centroid.y, from: edge.y, band: band)
    // Fingers that were at one place have a distance from here on.
    if pinch.anchorDistance == 0 && distance > 0 { reanchor() }
  }

  private var centroid: ScrollPoint { ScrollPoint { axes[$0].pinch?.fingers.middle ?? 0 } }
  /// The place of the touch: of the finger that drives the content, or of the middle between two.
  var touchPosition: ScrollPoint { touch.isPair ? centroid : touch.pan.tracker.position }

  static func distance(_ first: ScrollPoint, _ second: ScrollPoint) -> Double {
    ScrollVector { (second[$0] - first[$0]).saturated }.length
  }
}

extension VelocityTracker {
  init(partnerOf x: AxisPinch, _ y: AxisPinch, _ times: StepTimes) {
    self.init(
      ScrollPoint(x: x.fingers.second, y: y.fingers.second),
      PerAxis(horizontal: x.partnerSteps, vertical: y.partnerSteps), times)
  }
}
