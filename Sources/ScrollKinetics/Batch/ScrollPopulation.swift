import ScrollGeometry

/// Scrollers that are advanced together, and that fingers touch: agents of a simulation, by the hundred thousand.
///
///     var population = ScrollPopulation(repeating: list, count: 100_000)
///     population.act(.launch, [Double](repeating: 3000, count: 100_000), at: .origin)
///     population.advance(to: ScrollInstant(.milliseconds(500)))
///     population.offsets[17]             // where the content of agent 17 is
///     population[17].instantOfRest       // an agent is a scroller
///
/// Each agent is a ``Scroller`` with a viewport, physics and rules of its own, and has its bits: offsets, velocities, phases,
/// events, targets. What happens to it along the population's axis is fast: a step reads 48 bytes of an agent that flies freely by
/// any ``FlightLaw``, bounces by UIKit's or goes to a chosen target, a sample of a finger 72, and an agent at rest or under a still
/// finger costs nothing. Agents launched at one instant share an exponential, those of one power law a table. Other motions
/// (animations, flights by ticks, motions along both axes, other laws past a limit) take as long as those of a scroller.
///
/// An agent that moves along both axes can also be one of two populations, as long as nothing joins the axes: the slop of a touch,
/// the directional lock, the least speed of a release, the phase and the events are those of one scroller.
///
/// - Agents are independent: no bit depends on how they are divided among populations. Give each core a population of its own.
/// - No step and no action allocates. An agent takes 1.2 kB, a population 8 kB more.
public struct ScrollPopulation: Equatable, Sendable {
  /// The axis along which the agents are fast, and along which ``act(_:_:at:)-(ScrollPopulation.Action,_,_)`` acts.
  public let axis: ScrollAxis
  /// The instant to which the population was advanced last.
  public internal(set) var now: ScrollInstant
  /// The present offsets of the agents along the axis, in points.
  public internal(set) var offsets: [Double]
  /// The present phases of the agents.
  public private(set) var phases: [Scroller.Phase]

  /// The agents. What the rows have changed since is missing from them.
  private var scrollers: [Scroller]
  /// What a step reads of an agent in motion.
  var rows: [MotionRow]
  /// What a sample of a finger reads and changes.
  private(set) var drags: Drags
  /// Where the agents that no finger drags come to rest.
  private(set) var restingOffsets: [Double]
  /// When agents in motion come to rest.
  private(set) var instantsOfRest: [ScrollInstant]
  var blocks: [Block]
  var launches: Launches
  /// The latest instant of an agent. Those that are later than ``now`` have had an input since.
  private(set) var latest: ScrollInstant

  /// What 64 agents do, a bit for each.
  struct Block {
    /// Agents in motion whose rows a step evaluates, and those of each law.
    private(set) var rowed: UInt64 = 0
    private var laws = SIMD8<UInt64>(repeating: 0)
    /// Agents in motion or in a drag that have only their scrollers.
    var other: UInt64 = 0
    /// Agents that a finger drags.
    var dragged: UInt64 = 0
    /// Agents with rows whose part may have ended in a step.
    var due: UInt64 = 0
    /// Agents at rest whose scrollers have not been advanced to the end of the flight.
    var ended: UInt64 = 0

    subscript(law: MotionRow.Law) -> UInt64 { laws[law.rawValue] }

    mutating func add(_ bit: UInt64, _ law: MotionRow.Law) {
      rowed |= bit
      laws[law.rawValue] |= bit
    }

    mutating func remove(_ bit: UInt64) {
      rowed &= ~bit
      laws &= SIMD8(repeating: ~bit)
      other &= ~bit
      dragged &= ~bit
      ended &= ~bit
    }
  }

  /// Creates a population of the given scrollers.
  ///
  /// - Precondition: there are at most 2²⁴.
  public init(
    _ scrollers: some Sequence<Scroller>, along axis: ScrollAxis = .vertical, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    let scrollers = Array(scrollers)
    let count = scrollers.count
    Double(count).require(.within(0...0x1p24), "count", file, line)
    self.axis = axis
    self.scrollers = scrollers
    now = scrollers.reduce(scrollers.first?.now ?? .origin) { Swift.min($0, $1.now) }
    latest = now
    offsets = Array(repeating: 0, count: count)
    phases = Array(repeating: .idle, count: count)
    rows = Array(repeating: MotionRow(), count: count)
    drags = Drags(count: count, at: now)
    restingOffsets = Array(repeating: 0, count: count)
    instantsOfRest = Array(repeating: .origin, count: count)
    blocks = Array(repeating: Block(), count: (count + 63) / 64)
    launches = Launches(count: count)
    for index in 0..<count { readScroller(index) }
  }

  /// Creates a population of `count` equal scrollers.
  ///
  /// - Precondition: the count is from 0 to 2²⁴.
  public init(
    repeating scroller: Scroller, count: Int, along axis: ScrollAxis = .vertical, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    Double(count).require(.within(0...0x1p24), "count", file, line)
    self.init(repeatElement(scroller, count: count), along: axis, file: file, line: line)
  }

  /// The number of agents.
  public var count: Int { scrollers.count }

  /// The agent at `index`, which must exist, as a scroller:
  ///
  ///     population[17].handle(.key(.pageDown), at: population.now)
  public subscript(index: Int) -> Scroller {
    get {
      index.require(in: 0..<count, "index")
      var scroller = scrollers[index]
      Self.complete(&scroller, index, blocks[index >> 6], drags, at: offsets[index], along: axis, by: now)
      return scroller
    }
    _modify {
      index.require(in: 0..<count, "index")
      completeScroller(index)
      defer { readScroller(index) }
      yield &scrollers[index]
    }
  }

  /// Puts into the scroller of an agent what its row has changed.
  private mutating func completeScroller(_ index: Int) {
    Self.complete(
      &scrollers[index], index, blocks[index >> 6], drags, at: offsets[index], along: axis, by: now)
  }

  private static func complete(
    _ scroller: inout Scroller, _ index: Int, _ block: Block, _ drags: borrowing Drags, at offset: Double,
    along axis: ScrollAxis, by now: ScrollInstant
  ) {
    let bit = UInt64(1) << UInt64(index & 63)
    if block.dragged & bit != 0 {
      drags.replace(index, axis, of: &scroller, at: offset)
    } else if block.rowed & bit != 0 {
      scroller.place(at: offset, along: axis)
    } else if block.ended & bit != 0 {
      scroller.advance(to: now)
    }
    scroller.now = Swift.max(scroller.now, now)
  }

  /// Returns the velocity of an agent that a finger drags, in points per second.
  func draggedVelocity(of index: Int) -> Double {
    0 - drags.velocity(index) { AxisVelocityTracker(scrollers[index].touch.pan.tracker, along: axis) }
  }

  /// Takes the row of an agent from its scroller.
  private mutating func readScroller(_ index: Int) {
    let (block, bit) = (index >> 6, UInt64(1) << UInt64(index & 63))
    latest = Swift.max(latest, scrollers[index].now)
    offsets[index] = scrollers[index].viewport.uncheckedOffset[axis]
    let phase = scrollers[index].phase
    phases[index] = phase
    restingOffsets[index] = offsets[index]
    if blocks[block].rowed & bit != 0 { launches.remove(rows[index].launch) }
    if blocks[block].dragged & bit != 0 { drags.remove(index) }
    blocks[block].remove(bit)
    switch phase {
    case .idle, .tracking: break
    case .dragging:
      if let row = DragRow(scrollers[index], along: axis) {
        drags.add(index, row, sampledAt: scrollers[index].touch.pan.tracker.instant)
        blocks[block].dragged |= bit
      } else {
        blocks[block].other |= bit
      }
    case .decelerating, .animating:
      restingOffsets[index] = scrollers[index].restingOffset[axis]
      instantsOfRest[index] = scrollers[index].instantOfRest
      guard !scrollers[index].axes[axis.cross].isMoving,
        let (row, law) = MotionRow.row(of: scrollers[index].axes[axis], at: scrollers[index].now, &launches)
      else {
        blocks[block].other |= bit
        break
      }
      rows[index] = row
      blocks[block].add(bit, law)
    }
  }

  /// Returns whether two populations have the same agents, in the same states, and are fast along the same axis.
  public static func == (a: ScrollPopulation, b: ScrollPopulation) -> Bool {
    a.axis == b.axis && a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
  }

  /// Moves all agents to another time line, and allocates a new population; see ``ScrollSubject/shiftTime(by:)``.
  public mutating func shiftTime(by duration: Duration) {
    let present = now
    self = ScrollPopulation(
      (0..<count).lazy.map { [self] index in
        var agent = self[index]
        agent.shiftTime(by: duration)
        return agent
      }, along: axis)
    now = present.advanced(by: duration)
  }

  /// Moves the fingers of those agents of a block that they drag, and returns these agents.
  @inline(__always) mutating func moveFingers(
    of agents: UInt64, in block: Int, at instant: ScrollInstant, _ positions: UnsafeBufferPointer<Double>,
    _ events: UnsafeMutableBufferPointer<Scroller.Events>?
  ) -> UInt64 {
    let agents = agents & blocks[block].dragged
    // A sample that is earlier than the latest one has no effect, which only its scroller knows.
    guard agents != 0, drags.note(instant) else { return 0 }
    latest = Swift.max(latest, instant)
    return agents & ~drags.move(agents, from: block << 6, to: positions, &offsets, events)
  }

  /// Advances all agents to `instant`, but for those with an input at a later instant; see ``Scroller/advance(to:)``.
  public mutating func advance(to instant: ScrollInstant) { advance(to: instant, into: Columns()) }

  /// Advances all agents to `instant`, and writes what they do into memory of the caller.
  ///
  /// - Precondition: each buffer that is given has an element for every agent.
  public mutating func advance(to instant: ScrollInstant, into columns: Columns) {
    columns.require(count)
    columns.velocities?.update(repeating: 0)
    columns.events?.update(repeating: Scroller.Events())
    now = Swift.max(now, instant)
    if now >= latest && !now.isLast {
      stepRows(into: columns)
    } else {
      for block in blocks.indices { blocks[block].due = blocks[block].rowed | blocks[block].dragged }
    }
    for block in blocks.indices { advanceOthers(of: block, columns) }
    launches.powers.isFree = blocks.allSatisfy { $0[.tabulated] == 0 }
    fill(columns)
  }

  /// Advances the agents of a block that their rows do not: to the next part of their motion, or by their scrollers.
  @inline(__always) private mutating func advanceOthers(of block: Int, _ columns: Columns) {
    var rest = blocks[block].due | blocks[block].other
    blocks[block].due = 0
    while rest != 0 {
      let index = block << 6 | rest.trailingZeroBitCount
      rest &= rest &- 1
      if endFlight(of: index, columns) || beginNextPart(of: index, columns) { continue }
      completeScroller(index)
      let events = scrollers[index].advance(to: now)
      readScroller(index)
      columns.events?[index] = events
      columns.velocities?[index] = scrollers[index].velocity[axis]
    }
  }

  /// Brings an agent to rest whose flight is over at ``now``; returns false, without an effect, for any other.
  // The scroller is advanced when something else happens to the agent: reading its kilobyte, which is in no cache, takes 0.7 µs.
  private mutating func endFlight(of index: Int, _ columns: Columns) -> Bool {
    let (block, bit) = (index >> 6, UInt64(1) << UInt64(index & 63))
    guard blocks[block].rowed & bit != 0, now >= instantsOfRest[index] else { return false }
    launches.remove(rows[index].launch)
    blocks[block].remove(bit)
    blocks[block].ended |= bit
    phases[index] = .idle
    var events = offsets[index] == restingOffsets[index] ? Scroller.Events() : .didScroll
    events.append(.didEndDecelerating)
    columns.events?[index] = events
    offsets[index] = restingOffsets[index]
    return true
  }

  /// Advances an agent to ``now`` by the part of its plan that has begun; returns false for one at rest, or without a row.
  // A flight that crosses a limit has no event. Its scroller is only read, at a third of the cost of a step.
  private mutating func beginNextPart(of index: Int, _ columns: Columns) -> Bool {
    let (block, bit) = (index >> 6, UInt64(1) << UInt64(index & 63))
    guard blocks[block].rowed & bit != 0, now >= latest, !now.isLast,
      let (row, law) = MotionRow.row(of: scrollers[index].axes[axis], at: now, &launches)
    else { return false }
    let launch = launches.all[Int(row.launch)]
    guard launch.time < Double(row.until) else {
      launches.remove(row.launch)
      return false
    }
    launches.remove(rows[index].launch)
    blocks[block].remove(bit)
    blocks[block].add(bit, law)
    rows[index] = row
    let state = row.state(law, launch)
    if state.position != offsets[index] { columns.events?[index] = .didScroll }
    offsets[index] = state.position
    columns.velocities?[index] = state.velocity
    return true
  }
}
