import ScrollGeometry

extension Scroller {
  /// What an input does to the scroller in its present state.
  ///
  /// ``intent(of:at:)`` decides it, once, for whoever has to know before, as a chain does; ``perform(_:at:_:_:_:)`` does it.
  enum Intent {
    case nothing
    /// A finger touches the content or, if there is a touch, has come down beside it.
    case touchDown(ScrollPoint, finger: Int)
    /// A finger leaves, and does not end the touch; if it drives the content, the next one takes over.
    case leave(finger: Int)
    /// A finger that lies beside the one that drives the content has moved, and becomes its partner.
    case join(ScrollPoint, finger: Int)
    /// A recognised pinch begins or changes.
    case pinch(scale: Double, at: ScrollPoint)
    case magnify(by: Double, at: ScrollPoint)
    case zoom(to: Double, at: ScrollPoint, ScrollAnimation?)
    /// A recognised touch begins, without a drag.
    case hold(from: Physics.Source?)
    /// A recognised drag begins, and moves by `delta`, if there is one.
    case beginDrag(from: Physics.Source?, delta: ScrollVector?)
    case drag(to: ScrollVector)
    case move(by: ScrollVector, from: Physics.Source?)
    /// The touch ends, after a last movement by `delta`; the fingers of the set leave.
    case release(Ending, delta: ScrollVector = .zero, leaving: UInt64 = 0)
    /// A recognised pinch ends, after a last change.
    case releasePinch(Ending, scale: Double, at: ScrollPoint)
    /// A delta without a finger moves the axes that coast or begin to coast.
    case coast(ScrollVector, ScrollPhase)
    case step(PerAxis<MovingAxis.Step?>, ScrollAnimation?)
    /// The program scrolls to an offset, on the axes that have an anchor.
    case scroll(to: ScrollPoint, ScrollAnimation?, at: PerAxis<MovingAxis.TargetAnchor?>)
    case scrollToTop
    case stop
    case retarget(ScrollPoint)
    case autoscroll(ScrollVector, coasts: Bool)
    /// The program throws content without a finger. Under a finger it is a release.
    case fling(ScrollVector)
    case setRefreshing(Bool)
    case edgeScroll(ScrollVector)
  }

  enum Ending {
    /// The finger is lifted; the velocity is computed from its samples.
    case lifted(ScrollInstant)
    /// The fingers have left a trackpad whose platform makes the momentum; the velocity is computed from their samples.
    case handedOver(ScrollInstant)
    /// The drag ends with a known velocity of the finger.
    case ended(ScrollVector, ScrollInstant)
    case flung(ScrollVector)
    case cancelled
  }

  @inline(__always) func intent(of input: Input, at instant: ScrollInstant) -> Intent {
    let isEnabled = viewport.isScrollEnabled
    // What moves with a pair of fingers heeds no recognised drag or scroll.
    if isTracking, touch.isPair {
      switch input {
      case .held, .began, .changed, .moved, .ended, .scroll: return .nothing
      default: break
      }
    }
    switch input {
    case .touchDown(let point, let finger): return .touchDown(point, finger: finger)
    // The sample of a finger that does not drive the content; others are handled before.
    case .touchMoved(let point, let finger):
      return fingers & Self.bit(of: finger) != 0 && joins(finger) ? .join(point, finger: finger) : .nothing
    case .pinch(let phase, let scale, let point): return intent(ofPinch: phase, scale, at: point, instant)
    case .magnify(let factor, let point):
      return canPinch && !isTracking ? .magnify(by: factor, at: point) : .nothing
    case .setZoomScale(let scale, let point, let animation):
      let place = point.map { point in ScrollPoint { (point[$0] - viewport.frame.origin[$0]).saturated } }
      return zoom(to: viewport.zoomed(to: scale, about: place), animation)
    case .zoom(let rect, let animation): return zoom(to: viewport.zoomed(toShow: rect), animation)
    case .touchUp(let finger): return lift(of: finger, .lifted(instant))
    case .touchCancelled(let finger): return lift(of: finger, .cancelled)
    case .held: return isEnabled && !isTracking ? .hold(from: nil) : .nothing
    case .began: return isEnabled ? .beginDrag(from: nil, delta: nil) : .nothing
    case .changed(let translation):
      // An earlier translation than the latest one is out of date; an earlier `moved(by:)` is a part of the sum.
      let isLate = isDragging && instant < touch.pan.tracker.instant
      return isLate || !(isEnabled || isDragging) ? .nothing : .drag(to: translation)
    case .moved(let delta): return isEnabled || isDragging ? .move(by: delta, from: nil) : .nothing
    case .ended(let velocity): return .release(velocity.map { .ended($0, instant) } ?? .lifted(instant))
    case .cancelled: return .release(.cancelled, leaving: .max)
    case .scroll(let delta, let phase): return intent(of: delta, phase, at: instant)
    case .setContentOffset(let offset, let animation):
      return .scroll(to: offset, animation, at: PerAxis { _ in .start })
    case .scrollRectToVisible(let rect, let animation):
      // An animation ends a pinch, and begins with the scale within its limits.
      let present = animation == nil ? viewport : viewportAfterPinch
      let (offset, isAtEnd) = present.revealing(rect)
      // A rectangle that is visible already has no effect, as Apple documents: it ends no flight, animation or drag.
      let anchors = PerAxis<MovingAxis.TargetAnchor?> {
        offset[$0] == present.contentOffset[$0] ? nil : isAtEnd[$0] ? .end : .start
      }
      if case (nil, nil) = (anchors.horizontal, anchors.vertical) { return .nothing }
      return .scroll(to: offset, animation, at: anchors)
    // Content without an end has no top.
    case .scrollToTop: return viewport.limits(on: .vertical).lowerBound.isFarthest ? .nothing : .scrollToTop
    case .stop: return phase == .idle && !isBlocked && !stretchMoves(at: now) ? .nothing : .stop
    case .beginRefreshing:
      return viewport.refreshControl != nil && !viewport.isRefreshing ? .setRefreshing(true) : .nothing
    case .endRefreshing: return viewport.isRefreshing ? .setRefreshing(false) : .nothing
    case .retarget(let target): return isMoving ? .retarget(target) : .nothing
    case .autoscroll(let velocity, let coasts):
      let isPushed = axes.horizontal.isAutoscrolled || axes.vertical.isAutoscrolled
      return pushes(velocity, instead: isPushed) ? .autoscroll(velocity, coasts: coasts) : .nothing
    case .fling(let velocity):
      guard isEnabled else { return .nothing }
      if isTracking { return .release(.flung(velocity)) }
      let axes = axesOfFling(velocity)
      return axes.horizontal || axes.vertical ? .fling(velocity) : .nothing
    case .edgeScroll(let pointer):
      let velocity = pointer.map { viewport.edgeScrollVelocity(at: $0, in: viewport.frame) } ?? .zero
      let isPushed = axes.horizontal.isEdgeScrolled || axes.vertical.isEdgeScrolled
      return pushes(velocity, instead: isPushed) ? .edgeScroll(velocity) : .nothing
    // Parts of notches have become whole ones.
    case .wheel(let delta, _, let animation):
      return step(PerAxis { delta[$0] == 0 ? nil : .by(delta[$0]) }, animation)
    case .key(let key, let distances, let animation):
      let (axis, step) = (key.axis(in: viewport), key.step(in: viewport, distances))
      if case .to(let end) = step, end.isFarthest { return .nothing }
      let isStep = step != .by(0) && step != .page(0)
      return self.step(PerAxis { isStep && $0 == axis ? step : nil }, animation)
    }
  }

  /// Returns whether an intent begins, changes or ends a motion or a touch of the content.
  ///
  /// A wheel or a trackpad beside a finger does not, nor does a finger that comes or goes beside another.
  func isConcerned(by intent: Intent) -> Bool {
    switch intent {
    case .nothing, .leave: false
    case .touchDown(_, let finger): !isTracking || joins(finger)
    case .release: isTracking
    default: true
    }
  }

  /// Returns whether a velocity pushes the content, or releases what is pushed already: scrolling may be disabled since.
  private func pushes(_ velocity: ScrollVector, instead isPushed: Bool) -> Bool {
    !isTracking && (velocity == .zero ? isPushed : viewport.isScrollEnabled)
  }

  @inline(__always) private func lift(of finger: Int, _ ending: Ending) -> Intent {
    guard fingers & Self.bit(of: finger) != 0 else { return .nothing }
    let isLast = fingers == Self.bit(of: finger)
    return isTracking && touch.finger == Int8(finger) && isLast
      ? .release(ending, leaving: fingers) : .leave(finger: finger)
  }

  /// Returns what a trackpad's delta does. A trackpad does not interfere with a touch, which has a finger number.
  @inline(__always) private func intent(
    of delta: ScrollVector, _ phase: ScrollPhase, at instant: ScrollInstant
  ) -> Intent {
    guard !isTracking || touch.finger == nil else { return .nothing }
    let isEnabled = viewport.isScrollEnabled
    switch phase {
    case .mayBegin: return isEnabled && !isTracking ? .hold(from: .trackpad) : .nothing
    case .began: return isEnabled || isDragging ? .beginDrag(from: .trackpad, delta: delta) : .nothing
    case .changed: return isEnabled || isDragging ? .move(by: delta, from: .trackpad) : .nothing
    case .ended:
      return .release(physics.momentum == .platform ? .handedOver(instant) : .lifted(instant), delta: delta)
    case .cancelled: return .release(.cancelled)
    case .momentumBegan, .momentumChanged, .momentumEnded:
      return physics.momentum == .platform ? .coast(delta, phase) : .nothing
    case .unphased: return isEnabled && delta != .zero ? .coast(delta, phase) : .nothing
    }
  }

  @inline(__always) private func step(_ steps: PerAxis<MovingAxis.Step?>, _ animation: ScrollAnimation?)
    -> Intent
  {
    let isStep = steps.horizontal != nil || steps.vertical != nil
    return isStep && viewport.isScrollEnabled && !isTracking ? .step(steps, animation) : .nothing
  }

  /// Returns what a recognised pinch does. Numbered fingers keep the content.
  private func intent(
    ofPinch phase: PinchPhase, _ scale: Double, at point: ScrollPoint, _ instant: ScrollInstant
  ) -> Intent {
    guard !isTracking || touch.finger == nil else { return .nothing }
    let isPinched = isTracking && touch.isPair
    return switch phase {
    case .began, .changed: isPinched || canPinch ? .pinch(scale: scale, at: point) : .nothing
    case .ended: isPinched ? .releasePinch(.lifted(instant), scale: scale, at: point) : .nothing
    case .cancelled: isPinched ? .releasePinch(.cancelled, scale: scale, at: point) : .nothing
    }
  }

  private func zoom(to end: Viewport, _ animation: ScrollAnimation?) -> Intent {
    .zoom(to: end.zoomScale, at: end.restingOffset, animation)
  }

  static func bit(of finger: Int) -> UInt64 { 1 << UInt64(finger) }
}

extension Double {
  /// Whether a limit is that of content without an end.
  fileprivate var isFarthest: Bool { magnitude == .greatestFiniteMagnitude }
}

extension Viewport {
  /// Returns the velocity with which content scrolls under a dragged item whose pointer is at `point`, once the ramp is over:
  /// zero on the axes on which it is in no zone.
  ///
  ///     ±1500·e²        zone = min(0.2·length, 100 points)
  ///
  /// where e is the depth of the pointer in the zone at an edge of the part that no inset covers, from 0 to 1.
  ///
  /// `point` is in the space of `frame`, that of the viewport where it is shown; others cut off all but the `visible` part.
  func edgeScrollVelocity(at point: ScrollPoint, in frame: ScrollRect, visible: ScrollRect? = nil)
    -> ScrollVector
  {
    ScrollVector { axis in
      var clear = clearRange(on: axis)
      if let visible, visible[axis] != frame[axis] {
        let (lower, upper) = (visible[axis].lowerBound, visible[axis].upperBound)
        clear = clear.clamped(
          to: (lower - frame.origin[axis]).saturated...(upper - frame.origin[axis]).saturated)
      }
      let zone = Swift.min(0.2 * (clear.upperBound - clear.lowerBound).saturated, 100)
      guard zone > 0 else { return 0 }
      let place = (point[axis] - frame.origin[axis]).saturated
      let before = ((clear.lowerBound + zone).saturated - place).saturated / zone
      let behind = (place - (clear.upperBound - zone).saturated).saturated / zone
      let depth = Swift.min(1, Swift.max(before, behind))
      guard depth > 0 else { return 0 }
      let speed = (1500 * (depth * depth)).flushed
      return behind > 0 ? speed : 0 - speed
    }
  }
}
