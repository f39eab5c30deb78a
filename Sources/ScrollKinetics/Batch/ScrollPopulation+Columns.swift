import ScrollGeometry

extension ScrollPopulation {
  /// Memory of the caller into which a step writes, an element for each agent. What is left out is not computed.
  ///
  ///     var velocities = [Double](repeating: 0, count: population.count)
  ///     velocities.withUnsafeMutableBufferPointer {
  ///       population.advance(to: frame, into: ScrollPopulation.Columns(velocities: $0))
  ///     }
  public struct Columns {
    /// The offsets along the population's axis, in points.
    public var offsets: UnsafeMutableBufferPointer<Double>?
    /// The velocities along the axis, in points per second; 0 for agents at rest.
    public var velocities: UnsafeMutableBufferPointer<Double>?
    /// The phases.
    public var phases: UnsafeMutableBufferPointer<Scroller.Phase>?
    /// The events of the step.
    public var events: UnsafeMutableBufferPointer<Scroller.Events>?
    /// The offsets at which the agents come to rest along the axis without further inputs; see ``Scroller/restingOffset``.
    public var restingOffsets: UnsafeMutableBufferPointer<Double>?
    /// The instants of rest, as numbers of nanoseconds; see ``Scroller/instantOfRest`` and ``ScrollInstant/nanoseconds``.
    public var nanosecondsOfRest: UnsafeMutableBufferPointer<Int64>?

    /// Creates columns.
    public init(
      offsets: UnsafeMutableBufferPointer<Double>? = nil,
      velocities: UnsafeMutableBufferPointer<Double>? = nil,
      phases: UnsafeMutableBufferPointer<Scroller.Phase>? = nil,
      events: UnsafeMutableBufferPointer<Scroller.Events>? = nil,
      restingOffsets: UnsafeMutableBufferPointer<Double>? = nil,
      nanosecondsOfRest: UnsafeMutableBufferPointer<Int64>? = nil
    ) {
      self.offsets = offsets
      self.velocities = velocities
      self.phases = phases
      self.events = events
      self.restingOffsets = restingOffsets
      self.nanosecondsOfRest = nanosecondsOfRest
    }

    func require(_ count: Int) {
      for length in [
        offsets?.count, velocities?.count, phases?.count, events?.count, restingOffsets?.count,
        nanosecondsOfRest?.count,
      ] { precondition(length == nil || length == count, "a column must have \(count) elements") }
    }
  }

  /// Writes what does not depend on how the step was made.
  func fill(_ columns: Columns) {
    _ = columns.offsets?.update(fromContentsOf: offsets)
    _ = columns.phases?.update(fromContentsOf: phases)
    _ = columns.restingOffsets?.update(fromContentsOf: restingOffsets)
    columns.nanosecondsOfRest?.update(repeating: now.nanoseconds)
    if now < latest, let nanoseconds = columns.nanosecondsOfRest {
      for index in phases.indices where !phases[index].isMoving {
        nanoseconds[index] = self[index].instantOfRest.nanoseconds
      }
    }
    for block in blocks.indices {
      forEach(in: blocks[block].dragged, of: block) {
        columns.velocities?[$0] = draggedVelocity(of: $0)
        columns.restingOffsets?[$0] = offsets[$0]
      }
      guard let nanoseconds = columns.nanosecondsOfRest else { continue }
      forEach(in: blocks[block].rowed | blocks[block].other, of: block) {
        if phases[$0].isMoving { nanoseconds[$0] = instantsOfRest[$0].nanoseconds }
      }
    }
  }

  @inline(__always) private func forEach(in mask: UInt64, of block: Int, _ body: (Int) -> Void) {
    var rest = mask
    while rest != 0 {
      body(block << 6 | rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
