import ScrollGeometry

// What moves a member: its own scroller, or the chain of a nest that it is joined to.
extension ScrollScreen {
  /// A member on its own, or a nest.
  @usableFromInline enum Receiver: Hashable, Sendable, Comparable {
    case member(Int)
    case nest(Int)
  }

  /// The receiver of the member at `index`.
  func receiver(at index: Int) -> Receiver { members[index].nest.map { .nest($0) } ?? .member(index) }

  /// Returns the result of `question`, asked of the scroller that moves a receiver.
  @inline(__always) func ask<Answer>(_ receiver: Receiver, _ question: (borrowing Scroller) -> Answer)
    -> Answer
  {
    switch receiver {
    case .member(let index): question(members[index].scroller)
    case .nest(let nest): question(nests[nest].chain.joined)
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

  /// Returns the phase of a receiver, and the fingers on it.
  // Read where they are, since each sample of a drag asks: `ask` copies the scroller, 100 instructions.
  @inline(__always) func phaseAndFingers(of receiver: Receiver) -> (phase: Scroller.Phase, fingers: UInt64) {
    switch receiver {
    case .member(let index):
      members.withMember(at: index) { ($0.pointee.scroller.phase, $0.pointee.scroller.fingers) }
    case .nest(let nest): (nests[nest].chain.joined.phase, nests[nest].chain.joined.fingers)
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

  /// Returns the depth of the innermost member of a receiver.
  func depth(of receiver: Receiver) -> Int {
    switch receiver {
    case .member(let index): depth(of: index)
    case .nest(let nest):
      nests[nest].innermost.map { depth(of: requireIndex(of: $0)) } ?? 0
    }
  }
}

extension ScrollScreen {
  /// Gives a receiver an input, and reports its events.
  mutating func pass(
    _ input: Scroller.Input, to receiver: Receiver, at instant: ScrollInstant,
    _ release: (ID, inout Scroller.Release) -> Void
  ) {
    let before = phaseAndFingers(of: receiver)
    switch receiver {
    case .member(let index):
      members[index].scroller.now = Swift.max(members[index].scroller.now, now)
      if isZoomable(index) {
        placeTouch(of: index, for: input) { $0.handle($1, by: index, at: instant, release) }
      } else {
        handle(input, by: index, at: instant, release)
      }
    case .nest(let nest):
      nests[nest].handle(input, at: instant, now, reporting: &scratch, release)
    }
    // Most inputs are samples of a drag, which change neither.
    if phaseAndFingers(of: receiver) != before { relist(receiver) }
  }

  /// Gives an input to the receivers that were found, from the innermost.
  mutating func passToTargets(
    _ input: Scroller.Input, at instant: ScrollInstant, _ release: (ID, inout Scroller.Release) -> Void,
    where isTarget: (borrowing ScrollScreen, Receiver) -> Bool = { _, _ in true }
  ) {
    for place in scratch.targets.indices where isTarget(self, scratch.targets[place]) {
      pass(input, to: scratch.targets[place], at: instant, release)
    }
  }

  /// Gives a member on its own an input, and reports its events.
  @inline(__always) private mutating func handle(
    _ input: Scroller.Input, by index: Int, at instant: ScrollInstant,
    _ release: (ID, inout Scroller.Release) -> Void
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
    _ index: Int, by input: Scroller.Input, at instant: ScrollInstant,
    _ release: (ID, inout Scroller.Release) -> Void
  ) -> Scroller.Events {
    let (id, kind) = (members[index].id, members[index].kind)
    return members[index].scroller.handle(input, at: instant) {
      if let axis = kind.axis { kind.restRule(on: axis)?.settle(&$0, on: axis) }
      release(id, &$0)
    }
  }

  /// Adds the events of a nest's members to the events of the call.
  mutating func report(_ changes: ScrollChain.Changes, of nest: Int) {
    scratch.report(changes, of: nests[nest].chain.numbers)
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

  /// Lists a receiver as touched.
  private mutating func hold(_ receiver: Receiver) {
    let depth = depth(of: receiver)
    let place = held.firstIndex {
      let other = self.depth(of: $0)
      return other < depth || (other == depth && receiver < $0)
    }
    held.insert(receiver, at: place ?? held.count)
  }
}

extension ScrollScreen.Nest {
  /// Handles an input that comes at `now`, and reports the events of the members.
  fileprivate mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, _ now: ScrollInstant,
    reporting scratch: inout ScrollScreen.Scratch,
    _ release: (ScrollScreen.ID, inout Scroller.Release) -> Void
  ) {
    if chain.joined.isMoving { scratch.report(chain.catchUp(to: now), of: chain.numbers) }
    chain.joined.now = Swift.max(chain.joined.now, now)
    let changes = chain.handle(input, at: instant) { release(ScrollScreen.ID($0), &$1) }
    scratch.report(changes, of: chain.numbers)
  }
}
