import ScrollGeometry

/// A flight between limits: deceleration inside, a bounce outside, and every crossing solved when the flight is planned.
///
///     past a limit (law 2) ── inwards ──▸ inside (law 1) ── crosses ──▸ past the other limit (law 2)
///
/// Any of the three parts may be missing. The crossings are solved, not noticed at a frame; the momentum carries over.
/// Content that has crossed a limit outwards never crosses it back inwards, so there are at most three parts.
///
/// - Inside is `lower ≤ x ≤ upper`. At a limit, law 2 applies from d0 = 0 to momentum outwards, law 1 to any other ([O]).
/// - Where the limits coincide, law 2 applies throughout.
/// - Without `bounces`, the flight ends at the limit, and starts at the limit if it would start past it.
/// - After an hour the content rests where it is, or at the limit that it is past ([O]). The law alone would take
///   longer at rates next to 1: for a flick of 10 000 pt/s at r > 0.999998.
/// - Continuous in position and momentum; mirror-symmetric; finite for every finite input.
/// - Source: the laws are measured ([M], PHYSICS §1–3); the change from one to the other is our choice where the recordings
///   do not show it ([O], §2).
@usableFromInline struct FlingCurve: ScrollCurve {
  /// The offsets between which law 1 applies, in points.
  let limits: ClosedRange<Double>
  /// The laws at the `rate` of the flight. The rate itself is not stored: no evaluation reads its factor.
  @usableFromInline let laws: Laws
  /// The offset at the start, in points.
  @usableFromInline let start: Double
  /// The momentum at the start, in points per second.
  @usableFromInline let startMomentum: Double
  @usableFromInline let duration: Double
  /// The offset at which the content comes to rest, in points: inside the limits, or exactly at one.
  @usableFromInline let destination: Double
  /// The time at which the content comes inside; 0 where it starts inside, `never` where it does not come inside.
  @usableFromInline let entryTime: Double
  @usableFromInline let entryMomentum: Double
  /// The time at which the content crosses the limit ahead outwards; `never` where it does not.
  @usableFromInline let exitTime: Double
  // The last property, so that an enumeration with this payload stores its case in the padding after it.
  /// Whether the content may be past the limits.
  let bounces: Bool
  // A finite number, since JSON cannot represent infinity.
  private static var never: Double { .greatestFiniteMagnitude }

  /// Plans the flight from `start` with `momentum`, which are finite, between `limits`.
  init(from start: Double, momentum: Double, limits: ClosedRange<Double>, laws: Laws, bounces: Bool) {
    let limits = limits.lowerBound.flushed...limits.upperBound.flushed
    let start = (bounces ? start : start.clamped(to: limits)).flushed
    let momentum = momentum.clamped(to: -laws.topSpeed...laws.topSpeed).flushed
    (self.limits, self.laws, self.bounces) = (limits, laws, bounces)
    (self.start, startMomentum) = (start, momentum)

    let entry = Self.entry(from: start, momentum: momentum, limits: limits, laws: laws)
    (entryTime, entryMomentum) = entry ?? (Self.never, 0)
    let inside = start.clamped(to: limits)
    guard entry != nil else {
      exitTime = Self.never
      duration =
        bounces
        ? laws.timeToSettle(from: Law.distance(of: start, from: inside), momentum: momentum) : 0
      destination = inside
      return
    }

    let rest = laws.restingPlace(from: inside, momentum: entryMomentum)
    let end = rest.clamped(to: limits)
    var endTime = entryTime
    let exitMomentum = Self.exitMomentum(of: entryMomentum, along: end - inside, laws)
    if rest == end {
      endTime += laws.timeToRest(momentum: entryMomentum)
    } else {
      let share = (end - inside).saturated / (entryMomentum * laws.reach)
      // Where the limits are so far apart that the last 10 pt/s are lost in rounding, the crossing is at the time of rest.
      let isLost = exitMomentum.magnitude < Law.restingSpeed || share >= 1
      endTime += isLost ? laws.timeToRest(momentum: entryMomentum) : laws.time(toLose: share)
    }
    guard endTime < Law.longestMotion else {
      exitTime = Self.never
      duration = Law.longestMotion
      destination =
        laws.decelerating(
          from: inside, momentum: entryMomentum, leaving: laws.left(after: duration - entryTime), to: end
        ).position
      return
    }
    exitTime = rest == end ? Self.never : endTime
    destination = end
    let bounce = rest == end || !bounces ? 0 : laws.timeToSettle(from: 0, momentum: exitMomentum)
    duration = Swift.min(endTime + bounce, Law.longestMotion).flushed
  }

  /// Returns the time and the momentum at which the content comes inside; nil where it does not.
  private static func entry(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, laws: Laws
  ) -> (time: Double, momentum: Double)? {
    guard limits.lowerBound < limits.upperBound else { return nil }
    let distance = Law.distance(of: start, from: start.clamped(to: limits))
    guard distance != 0 else { return (0, momentum) }
    // Compares signs: the quotient below underflows to 0 for a tiny distance.
    guard distance < 0 ? momentum > 0 : momentum < 0 else { return nil }
    let share = (distance / (momentum * laws.reach)).magnitude
    guard share < 1 else { return nil }
    let time = laws.time(toLose: share)
    let left = momentum * (1 - share) * Double.exp(-Law.pullBack * time)
    // Content slower than the resting speed at the limit has come to rest just before reaching it.
    return left.magnitude >= Law.restingSpeed ? (time, left) : nil
  }

  // Not stored, since a scroller has two of these: only a bounce asks for it.
  /// The momentum with which the content crosses the limit ahead; 0 where it does not.
  var exitMomentum: Double {
    meetsLimit
      ? Self.exitMomentum(of: entryMomentum, along: destination - start.clamped(to: limits), laws) : 0
  }

  private static func exitMomentum(of momentum: Double, along distance: Double, _ laws: Laws) -> Double {
    momentum - distance.saturated / laws.reach
  }

  /// Whether the content comes to rest at a limit, rather than inside the limits where its momentum ends.
  var endsAtLimit: Bool { entryTime == Self.never || exitTime < Self.never }
  /// Whether the content meets a limit with momentum outwards, at ``exitTime``: it crosses the limit, or stops there.
  var meetsLimit: Bool { exitTime < Self.never }

  /// Whether the content returns to the limit that it is at or past, and never comes inside: it has no momentum inwards.
  var returnsFromOutside: Bool {
    guard bounces, start != destination else { return bounces }
    return entryTime == Self.never && (start < destination ? startMomentum <= 0 : startMomentum >= 0)
  }

  /// Returns the velocity at `now` of a flight that began at `start` inside its limits.
  // With the numbers that it needs: a flight as an argument is copied, and its position is not asked for.
  @usableFromInline static func velocity(
    since start: ScrollInstant, at now: ScrollInstant, _ laws: Laws, duration: Double, momentum: Double,
    exitTime: Double, from position: Double, to limit: Double
  ) -> Double {
    let time = start.seconds(to: now)
    guard time < duration else { return 0 }
    guard time >= exitTime else {
      return laws.decelerated(from: 0, momentum: momentum, leaving: laws.left(after: time)).velocity
    }
    let left = exitMomentum(of: momentum, along: limit - position, laws)
    return laws.bounced(about: 0, from: 0, momentum: left, for: time - exitTime).velocity
  }

  @inline(__always) func motion(at time: Double) -> AxisState {
    isInside(at: time) ? inside(leaving: laws.left(after: time - entryTime)) : outside(at: time)
  }

  /// Returns whether law 1 applies at a time before ``duration``.
  @inline(__always) func isInside(at time: Double) -> Bool { time >= entryTime && time < exitTime }

  /// Returns the state of law 1, when the fraction `left` of the momentum at the entry is left.
  @inline(__always) func inside(leaving left: Double) -> AxisState {
    laws.decelerating(
      from: start.clamped(to: limits), momentum: entryMomentum, leaving: left, to: destination)
  }

  /// Returns the state of law 2 at a time at which it applies.
  // Not inlined: most evaluations are inside the limits, and the function that they run stays small.
  @inline(never) private func outside(at time: Double) -> AxisState {
    let bounce = bounce(at: time)
    return laws.bounced(
      about: bounce.limit, from: bounce.distance, momentum: bounce.momentum, for: bounce.elapsed)
  }

  /// Returns the start of law 2 at a time at which it applies, and the time since then.
  @inline(__always) func bounce(at time: Double)
    -> (limit: Double, distance: Double, momentum: Double, elapsed: Double)
  {
    guard time < entryTime else { return (destination, 0, exitMomentum, time - exitTime) }
    let limit = start.clamped(to: limits)
    return (limit, Law.distance(of: start, from: limit), startMomentum, time)
  }

  /// The times of the peaks past a limit, and of the crossings of the limits.
  var turningTimes: [Double] {
    guard entryTime < duration else {
      let distance = Law.distance(of: start, from: destination)
      return onTheWay([laws.timeToPeak(from: distance, momentum: startMomentum)])
    }
    let peak = laws.timeToPeak(from: 0, momentum: exitMomentum)
    return onTheWay([entryTime, exitTime, peak.map { exitTime + $0 }])
  }
}

#if !hasFeature(Embedded)
  // Decoding plans the curve again: derived properties cannot disagree with the others, and have the same bits.
  extension FlingCurve: CodableByParts {
    package struct Parts: Codable {
      var start, startMomentum, lowerLimit, upperLimit, decay, reach: Double
      var bounces: Bool
    }

    package init(parts: Parts) throws {
      let (lower, upper) = (parts.lowerLimit, parts.upperLimit)
      // Checked before the limits form a range, which would stop the program for NaN.
      try Self.refuse(lower <= upper ? nil : "upperLimit must not be less than lowerLimit")
      try Self.validate(from: parts.start, momentum: parts.startMomentum, limits: lower...upper)
      try Self.refuse(Laws.fault(decay: parts.decay, reach: parts.reach))
      self.init(
        from: parts.start, momentum: parts.startMomentum, limits: lower...upper,
        laws: Laws(decay: parts.decay, reach: parts.reach), bounces: parts.bounces)
    }

    package var parts: Parts {
      Parts(
        start: start, startMomentum: startMomentum, lowerLimit: limits.lowerBound,
        upperLimit: limits.upperBound, decay: laws.decay, reach: laws.reach, bounces: bounces)
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }
    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
#endif
