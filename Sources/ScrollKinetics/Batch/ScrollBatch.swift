import ScrollGeometry

/// Thousands of flights at once: for simulators that tune a feel, train an agent or count outcomes.
///
///     var batch = ScrollBatch(count: 10_000)
///     for index in 0..<batch.count {
///       batch.launch(index, from: 0, momentum: momenta[index], limits: 0...5000)
///     }
///     var states = ScrollBatch.States()
///     batch.evaluate(0..<batch.count, at: 0.5, into: &states)
///     let plan = AxisPlan(from: 0, momentum: momenta[17], limits: 0...5000)
///     states.positions[17] == plan.position(at: 0.5)      // true
///
/// Each flight is one axis of a scroller that nobody touches: deceleration inside its limits, bounce past them, rest
/// on the pixel grid. Positions, velocities and momenta are the same bits as those of an ``AxisPlan`` made of the same
/// numbers, whichever flights stand beside it; flights launched together take a fifth of the time, others half.
///
/// Evaluating reads the batch and writes what the caller owns, so that cores can share the work without a lock: each
/// takes a range of its own, and states of its own to write to.
///
/// - Complexity: a flight takes 88 bytes; evaluating is linear in the number of flights, and does not depend on time.
public struct ScrollBatch: Hashable, Sendable {
  /// How many flights there are.
  public let count: Int
  /// How fast the momentum of every flight decays.
  public let rate: DecelerationRate

  /// Four flights after four: their launches, their durations and so on.
  private var numbers: [FlightLanes.Lanes]

  /// A batch of `count` flights, all at rest at offset 0.
  ///
  /// - Precondition: the count is from 0 to 2²⁴, of which each flight takes 88 bytes.
  public init(count: Int, rate: DecelerationRate = .normal) {
    Double(count).require(.within(0...0x1p24), "count")
    self.count = count
    self.rate = rate
    numbers = Array(repeating: FlightLanes.Lanes(), count: (count + 3) / 4 * FlightLanes.Field.count)
  }

  /// Replaces the flight at `index` by one that begins at `time`: until then it is at `start`, as at its beginning.
  ///
  /// - Parameters:
  ///   - index: the flight's number.
  ///   - start: points.
  ///   - momentum: points per second.
  ///   - limits: the offsets between which content rests.
  ///   - time: seconds on the batch's own time line.
  ///   - bounces: whether the content may be past the limits at all.
  ///   - pixelGrid: the raster on which it rests inside the limits.
  /// - Precondition: there is such a flight, and all other numbers are finite.
  public mutating func launch(
    _ index: Int, from start: Double, momentum: Double, limits: ClosedRange<Double>, at time: Double = 0,
    bounces: Bool = true, pixelGrid: PixelGrid = PixelGrid(scale: 1)
  ) {
    requireFlight(index)
    time.require(.finite, "time")
    let plan = AxisPlan(
      from: start, momentum: momentum, limits: limits, rate: rate, bounces: bounces, pixelGrid: pixelGrid)
    guard case .fling(let fling) = plan.curve else { return }
    let nearest = fling.start.clamped(to: fling.limits)
    self[.launch, index] = time
    self[.duration, index] = fling.duration
    self[.entryTime, index] = fling.entryTime
    self[.exitTime, index] = fling.exitTime
    self[.nearest, index] = nearest
    self[.entryMomentum, index] = fling.entryMomentum
    self[.end, index] = fling.destination
    self[.rest, index] = plan.destination
    self[.startDistance, index] = Law.distance(of: fling.start, from: nearest)
    self[.startMomentum, index] = fling.startMomentum
    self[.exitMomentum, index] = fling.exitMomentum
  }

  /// When the flight at `index` is over, in seconds on the batch's time line.
  ///
  /// - Precondition: there is such a flight.
  public func endTime(of index: Int) -> Double {
    requireFlight(index)
    return self[.launch, index] + self[.duration, index]
  }

  /// Where the flight at `index` comes to rest, in points.
  ///
  /// - Precondition: there is such a flight.
  public func destination(of index: Int) -> Double {
    requireFlight(index)
    return self[.rest, index]
  }

  private func requireFlight(_ index: Int) {
    precondition(index >= 0 && index < count, "index must be in \(0..<count), but is \(index)")
  }

  private subscript(field: FlightLanes.Field, index: Int) -> Double {
    get { numbers[index / 4 * FlightLanes.Field.count + field.rawValue][index % 4] }
    set { numbers[index / 4 * FlightLanes.Field.count + field.rawValue][index % 4] = newValue }
  }
}

// MARK: - Evaluating

extension ScrollBatch {
  /// What the flights of a range are at one moment: the first of each is that of the range's first flight.
  public struct States: Hashable, Sendable {
    /// The offsets, in points.
    public fileprivate(set) var positions: [Double] = []
    /// The slopes of the offsets, in points per second.
    public fileprivate(set) var velocities: [Double] = []

    /// No states yet. Room is made at the first evaluation, and kept as long as the ranges are of one length.
    public init() {}
  }

  /// Replaces `states` by those of the flights of `range` at `time`, in seconds on the batch's time line.
  ///
  /// - Each flight is what its plan is `time` less its launch later, that difference rounded once.
  /// - Flights are independent: the range, and how a batch is cut into ranges, change no bit.
  ///
  /// - Precondition: the range lies in the batch, and `time` is finite.
  public func evaluate(_ range: Range<Int>, at time: Double, into states: inout States) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "range must be in \(0..<count), but is \(range)")
    time.require(.finite, "time")
    if states.positions.count != range.count {
      states.positions = [Double](repeating: 0, count: range.count)
      states.velocities = states.positions
    }
    guard !range.isEmpty else { return }
    states.positions.withUnsafeMutableBytes { positions in
      states.velocities.withUnsafeMutableBytes { velocities in
        withLanes { lanes in
          var decay = FlightLanes.Decay()
          for four in range.lowerBound / 4...(range.upperBound - 1) / 4 {
            let state = lanes(four).state(at: time, sharing: &decay)
            let place = four &* 4 &- range.lowerBound
            Self.store(state.position, at: place, of: range.count, in: positions)
            Self.store(state.velocity, at: place, of: range.count, in: velocities)
          }
        }
      }
    }
  }

  /// Writes four numbers to the places from `place`, as far as these are among the first `count`.
  @inline(__always) private static func store(
    _ lanes: FlightLanes.Lanes, at place: Int, of count: Int, in numbers: UnsafeMutableRawBufferPointer
  ) {
    if place >= 0, place &+ 4 <= count {
      numbers.storeBytes(of: lanes, toByteOffset: place &* 8, as: FlightLanes.Lanes.self)
    } else {
      // The ends of a range that does not begin or end with a four.
      for lane in max(0, -place)..<min(4, count - place) {
        numbers.storeBytes(of: lanes[lane], toByteOffset: (place + lane) * 8, as: Double.self)
      }
    }
  }

  /// What the flight at `index` is at `time`, in seconds on the batch's time line: its momentum too, from which another
  /// can go on.
  ///
  /// - Precondition: there is such a flight, and `time` is finite.
  public func state(of index: Int, at time: Double) -> AxisState {
    requireFlight(index)
    time.require(.finite, "time")
    return withLanes { lanes in
      var decay = FlightLanes.Decay()
      let state = lanes(index / 4).state(at: time, sharing: &decay)
      return AxisState(
        position: state.position[index % 4], velocity: state.velocity[index % 4],
        momentum: state.momentum[index % 4])
    }
  }

  /// Calls `body` with what finds the lanes of a four: of flights 4n to 4n + 3.
  @inline(__always) private func withLanes<Result>(_ body: ((Int) -> FlightLanes) -> Result) -> Result {
    numbers.withUnsafeBufferPointer { numbers in
      body { FlightLanes(numbers.baseAddress! + $0 &* FlightLanes.Field.count, laws: rate.laws) }
    }
  }
}
