import ScrollGeometry

extension ScrollScreen {
  /// Handles an input that was sampled at `instant`, and returns the members that moved or had events.
  ///
  /// - A touch down touches the member `id` and all around it. Further inputs of that finger need no member; they go to
  ///   those that the finger touches.
  /// - Without an `id` a touch down, a pinch that begins, a `magnify` and a dragged item are for ``member(at:)`` their
  ///   point, at `instant`: all members that move are advanced to it. Where there is none they have no effect, nor has any
  ///   other input without a member. ``handle(_:over:at:release:file:line:)`` finds the member of an input without a point.
  /// - A ready-made drag, and the fingers of a trackpad, do the same without a number. Where the path scrolls on both
  ///   axes by different members, the drag begins with its first movement, which chooses the axis. The platform's
  ///   momentum goes to the members that the drag has moved.
  /// - A wheel, a key, and a scroll without phases move, on each axis, the innermost member of the path that scrolls on
  ///   it, or its chain. Where they scroll its list they do not lower a sheet, and they dismiss none. They stop nothing.
  /// - A pinch belongs to the innermost member that fingers can zoom on the paths of both, a ready-made one and
  ///   ``Scroller/Input/magnify(by:at:)`` to the innermost on the path. Where there is none, two fingers are two drags. A pinch
  ///   that begins ends the drags of its fingers, or the ready-made one, without velocity: a page that they have begun to turn
  ///   settles beside it. Until its scale is back within its limits, the member keeps the inputs of its path to itself ([O]).
  /// - A fling throws, as the release of a finger on the member does, on each axis the innermost member of the path that scrolls
  ///   on it, or its chain, and hands over as that does ([O]).
  /// - Any other input of the program moves the member `id` alone; ``Scroller/Input/edgeScroll(_:)`` one on its path. A rectangle
  ///   is shown where the sheets and headers around the member will not hide it when they are at rest ([O]).
  /// - ``Scroller/Input/cancelled`` without a member cancels all touches and drags of the screen.
  ///
  /// Only members that the input concerns are advanced to `instant`; all others follow with the next ``advance(to:)``.
  ///
  /// - Parameters:
  ///   - input: the input. The points of touches, pinches and zooms are in the space of the screen, which does not scroll with
  ///     any member, such as the window's.
  ///   - id: the innermost member under the finger or the pointer, or the member that the program scrolls; nil for none.
  ///     A later input of a drag or a pinch whose member has gone counts as one without. A retained member takes no input.
  ///   - instant: the instant of the input; one earlier than ``now`` is treated as `now`, except for velocities.
  ///   - release: called where the input ends a drag or is a fling, with the member and its release; it may change the target. Of
  ///     members that share a movement it is asked once for each axis on which they can move, about the member in which the content
  ///     will come to rest: in its own numbers, without velocity on the other axis. The others then return to their places ([O]).
  ///   - file: the file of the call, for messages.
  ///   - line: its line.
  /// - Precondition: ``Scroller/Input/validate()`` does not throw, and the target that `release` leaves is finite. An input
  ///   that begins something is for a member that exists, present or retained.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, on id: ID? = nil, at instant: ScrollInstant,
    release: (ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) -> Changes {
    requireValid(try input.validate(), file, line)
    if let id, let fault = fault(of: input, on: id) { preconditionFailure(fault.description) }
    begin(at: instant)
    scratch.named = id ?? input.place.flatMap { findMember(at: $0) }
    return handle(input, at: instant, release)
  }

  /// Handles an input for ``member(at:)`` a point, as ``handle(_:on:at:release:file:line:)`` does: a wheel, a key, a scroll or a
  /// ready-made drag over which the pointer is.
  ///
  ///     screen.handle(.wheel(delta, .wheel), over: pointer, at: instant)
  ///
  /// All members that move are advanced to `instant` first. Where there is no member at the point, the input has the effect of
  /// one without a member. A drag, a scroll with phases and its momentum stay with the member over which they began, as a finger does,
  /// whatever the content brings under the pointer.
  ///
  /// - Precondition: the point is finite; ``Scroller/Input/validate()`` does not throw, and the target that `release` leaves is
  ///   finite.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, over point: ScrollPoint, at instant: ScrollInstant,
    release: (ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) -> Changes {
    requireValid(try input.validate(), file, line)
    begin(at: instant)
    scratch.named = findMember(at: point, for: input)
    return handle(input, at: instant, release)
  }

  /// Returns the member for an input over a pointer: where it goes on with a drag or a scroll, the one on which that began.
  mutating func findMember(at pointer: ScrollPoint, for input: Scroller.Input) -> ID? {
    guard let part = input.partOfDrag, part != .beginning, let id = draggedMember,
      let index = index(ofPresent: id), part != .movement || ask(receiver(at: index), { $0.isHeldReadyMade })
    else { return findMember(at: pointer) }
    return id
  }

  /// Handles an input for the member that is named, after ``begin(at:)``.
  private mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, _ release: ReleaseHandler
  ) -> Changes {
    if !cards.isEmpty { noteOpenCards() }
    let index = index(ofPresent: scratch.named)
    switch input {
    case .touchDown(let point, let finger):
      touchDown(input, point, finger: finger, on: index, at: instant, release)
    case .touchMoved(let point, let finger):
      touchMoved(input, to: point, finger: finger, at: instant, release)
      if !pinchTouches.isEmpty { followPinchTouch(finger, to: point, at: instant, release) }
    case .touchUp(let finger), .touchCancelled(let finger):
      touchEnded(input, finger: finger, at: instant, release)
    case .scroll(_, .unphased), .wheel, .key:
      if let index { step(input, on: index, at: instant) }
    case .held, .began, .changed, .moved, .ended, .scroll:
      drag(input, on: index, at: instant, release)
    case .cancelled:
      cancel(index, at: instant, release)
    case .pinch(let phase, _, _):
      pinch(input, phase, on: index, at: instant, release)
    case .magnify(let factor, let point):
      if let index { magnify(by: factor, at: point, on: index, instant) }
    case .setZoomScale(let scale, let point?, let animation):
      guard let index else { break }
      catchUpAround(index)
      let input = Scroller.Input.setZoomScale(scale, about: inContainer(of: index, point), animation)
      program(input, on: index, at: instant)
    case .setContentOffset, .scrollRectToVisible, .scrollToTop, .stop, .retarget, .autoscroll,
      .setZoomScale, .zoom, .beginRefreshing, .endRefreshing:
      if let index { program(input, on: index, at: instant) }
    case .fling(let velocity):
      if let index { fling(velocity, on: index, at: instant, release) }
    case .edgeScroll(let pointer):
      edgeScroll(pointer, on: index)
    }
    if !cards.isEmpty { turnToOpenedCards(at: instant) }
    return changes
  }

  /// The reason why a member cannot have an input; nil where it can. Only what begins something needs a member.
  func fault(of input: Scroller.Input, on id: ID) -> MemberFault? {
    input.isContinuation || index(of: id) != nil ? nil : .isAbsent(id)
  }

  /// Advances all members that move to `instant`, and returns those that moved or had events.
  ///
  /// An instant earlier than ``now`` is treated as `now`.
  ///
  /// - Complexity: a step for each member, or chain, that moves; independent of the number of members.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Changes {
    draggedItem == nil ? step(to: instant) : stepHandingOver(to: instant)
  }

  @inline(__always) private mutating func step(to instant: ScrollInstant) -> Changes {
    now = Swift.max(now, instant)
    var step = Step()
    // Members are listed before nests.
    if case .member? = active.first {
      step = members.step(active, to: now, reporting: &scratch.changes)
    } else if active.isEmpty {
      scratch.changes.empty()
    }
    if step.count < active.count || !step.areMoving { finish(step) }
    return scratch.changes
  }

  /// The same as `step` under a dragged item: the members that come to their limits hand over to others on the way.
  @inline(never) private mutating func stepHandingOver(to instant: ScrollInstant) -> Changes {
    scratch.changes.empty()
    handOverEdgeScrolls(until: instant)
    var changes = scratch.changes
    changes.append(step(to: instant))
    scratch.changes = changes
    return changes
  }
}

extension Scroller.Input {
  /// The point of an input that looks for the member under it; nil for any other input.
  fileprivate var place: ScrollPoint? {
    switch self {
    case .touchDown(let point, _), .pinch(.began, _, let point), .magnify(_, let point): point
    case .edgeScroll(let pointer): pointer
    default: nil
    }
  }

  /// Whether the input continues or ends a touch, a drag or a pinch, whose member may have gone.
  fileprivate var isContinuation: Bool {
    switch self {
    case .touchMoved, .touchUp, .touchCancelled, .cancelled, .scroll(_, .momentumChanged),
      .scroll(_, .momentumEnded):
      true
    case .pinch(let phase, _, _): phase != .began
    default: movesDrag || endsDrag
    }
  }
}

// MARK: - Steps

/// The result of a step of the members among receivers.
private struct Step {
  /// The number of receivers that were members; nests follow.
  var count = 0
  /// Whether all of them still move.
  var areMoving = true
  /// The number of changes that have been reported. They overwrite those of the frame before: to empty and fill the list again takes a
  /// call for each element.
  var reported = 0
}

extension ScrollScreen {
  /// Advances the nests, which are listed after the members, and removes from what moves what has come to rest.
  @inline(never) private mutating func finish(_ step: Step) {
    var step = step
    for place in step.count..<active.count {
      guard case .nest(let nest) = active[place] else { continue }
      nests[nest].advance(to: now, &step, moving: &members, reporting: &scratch.changes)
    }
    scratch.changes.keep(first: step.reported)
    guard !step.areMoving else { return }
    var count = 0
    for place in active.indices {
      let receiver = active[place]
      if isMoving(receiver) {
        active[count] = receiver
        count += 1
      }
    }
    active.removeLast(active.count - count)
    for nest in nests.indices { dissolveIfLeft(nest) }
  }
}

extension ScrollScreen.MemberList {
  /// Advances the members that `receivers` begins with to `now`, and begins `changes` with the events of each that had any.
  fileprivate mutating func step(
    _ receivers: [ScrollScreen.Receiver], to now: ScrollInstant,
    reporting changes: inout [ScrollScreen.Change]
  ) -> Step {
    while changes.count < receivers.count { changes.append(ScrollScreen.Change(id: 0, events: [])) }
    let step = withMembers { member in
      changes.withUnsafeMutableBufferPointer { changes in
        var step = Step()
        // By places, since an iterator retains the list.
        for place in receivers.indices {
          guard case .member(let index) = receivers[place] else { break }
          let member = member(index)
          let events = member.pointee.advance(to: now, &step)
          if !events.isEmpty {
            changes[step.reported] = ScrollScreen.Change(id: member.pointee.id, events: events)
            step.reported += 1
          }
        }
        return step
      }
    }
    changes.keep(first: step.reported)
    return step
  }
}

// Both are mutating, since a field that is read through an element of the array copies the element: 220 of 560 instructions of
// a member's step.

extension ScrollScreen.Member {
  /// Advances the member's own scroller as a part of a step, and returns its events.
  fileprivate mutating func advance(to now: ScrollInstant, _ step: inout Step) -> Scroller.Events {
    let events = scroller.advance(to: now)
    step.count += 1
    if !scroller.isMoving { step.areMoving = false }
    return events
  }
}

extension ScrollChain {
  /// Advances the chain as a part of a step, and reports the events of its members.
  @inline(__always) fileprivate mutating func advance(
    to now: ScrollInstant, _ step: inout Step, moving members: inout ScrollScreen.MemberList,
    reporting all: inout ScrollScreen.Changes
  ) {
    let changes = self.step(to: now)
    if !joined.isMoving { step.areMoving = false }
    // Most steps move one member.
    if changes.events == .didScroll, let place = changes.moved.only, let number = numbers[place],
      step.reported == 0
    {
      let id = ScrollScreen.ID(number)
      show(place, of: id, in: &members)
      step.reported = 1
      let change = ScrollScreen.Change(id: id, events: .didScroll)
      // In most steps it is the change of the step before.
      if all.first != change { all.empty(); all.append(change) }
    } else {
      all.keep(first: step.reported)
      report(changes, moving: &members, &all)
      step.reported = all.count
    }
  }
}
