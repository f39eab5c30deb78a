import ScrollGeometry

// Where the members are is a pure function of the joined offset and of where the motion began, or a drag last turned.
// It is not summed up step by step, so that it does not depend on the steps.
extension ScrollChain {
  /// Puts the members where the joined offset has them on `axis`, and answers which of them that moves.
  mutating func follow(on axis: ScrollAxis) -> MemberSet {
    let offset = joined.viewport.contentOffset[axis]
    let limits = joined.viewport.limits(on: axis)
    let inside = offset.clamped(to: limits)
    var left = (inside - origin[axis]).saturated
    for index in links.indices { links[index].place[axis] = links[index].start[axis] }
    if left != 0 {
      let span = spans[axis][towardsEnd: left > 0]
      // Rounding must not leave anyone an ulp short of the end.
      let isAtLimit = inside == (left > 0 ? limits.upperBound : limits.lowerBound)
      if isAtLimit { left = left < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude }
      var link: Int? = span.first
      while let index = link {
        let range = links[index].range(on: axis)
        let share = ScrollShare(of: left, from: links[index].start[axis], within: range)
        links[index].place[axis] = share.landing
        if share.unconsumed == 0 && share.landing != range.lowerBound && share.landing != range.upperBound {
          // The same without the rounding of `left`, so that the members add up to the joined offset.
          links[index].place[axis] = remainder(of: inside, for: index, on: axis).clamped(to: range)
          break
        }
        left = share.unconsumed
        link = span.link(after: index)
      }
    }
    var moved = MemberSet()
    let overscroller = offset == inside ? nil : overscroller(on: axis)
    for index in links.indices {
      let shown =
        index == overscroller ? remainder(of: offset, for: index, on: axis) : links[index].place[axis]
      guard links[index].viewport.contentOffset[axis] != shown else { continue }
      links[index].viewport.contentOffset[axis] = shown
      moved.insert(index)
    }
    return moved
  }

  /// What the other members' places leave of a joined offset for one.
  private func remainder(of offset: Double, for member: Int, on axis: ScrollAxis) -> Double {
    (offset - sumOfPlaces(but: member, on: axis)).saturated.flushed
  }

  /// The joined offset of all members but one.
  func sumOfPlaces(but member: Int, on axis: ScrollAxis) -> Double {
    var sum = 0.0
    for index in links.indices where index != member { sum += links[index].place[axis] }
    return sum.saturated
  }

  /// Takes the joined offset and the members' places as those where a motion begins.
  mutating func restart(on axis: ScrollAxis, at offset: Double) {
    origin[axis] = offset.clamped(to: joined.viewport.limits(on: axis))
    for index in links.indices { links[index].start[axis] = links[index].place[axis] }
  }

  /// Begins again where a drag had come to before it turned: at `offset`, on its way to the present one.
  mutating func restartIfTurned(on axis: ScrollAxis, at offset: Double) {
    let limits = joined.viewport.limits(on: axis)
    let before = offset.clamped(to: limits)
    let after = joined.viewport.contentOffset[axis].clamped(to: limits)
    let (way, step) = (before - origin[axis], after - before)
    if (way > 0 && step < 0) || (way < 0 && step > 0) { restart(on: axis, at: offset) }
  }
}
