import ScrollGeometry

/// Four flights of a batch, evaluated at once.
///
/// Where `FlingCurve` branches, this code computes all cases for all lanes and selects the results: law 1 always, and
/// the pull back if at least one lane is past a limit. The operations are the same as in `Laws`, and thus the bits
/// are, too.
struct FlightLanes {
  typealias Lanes = SIMD4<Double>

  /// The stored numbers of a flight.
  enum Field: Int {
    case launch, duration, entryTime, exitTime
    /// The offset at which the part inside the limits begins, or the limit that the flight starts past.
    case nearest
    case entryMomentum
    /// The offset at which the curve ends, and the one at which the content rests, on the pixel grid.
    case end, rest
    case startDistance, startMomentum, exitMomentum

    static let count = 11
  }

  /// The numbers of the four flights, one field after the other.
  private let numbers: UnsafePointer<Lanes>
  private let laws: Laws

  init(_ numbers: UnsafePointer<Lanes>, laws: Laws) {
    self.numbers = numbers
    self.laws = laws
  }

  @inline(__always) private subscript(field: Field) -> Lanes { numbers[field.rawValue] }

  typealias State = (position: Lanes, velocity: Lanes, momentum: Lanes)

  /// rᵗ of the four flights evaluated last. Flights that were launched together have the same value and reuse it.
  struct Decay {
    fileprivate var elapsed = Lanes(repeating: .nan)
    fileprivate var left = Lanes()
  }

  /// Returns the states of the four flights at `now` on the batch's time line.
  @inline(__always) func state(at now: Double, sharing decay: inout Decay) -> State {
    let zero = Lanes(repeating: 0)
    let sinceLaunch = Lanes(repeating: now) - self[.launch]
    let time = zero.replacing(with: sinceLaunch, where: sinceLaunch .> zero)
    let rests = time .>= self[.duration]
    if rests.holdsEverywhere { return (self[.rest], zero, zero) }

    // A flight at rest is evaluated with the others, as if it had no end; its state is then replaced by its state of
    // rest.
    let isEntering = time .< self[.entryTime]
    let hasLeft = time .>= self[.exitTime]
    let moving =
      (isEntering .| hasLeft).holdsSomewhere
      ? anywhere(at: time, isEntering: isEntering, hasLeft: hasLeft) : inside(at: time, sharing: &decay)
    return (
      moving.position.flushed.replacing(with: self[.rest], where: rests),
      moving.velocity.replacing(with: zero, where: moving.velocity.isTiny .| rests),
      moving.momentum.replacing(with: zero, where: moving.momentum.isTiny .| rests)
    )
  }

  /// Returns the states of four flights that are all inside their limits.
  // A separate function: with one path for all cases, a flight took 1.5 times as long.
  @inline(__always) private func inside(at time: Lanes, sharing decay: inout Decay) -> State {
    let elapsed = time - self[.entryTime]
    if !(elapsed .== decay.elapsed).holdsEverywhere {
      decay = Decay(elapsed: elapsed, left: Lanes.exp(Lanes(repeating: -laws.decay) * elapsed))
    }
    var state = decelerated(from: self[.nearest], momentum: self[.entryMomentum], leaving: decay.left)
    state.position = state.position.held(between: self[.nearest], and: self[.end])
    return state
  }

  /// Returns the states of four flights, at least one of which is past a limit.
  @inline(__always) private func anywhere(
    at time: Lanes, isEntering: SIMDMask<SIMD4<Int64>>, hasLeft: SIMDMask<SIMD4<Int64>>
  ) -> State {
    var elapsed = time - self[.entryTime]
    elapsed.replace(with: time - self[.exitTime], where: hasLeft)
    elapsed.replace(with: time, where: isEntering)
    var start = self[.nearest].replacing(with: Lanes(), where: hasLeft)
    start.replace(with: self[.startDistance], where: isEntering)
    var momentum = self[.entryMomentum].replacing(with: self[.exitMomentum], where: hasLeft)
    momentum.replace(with: self[.startMomentum], where: isEntering)

    let left = Lanes.exp(Lanes(repeating: -laws.decay) * elapsed)
    let free = decelerated(from: start, momentum: momentum, leaving: left)
    let pull = Lanes.exp(Lanes(repeating: -Law.pullBack) * elapsed)
    let distance = pull * free.position
    let limit = self[.end].replacing(with: self[.nearest], where: isEntering)
    let velocity = pull * free.velocity - Lanes(repeating: Law.pullBack) * distance
    let isOutside = isEntering .| hasLeft
    return (
      free.position.held(between: self[.nearest], and: self[.end])
        .replacing(with: (distance + limit).saturated, where: isOutside),
      free.velocity.replacing(with: velocity, where: isOutside),
      free.momentum.replacing(with: pull * free.momentum, where: isOutside)
    )
  }

  /// Returns the states of law 1; see `Laws.decelerated`.
  @inline(__always) private func decelerated(from position: Lanes, momentum: Lanes, leaving left: Lanes)
    -> State
  {
    let travel = Lanes(repeating: laws.reach) * momentum
    let way = travel * left
    return (position + (travel - way), Lanes(repeating: laws.decay) * way, momentum * left)
  }
}

extension SIMD4<Double> {
  /// The lanes, each flushed as by `Double.flushed`.
  @inline(__always) fileprivate var flushed: SIMD4 {
    replacing(with: SIMD4(repeating: 0), where: isTiny)
  }

  @inline(__always) fileprivate var isTiny: SIMDMask<SIMD4<Int64>> {
    magnitude .< SIMD4(repeating: .leastNormalMagnitude)
  }

  @inline(__always) private var magnitude: SIMD4 {
    unsafeBitCast(
      unsafeBitCast(self, to: SIMD4<UInt64>.self) & SIMD4<UInt64>(repeating: ~(1 << 63)), to: SIMD4.self)
  }

  /// The lanes, each saturated as by `Double.saturated`.
  @inline(__always) fileprivate var saturated: SIMD4 {
    let largest = SIMD4(repeating: .greatestFiniteMagnitude)
    let lowest = SIMD4(repeating: -Double.greatestFiniteMagnitude)
    let raised = replacing(with: lowest, where: self .< lowest)
    return raised.replacing(with: largest, where: raised .> largest)
  }

  /// Returns the lanes, each clamped as by `Double.held(between:and:)`.
  @inline(__always) fileprivate func held(between start: SIMD4, and end: SIMD4) -> SIMD4 {
    let low = end.replacing(with: start, where: start .< end)
    let high = end.replacing(with: start, where: start .> end)
    let raised = replacing(with: low, where: self .< low)
    return raised.replacing(with: high, where: raised .> high)
  }
}
