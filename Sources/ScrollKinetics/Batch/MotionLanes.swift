import ScrollGeometry

/// The motions of two agents by the same law, evaluated at once, with the operations of ``Laws`` and ``ArrivalCurve`` and thus
/// with their bits.
struct MotionLanes {
  typealias Lanes = SIMD2<Double>
  typealias State = (position: Lanes, velocity: Lanes)

  private let a: UnsafePointer<MotionRow>
  private let b: UnsafePointer<MotionRow>
  private let decays: UnsafePointer<Double>

  @inline(__always) init(
    _ a: UnsafePointer<MotionRow>, _ b: UnsafePointer<MotionRow>, decays: UnsafePointer<Double>
  ) {
    (self.a, self.b, self.decays) = (a, b, decays)
  }

  @inline(__always) private var base: Lanes { Lanes(a.pointee.base, b.pointee.base) }
  @inline(__always) private var start: Lanes { Lanes(a.pointee.start, b.pointee.start) }
  @inline(__always) private var lead: Lanes { Lanes(a.pointee.lead, b.pointee.lead) }
  @inline(__always) private var end: Lanes { Lanes(a.pointee.end, b.pointee.end) }
  @inline(__always) private var decay: Lanes {
    Lanes(decays[Int(a.pointee.rate)], decays[Int(b.pointee.rate)])
  }

  /// The times before which the parts do not end.
  @inline(__always) var until: Lanes { Lanes(Double(a.pointee.until), Double(b.pointee.until)) }

  /// Returns the seconds since the plans began; see ``ScrollInstant/secondsOfStep(to:)``. All instants are near.
  @inline(__always) func time(at now: ScrollInstant) -> Lanes {
    typealias Words = SIMD2<Int64>
    let (from, to) = (a.pointee.since, b.pointee.since)
    let difference =
      Words(repeating: now.attoseconds) &- Words(from.attoseconds, to.attoseconds)
    let borrow = difference &>> 63
    let seconds = Words(repeating: now.wholeSeconds) &- Words(from.wholeSeconds, to.wholeSeconds) &+ borrow
    let fraction = difference &+ (borrow & ScrollInstant.attosecondsPerSecond)
    // 2⁵² plus the number, whose lowest bits are the number's.
    let magic = Words(repeating: Int64(bitPattern: (0x1p52).bitPattern))
    let whole = unsafeBitCast(seconds | magic, to: Lanes.self) - 0x1p52
    // The halves of a number of 60 bits; only the last sum is rounded.
    let high = unsafeBitCast(
      (fraction &>> 32) | Words(repeating: Int64(bitPattern: (0x1p84).bitPattern)), to: Lanes.self)
    let low = unsafeBitCast((fraction & 0xFFFF_FFFF) | magic, to: Lanes.self)
    let attoseconds = (high - (0x1p84 + 0x1p52)) + low
    return whole + attoseconds / 1e18
  }

  /// Returns the states by law 1; see ``FlingCurve/inside(leaving:)``.
  @inline(__always) func inside(at time: Lanes) -> State {
    let (start, end) = (start, end)
    let free = decelerated(from: start, at: time - base)
    return (free.position.held(between: start, and: end).flushed, free.velocity)
  }

  /// Returns the states by law 2; see ``Laws/bounced(about:from:momentum:for:)``.
  @inline(__always) func outside(at time: Lanes) -> State {
    let elapsed = time - base
    let free = decelerated(from: start, at: elapsed)
    let pull = Lanes.ordinaryExp(-Law.pullBack * elapsed)
    let distance = pull * free.position
    let velocity = pull * free.velocity - Law.pullBack * distance
    return ((distance + end).flushed, velocity.flushed)
  }

  /// Returns the states on the way to a target; see ``ArrivalCurve/ordinaryMotion(at:)``.
  @inline(__always) func arriving(at time: Lanes) -> State {
    let (rate, distance, lead) = (base, start, lead)
    let faded = rate * time
    let left = Lanes.ordinaryExp(-faded)
    let slack = 0.5 * distance.magnitudes - lead.magnitudes
    let bend = slack.replacing(with: 0, where: slack .< 0).withSigns(of: distance)
    let slope = distance + lead
    let shape = distance + faded * (slope + bend * faded)
    let turning = (2 * bend - slope) - bend * faded
    let velocity = left * (rate * (lead + faded * turning))
    return ((end + left * shape).flushed, velocity.flushed)
  }

  /// Returns the states of law 1; see `Laws.decelerated`.
  @inline(__always) private func decelerated(from position: Lanes, at elapsed: Lanes) -> State {
    let (travel, decay) = (lead, decay)
    let way = travel * Lanes.ordinaryExp(-decay * elapsed)
    return (position + (travel - way), decay * way)
  }
}

extension SIMD2<Double> {
  @inline(__always) private var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }

  @inline(__always) fileprivate var magnitudes: SIMD2 {
    unsafeBitCast(bits & ~(1 << 63), to: SIMD2.self)
  }

  /// Returns the lanes, which are not negative, with the signs of others.
  @inline(__always) fileprivate func withSigns(of other: SIMD2) -> SIMD2 {
    unsafeBitCast(bits | (other.bits & (1 << 63)), to: SIMD2.self)
  }

  /// The lanes, each flushed as by `Double.flushed`.
  @inline(__always) fileprivate var flushed: SIMD2 {
    replacing(with: 0, where: magnitudes .< .leastNormalMagnitude)
  }

  /// Returns the lanes, each clamped as by `Double.held(between:and:)`.
  @inline(__always) fileprivate func held(between start: SIMD2, and end: SIMD2) -> SIMD2 {
    let low = end.replacing(with: start, where: start .< end)
    let high = end.replacing(with: start, where: start .> end)
    let raised = replacing(with: low, where: self .< low)
    return raised.replacing(with: high, where: raised .> high)
  }
}
