import ScrollGeometry

/// A step of the rows of a population, block by block.
///
/// The times of the agents of a block are computed first, and then their states. In one loop the result of one agent would wait
/// for its time, and few agents fit into what a processor looks ahead: 1.4 times as long.
struct RowStep {
  let now: ScrollInstant
  let rows: UnsafePointer<MotionRow>
  let decays: UnsafePointer<Double>
  let offsets: UnsafeMutablePointer<Double>
  let velocities: UnsafeMutablePointer<Double>?
  let events: UnsafeMutablePointer<Scroller.Events>?
  /// Room for the agents of a block that have the same law, and for one more of each.
  let times: UnsafeMutablePointer<Double>
  let agents: UnsafeMutablePointer<UInt8>

  /// Evaluates the rows of a mask, and returns those whose part has not begun or may have ended.
  @inline(__always) func evaluate(
    _ mask: UInt64, from first: Int, _ state: (MotionLanes, MotionLanes.Lanes) -> MotionLanes.State
  ) -> UInt64 {
    let (count, due) = readTimes(mask, from: first)
    guard count > 0 else { return due }
    // Of an odd number the last one is evaluated twice.
    (times[count], agents[count]) = (times[count &- 1], agents[count &- 1])
    var place = 0
    while place < count {
      let (a, b) = (first | Int(agents[place]), first | Int(agents[place &+ 1]))
      let next = state(
        MotionLanes(rows + a, rows + b, decays: decays),
        MotionLanes.Lanes(times[place], times[place &+ 1]))
      let before = (offsets[a], offsets[b])
      show(next, 0, at: a, after: before.0)
      show(next, 1, at: b, after: before.1)
      place &+= 2
    }
    return due
  }

  /// Stores the agents of a mask whose part goes on, and the times of their plans; returns their number, and the others.
  @inline(__always) private func readTimes(_ mask: UInt64, from first: Int) -> (count: Int, due: UInt64) {
    var (rest, due, count) = (mask, UInt64(0), 0)
    while rest != 0 {
      let i = rest.trailingZeroBitCount
      rest &= rest &- 1
      let (hasSecond, j) = rest == 0 ? (0, i) : (-1, rest.trailingZeroBitCount)
      rest &= rest &- 1
      let lanes = MotionLanes(rows + (first | i), rows + (first | j), decays: decays)
      let time = lanes.time(at: now)
      let goesOn = unsafeBitCast((time .> 0) .& (time .< lanes.until), to: SIMD2<Int64>.self)
      // Without a branch: a number that is not counted is overwritten.
      (times[count], agents[count]) = (time[0], UInt8(truncatingIfNeeded: i))
      count &-= Int(goesOn[0])
      due |= UInt64(bitPattern: ~goesOn[0]) & 1 << UInt64(i)
      (times[count], agents[count]) = (time[1], UInt8(truncatingIfNeeded: j))
      count &-= Int(goesOn[1]) & hasSecond
      due |= UInt64(bitPattern: ~goesOn[1]) & 1 << UInt64(j)
    }
    return (count, due)
  }

  @inline(__always) private func show(
    _ state: MotionLanes.State, _ lane: Int, at index: Int, after offset: Double
  ) {
    offsets[index] = state.position[lane]
    if let velocities { velocities[index] = state.velocity[lane] }
    if let events {
      events[index] = state.position[lane] != offset ? Scroller.Events.didScroll : Scroller.Events()
    }
  }
}

extension ScrollPopulation {
  /// Evaluates the rows at ``now``, and marks the agents whose parts may have ended.
  mutating func stepRows(into columns: Columns) {
    let now = now
    rows.withUnsafeBufferPointer { rows in
      decays.withUnsafeBufferPointer { decays in
        offsets.withUnsafeMutableBufferPointer { offsets in
          blocks.withUnsafeMutableBufferPointer { blocks in
            // Up to 1024 bytes are on the stack.
            withUnsafeTemporaryAllocation(byteCount: 66 * 9, alignment: 16) { room in
              guard let rows = rows.baseAddress, let offsets = offsets.baseAddress,
                let decays = decays.baseAddress, let room = room.baseAddress
              else { return }
              let step = RowStep(
                now: now, rows: rows, decays: decays, offsets: offsets,
                velocities: columns.velocities?.baseAddress, events: columns.events?.baseAddress,
                times: room.bindMemory(to: Double.self, capacity: 66),
                agents: (room + 66 * 8).bindMemory(to: UInt8.self, capacity: 66))
              for index in blocks.indices {
                let block = blocks[index]
                let first = index << 6
                var due = step.evaluate(block.inside, from: first) { $0.inside(at: $1) }
                due |= step.evaluate(block.outside, from: first) { $0.outside(at: $1) }
                due |= step.evaluate(block.arriving, from: first) { $0.arriving(at: $1) }
                blocks[index].due = due
              }
            }
          }
        }
      }
    }
  }
}
