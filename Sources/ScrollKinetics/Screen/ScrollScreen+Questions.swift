import ScrollGeometry

// Questions about one member. The members of a chain that flies without handing over are asked one by one, too. Under a dragged
// item what is predicted are the motions of all to which it will be handed over.
extension ScrollScreen {
  /// Returns the phase of a member. All members of a chain have the chain's.
  @inlinable @inline(__always) public func phase(of id: ID) -> Scroller.Phase {
    guard let member = members.place(guessing: id) else { return members.phase(of: id, nests) }
    guard let joined = members.storage[member].nestPlace else {
      return members.storage[member].scroller.phase
    }
    return nests[joined.nest].joined.phase
  }

  /// Returns the velocity of a member's offset, in points per second; see ``Scroller/velocity``.
  @inlinable @inline(__always) public func velocity(of id: ID) -> ScrollVector {
    members.velocity(of: id, nests)
  }

  /// Returns the target of a member's present motion; nil unless it decelerates or animates. See ``Scroller/target``.
  @inlinable @inline(__always) public func target(of id: ID) -> ScrollPoint? {
    guard let member = members.place(guessing: id), case nil = members.storage[member].nestPlace else {
      return members.target(of: id, nests)
    }
    // As in a scroller, whose copy takes 100 instructions.
    guard members.storage[member].scroller.isMoving else { return nil }
    let x = members.storage[member].scroller.axes.horizontal.targetAndCoast
    let y = members.storage[member].scroller.axes.vertical.targetAndCoast
    if x.isCoasting || y.isCoasting { return members.target(of: id, nests) }
    return ScrollPoint(x: x.target, y: y.target)
  }

  /// Returns the offset at which a member is at rest, or will come to rest without further input; see
  /// ``Scroller/restingOffset``.
  @inlinable @inline(__always) public func restingOffset(of id: ID) -> ScrollPoint {
    draggedItem == nil ? target(of: id) ?? self[id].contentOffset : restingOffsetUnderItem(of: id)
  }

  /// Returns ``restingOffset(of:)``, whose code is inlined, by a call: it is asked at ten places.
  @inline(never) func rest(of id: ID) -> ScrollPoint { restingOffset(of: id) }

  // A function of its own: a question without an item would make room for a screen.
  @usableFromInline @inline(never) func restingOffsetUnderItem(of id: ID) -> ScrollPoint {
    let last = lastStage()
    return last.target(of: id) ?? last[id].contentOffset
  }

  /// Returns the instant at which a member comes to rest; ``now`` if it is at rest. All members of a chain come to rest
  /// with it.
  public func instantOfRest(of id: ID) -> ScrollInstant {
    let index = requireIndex(of: id)
    // The end of the last of its motions, which can be earlier than the stage, or where the next one ends it.
    for (stage, end) in stages().reversed() where stage.isMoving(stage.receiver(at: index)) {
      let rest = stage.endOfMotion(of: stage.receiver(at: index))
      return Swift.max(now, Swift.min(rest, end ?? rest))
    }
    return now
  }

  /// The instant at which the whole screen comes to rest without further input; ``now`` if nothing moves.
  public var instantOfRest: ScrollInstant {
    let last = lastStage()
    return last.active.reduce(last.now) { Swift.max($0, last.endOfMotion(of: $1)) }
  }

  private func endOfMotion(of receiver: Receiver) -> ScrollInstant {
    switch receiver {
    case .member(let index): members[index].scroller.instantOfRest
    case .nest(let nest): nests[nest].instantOfRest
    }
  }

  /// Returns the offset of a member at `instant`, not rounded to the pixel grid unless it is in a chain; the present one
  /// for an instant that is not later than ``now``.
  public func contentOffset(of id: ID, at instant: ScrollInstant) -> ScrollPoint {
    lastStage(until: instant).ask(id, { $0.contentOffset(at: instant) }) {
      $0.contentOffset(of: $1, at: instant)
    }
  }

  /// Returns the scale at which a member's content is, or will come to rest without further input; see
  /// ``Scroller/restingZoomScale``.
  public func restingZoomScale(of id: ID) -> Double {
    // The scale of a member that shares a movement with others does not change.
    ask(id, { $0.restingZoomScale }) { _, _ in self[id].zoomScale }
  }

  /// Returns the scale of a member's content at `instant`; the present one for an instant that is not later than ``now``.
  public func zoomScale(of id: ID, at instant: ScrollInstant) -> Double {
    ask(id, { $0.zoomScale(at: instant) }) { _, _ in self[id].zoomScale }
  }

  /// Returns the first instant from now on at which a member will be at `offset` on `axis`; nil where it never gets there.
  ///
  /// - Precondition: `offset` is finite.
  public func instant(reaching offset: Double, on axis: ScrollAxis, of id: ID) -> ScrollInstant? {
    for (stage, end) in stages() {
      let instant = stage.ask(id, { $0.instant(reaching: offset, on: axis) }) {
        $0.instant(reaching: offset, on: axis, of: $1)
      }
      // Content at rest, which is not advanced, is at its offset now.
      if let instant = instant.map({ Swift.max(stage.now, $0) }), end.map({ instant <= $0 }) ?? true {
        return instant
      }
    }
    return nil
  }

  /// Returns the part of a member's content that will be visible at some time from now to `instant`, as for loading
  /// ahead.
  public func visibleRect(of id: ID, until instant: ScrollInstant) -> ScrollRect {
    let rects = stages(until: instant).map { stage, end in
      stage.ask(id, { $0.visibleRect(until: end ?? instant) }) {
        $0.visibleRect(of: $1, until: end ?? instant)
      }
    }
    return rects.dropFirst().reduce(rects[0]) { all, next in
      ScrollRect {
        Swift.min(
          all[$0].lowerBound, next[$0].lowerBound)...Swift.max(all[$0].upperBound, next[$0].upperBound)
      }
    }
  }

  /// Returns the result of a question to a member's own scroller, or to the chain in which it has a place.
  private func ask<Answer>(
    _ id: ID, _ own: (borrowing Scroller) -> Answer, _ joined: (borrowing ScrollChain, Int) -> Answer
  ) -> Answer {
    let index = requireIndex(of: id)
    guard let (nest, place) = nestAndPlace(of: index) else { return own(members[index].scroller) }
    return joined(nests[nest], place)
  }

  /// Whether any member decelerates or animates, so that the host's frame clock has to run.
  @inlinable @inline(__always) public var isMoving: Bool { !active.isEmpty }

  /// Returns how far a member is to be drawn stretched past its limits; see ``Scroller/stretch``. Of members that share a movement
  /// the one that over-scrolls in that direction is stretched.
  public func stretch(of id: ID) -> ScrollVector {
    ScrollVector { axis in
      ask(id, { $0.stretch(on: axis, at: now) }) { $0.stretch(of: $1, on: axis, at: now) }
    }
  }

  /// Returns how far a member's control of pull to refresh is pulled out; see ``Scroller/refreshPull``. Of members that share a
  /// movement the one that stretches at the start is pulled.
  public func refreshPull(of id: ID) -> Double {
    ask(id, { $0.refreshPull }) {
      Swift.max($0.refresher?.member == $1 ? $0.joined.refreshPull : 0, self[id].refreshPull)
    }
  }

  /// Whether the host has frames to draw: anything moves, or a ``stretch(of:)`` does.
  ///
  /// - Complexity: O(members) at rest.
  public var needsFrames: Bool { isMoving || instantOfStretchRest > now }

  /// The instant at which the whole screen and all that is drawn stretched are at rest, without further input.
  ///
  /// - Complexity: O(members).
  public var instantOfStretchRest: ScrollInstant {
    members.indices.lazy.filter { !members[$0].isAway }.reduce(instantOfRest) {
      Swift.max($0, ask(receiver(at: $1)) { $0.instantOfStretchRest })
    }
  }

  /// Returns the numbers of the members that decelerate or animate, in order.
  public var movingIDs: [ID] {
    members.indices.lazy.filter { !self.members[$0].isAway && self.isMoving(self.receiver(at: $0)) }
      .map { self.members[$0].id }
  }
}

// Questions about a member of a screen with these members and the given nests. They are not methods of a screen, which a call
// copies.
extension ScrollScreen.MemberList {
  @usableFromInline func phase(of id: ScrollScreen.ID, _ nests: [ScrollChain]) -> Scroller.Phase {
    let member = place(of: id)
    guard let joined = storage[member].nestPlace else { return storage[member].scroller.phase }
    return nests[joined.nest].joined.phase
  }

  @usableFromInline func target(of id: ScrollScreen.ID, _ nests: [ScrollChain]) -> ScrollPoint? {
    let member = place(of: id)
    guard let joined = storage[member].nestPlace else { return storage[member].scroller.target }
    guard nests[joined.nest].joined.isMoving else { return nil }
    // A module for a browser is as small as it can be: the longer way gives the same bits.
    #if arch(wasm32)
      return anyTarget(of: joined, nests)
    #else
      let x =
        nests[joined.nest].canMove(on: .horizontal)
        ? horizontalRest(of: joined, nests) : storage[member].scroller.viewport.uncheckedOffset.x
      let y =
        nests[joined.nest].canMove(on: .vertical)
        ? verticalRest(of: joined, nests) : storage[member].scroller.viewport.uncheckedOffset.y
      guard let x, let y else { return anyTarget(of: joined, nests) }
      return ScrollPoint(x: x, y: y)
    #endif
  }

  // A function for each axis: in one for both the chain of the second would be copied.
  @inline(never) private func horizontalRest(of member: ScrollScreen.NestPlace, _ nests: [ScrollChain])
    -> Double?
  {
    guard let end = nests[member.nest].joined.axes.horizontal.ending else { return nil }
    return nests[member.nest].axes.horizontal.lastingRest(of: member.place, end)
  }

  @inline(never) private func verticalRest(of member: ScrollScreen.NestPlace, _ nests: [ScrollChain])
    -> Double?
  {
    guard let end = nests[member.nest].joined.axes.vertical.ending else { return nil }
    return nests[member.nest].axes.vertical.lastingRest(of: member.place, end)
  }

  // A function of its own, since it copies the chain.
  @inline(never) private func anyTarget(of member: ScrollScreen.NestPlace, _ nests: [ScrollChain])
    -> ScrollPoint
  { nests[member.nest].target(of: member.place) }

  @usableFromInline @inline(never) func velocity(of id: ScrollScreen.ID, _ nests: [ScrollChain])
    -> ScrollVector
  {
    #if arch(wasm32)
      return anyVelocity(of: id, nests)
    #else
      guard let member = place(guessing: id) else { return anyVelocity(of: id, nests) }
      // The axes are asked one after the other. A method that asks both would load all numbers of the second before it has asked the
      // first, and save registers for them: 16 instructions.
      guard let joined = storage[member].nestPlace else {
        guard storage[member].scroller.isMoving,
          let x = storage[member].scroller.axes.horizontal.velocityInside(at: storage[member].scroller.now),
          let y = storage[member].scroller.axes.vertical.velocityInside(at: storage[member].scroller.now)
        else { return anyVelocity(of: id, nests) }
        return ScrollVector(dx: x, dy: y)
      }
      guard nests[joined.nest].joined.isMoving,
        let x = nests[joined.nest].velocityInside(of: joined.place, on: .horizontal),
        let y = nests[joined.nest].velocityInside(of: joined.place, on: .vertical)
      else { return anyVelocity(of: id, nests) }
      return ScrollVector(dx: x, dy: y)
    #endif
  }

  /// Returns the velocity of a member whatever moves it.
  // A function of its own, which copies the scroller or the chain: its frame would cost a throw 20 instructions.
  @inline(never) private func anyVelocity(of id: ScrollScreen.ID, _ nests: [ScrollChain])
    -> ScrollVector
  {
    let member = place(guessing: id) ?? place(of: id)
    guard let joined = storage[member].nestPlace else {
      return storage[member].scroller.throwInMotion?.velocity ?? storage[member].scroller.velocity
    }
    if nests[joined.nest].restsBesideOthers(joined.place) { return ScrollVector(dx: 0, dy: 0) }
    return nests[joined.nest].velocity(of: joined.place)
  }
}
