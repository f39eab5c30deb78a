import ScrollGeometry

/// A flight between limits: deceleration inside, bounce outside, and every crossing solved when it is planned.
///
///     past a limit (law 2) ── inwards ──▸ inside (law 1) ── crosses ──▸ past the other limit (law 2)
///
/// Any of the three may be missing. The crossings are exact instants, not frames; the momentum carries over.
/// Nothing that has crossed a limit outwards returns through it, so there are never more than three parts.
///
/// - Inside is `lower ≤ x ≤ upper`. At a limit, momentum outwards is law 2 from d0 = 0; inwards, law 1 ([O]).
/// - Where the limits coincide, law 2 alone governs, as far as it swings.
/// - Without `bounces` the flight ends at the limit, and starts at the limit if it would start past it.
/// - After an hour it rests where it is, or on the limit it is past ([O]): at a rate next to 1 the law alone would take
///   days. Such a rate is r > 0.999998 for a flick of 10 000 pt/s.
/// - Continuous in position and momentum; mirror-symmetric; finite for every finite input.
///
/// - Source: the laws are recorded ([M], PHYSICS §1–3); the hand-over where the recordings are silent is our
///   choice ([O], §2).
public struct FlingCurve: ScrollCurve {
  /// The offsets between which law 1 governs, in points.
  public let limits: ClosedRange<Double>
  /// The laws at the ``rate`` of the flight. Not the rate: its factor would be a word that no evaluation reads.
  let laws: Laws
  /// Where the content is at the start, in points.
  public let start: Double
  /// The momentum at the start, in points per second.
  public let startMomentum: Double
  /// When the content is at rest after its last crossing, in seconds from the start.
  public let duration: Double
  /// Where the content comes to rest, in points: inside the limits, or exactly at one.
  public let destination: Double

  /// When the content comes inside; 0 where it starts there, `never` where it does not.
  let entryTime: Double
  let entryMomentum: Double
  /// When the content leaves through the limit ahead; `never` where it does not.
  let exitTime: Double
  let exitMomentum: Double
  // Last, so that an enumeration around it finds room for its case in the same word.
  /// Whether the content may be past the limits.
  public let bounces: Bool
  // Not infinity, which JSON cannot write.
  private static var never: Double { .greatestFiniteMagnitude }
  private static var noCrossing: (time: Double, momentum: Double) { (never, 0) }

  /// The flight from `start` with `momentum` between `limits`.
  ///
  /// - Parameters:
  ///   - start: points; finite.
  ///   - momentum: points per second; finite. The release velocity, for a flick.
  ///   - limits: the offsets between which content rests; finite.
  ///   - bounces: whether the content may be past the limits at all.
  public init(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, rate: DecelerationRate = .normal,
    bounces: Bool = true
  ) {
    self.init(from: start, momentum: momentum, limits: limits, laws: rate.laws, bounces: bounces)
  }

  init(from start: Double, momentum: Double, limits: ClosedRange<Double>, laws: Laws, bounces: Bool) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(from: start, momentum: momentum, limits: limits)
    }
    let limits = limits.lowerBound.flushed...limits.upperBound.flushed
    self.limits = limits
    self.laws = laws
    self.bounces = bounces
    let start = (bounces ? start : start.clamped(to: limits)).flushed
    let momentum = momentum.clamped(to: -laws.topSpeed...laws.topSpeed).flushed
    self.start = start
    startMomentum = momentum

    let entry = Self.entry(from: start, momentum: momentum, limits: limits, laws: laws)
    (entryTime, entryMomentum) = entry ?? Self.noCrossing
    let inside = start.clamped(to: limits)
    guard entry != nil else {
      (exitTime, exitMomentum) = Self.noCrossing
      duration =
        bounces
        ? laws.timeToSettle(from: Law.distance(of: start, from: inside), momentum: momentum) : 0
      destination = inside
      return
    }

    let rest = laws.restingPlace(from: inside, momentum: entryMomentum)
    let end = rest.clamped(to: limits)
    var (exit, endTime) = (Self.noCrossing, entryTime)
    if rest == end {
      endTime += laws.timeToRest(momentum: entryMomentum)
    } else {
      let room = (end - inside).saturated
      exit.momentum = entryMomentum - room / laws.reach
      let share = room / (entryMomentum * laws.reach)
      // Where limits are so far apart that the last 10 pt/s are lost in rounding, the crossing is at the rest.
      let isLost = exit.momentum.magnitude < Law.restingSpeed || share >= 1
      endTime += isLost ? laws.timeToRest(momentum: entryMomentum) : laws.time(toLose: share)
      exit.time = endTime
    }
    guard endTime < Law.longestMotion else {
      (exitTime, exitMomentum) = Self.noCrossing
      duration = Law.longestMotion
      destination =
        laws.decelerating(
          from: inside, momentum: entryMomentum, leaving: laws.left(after: duration - entryTime), to: end
        ).position
      return
    }
    (exitTime, exitMomentum) = exit
    destination = end
    let bounce = rest == end || !bounces ? 0 : laws.timeToSettle(from: 0, momentum: exitMomentum)
    duration = Swift.min(endTime + bounce, Law.longestMotion).flushed
  }

  /// Throws for the first number that a flight cannot be planned from.
  static func validate(
    from start: Double, momentum: Double, limits: ClosedRange<Double>
  ) throws(ScrollValueError) {
    try start.check(.finite, "start")
    try momentum.check(.finite, "momentum")
    try limits.lowerBound.check(.finite, "limits.lowerBound")
    try limits.upperBound.check(.finite, "limits.upperBound")
  }

  /// When and with what momentum the content comes inside; nil where it does not.
  private static func entry(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, laws: Laws
  ) -> (time: Double, momentum: Double)? {
    guard limits.lowerBound < limits.upperBound else { return nil }
    let distance = Law.distance(of: start, from: start.clamped(to: limits))
    guard distance != 0 else { return (0, momentum) }
    // By their signs: the share of a distance next to nothing can be nothing.
    guard distance < 0 ? momentum > 0 : momentum < 0 else { return nil }
    let share = (distance / (momentum * laws.reach)).magnitude
    guard share < 1 else { return nil }
    let time = laws.time(toLose: share)
    let left = momentum * (1 - share) * Double.exp(-Law.pullBack * time)
    // Slower than the resting speed at the limit, it has come to rest just before.
    return left.magnitude >= Law.restingSpeed ? (time, left) : nil
  }

  /// Whether the content ends at a limit it was past, rather than where it ran out of momentum.
  var endsAtLimit: Bool { entryTime == Self.never || exitTime < Self.never }

  /// Whether the content passes a limit from inside, at ``exitTime``.
  var leavesLimits: Bool { bounces && exitTime < Self.never }

  /// Whether the content returns to the limit that it is at or past, and never comes inside: without momentum, or with
  /// one that points outwards.
  var returnsFromOutside: Bool {
    guard bounces, start != destination else { return bounces }
    return entryTime == Self.never && (start < destination ? startMomentum <= 0 : startMomentum >= 0)
  }

  /// The state of the law that governs `time` seconds after the start.
  public func state(at time: Double) -> AxisState {
    guard time >= 0 else { return state(at: 0) }
    return time < duration ? motion(at: time) : .rest(at: destination)
  }

  /// The state at a time from 0 and before ``duration``.
  @inline(__always) func motion(at time: Double) -> AxisState {
    isInside(at: time) ? inside(leaving: laws.left(after: time - entryTime)) : outside(at: time)
  }

  /// Whether law 1 governs, at a time before ``duration``.
  @inline(__always) private func isInside(at time: Double) -> Bool { time >= entryTime && time < exitTime }

  /// The state of law 1, when the share `left` of the momentum at the entry is left.
  @inline(__always) private func inside(leaving left: Double) -> AxisState {
    laws.decelerating(
      from: start.clamped(to: limits), momentum: entryMomentum, leaving: left, to: destination)
  }

  /// The state of law 2 at a time at which it governs.
  // Not inlined: a flight that is inside its limits, as most are most of the time, has less to get ready.
  @inline(never) private func outside(at time: Double) -> AxisState {
    let isEntering = time < entryTime
    let limit = isEntering ? start.clamped(to: limits) : destination
    return laws.bounced(
      about: limit, from: isEntering ? Law.distance(of: start, from: limit) : 0,
      momentum: isEntering ? startMomentum : exitMomentum, for: isEntering ? time : time - exitTime)
  }
}

// MARK: - Two axes

extension FlingCurve {
  /// The states of two flights, as a rule those of two axes, at a time from 0 and before both durations.
  ///
  /// The same bits as those of ``state(at:)``. Content that has been inside its limits on both axes since the same time,
  /// as after most flicks, needs one exponential for both: a quarter of the time less.
  @inline(__always) static func motions(
    of x: FlingCurve, _ y: FlingCurve, at time: Double
  ) -> (x: AxisState, y: AxisState) {
    guard x.isInside(at: time), y.isInside(at: time), x.entryTime == y.entryTime, x.laws.decay == y.laws.decay
    else {
      return (x.motion(at: time), y.motion(at: time))
    }
    let left = x.laws.left(after: time - x.entryTime)
    return (x.inside(leaving: left), y.inside(leaving: left))
  }
}
