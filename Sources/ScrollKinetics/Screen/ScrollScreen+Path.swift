import ScrollGeometry

// The path of a touch: a member and all around it. Members on it that scroll on the same axis are joined to chains.
extension ScrollScreen {
  /// Finds the members on the path of the member at `index`, and their receivers, both from the innermost. A member on it that is
  /// being zoomed keeps the input to itself.
  ///
  /// - Parameter join: joins the members on the path where a touch or another input begins; nil where it goes on.
  mutating func findPath(from index: Int, joining join: ((inout ScrollScreen) -> Void)? = nil) {
    findViews(from: index, begins: join != nil)
    if let zooming = scratch.path.first(where: { isZooming($0) }) {
      scratch.path.empty()
      scratch.path.append(zooming)
    }
    join?(&self)
    findReceivers()
  }

  /// Finds the members on the path of the member at `index`, from the innermost, and advances them to ``now``.
  /// Members that cards hold still are left out, unless they are touched already and no touch begins.
  mutating func findViews(from index: Int, begins: Bool = false) {
    scratch.path.empty()
    var next: Int? = index
    func isOnPath(_ index: Int) -> Bool {
      // What ends before the input neither moves then nor is joined any more, and content that zooms may scroll by now.
      catchUp(index)
      return !isHeldStill(index) || (!begins && isTouched(receiver(at: index)))
    }
    if let list = findList(servedBy: index), isOnPath(list) { scratch.path.append(list) }
    while let index = next {
      if isOnPath(index) { scratch.path.append(index) }
      next = parent(at: index)
    }
  }

  /// Finds the receivers of the members on the path, from the innermost.
  mutating func findReceivers() {
    scratch.targets.empty()
    for index in scratch.path {
      let receiver = receiver(at: index)
      // A chain that is touched, and has members that are not on the path, stays with the finger that drags it.
      if case .nest(let nest) = receiver, isTouched(receiver), hasOthers(nest) { continue }
      if !scratch.targets.contains(receiver) { scratch.targets.append(receiver) }
    }
  }

  /// Finds the touched receivers for which `isTarget` is true, from the innermost.
  mutating func findHeld(where isTarget: (borrowing Scroller) -> Bool) {
    scratch.targets.empty()
    for receiver in held where ask(receiver, isTarget) { scratch.targets.append(receiver) }
    if !crossingTouches.isEmpty { catchUpTargets() }
  }

  /// Advances the receivers that were found to ``now``: content that the program zooms under a finger scrolls on other axes
  /// by now.
  mutating func catchUpTargets() { for place in scratch.targets.indices { catchUp(scratch.targets[place]) } }

  /// Returns whether a nest has members that are not on the path.
  private func hasOthers(_ nest: Int) -> Bool {
    nests[nest].ids.contains { id in
      id.map { id in !scratch.path.contains { members[$0].id == id } } ?? false
    }
  }

  /// Joins the members of the path that no touch holds by the axes on which they scroll, for a touch, which stops them. Those
  /// that it leaves to themselves go on with their motion.
  mutating func joinForTouch() {
    let (groups, leftOut) = findGroups(forTouch: true)
    // What a flight moves stops first: planned again without others of the path, the flight might move another.
    for (place, index) in scratch.path.enumerated() where moves(index) && leavesNest(index, for: groups) {
      let goesOn = leftOut.contains(place) || !viewport(at: index).isScrollEnabled
      if goesOn { detach(index) { _ in } } else { detach(index) }
    }
    // In the order of the path, not of the axes: what flies on may be planned again each time.
    for index in scratch.path where leavesNest(index, for: groups) {
      detach(index)
      // What no finger can hold returns within its limits.
      if !viewport(at: index).isScrollEnabled { returnInside(index) }
    }
    join(groups)
  }

  /// Returns whether no touch holds a member, and its nest is not exactly one of the groups.
  private func leavesNest(_ index: Int, for groups: PerAxis<MemberSet>) -> Bool {
    guard !isTouched(receiver(at: index)), let nest = members[index].nest else { return false }
    return !isExactly(nest, groups.horizontal) && !isExactly(nest, groups.vertical)
  }

  /// The same for an input that stops nothing: only members at rest are joined.
  mutating func joinAtRest() {
    for index in scratch.path {
      // A chain with members that are not on the path would move them, and one that flies those that a card holds since.
      guard let (nest, place) = nestAndPlace(of: index) else { continue }
      let isHeld = axesHeldStill(index)
      let knowsHolds = nests[nest].isHeld(place) == isHeld
      // A chain has the physics of its innermost member, also where that one has left.
      let isLeft = nests[nest].ids[0] == nil
      let leaves = isLeft || hasOthers(nest) || (!knowsHolds && isMoving(.nest(nest)))
      // In flight it goes on at its present velocity.
      if leaves, !isTouched(.nest(nest)) { detach(index) { _ in } }
    }
    join(findGroups(forTouch: false).groups)
  }

  /// Places on the path, from the innermost.
  typealias MemberSet = AxisChain.MemberSet

  /// Returns the members of the path to join: those that scroll horizontally, and vertically; the same
  /// ones where a member scrolls on both axes. Also those that a touch leaves to themselves: an inner member on their axis is touched
  /// already, or past its limits as they are. An input that is no touch joins only what rests.
  private func findGroups(forTouch: Bool) -> (groups: PerAxis<MemberSet>, leftOut: MemberSet) {
    var (groups, leftOut) = (PerAxis { _ in MemberSet() }, MemberSet())
    var isTaken = PerAxis { _ in false }
    for place in scratch.path.indices {
      let receiver = receiver(at: scratch.path[place])
      if isTouched(receiver) {
        if forTouch { isTaken = PerAxis { isTaken[$0] || scrolls(receiver, on: $0) } }
        continue
      }
      guard forTouch || !isMoving(receiver) else { continue }
      let viewport = viewport(at: scratch.path[place])
      let isHeld = axesHeldStill(scratch.path[place])
      // Only its own scroller returns the scale of content.
      guard !viewport.isOverzoomed else { continue }
      let isFree = PerAxis { viewport.isScrollable(on: $0) && !isHeld[$0] }
      if ScrollAxis.allCases.contains(where: { isFree[$0] && isTaken[$0] }) {
        leftOut.insert(place)
      } else {
        for axis in ScrollAxis.allCases where isFree[axis] { groups[axis].insert(place) }
      }
    }
    if groups.horizontal.intersects(groups.vertical) {
      let both = groups.horizontal.union(groups.vertical)
      groups = PerAxis { _ in both }
    }
    leftOut.formUnion(pastLimitsBesideInner(groups))
    return (PerAxis { groups[$0].subtracting(leftOut) }, leftOut)
  }

  /// Returns the members of groups that are past their limits on the same axis as an inner one of their group, which stretches alone.
  private func pastLimitsBesideInner(_ groups: PerAxis<MemberSet>) -> MemberSet {
    var (leftOut, stretching) = (MemberSet(), PerAxis { _ in MemberSet() })
    for (place, index) in scratch.path.enumerated() {
      let overscroll = viewport(at: index).overscroll
      let group = groups.horizontal.contains(place) ? groups.horizontal : groups.vertical
      guard overscroll != .zero, group.contains(place) else { continue }
      if ScrollAxis.allCases.contains(where: { overscroll[$0] != 0 && stretching[$0].intersects(group) }) {
        leftOut.insert(place)
      } else {
        for axis in ScrollAxis.allCases where overscroll[axis] != 0 { stretching[axis].insert(place) }
      }
    }
    return leftOut
  }

  /// Joins the members at the places of both groups, which may be the same.
  private mutating func join(_ groups: PerAxis<MemberSet>) {
    join(groups.horizontal)
    if groups.vertical != groups.horizontal { join(groups.vertical) }
  }

  /// Joins the members at the places of a group.
  /// A chain of exactly these members is used again. Otherwise each leaves its receiver, where it stops, and a new chain
  /// is made of their present viewports.
  private mutating func join(_ group: MemberSet) {
    guard let innermost = group.first else { return }
    let first = scratch.path[innermost]
    if let nest = members[first].nest, isExactly(nest, group) { return }
    // A member on its own that a card holds still on the other axis is a chain, too.
    if group.only != nil, axesHeldStill(first) == PerAxis({ _ in false }) {
      detach(first)
      return
    }
    var joined: [Member] = []
    joined.reserveCapacity(scratch.path.count)
    for (place, index) in scratch.path.enumerated() where group.contains(place) {
      detach(index)
      if members[index].scroller.isMoving { changeScroller(of: index) { $0.catchContent(&$1) } }
      joined.append(members[index])
    }
    let nest = ScrollChain(
      joining: joined, heldStill: { axesHeldStill(requireIndex(of: $0.id)) }, rules: rules, at: now)
    let number = nests.firstIndex { $0.isUnused } ?? nests.count
    if number == nests.count { nests.append(nest) } else { nests[number] = nest }
    for (place, member) in joined.enumerated() {
      let index = requireIndex(of: member.id)
      members[index].nestPlace = NestPlace(nest: number, place: place)
      nests[number].takeStretch(of: place, from: members[index].scroller)
      members[index].scroller.renew(at: now)
      nests[number].show(place, of: member.id, in: &members)
    }
  }

  /// Returns whether a nest consists of exactly the members of a group, held still as they are now, with their present physics.
  private func isExactly(_ nest: Int, _ group: MemberSet) -> Bool {
    guard !nests[nest].isOutOfDate else { return false }
    var left = group
    for place in nests[nest].ids.indices {
      guard let index = left.removeFirst().map({ scratch.path[$0] }),
        nests[nest].ids[place] == members[index].id
      else { return false }
      if !cards.isEmpty, nests[nest].isHeld(place) != axesHeldStill(index) { return false }
    }
    return left.isEmpty
  }
}
