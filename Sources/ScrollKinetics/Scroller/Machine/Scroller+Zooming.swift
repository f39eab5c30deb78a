import ScrollGeometry

// Changes of the scale without a finger: its return after a pinch, and the zooms of a program.
extension Scroller {
  var zoomInMotion: ZoomCurve? { axes.horizontal.zoom }
  /// Whether the scale changes without a finger. Comparing ``zoomInMotion`` with nil would copy it.
  var followsZoom: Bool { axes.horizontal.followsZoom }
  var isOverzoomed: Bool { viewport.isOverzoomed }
  /// The snap rules that apply: none while content that can be zoomed is zoomed in ([O], PHYSICS §11).
  var rules: ScrollSnapping { viewport.isZoomedIn ? .none : physics.snapping }

  /// Returns whether a rule applies on `axis`, without a copy of the rules.
  @inline(__always) func hasRule(on axis: ScrollAxis) -> Bool {
    !viewport.isZoomedIn && physics.snapping.hasRule(on: axis)
  }

  func along(_ axis: ScrollAxis) -> AxisPhysics {
    var along = physics.along(axis)
    if viewport.isZoomedIn { along.snapping = .none }
    return along
  }

  // MARK: Motion

  mutating func catchUpZoom(_ events: inout Events) {
    guard let zoom = zoomInMotion else { return }
    let time = axes.horizontal.since.seconds(to: now)
    let isOver = time >= zoom.duration || now.isLast
    if isOver || time > 0 { show(scale: now.isLast ? zoom.scale : zoom.scale(at: time), &events) }
    axes.horizontal.catchUp(to: now, .none)
    axes.vertical.catchUp(to: now, .none)
  }

  /// Changes the scale along a curve, which may continue a zoom of the touch.
  private mutating func follow(
    to scale: Double, at offset: ScrollPoint, for purpose: MovingAxis.Purpose, _ timing: ZoomCurve.Timing,
    duration: Double, continues: Bool = false, _ events: inout Events
  ) {
    let (before, start) = (purposes, viewport.zoomScale)
    for axis in ScrollAxis.allCases {
      axes[axis].follow(
        AxisPlan(
          .zoom(
            curve: ZoomCurve(
              from: axes[axis].offset, to: offset[axis], scale: start, scale, duration: duration, timing))),
        for: purpose, since: now)
      // A zoom of the program leads to what is in the middle of the frame then.
      if purpose == .zoom { axes[axis].anchorTarget(at: .middle) }
    }
    reportInterruptions(since: before, &events)
    reportDeceleration(since: before, &events)
    if !before.contains(.zoom) && !continues { events.append(.willBeginZooming) }
    catchUp(&events)
  }

  private func durationOfReturn(to scale: Double, at offset: ScrollPoint) -> Double {
    let logRatio = Double.log(viewport.zoomScale) - Double.log(scale)
    let growth = Double.expm1(logRatio).saturated
    // Of a way of the offset there is at the end this times as much left as of one of the logarithm: more where the scale grows.
    let share = growth == 0 ? 1 : Swift.max(1, (logRatio / growth).saturated)
    func distance(_ axis: ScrollAxis) -> Double {
      Swift.max(
        ((offset[axis] - axes[axis].offset).saturated.magnitude * share).saturated,
        (logRatio * viewport.frame.size[axis]).saturated.magnitude)
    }
    return ZoomCurve.durationOfReturn(over: Swift.max(distance(.horizontal), distance(.vertical)))
  }

  // MARK: The return

  /// Returns the scale to its limit, about the last centroid; the momentum of the pan does not count.
  mutating func returnScale(_ start: ReleaseStart, _ events: inout Events, _ release: (inout Release) -> Void)
  {
    let end = viewport.zoomed(to: viewport.zoomScale, about: start.centroid)
    let proposal = place(endingAt: end)
    var question = Release(
      viewport: end, velocity: .zero, proposal: proposal, target: proposal, isHosts: start.asksHost)
    let target = end.clamped(question.decision(of: release, within: PerAxis { end.limits(on: $0) }).target)
    let duration = durationOfReturn(to: end.zoomScale, at: target)
    if start.endsDrag { events.append(.didEndDragging(willDecelerate: duration > 0)) }
    // A return that takes no time is none.
    guard duration > 0 || start.centroid == nil else {
      return jump(toScale: end.zoomScale, at: target, &events)
    }
    follow(
      to: end.zoomScale, at: target, for: .deceleration, .bounce, duration: duration,
      continues: start.centroid != nil, &events)
  }

  /// Returns the place at which content rests that a viewport shows: within its limits, on a place of the rule.
  private func place(endingAt end: Viewport) -> ScrollPoint {
    let resting = end.restingOffset
    guard !end.isZoomedIn else { return resting }
    return ScrollPoint {
      MovingAxis(end.metrics(on: $0), at: resting[$0]).target(of: physics.snapping[$0], for: resting[$0])?
        .flushed ?? resting[$0]
    }
  }

  mutating func limitScale(about point: ScrollPoint, _ events: inout Events) {
    guard isOverzoomed else { return }
    let end = viewport.zoomed(to: viewport.zoomScale, about: placeInFrame(point))
    show(scale: end.zoomScale, &events)
    for axis in ScrollAxis.allCases { axes[axis].offset = end.contentOffset[axis] }
    restOnPixels(&events)
  }

  /// The viewport as it is once the program has ended a pinch, but for the pixel grid.
  var viewportAfterPinch: Viewport {
    guard isTracking, touch.isZooming, isOverzoomed else { return viewport }
    return viewport.zoomed(to: viewport.zoomScale, about: placeInFrame(touchPosition))
  }

  /// Brings the axes that a pinch has left at rest onto the pixel grid.
  mutating func restOnPixels(_ events: inout Events) {
    for axis in ScrollAxis.allCases where !axes[axis].isMoving {
      axes[axis].offset = axes[axis].metrics.roundedUnlessLimit(axes[axis].offset).flushed
    }
    showOffset(&events)
  }

  // MARK: The program

  mutating func magnify(by factor: Double, at point: ScrollPoint, _ events: inout Events) {
    let scale = Swift.max(.leastNormalMagnitude, (viewport.zoomScale * factor).saturated)
    let end = viewport.zoomed(to: scale, about: placeInFrame(point))
    interrupt(where: { _ in true }, &events)
    jump(toScale: end.zoomScale, at: place(endingAt: end), &events)
  }

  mutating func zoom(
    to scale: Double, at offset: ScrollPoint, _ animation: ScrollAnimation?, _ events: inout Events
  ) {
    guard let animation else {
      interrupt(where: { _ in true }, &events)
      jump(toScale: scale, at: offset, &events)
      return beginDragAgain { _ in true }
    }
    let isZooming = isTracking && touch.isZooming
    endTouchForProgram(zooms: true, &events)
    guard scale != viewport.zoomScale || offset != viewport.contentOffset else {
      interrupt(where: { _ in true }, &events)
      if isZooming { events.append(.didEndZooming) }
      return
    }
    let (duration, timing): (Double, CubicBezier?) =
      switch animation {
      case _ where physics.reducesMotion: (0, nil)
      case .eased(let duration, let timing): (duration.inSeconds, timing)
      // UIKit's curve, in the time in which the spring comes within a thousandth of its way.
      case .spring: (animation.plan(from: .rest(at: 0), to: 1, restDistance: 0x1p-10).duration, nil)
      }
    follow(
      to: scale, at: offset, for: .zoom, .eased(timing), duration: duration, continues: isZooming, &events)
  }

  private mutating func jump(toScale scale: Double, at offset: ScrollPoint, _ events: inout Events) {
    show(scale: scale, &events)
    for axis in ScrollAxis.allCases { axes[axis].offset = offset[axis].flushed }
    showOffset(&events)
  }

  /// Returns whether an intent ends a change of the scale that is under way, which is then at its end.
  func endsZoom(_ intent: Intent) -> Bool {
    guard followsZoom else { return false }
    return switch intent {
    case .scroll, .scrollToTop, .step, .autoscroll, .fling, .edgeScroll, .stop, .magnify, .retarget: true
    case .coast(_, let phase): phase == .unphased || phase == .momentumBegan && viewport.isScrollEnabled
    default: false
    }
  }

  /// Ends a change of the scale: the content is at once where it would come to rest.
  mutating func endZoom(_ events: inout Events) {
    guard let zoom = zoomInMotion else { return }
    let before = purposes
    show(scale: zoom.scale, &events)
    axes.horizontal.jump(to: axes.horizontal.announcedTarget)
    axes.vertical.jump(to: axes.vertical.announcedTarget)
    showOffset(&events)
    reportInterruptions(since: before, &events)
  }

  // MARK: Changes of the viewport

  /// Applies a change of the viewport while the scale changes, or one that leaves it past its limits. Scale and offset of
  /// content that moves are continuous, unless the change gives others.
  mutating func makeZooming(
    _ change: ViewportChange, _ snapping: ScrollSnapping?, _ animation: ScrollAnimation?,
    _ events: inout Events
  ) {
    let (old, new) = (change.old, change.new)
    let (zoom, before, start) = (zoomInMotion, purposes, axes.horizontal.since)
    let offset = change.place(of: old.contentOffset, isAtRest: false)
    let announced = ScrollPoint { axes[$0].announcedTarget }
    if let snapping { physics.snapping = snapping }
    if zoom == nil, before.isEmpty, animation == nil {
      // Content at rest is shown within its limits.
      var end = new
      end.contentOffset = offset
      end = end.zoomed(to: end.zoomScale)
      end.contentOffset = end.restingOffset
      show(end)
      if end.zoomScale != old.zoomScale { events.append(.didZoom) }
      if end.contentOffset != old.contentOffset { events.append(.didScroll) }
      return
    }
    show(new)
    for axis in ScrollAxis.allCases { axes[axis].offset = offset[axis].flushed }
    if new.zoomScale != old.zoomScale { events.append(.didZoom) }

    // What comes to rest is limited about the middle of the frame.
    var end = viewport
    if let zoom, !(change.setsScale && zoom.isReturn) {
      let factor = change.setsScale ? 1 : (new.zoomScale / old.zoomScale).saturated
      let atEnds = change.between(
        zoom.scale, Swift.max(.leastNormalMagnitude, (zoom.scale * factor).saturated))
      end = atEnds.new
      end.contentOffset = atEnds.place(ofTarget: announced, at: PerAxis { axes[$0].anchor })
    }
    end = end.zoomed(to: end.zoomScale)
    let target = end.restingOffset
    showOffset(&events)
    guard let zoom else {
      if before.isEmpty, let animation { return self.zoom(to: end.zoomScale, at: target, animation, &events) }
      return follow(
        to: end.zoomScale, at: target, for: .deceleration, .bounce,
        duration: durationOfReturn(to: end.zoomScale, at: target), &events)
    }
    // A return that has farther to go by now takes longer, and not only by a rounding.
    let duration = zoom.isReturn ? durationOfReturn(to: end.zoomScale, at: target) : zoom.duration
    let elapsed = start.seconds(to: now)
    let isInTime = !zoom.isReturn || duration <= zoom.duration - elapsed + 1e-9
    if end.zoomScale == zoom.scale && new.zoomScale == old.zoomScale && isInTime {
      for axis in ScrollAxis.allCases {
        guard let curve = axes[axis].zoom, let purpose = axes[axis].purpose else { continue }
        let aimed = curve.aimed(at: target[axis], from: axes[axis].offset, at: elapsed)
        let anchor = axes[axis].anchor
        axes[axis].follow(AxisPlan(.zoom(curve: aimed)), for: purpose, since: start)
        axes[axis].anchorTarget(at: anchor)
      }
      return catchUp(&events)
    }
    follow(
      to: end.zoomScale, at: target, for: axes.horizontal.purpose ?? .deceleration, zoom.timing,
      duration: duration, &events)
  }
}

extension Viewport {
  var isOverzoomed: Bool { zoomScale != zoomScale.clamped(to: zoomLimits.minimum...zoomLimits.maximum) }
  /// Whether the content can be zoomed and is not at its smallest scale.
  @usableFromInline var isZoomedIn: Bool { zoomLimits.allowZooming && zoomScale != zoomLimits.minimum }

  /// The offset at which the content comes to rest, of what is shown: within the limits, on the pixel grid.
  var restingOffset: ScrollPoint {
    ScrollPoint { axis in
      let metrics = metrics(on: axis)
      return metrics.roundedUnlessLimit(contentOffset[axis].clamped(to: metrics.limits)).flushed
    }
  }
}
