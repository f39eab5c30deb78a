import ScrollGeometry

/// The pair of fingers of a touch, or what a wheel has turned that makes no step yet.
///
/// Never both: two fingers end a step, and no wheel turns under a finger. Parts of a notch from before two fingers do not count
/// after them.
@usableFromInline enum PairOrStep: Hashable, Sendable {
  case step(PartialStep)
  case pair(FingerPair)

  /// The pair; nil without one. It is set only where there is one.
  var pair: FingerPair? {
    @inline(__always) get { if case .pair(let pair) = self { pair } else { nil } }
    @inline(__always) set { if let newValue { self = .pair(newValue) } }
  }

  /// The finger of a pair beside the one that drives the content; nil without one.
  var partner: FingerPair.Partner? {
    @inline(__always) get { pair?.partner }
    @inline(__always) set { pair?.partner = newValue }
  }

  /// Shifts the instants.
  mutating func shiftTime(by duration: Duration) {
    switch self {
    case .step(var step):
      step.shiftTime(by: duration)
      self = .step(step)
    case .pair(var pair):
      pair.partner?.times.shiftTime(by: duration)
      self = .pair(pair)
    }
  }

  /// The reason why the value is invalid; nil for a valid one.
  var fault: String? {
    switch self {
    case .step(let step): step.fault
    case .pair(let pair): pair.fault
    }
  }
}

/// Two fingers that move and scale the content, or a recognised pinch.
@usableFromInline struct FingerPair: Hashable, Sendable {
  /// The distance of the fingers, in points; the gesture's scale in a recognised pinch.
  var distance: Double
  /// The finger beside the one that drives the content; nil in a recognised pinch.
  var partner: Partner?

  /// The second finger of a pair.
  struct Partner: Hashable, Sendable {
    // First, so that its last bytes are used.
    /// When the steps of the finger were; their places are in the axes.
    var times: StepTimes
    /// The number of the finger.
    var finger: Int8
  }

  /// The reason why the pair is invalid; nil for a valid one.
  var fault: String? {
    distance.isFinite && distance >= 0
      ? partner?.times.fault : "a distance must be finite and not negative"
  }
}

#if !hasFeature(Embedded)
  extension FingerPair: Codable {}
  extension FingerPair.Partner: Codable {}
#endif
