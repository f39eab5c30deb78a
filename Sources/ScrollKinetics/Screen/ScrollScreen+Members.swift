import ScrollGeometry

// Members come and go while others move.
extension ScrollScreen {
  mutating func insert(_ member: Member, _ file: CallerFile, _ line: CallerLine) {
    if let fault = fault(inserting: member.id, in: member.parent) {
      failPrecondition(fault.description, file, line)
    }
    drop(retained: member.id)
    let index = members.lowerBound(of: member.id)
    members.insert(member, at: index)
    if case .card = member.kind { cards = cardsOfMembers }
    shiftReceivers(from: index, by: 1)
    countChild(of: member.parent, 1)
  }

  /// Removes a member and all inside it.
  ///
  /// No other member moves, and the flights of all others go on. A finger on the removed member continues to drag those
  /// around it.
  ///
  /// Retained, they are kept for ``restore(_:in:at:)``: they take no time and cannot be touched; a touch of them is cancelled.
  ///
  /// - Returns: the events of members that remain, or are retained; none where the member is not present.
  /// - Complexity: O(members) for each member that has others inside it.
  @discardableResult
  public mutating func remove(
    _ id: ID, at instant: ScrollInstant, retaining isRetained: Bool = false
  ) -> Changes {
    begin(at: instant)
    guard let index = index(ofPresent: id) else { return changes }
    let parent = members[index].parent
    leave(id, isRetained, around: id)
    if isRetained {
      countChild(of: parent, -1)
      members[requireIndex(of: id)].parent = nil
    }
    return changes
  }

  /// Returns a retained member, and all that was retained inside it, to the screen.
  ///
  /// Time has passed for them, too: a flight continues at `instant` as if the member had never been away. With
  /// ``Scroller/Physics/Integration/displayLink`` it does with the next ``advance(to:)``, in one long tick.
  ///
  /// - Returns: the events of the members that return; none where there is no such retained member.
  /// - Precondition: the parent is present or nil, and at most 63 members are around any of the returned ones.
  @discardableResult
  public mutating func restore(_ id: ID, in parent: ID? = nil, at instant: ScrollInstant) -> Changes {
    begin(at: instant)
    guard let index = index(of: id), members[index].isAway else { return changes }
    if let fault = fault(restoring: id, in: parent) { preconditionFailure(fault.description) }
    countChild(of: members[index].parent, -1)
    members[index].parent = parent
    countChild(of: parent, 1)
    let returning = members.indices.filter { members[$0].isAway && isWithin(members[$0].id, id) }
    for index in returning { members[index].isAway = false }
    for index in returning {
      // What stays away keeps its part of a movement.
      if let nest = members[index].nest, nests[nest].ids.contains(where: { $0.map(isRetained) ?? false }) {
        detach(index) { _ in }
      }
      relist(receiver(at: index))
      catchUp(index)
    }
    active = active.filter(isPresent)
    return changes
  }

  /// Returns whether a member was removed and retained.
  public func isRetained(_ id: ID) -> Bool { index(of: id).map { members[$0].isAway } ?? false }

  /// Drops a retained member, and all that was retained inside it.
  public mutating func drop(retained id: ID) { if isRetained(id) { leave(id, false, around: id) } }

  /// A reason why a member cannot come to the screen, have an input, or change to a geometry. A string of it would take 20 kB of a
  /// program in Embedded Swift, where nothing reads the description.
  enum MemberFault {
    case isAbsent(ID), isPresent(ID), lacksParent(ID), isTooDeep
    case isOfAnotherKind(ID), hasAxis(ScrollAxis, not: ScrollAxis)

    var description: String {
      switch self {
      case .isAbsent(let id): "there must be a member \(id.rawValue)"
      case .isPresent(let id): "a member \(id.rawValue) must not be present already"
      case .lacksParent(let parent): "the parent \(parent.rawValue) must be present"
      case .isTooDeep: "at most 63 members must be around a member"
      case .isOfAnotherKind(let id): "\(id.rawValue) must be of the same kind"
      case .hasAxis(let old, let new): "axis must be \(old), but is \(new)"
      }
    }
  }

  /// The reason why a member cannot be inserted; nil where it can.
  func fault(inserting id: ID, in parent: ID?) -> MemberFault? {
    contains(id) ? .isPresent(id) : fault(ofParent: parent, height: 0)
  }

  /// The reason why a retained member cannot be restored; nil where it can, or is not retained.
  func fault(restoring id: ID, in parent: ID?) -> MemberFault? {
    guard let index = index(of: id), members[index].isAway else { return nil }
    let retained = members.indices.lazy.filter { members[$0].isAway && isWithin(members[$0].id, id) }
    let height = retained.map { depth(of: $0) - depth(of: index) }.max() ?? 0
    return fault(ofParent: parent, height: height)
  }

  /// The reason why `parent` cannot be around a member that has others inside it, `height` deep.
  private func fault(ofParent parent: ID?, height: Int) -> MemberFault? {
    guard let parent else { return nil }
    guard let index = index(ofPresent: parent) else { return .lacksParent(parent) }
    return depth(of: index) + height < 63 ? nil : .isTooDeep
  }

  private mutating func countChild(of parent: ID?, _ difference: Int) {
    if let parent, let index = index(of: parent) { members[index].children += difference }
  }

  /// Makes a member and all inside it leave their receivers and the screen, from the innermost: the order of what is touched
  /// follows from the members around it. All that is inside `root`, and `root`, leave with it.
  private mutating func leave(_ id: ID, _ isRetained: Bool, around root: ID) {
    if members[requireIndex(of: id)].children > 0 {
      for inner in members.filter({ $0.parent == id }) { leave(inner.id, isRetained, around: root) }
    }
    let index = requireIndex(of: id)
    if !members[index].isAway { catchUp(index) }
    let isAtRest = !isMoving(receiver(at: index)) && !isTouched(receiver(at: index))
    if let nest = members[index].nest {
      let ids = Array(nests[nest].ids).compactMap { $0 }
      let movers = ids.filter { moves(requireIndex(of: $0)) }
      if isRetained, !movers.isEmpty, movers.allSatisfy({ isWithin($0, root) }) {
        // What flies keeps the chain with all that leave together, and all others leave it: a retained member continues with the
        // same bits. What the flight has kept waiting returns at once.
        for id in ids where !isWithin(id, root) {
          detach(requireIndex(of: id))
          returnInside(requireIndex(of: id))
        }
      } else {
        detach(index)
      }
    }
    if isEdgeScrolled(index) {
      changeScroller(of: index) { $0.autoscroll(.zero, coasts: false, isAtEdge: true, &$1) }
    }
    // A finger on a member that can be zoomed, and a dragged item, go on over the member around the one that leaves.
    movePinchTouches(from: id, to: members[index].parent)
    if let item = draggedItem, item.member == id {
      draggedItem = members[index].parent.map { DraggedItem(pointer: item.pointer, member: $0) }
    }
    var receiver = receiver(at: index)
    guard isRetained else {
      (active, held) = (active.filter { $0 != receiver }, held.filter { $0 != receiver })
      countChild(of: members[index].parent, -1)
      cards.removeAll { $0 == id }
      members.remove(at: index)
      shiftReceivers(from: index, by: -1)
      return
    }
    // A nest that others have left, and that is not touched any more, is dissolved.
    if isTouched(receiver) { pass(.cancelled, to: receiver, at: now) }
    // A member at rest stays where it is, also past its limits and between places.
    if !isAtRest { returnInside(index) }
    members[index].isAway = true
    receiver = self.receiver(at: index)
    // The list may also have a nest that the member has left, and whose other members are away.
    active = active.filter(isPresent)
    held.removeAll { $0 == receiver }
  }

  /// Renumbers the receivers of members from `index` on, where a member was inserted or removed.
  private mutating func shiftReceivers(from index: Int, by distance: Int) {
    func shifted(_ receiver: Receiver) -> Receiver {
      if case .member(let member) = receiver, member >= index { .member(member + distance) } else { receiver }
    }
    (active, held) = (active.map(shifted), held.map(shifted))
  }
}
