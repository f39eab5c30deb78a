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
    var (rest, due) = (mask, UInt64(0))
    while rest != 0 {
      let index = first | rest.trailingZeroBitCount
      let row = rows + index
      let launch = launches + Int(row.pointee.launch)
      if launch.pointee.time < Double(row.pointee.until) {
        let next = state(row.pointee, launch.pointee)
        let before = offsets[index]
        offsets[index] = next.position
        if let velocities { velocities[index] = next.velocity }
        if let events { events[index] = next.position != before ? .didScroll : Scroller.Events() }
      } else {
        due |= rest & (0 &- rest)
      }
      rest &= rest &- 1
    }
    return due
  }

  // Not inlined: a logarithm would take registers from all other laws.
  @inline(never) func evaluateSlowing(_ mask: UInt64, from first: Int) -> UInt64 {
    evaluate(mask, from: first) { $0.slowing($1) }
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
            var due = step.evaluate(block.free, from: first) { $0.free($1) }
            due |= step.evaluate(block.entered, from: first) { $0.entered($1) }
            if block.slowing != 0 { due |= step.evaluateSlowing(block.slowing, from: first) }
            due |= step.evaluate(block.outside, from: first) { $0.outside($1) }
            due |= step.evaluate(block.arriving, from: first) { $0.arriving($1) }
            blocks[index].due = due
          }
        }
      }
    }
  }
}
