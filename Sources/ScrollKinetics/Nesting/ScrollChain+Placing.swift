import ScrollGeometry

// Where the members are is a pure function of the joined offset and of where the motion began, or a drag last turned.
// It is not summed up step by step, so that it does not depend on the steps.
extension ScrollChain {
  /// Puts the members where the joined offset has them on `axis`, and answers which of them that moves.
  mutating func follow(on axis: ScrollAxis) -> MemberSet {
    let offset = joined.viewport.contentOffset[axis]
    let limits = joined.viewport.limits(on: axis)
    let inside = offset.clamped(to: limits)
    let excess = (offset - inside).saturated
    var left = (inside - origin[axis]).saturated
    for index in links.indices { links[index].place[axis] = links[index].start[axis] }
    if left != 0 {
      let span = spans[axis][towardsEnd: left > 0]
      // Rounding must not leave anyone an ulp short of the end.
      let isAtLimit = inside == (left > 0 ? limits.upperBound : limits.lowerBound)
      if isAtLimit { left = left < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude }
      var link: Int? = span.first
      while let index = link {
        let share = ScrollShare(
          of: left, from: links[index].start[axis], within: links[index].range(on: axis))
        links[index].place[axis] = share.landing
        left = share.unconsumed
        link = span.link(after: index)
      }
    }
    var moved = MemberSet()
    let overscroller = excess == 0 ? nil : overscroller(on: axis)
    for index in links.indices {
      let place = links[index].place[axis]
      let shown = index == overscroller ? (place + excess).saturated.flushed : place
      guard links[index].viewport.contentOffset[axis] != shown else { continue }
      links[index].viewport.contentOffset[axis] = shown
      moved.insert(index)
    }
    return moved
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
