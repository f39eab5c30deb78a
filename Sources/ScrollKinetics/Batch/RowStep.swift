import ScrollGeometry

/// A step of the rows of a population.
struct RowStep {
  let rows: UnsafePointer<MotionRow>
  let launches: UnsafePointer<Launches.Launch>
  let offsets: UnsafeMutablePointer<Double>
  let velocities: UnsafeMutablePointer<Double>?
  let events: UnsafeMutablePointer<Scroller.Events>?

  /// Evaluates the rows of a mask, and returns those whose part has not begun or may have ended.
  @inline(__always) func evaluate(
    _ mask: UInt64, from first: Int, _ state: (MotionRow, Launches.Launch) -> MotionRow.State
  ) -> UInt64 {
    visit(mask, from: first) { put(state($1, $2), at: $0) }
  }

  /// Does the same for the rows of power laws, whose powers it evaluates together.
  // Not inlined: it would take registers from the other laws.
  @inline(never) func evaluate(uniform: UInt64, slowing mask: UInt64, from first: Int) -> UInt64 {
    let ended = evaluate(uniform, from: first) { $0.uniform($1) }
    guard mask != 0 else { return ended }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 128) { numbers in
      guard let times = numbers.baseAddress else { return ended }
      let momenta = times + 64
      var count = 0
      let due = visit(mask, from: first) { _, row, launch in
        (times[count], momenta[count]) = (row.timeLeft(launch), -launch.decay)
        count &+= 1
      }
      // Powers are evaluated in pairs.
      if count & 1 != 0 { momenta[count] = 0 }
      Double.raise(times, to: momenta, count: count)
      var (rest, place) = (mask & ~due, 0)
      while rest != 0 {
        let index = first | rest.trailingZeroBitCount
        put(rows[index].slowing(leaving: times[place], momenta[place]), at: index)
        (rest, place) = (rest & (rest &- 1), place &+ 1)
      }
      return ended | due
    }
  }

  /// Passes on the rows of a mask with their launches, and returns those whose part has not begun or may have ended.
  @inline(__always) private func visit(
    _ mask: UInt64, from first: Int, _ body: (_ index: Int, MotionRow, Launches.Launch) -> Void
  ) -> UInt64 {
    var (rest, due) = (mask, UInt64(0))
    while rest != 0 {
      let index = first | rest.trailingZeroBitCount
      let row = rows + index
      let launch = launches + Int(row.pointee.launch)
      if launch.pointee.time < Double(row.pointee.until) {
        body(index, row.pointee, launch.pointee)
      } else {
        due |= rest & (0 &- rest)
      }
      rest &= rest &- 1
    }
    return due
  }

  @inline(__always) private func put(_ state: MotionRow.State, at index: Int) {
    let before = offsets[index]
    offsets[index] = state.position
    if let velocities { velocities[index] = state.velocity }
    if let events { events[index] = state.position != before ? .didScroll : Scroller.Events() }
  }
}

extension ScrollPopulation {
  /// Evaluates the rows at ``now``, and marks the agents whose parts may have ended.
  mutating func stepRows(into columns: Columns) {
    launches.advance(to: now)
    rows.withUnsafeBufferPointer { rows in
      launches.all.withUnsafeBufferPointer { launches in
        offsets.withUnsafeMutableBufferPointer { offsets in
          guard let rows = rows.baseAddress, let launches = launches.baseAddress,
            let offsets = offsets.baseAddress
          else { return }
          let step = RowStep(
            rows: rows, launches: launches, offsets: offsets, velocities: columns.velocities?.baseAddress,
            events: columns.events?.baseAddress)
          for index in blocks.indices {
            let block = blocks[index]
            let first = index << 6
            var due = step.evaluate(block[.free], from: first) { $0.free($1) }
            due |= step.evaluate(block[.entered], from: first) { $0.entered($1) }
            if block[.uniform] | block[.slowing] != 0 {
              due |= step.evaluate(uniform: block[.uniform], slowing: block[.slowing], from: first)
            }
            due |= step.evaluate(block[.outside], from: first) { $0.outside($1) }
            due |= step.evaluate(block[.arriving], from: first) { $0.arriving($1) }
            blocks[index].due = due
          }
        }
      }
    }
  }
}
