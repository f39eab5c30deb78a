import ScrollGeometry

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
        put(state(row.pointee, launch.pointee), at: index)
      } else {
        due |= rest & (0 &- rest)
      }
      rest &= rest &- 1
    }
    return due
  }

  /// Does the same for the rows of power laws.
  // Not inlined: it would take registers from the other laws.
  @inline(never) func evaluate(
    uniform: UInt64, tabulated: UInt64, slowing: UInt64, from first: Int, _ table: borrowing PowerTable
  ) -> UInt64 {
    let due = evaluate(uniform, from: first) { $0.uniform($1) }
    let single = evaluatePairs(tabulated, from: first, table)
    return due | evaluate(slowing | single, from: first) { $0.slowing($1) }
  }

  /// Evaluates the rows of a mask in pairs by a table, and returns the pairs of which one has no place in it, has not begun or may
  /// have ended.
  @inline(never) private func evaluatePairs(
    _ mask: UInt64, from first: Int, _ table: borrowing PowerTable
  ) -> UInt64 {
    guard let series = table.series else { return mask }
    let (rows, launches, offsets, velocities, events) = (rows, launches, offsets, velocities, events)
    return table.powers.withUnsafeBufferPointer { powers in
      var (rest, single) = (mask, UInt64(0))
      while rest != 0 {
        let (pair, second) = (rest, rest & (rest &- 1))
        let a = first | rest.trailingZeroBitCount
        // The last one of an odd number is its own neighbour.
        let b = second == 0 ? a : first | second.trailingZeroBitCount
        rest = second & (second &- 1)
        let (p, q) = (rows + a, rows + b)
        let (l, m) = (launches + Int(p.pointee.launch), launches + Int(q.pointee.launch))
        let rate = SIMD2(p.pointee.base, q.pointee.base)
        let left = SIMD2(repeating: 1) - SIMD2(l.pointee.left, m.pointee.left) * rate
        let centres = PowerSeries.centres(of: left)
        let (i, j) = (PowerTable.place(of: centres[0]), PowerTable.place(of: centres[1]))
        guard l.pointee.time < Double(p.pointee.until), m.pointee.time < Double(q.pointee.until),
          i >= 0, j >= 0
        else {
          single |= pair & ~rest
          continue
        }
        let momenta = series.powers(of: left, about: centres, SIMD2(powers[i], powers[j]))
        let (start, end) = (SIMD2(p.pointee.start, q.pointee.start), SIMD2(p.pointee.end, q.pointee.end))
        let lead = SIMD2(p.pointee.lead, q.pointee.lead)
        let low = end.replacing(with: start, where: start .< end)
        let high = end.replacing(with: start, where: start .> end)
        var position = start + lead * (1 - left * momenta)
        position.replace(with: low, where: position .< low)
        position.replace(with: high, where: position .> high)
        if let velocities {
          let velocity = lead * rate * momenta
          (velocities[a], velocities[b]) = (velocity[0], velocity[1])
        }
        if let events {
          let before = (offsets[a], offsets[b])
          events[a] = position[0] != before.0 ? .didScroll : Scroller.Events()
          events[b] = position[1] != before.1 ? .didScroll : Scroller.Events()
        }
        (offsets[a], offsets[b]) = (position[0], position[1])
      }
      return single
    }
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
            if block[.uniform] | block[.tabulated] | block[.slowing] != 0 {
              due |= step.evaluate(
                uniform: block[.uniform], tabulated: block[.tabulated], slowing: block[.slowing], from: first,
                self.launches.powers)
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
