import ScrollGeometry

extension ScrollChain {
  /// Stops the program if the chain is in a state that no sequence of inputs should lead to.
  ///
  /// Tests and fuzzers call it after every other call.
  public func checkInvariants() {
    if let fault { preconditionFailure(fault) }
  }

  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    guard (1...64).contains(links.count) else {
      return "members must be from 1 to 64, but are \(links.count)"
    }
    for axis in ScrollAxis.allCases {
      for span in [spans[axis].towardsEnd, spans[axis].towardsStart] {
        guard links.indices.contains(span.first), links.indices.contains(span.last),
          span.contains(span.stretching)
        else { return "a span must name members, but is \(span)" }
      }
    }
    for (index, link) in links.enumerated() {
      guard link.start.isFinite, link.viewport.clamped(link.start) == link.start else {
        return "member \(index) must have begun within its limits, but has at \(link.start)"
      }
    }
    for axis in ScrollAxis.allCases {
      if let latch = wheelLatches[axis], !links.indices.contains(latch.member) {
        return "a wheel must stay with a member, but does with \(latch.member)"
      }
    }
    if !origin.isFinite { return "origin must be finite, but is \(origin)" }
    if let fault = joined.fault { return fault }
    let viewport = joined.viewport
    if joinedViewport(at: viewport.contentOffset, limits: { viewport.limits(on: $0) }) != viewport {
      return "the joined viewport must be what the members make of it"
    }
    for axis in ScrollAxis.allCases {
      if let fault = fault(on: axis) { return fault }
    }
    return nil
  }

  private func fault(on axis: ScrollAxis) -> String? {
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    let slack = slack(on: axis)
    func differ(_ a: Double, _ b: Double) -> Bool { (a - b).saturated.magnitude > slack }

    let expected = self.limits(on: axis)
    if differ(limits.lowerBound, expected.lowerBound) || differ(limits.upperBound, expected.upperBound) {
      return "the joined limits must be the sums of the members', \(expected), but are \(limits)"
    }
    let sum = sum { links[$0].viewport.contentOffset[axis] }
    if differ(sum, offset) {
      return "the joined offset must be the sum of the members', \(sum), but is \(offset)"
    }
    let start = self.sum { links[$0].start[axis] }
    if differ(start, origin[axis]) {
      return "the motion must have begun at the sum of the members' starts, \(start), not \(origin)"
    }
    let pastEnd = limits.upperBound < offset ? spans[axis].towardsEnd.stretching : nil
    let pastStart = offset < limits.lowerBound ? spans[axis].towardsStart.stretching : nil
    var copy = self
    _ = copy.follow(on: axis)
    for (index, link) in links.enumerated() {
      if index != pastEnd && link.isPast(towardsEnd: true, on: axis)
        || index != pastStart && link.isPast(towardsEnd: false, on: axis)
      {
        return "member \(index) must be within its limits, but is at \(link.viewport.contentOffset)"
      }
      let follows = copy.links[index].viewport.contentOffset[axis]
      if differ(follows, link.viewport.contentOffset[axis]) {
        return "member \(index) must be at \(follows), but is at \(link.viewport.contentOffset[axis])"
      }
    }
    return nil
  }

  /// Returns the largest rounding error that the sums of the members' numbers can have.
  func slack(on axis: ScrollAxis) -> Double {
    let viewport = joined.viewport
    let limits = viewport.limits(on: axis)
    var largest = Swift.max(
      viewport.frame.size[axis], viewport.contentOffset[axis].magnitude, limits.lowerBound.magnitude,
      limits.upperBound.magnitude)
    for link in links {
      let range = link.viewport.limits(on: axis)
      largest = Swift.max(
        largest, link.viewport.contentOffset[axis].magnitude, range.lowerBound.magnitude,
        range.upperBound.magnitude)
    }
    return largest.ulp * Double(2 * links.count)
  }
}
