import ScrollGeometry

// An item that is dragged over the screen scrolls the innermost member that can still move, on each axis.
extension ScrollScreen {
  /// The pointer of a dragged item, and the innermost member under it.
  @usableFromInline struct DraggedItem: Hashable, Sendable, Codable {
    var pointer: ScrollPoint
    var member: ID
  }

  /// Takes over where the pointer of a dragged item is; nil where there is none.
  mutating func edgeScroll(_ pointer: ScrollPoint?, on index: Int?) {
    draggedItem = nil
    if let pointer, let index { draggedItem = DraggedItem(pointer: pointer, member: members[index].id) }
    scrollAtEdges(on: PerAxis { _ in true })
  }

  /// Lets the next member go on where one comes to its limit by `instant`, at the instant at which it does.
  mutating func handOverEdgeScrolls(until instant: ScrollInstant) {
    // Each limit is reached once, but for rounding: a member turns only where those around it have moved it.
    for _ in 0..<1000 where !handOverEdgeScroll(by: instant) { return }
  }

  /// Hands over at the first instant at which a member comes to its limit; returns false, without an effect, where that is later
  /// than `instant`. On the other axis all goes on, also what the program has begun there.
  private mutating func handOverEdgeScroll(by instant: ScrollInstant?) -> Bool {
    guard let (rest, axes) = nextRestAtEdge, instant.map({ rest <= $0 }) ?? true else { return false }
    // Where a member has come back since, the screen is later than its members.
    let present = now
    now = rest
    scrollAtEdges(on: axes)
    now = Swift.max(present, rest)
    return true
  }

  /// The first instant at which members that a dragged item scrolls come to their limits, and the axes on which they do; nil
  /// where none is on its way to a limit. Content that is too long for the longest motion stops after it, and hands nothing over.
  private var nextRestAtEdge: (instant: ScrollInstant, axes: PerAxis<Bool>)? {
    var next: (instant: ScrollInstant, axes: PerAxis<Bool>)?
    for case .member(let index) in active {
      let scroller = members[index].scroller
      for axis in ScrollAxis.allCases where scroller.axes[axis].isEdgeScrolledToLimit {
        let rest = scroller.axes[axis].instantOfRest(at: scroller.now, scroller.physics.along(axis))
        if let next, next.instant < rest { continue }
        if next?.instant != rest { next = (rest, PerAxis { _ in false }) }
        next?.axes[axis] = true
      }
    }
    return next
  }

  /// The screen as it is now, and as it is after each time that a dragged item is handed over by `instant`, or ever for nil; with
  /// the instant at which the next stage begins.
  func stages(until instant: ScrollInstant? = nil) -> [(screen: ScrollScreen, end: ScrollInstant?)] {
    var (stages, future) = ([(screen: self, end: ScrollInstant?.none)], self)
    while draggedItem != nil, stages.count < 1000, future.handOverEdgeScroll(by: instant) {
      stages[stages.count - 1].end = future.now
      stages.append((future, nil))
    }
    return stages
  }

  /// The screen as it is after the last time that a dragged item is handed over by `instant`, or ever for nil.
  func lastStage(until instant: ScrollInstant? = nil) -> ScrollScreen {
    draggedItem == nil ? self : stages(until: instant).last?.screen ?? self
  }

  /// Returns whether a member is on the path of the dragged item.
  func isUnderDraggedItem(_ index: Int) -> Bool {
    draggedItem.map { contains($0.member) && isWithin($0.member, members[index].id) } ?? false
  }

  /// Scrolls the members that the dragged item moves at ``now`` on some axes, and stops those that it no longer does.
  mutating func scrollAtEdges(on axes: PerAxis<Bool>) {
    var path: [Int] = []
    var next = draggedItem.flatMap { index(ofPresent: $0.member) }
    while let index = next {
      path.append(index)
      next = parent(at: index)
    }
    let count = path.count
    for index in members.indices where isEdgeScrolled(index) && !path.contains(index) {
      if !members[index].isAway { path.append(index) }
    }
    for index in path { catchUp(index) }
    // No other cards: advanced to an instant to come, they would move longer than they do.
    for id in cards where path.contains(where: { isInside(id, members[$0].id) }) {
      catchUp(requireIndex(of: id))
    }
    var velocities = path.map { index in
      ScrollVector { axes[$0] ? 0 : members[index].scroller.axes[$0].edgeScrollVelocity }
    }
    if let item = draggedItem {
      for axis in ScrollAxis.allCases where axes[axis] {
        // Where none can move, the innermost waits at its limit.
        for waiting in [false, true] {
          for place in 0..<count where !isHeldStill(path[place]) && velocities.allSatisfy({ $0[axis] == 0 }) {
            velocities[place][axis] = edgeScrollVelocity(
              of: path[place], under: item.pointer, on: axis, waiting: waiting)
          }
        }
      }
    }
    for (index, velocity) in zip(path, velocities) where velocity != .zero || isEdgeScrolled(index) {
      catchUp(index)
      detach(index) {
        $0.changeScroller(of: index) {
          $0.endZoom(&$1)
          $0.autoscroll(velocity, coasts: false, isAtEdge: true, &$1)
        }
      }
    }
  }

  func isEdgeScrolled(_ index: Int) -> Bool {
    let scroller = members[index].scroller
    return members[index].nest == nil && ScrollAxis.allCases.contains { scroller.axes[$0].isEdgeScrolled }
  }

  /// Returns the velocity with which a member scrolls under a pointer; zero where it cannot move farther, unless it is `waiting` at
  /// its limit on its own. What is not a scroll view or a shelf stays as it is.
  private func edgeScrollVelocity(
    of index: Int, under pointer: ScrollPoint, on axis: ScrollAxis, waiting: Bool
  ) -> Double {
    let viewport = viewport(at: index)
    // A finger whose touch the program has ended holds nothing.
    guard members[index].kind.isScrollView, !members[index].isAway, viewport.isScrollEnabled,
      !phaseAndFingers(of: receiver(at: index)).phase.isTracking
    else { return 0 }
    let id = members[index].id
    let velocity = viewport.edgeScrollVelocity(
      at: pointer, in: frame(of: id), visible: visibleFrame(of: id, inContainers: true))[axis]
    let (limits, offset) = (viewport.limits(on: axis), viewport.contentOffset[axis])
    let moves = velocity > 0 ? offset < limits.upperBound : offset > limits.lowerBound
    return moves || (waiting && members[index].nest == nil) ? velocity : 0
  }
}
