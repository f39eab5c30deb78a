import ScrollGeometry

/// A finger on the content, from touch to lift.
struct Touch: Hashable, Sendable {
  /// How far and how fast the finger has gone.
  var pan: PanRecognizer
  /// The finger that drives the content; nil where a ready-made drag does.
  var finger: Int8?
  /// The viewport's limits, at hand: to derive them took a fifth of a sample's instructions.
  var limits = PerAxis { _ in 0.0...0.0 }
  /// What shows for each translation, once the pan has begun.
  var drag: PerAxis<AxisDrag>?
  /// What moves the finger's content, from the touch on.
  let source: Scroller.Physics.Source
  /// What the flight that the touch has ended adds to the next.
  var carried = CarriedMomentum.none
  /// Where the content was when the pan began.
  var dragOrigin = ScrollPoint.zero
  /// The axis that a directional lock holds still.
  var lockedAxis: ScrollAxis?
  /// What the pan's first translation has to decide; nil once it has, and where nothing locks.
  var undecidedLock: DirectionalLock?
  /// Whether `finger` has only just taken over, and its place is not known yet.
  var awaitsHandOver = false

  /// A finger put down at `position` on content between `limits`.
  init(
    at position: ScrollPoint, instant: ScrollInstant, finger: Int8?, slop: Double,
    limits: PerAxis<ClosedRange<Double>>, source: Scroller.Physics.Source
  ) {
    pan = PanRecognizer(at: position, instant: instant, slop: slop, samplesRepeats: source == .touch)
    self.finger = finger
    self.limits = limits
    self.source = source
  }

  /// Loses what is carried where the finger has rested too long by `instant`, at which it is seen at `position`.
  @inline(__always) mutating func keepCarrying(to position: ScrollPoint, at instant: ScrollInstant) {
    guard !carried.isEmpty, !pan.hasBegun || position == pan.tracker.position,
      pan.tracker.restsSince.seconds(to: instant) > CarriedMomentum.longestRest
    else { return }
    carried = .none
  }

  /// Which drags hold one axis still.
  enum DirectionalLock: UInt8, Hashable, Sendable {
    /// Those that start in one general direction.
    case unlessDiagonal
    /// All but those along the diagonal itself.
    case always

    /// The share of the larger component of the first translation below which the smaller one is locked.
    var share: Double { self == .always ? 1 : 0.5 }
  }

  /// Locks the axis across the direction of the pan's first translation, unless that is diagonal.
  mutating func decideLock(by translation: ScrollVector) {
    let (x, y) = (translation.dx.magnitude, translation.dy.magnitude)
    guard let share = undecidedLock?.share, x > 0 || y > 0 else { return }
    undecidedLock = nil
    if x < share * y { lockedAxis = .horizontal }
    if y < share * x { lockedAxis = .vertical }
  }
}

extension Touch {
  /// What is wrong with the touch by itself; nil where nothing is.
  var fault: String? {
    if let fault = pan.fault ?? drag?.horizontal.fault ?? drag?.vertical.fault { return fault }
    if pan.hasBegun != (drag != nil) { return "a pan must have its drag once it has begun" }
    if !dragOrigin.isFinite { return "dragOrigin must be finite, but is \(dragOrigin)" }
    return awaitsHandOver && finger == nil ? "a finger that takes over must have a number" : nil
  }
}

#if !hasFeature(Embedded)
  extension Touch: Codable {}
#endif
