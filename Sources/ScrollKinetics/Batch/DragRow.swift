import ScrollGeometry

/// The numbers of content that a finger drags along one axis: its pan recogniser in one dimension, the drag, and its limits.
///
/// A sample of the finger needs no other numbers. They are taken from a scroller, and put back before anything else happens to
/// it.
struct DragRow {
  /// The latest samples of the finger.
  private(set) var tracker: AxisVelocityTracker
  /// See `PanRecognizer`.
  private var previousVelocity: Double?
  private var earlierTime: Float
  private let origin: Double
  private var drag: AxisDrag
  private let metrics: AxisMetrics

  /// Creates the row of an agent that is not dragged.
  init() {
    let axis = MovingAxis(motion: .resting, for: nil, since: .origin)
    tracker = AxisVelocityTracker(at: 0, instant: .origin)
    (previousVelocity, earlierTime, origin) = (nil, 0, 0)
    metrics = axis.metrics
    drag = AxisDrag(showing: 0, at: 0, limits: metrics.limits, length: 0, band: .touch)
  }

  /// Creates the row of a scroller that its finger 0 drags along `axis`; nil for one that has more to decide at the next
  /// sample, or that the finger also moves along the other axis.
  init?(_ scroller: borrowing Scroller, along axis: ScrollAxis) {
    let other = axis.cross
    let touch = scroller.touch
    guard scroller.isDragging, touch.finger == 0, scroller.fingers == 1, !touch.awaitsHandOver,
      touch.source == .touch, touch.carried.isEmpty, touch.undecidedLock == nil, touch.lockedAxis != axis,
      scroller.axes[axis].metrics.isScrollable,
      case .dragged(let drag, _) = scroller.axes[axis].motion,
      let tracker = AxisVelocityTracker(touch.pan.tracker, along: axis),
      (touch.pan.previousVelocity?[other] ?? 0) == 0,
      scroller.axes[other].staysUnderFinger || touch.lockedAxis == other
    else { return nil }
    self.tracker = tracker
    previousVelocity = touch.pan.previousVelocity?[axis]
    earlierTime = touch.pan.earlierTime
    origin = touch.pan.origin[axis]
    self.drag = drag
    metrics = scroller.axes[axis].metrics
  }

  /// The translation of the finger since the pan began, in points.
  @inline(__always) private var translation: Double { (tracker.position - origin).saturated.flushed }

  /// Moves the finger, as ``PanRecognizer/move(to:at:)`` and ``MovingAxis/drag(to:after:band:)``, and returns the offset of
  /// content that is shown at `offset`. A sample that is earlier than the latest one has no effect.
  @inline(__always) mutating func move(
    to position: Double, at instant: ScrollInstant, from offset: Double
  ) -> Double {
    guard instant >= tracker.instant else { return offset }
    let latest = translation
    let time = tracker.latestTime
    var velocityBefore: Double?
    if tracker.add(position, at: instant, &velocityBefore) { earlierTime = time }
    if let velocityBefore { previousVelocity = velocityBefore }
    var dragged = offset
    if translation != latest {
      dragged = drag.offset(at: translation, limits: metrics.limits, length: metrics.length, band: .touch)
    }
    return metrics.underFinger(dragged)
  }

  /// Puts the numbers back into their scroller, whose content is shown at `offset` now.
  func replace(_ axis: ScrollAxis, of scroller: inout Scroller, at offset: Double) {
    tracker.replace(axis, of: &scroller.touch.pan.tracker)
    scroller.touch.pan.previousVelocity = previousVelocity.map { velocity in
      ScrollVector { $0 == axis ? velocity : 0 }
    }
    scroller.touch.pan.earlierTime = earlierTime
    if let start = scroller.axes[axis].dragOrigin { scroller.axes[axis].follow(drag, from: start) }
    scroller.now = Swift.max(scroller.now, tracker.instant)
    scroller.place(at: offset, along: axis)
  }
}

extension MovingAxis {
  /// Whether another sample of a finger that does not move along the axis leaves the content where it is.
  fileprivate var staysUnderFinger: Bool {
    guard metrics.isScrollable, case .dragged = motion else { return true }
    return metrics.underFinger(offset) == offset
  }
}

extension Scroller {
  /// Shows the content at an offset that its motion has had at ``now``.
  mutating func place(at offset: Double, along axis: ScrollAxis) {
    axes[axis].offset = offset
    viewport.placedOffset[axis] = offset
  }
}
