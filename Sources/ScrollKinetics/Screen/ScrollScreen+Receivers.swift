import ScrollGeometry

// What moves a member: its own scroller, or the chain of a nest that it is joined to.
extension ScrollScreen {
  /// A member on its own, or a nest.
  @usableFromInline enum Receiver: Hashable, Sendable, Comparable {
    case member(Int)
    case nest(Int)
  }

  func receiver(at index: Int) -> Receiver { members[index].nest.map { .nest($0) } ?? .member(index) }

  /// Returns the result of `question`, asked of the scroller that moves a receiver.
  @inline(__always) func ask<Answer>(_ receiver: Receiver, _ question: (borrowing Scroller) -> Answer)
    -> Answer
  {
    switch receiver {
    case .member(let index): question(members[index].scroller)
    case .nest(let nest): question(nests[nest].joined)
    }
  }

  /// Returns whether a receiver is, or has, a member that is present.
  func isPresent(_ receiver: Receiver) -> Bool {
    switch receiver {
    case .member(let index): !members[index].isAway
    case .nest(let nest): nests[nest].ids.contains { index(ofPresent: $0) != nil }
    }
  }

  func isMoving(_ receiver: Receiver) -> Bool { phaseAndFingers(of: receiver).phase.isMoving }

  func isTouched(_ receiver: Receiver) -> Bool {
    let (phase, fingers) = phaseAndFingers(of: receiver)
    return fingers != 0 || phase.isTracking
  }

  // Read where they are, since each sample of a drag asks: `ask` copies the scroller, 100 instructions.
  @inline(__always) func phaseAndFingers(of receiver: Receiver) -> (phase: Scroller.Phase, fingers: UInt64) {
    switch receiver {
    case .member(let index):
      members.withMember(at: index) { ($0.pointee.scroller.phase, $0.pointee.scroller.fingers) }
    case .nest(let nest): (nests[nest].joined.phase, nests[nest].joined.fingers)
    }
  }

  /// Returns whether a finger moves the receiver on `axis`.
  func scrolls(_ receiver: Receiver, on axis: ScrollAxis) -> Bool {
    ask(receiver) { $0.viewport.isScrollable(on: axis) }
  }

  /// Returns whether a finger moves the receiver on `axis` only.
  func scrolls(_ receiver: Receiver, onlyOn axis: ScrollAxis) -> Bool {
    scrolls(receiver, on: axis) && !scrolls(receiver, on: axis.cross)
  }

  func depth(of receiver: Receiver) -> Int {
    switch receiver {
    case .member(let index): depth(of: index)
    case .nest(let nest): nests[nest].innermost.map { depth(of: requireIndex(of: $0)) } ?? 0
    }
  }

  /// What a host chooses at a release of a member.
  typealias ReleaseHandler = (ID, inout Scroller.Release) -> Void

  /// Gives a receiver an input, and reports its events.
  mutating func pass(
    _ input: Scroller.Input, to receiver: Receiver, at instant: ScrollInstant,
    _ release: ReleaseHandler = { _, _ in }
  ) {
    let before = phaseAndFingers(of: receiver)
    switch receiver {
    case .member(let index):
      members[index].scroller.now = now
      if isZoomable(index) {
        placeTouch(of: index, for: input) { $0.handle($1, by: index, at: instant, release) }
      } else {
        handle(input, by: index, at: instant, release)
      }
    case .nest(let nest):
      if before.phase.isMoving { report(nests[nest].catchUp(to: now), of: nest) }
      nests[nest].joined.now = now
      if input.endsTouch {
        report(self.release(nest: nest, by: input, at: instant, release), of: nest)
      } else {
        nests[nest].handle(input, at: instant, moving: &members, &scratch.changes)
      }
    }
    // Most inputs are samples of a drag, which change neither.
    if phaseAndFingers(of: receiver) != before { relist(receiver) }
  }

  /// Gives an input to the receivers that were found, from the innermost.
  mutating func passToTargets(
    _ input: Scroller.Input, at instant: ScrollInstant, _ release: ReleaseHandler = { _, _ in },
    where isTarget: (borrowing ScrollScreen, Receiver) -> Bool = { _, _ in true }
  ) {
    for place in scratch.targets.indices where isTarget(self, scratch.targets[place]) {
      pass(input, to: scratch.targets[place], at: instant, release)
    }
  }

  /// Gives a member on its own an input, and reports its events.
  @inline(__always) private mutating func handle(
    _ input: Scroller.Input, by index: Int, at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    let id = members.withMember(at: index) { $0.pointee.id }
    // Only a release asks the kind, which contains references.
    let events =
      input.endsTouch
      ? self.release(index, by: input, at: instant, release)
      : members[index].scroller.handle(input, at: instant) { release(id, &$0) }
    scratch.report(events, of: id)
  }

  /// Ends the touch of a member on its own, which settles as its kind does.
  @inline(never) private mutating func release(
    _ index: Int, by input: Scroller.Input, at instant: ScrollInstant, _ release: ReleaseHandler
  ) -> Scroller.Events {
    let (id, kind) = (members[index].id, members[index].kind)
    return members[index].scroller.handle(input, at: instant) {
      if let axis = kind.axis { kind.restRule(on: axis)?.settle(&$0, on: axis) }
      release(id, &$0)
    }
  }

  /// Ends the touch of a nest, which asks the host about the members' own viewports.
  @inline(never) private mutating func release(
    nest: Int, by input: Scroller.Input, at instant: ScrollInstant, _ release: ReleaseHandler
  ) -> ScrollChain.Changes {
    let members = members
    return nests[nest].handle(input, at: instant) { members.ask(release, about: $0, $1, &$2) }
  }

  /// Gives the members of a chain the offsets to which they have moved, and adds their events to the events of the call.
  mutating func report(_ changes: ScrollChain.Changes, of nest: Int) {
    nests[nest].report(changes, moving: &members, &scratch.changes)
  }

  /// Lists a receiver, if it is present, as moving and as touched, or removes it from these lists, as its scroller now is.
  mutating func relist(_ receiver: Receiver) {
    let (isMoving, isTouched) = (isMoving(receiver), isTouched(receiver))
    let place = active.firstIndex { $0 >= receiver } ?? active.count
    let isActive = place < active.count && active[place] == receiver
    let isHeld = held.contains(receiver)
    guard isActive != isMoving || isHeld != isTouched else { return }
    if isMoving && !isActive && isPresent(receiver) { active.insert(receiver, at: place) }
    if !isMoving && isActive { active.remove(at: place) }
    if isTouched && !isHeld && isPresent(receiver) { hold(receiver) }
    if !isTouched && isHeld { held.removeAll { $0 == receiver } }
    if case .nest(let nest) = receiver { dissolveIfLeft(nest) }
  }

  /// Moves a touched receiver to the place in `held` that its present depth gives it.
  mutating func reorderHeld(_ receiver: Receiver) {
    guard held.contains(receiver) else { return }
    held.removeAll { $0 == receiver }
    hold(receiver)
  }

  private mutating func hold(_ receiver: Receiver) {
    let depth = depth(of: receiver)
    let place = held.firstIndex {
      let other = self.depth(of: $0)
      return other < depth || (other == depth && receiver < $0)
    }
    held.insert(receiver, at: place ?? held.count)
  }
}

extension ScrollChain {
  /// Handles an input that asks nobody, and reports the events of its members.
  fileprivate mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, moving members: inout ScrollScreen.MemberList,
    _ all: inout ScrollScreen.Changes
  ) { report(handle(input, at: instant), moving: &members, &all) }

  /// Gives members the offsets to which they have moved, and adds their events to others.
  @inline(__always) mutating func report(
    _ changes: Changes, moving members: inout ScrollScreen.MemberList, _ all: inout ScrollScreen.Changes
  ) {
    // Most steps have only this event.
    guard changes.events == .didScroll else { return reportAll(changes, moving: &members, &all) }
    var moved = changes.moved
    while let place = moved.removeFirst() {
      guard let number = numbers[place] else { continue }
      show(place, of: ScrollScreen.ID(number), in: &members)
      all.report(.didScroll, of: ScrollScreen.ID(number))
    }
  }

  @inline(never) private mutating func reportAll(
    _ changes: Changes, moving members: inout ScrollScreen.MemberList, _ all: inout ScrollScreen.Changes
  ) {
    for place in numbers.indices {
      guard let number = numbers[place] else { continue }
      let id = ScrollScreen.ID(number)
      if changes.moved.contains(place) { show(place, of: id, in: &members) }
      if changes.refreshed.contains(place) { members.setRefreshing(true, in: id) }
      all.report(changes.events(of: place), of: id)
    }
  }
}

extension ScrollScreen.MemberList {
  /// Asks the host about a member as a chain has it.
  func ask(
    _ host: (ScrollScreen.ID, inout Scroller.Release) -> Void, about number: Int,
    _ member: PerAxis<AxisChain.Member>, _ release: inout Scroller.Release
  ) {
    let id = ScrollScreen.ID(number)
    release.viewport = storage[place(of: id)].scroller.viewport
    release.viewport.uncheckedOffset = ScrollPoint { member[$0].offset }
    if let axis = release.viewport.refreshControl?.axis, let refresh = member[axis].refresh {
      release.viewport.isRefreshing = refresh.isRunning
    }
    host(id, &release)
  }

  /// Shows whether the control of a chain's member runs.
  mutating func setRefreshing(_ isRefreshing: Bool, in id: ScrollScreen.ID) {
    let member = place(of: id)
    var viewport = storage[member].scroller.viewport
    viewport.isRefreshing = isRefreshing
    storage[member].scroller.show(viewport)
  }
}
