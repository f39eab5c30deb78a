import ScrollGeometry

/// A batch of thousands of flights that are evaluated together, for simulations.
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
/// Each flight is one axis of a scroller without a touch: it decelerates inside its limits, bounces past them, and
/// rests on the pixel grid. Its positions, velocities and momenta have the bits of an ``AxisPlan`` with
/// the same parameters, whatever the other flights are. Flights launched at the same time take a fifth of the plan's
/// time, others half of it.
///
/// Evaluation reads the batch and writes to storage that the caller owns. Several threads can therefore work without a
/// lock, each with its own range of flights and its own states.
///
/// - Complexity: a flight takes 88 bytes. Evaluation is linear in the number of flights, and independent of the time.
public struct ScrollBatch: Hashable, Sendable {
  /// The number of flights.
  public let count: Int
  /// The rate at which the momentum of every flight decays.
  public let rate: DecelerationRate

  /// The numbers of the flights in groups of four: in each group the four launches, the four durations, and so on.
  private var numbers: [FlightLanes.Lanes]

  /// Creates a batch of `count` flights, all at rest at offset 0.
  ///
  /// - Precondition: the count is from 0 to 2²⁴.
  public init(
    count: Int, rate: DecelerationRate = .normal, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    Double(count).require(.within(0...0x1p24), "count", file, line)
    self.count = count
    self.rate = rate
    numbers = Array(repeating: FlightLanes.Lanes(), count: (count + 3) / 4 * FlightLanes.Field.count)
  }

  /// Replaces the flight at `index` by a flight that begins at `time`; before `time` it is in the state of its start.
  ///
  /// - Parameters:
  ///   - index: the index of the flight.
  ///   - start: in points.
  ///   - momentum: in points per second.
  ///   - limits: the offsets between which content rests.
  ///   - time: in seconds on the batch's time line.
  ///   - bounces: whether the content may be past the limits.
  ///   - pixelGrid: the grid on which the content rests inside the limits.
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

  /// Returns the time at which the flight at `index` comes to rest, in seconds on the batch's time line.
  ///
  /// - Precondition: there is such a flight.
  public func endTime(of index: Int) -> Double {
    requireFlight(index)
    return self[.launch, index] + self[.duration, index]
  }

  /// Returns the offset at which the flight at `index` comes to rest, in points.
  ///
  /// - Precondition: there is such a flight.
  public func destination(of index: Int) -> Double {
    requireFlight(index)
    return self[.rest, index]
  }

  private func requireFlight(_ index: Int) {
    index.require(in: 0..<count, "index")
  }

  private subscript(field: FlightLanes.Field, index: Int) -> Double {
    get { numbers[index / 4 * FlightLanes.Field.count + field.rawValue][index % 4] }
    set { numbers[index / 4 * FlightLanes.Field.count + field.rawValue][index % 4] = newValue }
  }
}

// MARK: - Evaluating

extension ScrollBatch {
  /// The states of the flights of a range at one time. The element 0 of each array belongs to the first flight of
  /// the range.
  public struct States: Hashable, Sendable {
    /// The offsets, in points.
    public fileprivate(set) var positions: [Double] = []
    /// The slopes of the offsets, in points per second.
    public fileprivate(set) var velocities: [Double] = []

    /// Creates an empty value. The first evaluation allocates storage, and later ones reuse it for ranges of the same
    /// length.
    public init() {}
  }

  /// Replaces `states` by the states of the flights of `range` at `time`, in seconds on the batch's time line.
  ///
  /// - The state of each flight is its plan's state at `time` minus its launch, a difference that is rounded once.
  /// - Flights are independent: no bit depends on how a batch is divided into ranges.
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

  /// Stores four numbers at the indices from `place` on; indices outside of 0 ..< `count` are left out.
  @inline(__always) private static func store(
    _ lanes: FlightLanes.Lanes, at place: Int, of count: Int, in numbers: UnsafeMutableRawBufferPointer
  ) {
    if place >= 0, place &+ 4 <= count {
      numbers.storeBytes(of: lanes, toByteOffset: place &* 8, as: FlightLanes.Lanes.self)
    } else {
      // The first or last group of a range that does not begin or end at a multiple of four.
      for lane in max(0, -place)..<min(4, count - place) {
        numbers.storeBytes(of: lanes[lane], toByteOffset: (place + lane) * 8, as: Double.self)
      }
    }
  }

  /// Returns the state of the flight at `index` at `time`, in seconds on the batch's time line. Another flight can be
  /// launched from its momentum.
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

  /// Calls `body` with a function that returns the lanes of group n, the flights 4n to 4n + 3.
  @inline(__always) private func withLanes<Result>(_ body: ((Int) -> FlightLanes) -> Result) -> Result {
    numbers.withUnsafeBufferPointer { numbers in
      body { FlightLanes(numbers.baseAddress! + $0 &* FlightLanes.Field.count, laws: rate.laws) }
    }
  }
}
