import ScrollGeometry

/// The numbers of a batch, read and evaluated four flights at a time.
///
/// What `FlingCurve` does with branches is done here with choices: law 1 for all lanes, the pull back for all if one of
/// them is past a limit, and of the results the ones that hold. Operation by operation it is what `Laws` does, and so
/// bit by bit.
struct FlightLanes {
  typealias Lanes = SIMD4<Double>

  /// The numbers that a flight is made of.
  enum Field: Int {
    case launch, duration, entryTime, exitTime
    /// Where the part inside the limits begins, or the limit that a flight starts past.
    case nearest
    case entryMomentum
    /// Where the curve ends, and where the content then rests: on the pixel grid.
    case end, rest
    case startDistance, startMomentum, exitMomentum

    static let count = 11
  }

  private let numbers: UnsafeRawPointer
  private let stride: Int
  private let laws: Laws

  init(numbers: UnsafeRawPointer, count: Int, laws: Laws) {
    self.numbers = numbers
    stride = Self.stride(for: count)
    self.laws = laws
  }

  /// How many numbers a field takes: three flights at rest stand behind the last, so that four can be read from any.
  static func stride(for count: Int) -> Int { count + 3 }

  @inline(__always) private func load(_ field: Field, from index: Int) -> Lanes {
    numbers.loadUnaligned(fromByteOffset: (field.rawValue &* stride &+ index) &* 8, as: Lanes.self)
  }

  /// The states of the four flights from `index`, at `now` on the batch's time line.
  @inline(__always) func state(
    from index: Int, at now: Double
  ) -> (position: Lanes, velocity: Lanes, momentum: Lanes) {
    let zero = Lanes(repeating: 0)
    let sinceLaunch = Lanes(repeating: now) - load(.launch, from: index)
    let time = zero.replacing(with: sinceLaunch, where: sinceLaunch .> zero)
    let rests = time .>= load(.duration, from: index)
    let rest = load(.rest, from: index)
    if rests.holdEverywhere { return (rest, zero, zero) }

    let (entryTime, exitTime) = (load(.entryTime, from: index), load(.exitTime, from: index))
    let (nearest, end) = (load(.nearest, from: index), load(.end, from: index))
    let isEntering = time .< entryTime
    let hasLeft = time .>= exitTime
    let isOutside = isEntering .| hasLeft

    // Law 1 for every lane, as if there were no pull. A flight at rest gets a time at which nothing goes out of bounds.
    var elapsed = time - entryTime
    var (start, momentum) = (nearest, load(.entryMomentum, from: index))
    if !(.!isOutside).holdEverywhere {
      elapsed.replace(with: time - exitTime, where: hasLeft)
      elapsed.replace(with: time, where: isEntering)
      start.replace(with: zero, where: hasLeft)
      start.replace(with: load(.startDistance, from: index), where: isEntering)
      momentum.replace(with: load(.exitMomentum, from: index), where: hasLeft)
      momentum.replace(with: load(.startMomentum, from: index), where: isEntering)
    }
    elapsed.replace(with: Lanes(repeating: 0x1p-10), where: rests)
    let (left, lost) = ScaledExponentials(of: Lanes(repeating: -laws.decay) * elapsed).exponentials
    let slope = Lanes(repeating: laws.reach * laws.decay)
    let position = start - momentum * Lanes(repeating: laws.reach) * lost
    momentum = momentum * left
    var state = (
      position: position.clamped(from: nearest, to: end), velocity: slope * momentum, momentum: momentum
    )

    if !(.!isOutside).holdEverywhere {
      let pull = ScaledExponentials(of: Lanes(repeating: -Law.pullBack) * elapsed).exp
      let (distanceLeft, momentumLeft) = (pull * position, pull * momentum)
      let velocity = slope * momentumLeft - Lanes(repeating: Law.pullBack) * distanceLeft
      let limit = end.replacing(with: nearest, where: isEntering)
      state.position.replace(with: (distanceLeft + limit).saturated, where: isOutside)
      state.velocity.replace(with: velocity.saturated, where: isOutside)
      state.momentum.replace(with: momentumLeft, where: isOutside)
    }
    return (
      state.position.flushed.replacing(with: rest, where: rests),
      state.velocity.flushed.replacing(with: zero, where: rests),
      state.momentum.flushed.replacing(with: zero, where: rests)
    )
  }
}

extension SIMDMask<SIMD4<Int64>> {
  /// Whether the condition holds in every lane.
  @inline(__always) fileprivate var holdEverywhere: Bool {
    self[0] && self[1] && self[2] && self[3]
  }
}

extension SIMD4<Double> {
  /// As `Double.flushed`, in every lane.
  @inline(__always) fileprivate var flushed: SIMD4 {
    let tiny = SIMD4(repeating: .leastNormalMagnitude)
    return replacing(
      with: SIMD4(repeating: 0),
      where: (self .< tiny) .& (self .> SIMD4(repeating: -Double.leastNormalMagnitude)))
  }

  /// As `Double.saturated`, in every lane.
  @inline(__always) fileprivate var saturated: SIMD4 {
    let largest = SIMD4(repeating: .greatestFiniteMagnitude)
    let lowest = SIMD4(repeating: -Double.greatestFiniteMagnitude)
    let raised = replacing(with: lowest, where: self .< lowest)
    return raised.replacing(with: largest, where: raised .> largest)
  }

  /// As `Double.clamped(between:and:)`, in every lane.
  @inline(__always) fileprivate func clamped(from a: SIMD4, to b: SIMD4) -> SIMD4 {
    let low = a.replacing(with: b, where: b .< a)
    let high = b.replacing(with: a, where: a .> b)
    let raised = replacing(with: low, where: self .< low)
    return raised.replacing(with: high, where: raised .> high)
  }
}
