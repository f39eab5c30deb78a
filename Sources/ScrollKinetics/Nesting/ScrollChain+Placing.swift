import ScrollGeometry

// The members' offsets are a pure function of the joined offset and of the place where the motion began or a drag last
// turned. They are not accumulated step by step, so that they do not depend on the steps.
extension ScrollChain {
  /// Moves the members to the offsets that follow from the joined offset, on the axes on which it has moved.
  mutating func follow(since before: ScrollPoint, _ changes: inout Changes) {
    if let moved = followLegs(from: before, to: joined.viewport.contentOffset) {
      changes.moved.formUnion(moved)
    } else {
      followSpans(since: before, &changes)
    }
  }

  /// Moves the members of the spans to the offsets that follow from the joined offset, and begins new legs.
  mutating func followSpans(since before: ScrollPoint, _ changes: inout Changes) {
    for axis in ScrollAxis.allCases where joined.viewport.contentOffset[axis] != before[axis] {
      changes.moved.formUnion(follow(on: axis))
    }
    endBounceInside()
  }

  /// Moves the members to the offsets that follow from the joined offset on `axis`, and returns the members that have
  /// moved.
  mutating func follow(on axis: ScrollAxis) -> MemberSet {
    let offset = joined.viewport.contentOffset[axis]
    let limits = joined.viewport.limits(on: axis)
    let inside = offset.clamped(to: limits)
    let stretching = offset == inside ? nil : spans[axis][towardsEnd: offset > inside].stretching
    var moved = MemberSet()
    var left = (inside - origin[axis]).saturated
    var mover: (member: Int, others: Double)?
    let span = spans[axis][towardsEnd: left > 0]
    // The members are read in place, by mutating methods: seven copies of a member took half of a step.
    links.withUnsafeMutableBufferPointer { links in
      for index in links.indices where index != stretching && (left == 0 || !span.contains(index)) {
        if links[index].returnToStart(on: axis) { moved.insert(index) }
      }
      // At a joined limit all members must be exactly at their limits, whatever the rounding.
      let isAtLimit = inside == (left > 0 ? limits.upperBound : limits.lowerBound)
      if isAtLimit && left != 0 {
        left = left < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
      }
      var link: Int? = left == 0 ? nil : span.first
      while let index = link {
        let (start, range) = links[index].way(on: axis)
        let share = ScrollShare(ofFinite: left, from: start, within: range)
        var landing = share.resultingOffset
        if left != 0 && share.unconsumed == 0 && landing != range.lowerBound && landing != range.upperBound {
          // The member that stops inside its range gets the joined offset minus all others, without the rounding of
          // `left`, so that the members' offsets add up to the joined offset.
          let others = Self.sum(links.indices) { other in
            other == index
              ? 0
              : span.takes(other, before: index) ? links[other].placed(on: axis) : links[other].start[axis]
          }
          landing = (inside - others).saturated.flushed.clamped(to: range)
          mover = (index, others)
        }
        if index != stretching, links[index].put(at: landing, on: axis) { moved.insert(index) }
        left = share.unconsumed
        link = span.link(after: index)
      }
      if let stretching {
        let others = Self.sum(links.indices) { $0 == stretching ? 0 : links[$0].placed(on: axis) }
        mover = (stretching, others)
        let shown = (offset - others).saturated.flushed
        if links[stretching].put(at: shown, on: axis) { moved.insert(stretching) }
      }
    }
    if joined.isMoving, let (member, others) = mover { legs[axis] = leg(of: member, others, on: axis) }
    return moved
  }

  mutating func put(_ member: Int, at offset: Double, on axis: ScrollAxis, _ moved: inout MemberSet) {
    if links[member].put(at: offset, on: axis) { moved.insert(member) }
  }

  /// Returns the sum of a number over all members, in their order.
  func sum(_ number: (Int) -> Double) -> Double { Self.sum(links.indices, number) }

  @inline(__always) private static func sum(_ members: Range<Int>, _ number: (Int) -> Double) -> Double {
    var sum = 0.0
    for index in members { sum += number(index) }
    return sum.saturated.flushed
  }

  /// Returns the sum of the offsets, within their ranges, of all members but one.
  func sumOfPlaces(but member: Int, on axis: ScrollAxis) -> Double {
    sum { $0 == member ? 0 : links[$0].place(on: axis) }
  }

  /// Makes the members' present offsets the start of the motion, at a joined offset.
  mutating func restart(on axis: ScrollAxis, at offset: Double) {
    origin[axis] = offset.clamped(to: joined.viewport.limits(on: axis))
    startHere(on: axis)
  }

  /// Makes the members' present offsets the start of the motion on both axes. The caller sets the origin.
  mutating func startHere() {
    for axis in ScrollAxis.allCases { startHere(on: axis) }
  }

  private mutating func startHere(on axis: ScrollAxis) {
    for index in links.indices { links[index].start[axis] = links[index].place(on: axis) }
  }

  /// Restarts the motion at `offset`, the joined offset before the latest step of a drag, if the drag has turned there.
  mutating func restartIfTurned(on axis: ScrollAxis, at offset: Double) {
    let limits = joined.viewport.limits(on: axis)
    let before = offset.clamped(to: limits)
    let after = joined.viewport.contentOffset[axis].clamped(to: limits)
    let (way, step) = (before - origin[axis], after - before)
    if (way > 0 && step < 0) || (way < 0 && step > 0) { restart(on: axis, at: offset) }
  }
}
