import ScrollGeometry

// Ready-made drags, and scrolls of a trackpad with phases.
extension ScrollScreen {
  mutating func drag(
    _ input: Scroller.Input, on index: Int?, at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    if let index {
      findPath(from: index)
    } else {
      // The member under the drag was removed: those around it follow on.
      findHeld { $0.isHeldReadyMade }
    }
    if input.partOfDrag == .momentum { return coast(input, on: index, at: instant) }
    if input.partOfDrag == .beginning || (input.movesDrag && !scratch.targets.contains { isTouched($0) }) {
      guard let index else { return }
      takeHold(of: index, by: input, finger: nil, at: instant, release)
      samples.follow(input, begins: takesSamples, at: instant)
      if ask(receiver(at: index), { $0.isHeldReadyMade }) { draggedMember = members[index].id }
      guard isUndecided(nil), !input.holds else { return }
    } else if !samples.fingers.isEmpty {
      samples.follow(input, begins: false, at: instant)
    }
    if let movement = input.movement { choose(by: movement, with: nil) }
    let isUndecided = isUndecided(nil)
    for place in scratch.targets.indices {
      let receiver = scratch.targets[place]
      if !isUndecided && moves(receiver, with: nil) {
        let end =
          samples.fingers.isEmpty ? nil : ask(receiver) { samples.release(by: input, of: $0, at: instant) }
        pass(end ?? input, to: receiver, at: instant, release)
      } else if input.endsDrag {
        // What the drag has not chosen is only held.
        pass(.ended(velocity: .zero), to: receiver, at: instant, release)
      }
    }
    if input.endsDrag && !samples.fingers.isEmpty { samples.end(FingerSamples.drag) }
    // A choice is kept for the platform's momentum.
    if isUndecided && input.endsDrag { crossingTouches.removeAll { $0.finger == nil } }
  }

  /// Gives a delta of the platform's momentum, on each axis, to the innermost member that scrolls on it, or its chain,
  /// among those that the latest drag has moved.
  private mutating func coast(_ input: Scroller.Input, on index: Int?, at instant: ScrollInstant) {
    guard let index, case .scroll(let delta, let phase) = input else { return }
    findPath(from: index) { if phase == .momentumBegan { $0.joinAtRest() } }
    guard scratch.targets.count > 1 || isPathHeldStill(on: .horizontal) || isPathHeldStill(on: .vertical)
    else { return passToTargets(input, at: instant) }
    let choices = PerAxis { target(on: $0) { $0.moves($1, with: nil) } }
    for place in scratch.targets.indices {
      let receiver = scratch.targets[place]
      let part = ScrollVector { choices[$0] == receiver ? delta[$0] : 0 }
      guard phase == .momentumEnded || part != .zero else { continue }
      pass(.scroll(part, phase: phase), to: receiver, at: instant)
    }
  }
}

extension Scroller.Input {
  /// The movement whose direction chooses the axis of a drag; nil for other inputs.
  fileprivate var movement: ScrollVector? {
    switch self {
    case .changed(let translation): translation
    case .moved(let delta), .scroll(let delta, .began), .scroll(let delta, .changed): delta
    default: nil
    }
  }

  /// Whether the input holds content without a drag.
  var holds: Bool {
    switch self {
    case .held: true
    case .scroll(let delta, phase: .mayBegin): delta == .zero
    default: false
    }
  }

  /// The input that holds content with the same device, without a drag.
  var holding: Scroller.Input {
    if case .scroll = self { .scroll(.zero, phase: .mayBegin) } else { .held }
  }
}

// MARK: - Wheels, keys, scrolls without phases, and flings

extension ScrollScreen {
  /// Moves, on each axis, the innermost member on the path that scrolls on it, or its chain.
  mutating func step(_ input: Scroller.Input, on index: Int, at instant: ScrollInstant) {
    findPath(from: index) { $0.joinAtRest() }
    let targets = PerAxis { target(on: $0) }
    switch input {
    case .wheel(let delta, let notch, let animation):
      move(targets, by: delta, at: instant, { _, _ in }) { .wheel($0, notch: notch, animation) }
    case .scroll(var delta, let phase):
      endAtSheetsAndCards(&delta, targets)
      move(targets, by: delta, at: instant, { _, _ in }) { .scroll($0, phase: phase) }
    case .key(let key, _, _):
      let axis = key.axis ?? (targets.vertical == nil && targets.horizontal != nil ? .horizontal : .vertical)
      guard let target = targets[axis] ?? (isPathHeldStill(on: axis) ? nil : scratch.targets.first) else {
        return
      }
      // A member on its own chooses the axis, too.
      if case .member(let index) = target, isHeldStill(index, on: key.axis(in: viewport(at: index))) {
        return
      }
      pass(measured(input, for: target), to: target, at: instant)
    default: break
    }
  }

  /// Shortens a delta of a scroll without phases, so that it neither dismisses a sheet nor collapses a card, also while they come.
  private func endAtSheetsAndCards(_ delta: inout ScrollVector, _ targets: PerAxis<Receiver?>) {
    for index in scratch.path {
      guard let axis = members[index].kind.axis, targets[axis] == receiver(at: index),
        let least = members[index].scroller.physics.snapping.leastOfSteps(on: axis),
        rest(of: members[index].id)[axis] >= least
      else { continue }
      var way: Double? = least - members[index].scroller.axes[axis].unroundedOffset
      if let joined = members[index].nestPlace {
        way = nests[joined.nest].way(to: least, of: joined.place, on: axis)
      }
      guard let way else { continue }
      let offset = viewport(at: index).contentOffset[axis]
      // One on its way there goes on, unless the delta leaves it nearer to there than to 0.
      let isOnItsWay = offset < least
      if isOnItsWay ? offset + delta[axis] < least / 2 : way > delta[axis] {
        delta[axis] = isOnItsWay ? 0 : Swift.min(0, way.saturated)
      }
    }
  }

  /// Returns a key with the distances of the innermost member of a nest, whose insets its joined scroller does not have.
  private func measured(_ input: Scroller.Input, for target: Receiver) -> Scroller.Input {
    guard case .nest(let nest) = target, case .key(let key, let distances, let animation) = input,
      let innermost = nests[nest].innermost
    else { return input }
    let axis = key.axis(in: nests[nest].joined.viewport)
    return .key(key, distances: distances.measured(in: self[innermost], on: axis), animation)
  }

  /// Returns the innermost target that scrolls on `axis` and that cards do not hold still, of those for which `isTarget` is
  /// true.
  private func target(
    on axis: ScrollAxis, where isTarget: (borrowing ScrollScreen, Receiver) -> Bool = { _, _ in true }
  ) -> Receiver? {
    for place in scratch.targets.indices {
      let receiver = scratch.targets[place]
      guard scrolls(receiver, on: axis), isTarget(self, receiver) else { continue }
      // A chain knows what is held still in it.
      if case .member(let index) = receiver, isHeldStill(index, on: axis) { continue }
      return receiver
    }
    return nil
  }

  /// Throws the members on the path, as the release of a finger does. Without velocity all of them settle.
  mutating func fling(
    _ velocity: ScrollVector, on index: Int, at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    findPath(from: index)
    let isConcerned = scratch.path.contains { index in
      isTouched(receiver(at: index))
        || ScrollAxis.allCases.contains { velocity[$0] != 0 && viewport(at: index).isScrollable(on: $0) }
    }
    guard isConcerned || velocity == .zero else { return }
    var (moving, onItsWay) = (MemberSet(), PerAxis { _ in MemberSet() })
    for (place, index) in scratch.path.enumerated() where isMoving(receiver(at: index)) {
      moving.insert(place)
      let (offset, rest) = (viewport(at: index).contentOffset, rest(of: members[index].id))
      for axis in ScrollAxis.allCases where rest[axis] != offset[axis] { onItsWay[axis].insert(place) }
    }
    findPath(from: index) { $0.joinForTouch() }
    guard velocity != .zero else { return passToTargets(.fling(.zero), at: instant, release) }
    move(PerAxis { target(on: $0) }, by: velocity, at: instant, release) { .fling($0) }
    // Joining stops the members of the path that moved, or waited. Those that the velocity does not move settle.
    for place in scratch.path.indices where moving.contains(place) {
      let receiver = receiver(at: scratch.path[place])
      guard !isTouched(receiver) else { continue }
      guard isMoving(receiver) else {
        pass(.fling(.zero), to: receiver, at: instant, release)
        // What cannot be scrolled where all others are at their ends returns as from a touch.
        if !isMoving(receiver) {
          [.held, .cancelled].forEach { pass($0, to: receiver, at: instant) }
        }
        continue
      }
      let wasOnItsWay = PerAxis { onItsWay[$0].contains(place) }
      if let (nest, place) = nestAndPlace(of: scratch.path[place]) {
        nests[nest].returnBesideMotion(place, where: wasOnItsWay)
      } else {
        returnBesideMotion(scratch.path[place], where: wasOnItsWay)
      }
    }
  }

  /// Gives the targets an input of what is left of a delta or a velocity on the axes on which cards do not hold the path still.
  private mutating func move(
    _ targets: PerAxis<Receiver?>, by delta: ScrollVector, at instant: ScrollInstant,
    _ release: ReleaseHandler, _ input: (ScrollVector) -> Scroller.Input
  ) {
    let part = ScrollVector { targets[$0] == nil && isPathHeldStill(on: $0) ? 0 : delta[$0] }
    guard part != .zero else { return }
    guard let horizontal = targets.horizontal, let vertical = targets.vertical, horizontal != vertical,
      part.dx != 0, part.dy != 0
    else {
      let target = part.dx != 0 ? targets.horizontal : part.dy != 0 ? targets.vertical : nil
      if let target = target ?? targets.vertical ?? targets.horizontal ?? scratch.targets.first {
        pass(input(part), to: target, at: instant, release)
      }
      return
    }
    pass(input(ScrollVector(dx: part.dx, dy: 0)), to: horizontal, at: instant, release)
    pass(input(ScrollVector(dx: 0, dy: part.dy)), to: vertical, at: instant, release)
  }
}

extension Scroller.Key {
  /// The axis of the key; nil where it depends on the content.
  fileprivate var axis: ScrollAxis? {
    switch self {
    case .lineDown, .lineUp: .vertical
    case .lineLeft, .lineRight, .pageLeft, .pageRight: .horizontal
    case .pageDown, .pageUp, .home, .end: nil
    }
  }
}

// MARK: - The program

extension ScrollScreen {
  /// Handles an input of the program, which moves one member. It leaves its chain, except to stop, or to continue
  /// elsewhere, in the chain's flight.
  mutating func program(_ input: Scroller.Input, on index: Int, at instant: ScrollInstant) {
    catchUp(index)
    var input = input
    if case .scrollRectToVisible(let rect, let animation) = input {
      input = .scrollRectToVisible(withHiddenLength(rect, of: index), animation)
    }
    switch (input, members[index].nest) {
    // A sheet, a header, a card or a shelf has no scale.
    case (.setZoomScale, _) where members[index].kind.axis != nil,
      (.zoom, _) where members[index].kind.axis != nil:
      return
    case (.setContentOffset(let offset, nil), .some):
      if put(index, at: offset, at: instant) { return }
    case (.scrollRectToVisible(let rect, let animation), .some):
      let viewport = viewport(at: index)
      let offset = viewport.contentOffset(revealing: rect)
      if offset == viewport.contentOffset || (animation == nil && put(index, at: offset, at: instant)) {
        return
      }
    case (.autoscroll(let velocity, _), .some(let nest)) where velocity == .zero || isTouched(.nest(nest)):
      // A member that is autoscrolled has left its chain.
      return
    case (.setZoomScale(let scale, _, nil), .some(let nest))
    where isTouched(.nest(nest))
      && viewport(at: index).zoomLimits.clamped(scale) == viewport(at: index).zoomScale:
      return
    case (.stop, .some(let nest)) where isTouched(.nest(nest)) || isLed(index) || movesNothing(nest):
      return pass(input, to: .nest(nest), at: instant)
    case (.stop, .some):
      return
    case (.beginRefreshing, .some):
      if setRefreshing(true, of: index) { return }
    case (.endRefreshing, .some):
      if setRefreshing(false, of: index) { return }
    case (.retarget(let target), .some):
      return retarget(index, to: target, isChoice: true, at: instant)
    default:
      break
    }
    detach(index) { $0.pass(input, to: .member(index), at: instant) }
  }

  /// Returns a rectangle of a member's content with what follows it, as far as that is hidden while the sheets and headers around can
  /// still move towards their ends; as it is outside the content.
  private func withHiddenLength(_ rect: ScrollRect, of index: Int) -> ScrollRect {
    guard rect.intersection(viewport(at: index).contentRect) != nil else { return rect }
    var (rect, next) = (rect, parent(at: index))
    while let outer = next {
      switch (members[outer].kind, members[outer].kind.axis) {
      case (.sheet, let axis?), (.header, let axis?):
        let end = viewport(at: outer).limits(on: axis).upperBound
        let left = (end - rest(of: members[outer].id)[axis]).saturated
        rect.size[axis] = (rect.size[axis] + Swift.max(0, left)).saturated
      default: break
      }
      next = parent(at: outer)
    }
    return rect
  }

  /// Puts a member of a nest that is touched at an offset within its limits, from where the drag goes on; returns false,
  /// without an effect, for one past them, or without a touch.
  private mutating func put(_ index: Int, at offset: ScrollPoint, at instant: ScrollInstant) -> Bool {
    guard let nest = members[index].nest, phaseAndFingers(of: .nest(nest)).phase.isTracking,
      viewport(at: index).clamped(offset) == offset
    else { return false }
    _ = update(index, at: instant, snapping: nil, release: { _ in }) { viewport in
      for axis in ScrollAxis.allCases where offset[axis] != viewport.contentOffset[axis] {
        viewport.contentOffset[axis] = viewport.metrics(on: axis).roundedUnlessLimit(offset[axis]).flushed
      }
    }
    return true
  }

  /// Begins or ends the refresh of a member of a nest that moves or is touched; returns false, without an effect, for one that
  /// does it on its own: at rest, or past its limits then where the chain cannot keep it there.
  private mutating func setRefreshing(_ isRefreshing: Bool, of index: Int) -> Bool {
    guard let axis = viewport(at: index).refreshControl?.axis, let (nest, place) = nestAndPlace(of: index)
    else { return true }
    let joined = nests[nest].joined
    // What returns from past its start shows its control by an animation of its own.
    guard
      joined.isTracking
        || (joined.isMoving && !joined.isAtRest(on: axis)
          && !(isRefreshing && nests[nest].axes[axis].members[place].isPast)),
      isRefreshing || nests[nest].keepsAtEndOfRefresh(place, on: axis)
    else { return false }
    var changes = ScrollChain.Changes()
    nests[nest].setRefreshing(isRefreshing, in: place, on: axis, &changes)
    members.setRefreshing(isRefreshing, in: members[index].id)
    report(changes, of: nest)
    relist(.nest(nest))
    return true
  }

  /// Changes the target of a member that moves.
  ///
  /// - Parameter isChoice: whether the program has chosen the offset; if not, the member is to rest at a place of its rule.
  mutating func retarget(_ index: Int, to target: ScrollPoint, isChoice: Bool, at instant: ScrollInstant) {
    guard let (nest, place) = nestAndPlace(of: index) else {
      return pass(.retarget(target), to: .member(index), at: instant)
    }
    guard isLed(index) else { return }
    report(nests[nest].retarget(place, to: target, isChoice: isChoice, at: instant), of: nest)
    relist(.nest(nest))
  }
}
