import ScrollGeometry

// Pinches: of two fingers on the paths of a member that can be zoomed, and ready-made ones.
extension ScrollScreen {
  /// A finger on the path of a member that can be zoomed. Two such fingers pinch the innermost member that is on both paths.
  struct PinchTouch: Hashable, Sendable, Codable {
    let finger: Int8
    /// The innermost member under the finger, where it came down.
    var member: ID
    /// The latest position of the finger, on the screen.
    var point: ScrollPoint
    var instant: ScrollInstant
    /// The position of the finger when the latest such finger came or left.
    var origin: ScrollPoint
  }

  // MARK: The members that can be zoomed

  /// Returns the innermost member around a member, or that one itself, that fingers can zoom and that is around `other`, too;
  /// nil where there is none.
  /// Fingers zoom a scroll view whose limits of zoom differ and that no card holds still.
  func memberToZoom(around index: Int, and other: ID? = nil) -> Int? {
    let canZoom =
      members[index].scroller.canPinch && members[index].kind.axis == nil
      && axesHeldStill(index) == PerAxis { _ in false }
    if canZoom, other.map({ isWithin($0, members[index].id) }) ?? true { return index }
    return parent(at: index).flatMap { memberToZoom(around: $0, and: other) }
  }

  /// Returns whether a member is being zoomed by a touch, or is past its limits of zoom: it then keeps the inputs of its path to
  /// itself ([O]).
  func isZooming(_ index: Int) -> Bool {
    members.withMember(at: index) {
      $0.pointee.nest == nil
        && ($0.pointee.scroller.isOverzoomed
          || ($0.pointee.scroller.isTracking && $0.pointee.scroller.touch.isZooming))
    }
  }

  // MARK: Fingers

  /// Notes a finger that comes down, if it is on the path of a member that can be zoomed.
  mutating func notePinchTouch(_ finger: Int, at point: ScrollPoint, on index: Int, _ instant: ScrollInstant)
  {
    endPinchTouch(finger)
    catchUp(index)
    catchUpAround(index)
    guard memberToZoom(around: index) != nil else { return }
    pinchTouches.append(
      PinchTouch(
        finger: Int8(finger), member: members[index].id, point: point, instant: instant, origin: point))
    anchorPinchTouches()
  }

  mutating func endPinchTouch(_ finger: Int) {
    guard let place = pinchTouches.firstIndex(where: { $0.finger == Int8(finger) }) else { return }
    pinchTouches.remove(at: place)
    anchorPinchTouches()
  }

  /// Moves the touches of a member that leaves the screen to the one around it.
  mutating func movePinchTouches(from id: ID, to parent: ID?) {
    for place in pinchTouches.indices.reversed() where pinchTouches[place].member == id {
      if let parent { pinchTouches[place].member = parent } else { pinchTouches.remove(at: place) }
    }
  }

  private mutating func anchorPinchTouches() {
    for place in pinchTouches.indices { pinchTouches[place].origin = pinchTouches[place].point }
  }

  /// Follows a finger, after its sample has moved what it drags, and begins a pinch if its distance to another one has changed
  /// by more than the slop ([O]). A pinch ends the drags of both fingers, without velocity.
  mutating func followPinchTouch(
    _ finger: Int, to point: ScrollPoint, at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    guard let place = pinchTouches.firstIndex(where: { $0.finger == Int8(finger) }),
      instant >= pinchTouches[place].instant
    else { return }
    (pinchTouches[place].point, pinchTouches[place].instant) = (point, instant)
    let zooming = scratch.targets.first {
      if case .member(let index) = $0 { isTouched($0) && isZooming(index) } else { false }
    }
    // The member has recognised the pinch itself.
    if let zooming { return endDrags(beside: zooming, at: instant, release) }
    for other in pinchTouches.indices where other != place {
      let (touch, partner) = (pinchTouches[place], pinchTouches[other])
      let change =
        Scroller.distance(touch.point, partner.point) - Scroller.distance(touch.origin, partner.origin)
      guard change.magnitude > Scroller.pinchSlop, let start = index(ofPresent: touch.member),
        let index = memberToZoom(around: start, and: partner.member), canPinch(index, touch, partner)
      else { continue }
      return pinch(index, place < other ? (touch, partner) : (partner, touch), at: instant, release)
    }
  }

  /// Returns whether two fingers that touch something can begin to pinch a member of a chain that one of them holds. A member on
  /// its own recognises a pinch itself.
  private func canPinch(_ index: Int, _ a: PinchTouch, _ b: PinchTouch) -> Bool {
    guard case .nest(let nest) = receiver(at: index) else { return false }
    let fingers = [Int(a.finger), Int(b.finger)]
    return fingers.allSatisfy { finger in held.contains { isHeld($0, by: finger) } }
      && fingers.contains { isHeld(.nest(nest), by: $0) }
      && ask(.nest(nest)) { !$0.isTracking || $0.touch.finger != nil }
  }

  private mutating func pinch(
    _ index: Int, _ touches: (PinchTouch, PinchTouch), at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    // The drag of the member goes on as a pinch.
    let continuesDrag = ask(receiver(at: index)) { $0.isDragging }
    catchUp(index)
    detach(index, continuingDrag: continuesDrag)
    catchUpAround(index)
    let points = (inContainer(of: index, touches.0.point), inContainer(of: index, touches.1.point))
    let fingers = (Int(touches.0.finger), Int(touches.1.finger))
    changeScroller(of: index) {
      $0.pinch(fingers, at: points, instant, continuingDrag: continuesDrag, &$1)
    }
    endDrags(beside: .member(index), at: instant, release)
  }

  /// Ends the drags that the fingers of a pinch have begun elsewhere, without velocity.
  private mutating func endDrags(
    beside receiver: Receiver, at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    let fingers = ask(receiver) { [$0.touch.finger, $0.pairOrStep.partner?.finger] }
    for case let finger? in fingers {
      findHeld(by: Int(finger))
      for place in scratch.targets.indices where scratch.targets[place] != receiver {
        pass(.touchCancelled(finger: Int(finger)), to: scratch.targets[place], at: instant, release)
      }
      crossingTouches.removeAll { $0.finger == finger }
    }
    scratch.targets.empty()
    scratch.targets.append(receiver)
  }

  // MARK: Ready-made pinches

  /// Gives a ready-made pinch to the member on the path that it holds, or to the innermost one that can be zoomed. A pinch that
  /// begins ends ready-made drags of the path, without velocity; numbered fingers keep what they hold.
  mutating func pinch(
    _ input: Scroller.Input, _ phase: Scroller.PinchPhase, on index: Int?, at instant: ScrollInstant,
    _ release: ReleaseHandler
  ) {
    if let index { findPath(from: index) } else { findHeld { _ in true } }
    if let pinched = scratch.targets.first(where: { ask($0) { $0.isPinchedReadyMade } }) {
      return pass(input, to: pinched, at: instant, release)
    }
    guard phase == .began || phase == .changed, let index, let zoomed = memberToZoom(around: index),
      !ask(receiver(at: zoomed), { $0.isTracking && $0.touch.finger != nil })
    else { return }
    // The member on its own ends its drag itself.
    for place in scratch.targets.indices
    where scratch.targets[place] != .member(zoomed) && ask(scratch.targets[place], { $0.isHeldReadyMade }) {
      pass(.scroll(.zero, phase: .cancelled), to: scratch.targets[place], at: instant, release)
    }
    crossingTouches.removeAll { $0.finger == nil }
    detach(zoomed) { $0.pass(input, to: .member(zoomed), at: instant, release) }
  }

  /// Magnifies the innermost member on the path that can be zoomed, unless a finger holds it.
  mutating func magnify(by factor: Double, at point: ScrollPoint, on index: Int, _ instant: ScrollInstant) {
    // What zooms may scroll by now, and then be held still.
    catchUp(index)
    catchUpAround(index)
    guard let zoomed = memberToZoom(around: index), !ask(receiver(at: zoomed), { $0.isTracking }) else {
      return
    }
    program(.magnify(by: factor, at: inContainer(of: zoomed, point)), on: zoomed, at: instant)
  }

  // MARK: The scroller of a member that can be zoomed

  // A member's scroller knows its frame in the content of its parent, which may move on the screen. While two fingers hold it and
  // while it zooms, the positions of its touch are in that content, too: what is under the fingers then stays there also where
  // the parent moves. All other touches see only differences of positions, which are the screen's.

  /// Returns whether a member on its own can be zoomed, or is being zoomed.
  @inline(__always) func isZoomable(_ index: Int) -> Bool {
    members.withMember(at: index) {
      $0.pointee.scroller.viewport.zoomLimits.allowZooming || $0.pointee.scroller.isInContainer
    }
  }

  /// Returns whether the positions of a member's touch are in the content of its parent.
  func isInContainer(_ index: Int) -> Bool {
    members.withMember(at: index) { $0.pointee.scroller.isInContainer }
  }

  /// Gives a member that can be zoomed an input, with its point where the member's touch is. `handle` handles it, and may be
  /// left out: a finger that is not to be the second one of a pair only comes to lie beside the first.
  mutating func placeTouch(
    of index: Int, for input: Scroller.Input, _ handle: (inout ScrollScreen, Scroller.Input) -> Void
  ) {
    switch input {
    case .touchDown(_, let finger) where !mayJoin(finger, index):
      members[index].scroller.fingers |= Scroller.bit(of: finger)
    case .touchMoved(_, let finger) where !mayJoin(finger, index): break
    default: changeInContainer(index) { handle(&$0, $0.place(input, in: index)) }
    }
  }

  /// Changes a member on its own. The positions of its touch move into the content of its parent, or out of it, where the touch
  /// begins or ends to be one of two fingers, or one that zooms: also where the change is what lets the member be zoomed.
  mutating func changeInContainer(_ index: Int, _ change: (inout ScrollScreen) -> Void) {
    guard let parent = members[index].parent else { return change(&self) }
    let wasInContainer = isInContainer(index)
    change(&self)
    guard isInContainer(index) != wasInContainer else { return }
    let touch = members[index].scroller.touch
    if wasInContainer, let own = pinchTouches.first(where: { $0.finger == touch.finger }) {
      // The parent may have moved since the latest sample of the finger.
      return members[index].scroller.moveTouch(by: own.point - touch.pan.tracker.position)
    }
    catchUpAround(index)
    let shift = shiftToContent(of: parent)
    members[index].scroller.moveTouch(by: wasInContainer ? -shift : shift)
  }

  /// Returns whether a finger may become the second one of a pair: only on the innermost member that both can zoom.
  private func mayJoin(_ finger: Int, _ index: Int) -> Bool {
    guard members[index].scroller.joins(finger), let first = members[index].scroller.touch.finger,
      let a = pinchTouches.first(where: { $0.finger == first }),
      let b = pinchTouches.first(where: { $0.finger == Int8(finger) }), let start = self.index(of: a.member)
    else { return true }
    return memberToZoom(around: start, and: b.member) == index
  }

  /// Returns the input with its point in the space of the member's touch. Before a sample both fingers of a pair take their places
  /// there: where the parent moves, fingers that rest on the screen have no velocity.
  private mutating func place(_ input: Scroller.Input, in index: Int) -> Scroller.Input {
    guard members[index].scroller.isInContainer, let parent = members[index].parent else { return input }
    catchUpAround(index)
    let shift = shiftToContent(of: parent)
    switch input {
    case .touchDown(let point, let finger): return .touchDown(point.moved(by: shift), finger: finger)
    case .pinch(let phase, let scale, let point):
      return .pinch(phase, scale: scale, at: point.moved(by: shift))
    case .touchMoved(let point, let finger):
      for touch in pinchTouches {
        members[index].scroller.place(touch.finger, at: touch.point.moved(by: shift))
      }
      return .touchMoved(point.moved(by: shift), finger: finger)
    default: return input
    }
  }

  /// Advances all around a member to ``now``.
  mutating func catchUpAround(_ index: Int) {
    guard let parent = parent(at: index) else { return }
    catchUp(parent)
    catchUpAround(parent)
  }

  /// Returns the vector that leads from a point on the screen to the same one in the content of a member; zero without a member.
  private func shiftToContent(of id: ID?) -> ScrollVector {
    convert(ScrollPoint.zero, from: nil, to: id) - ScrollPoint.zero
  }

  /// Returns a point on the screen in the container of a member's frame.
  func inContainer(of index: Int, _ point: ScrollPoint) -> ScrollPoint {
    point.moved(by: shiftToContent(of: members[index].parent))
  }
}

extension ScrollPoint {
  fileprivate func moved(by shift: ScrollVector) -> ScrollPoint {
    ScrollPoint { (self[$0] + shift[$0]).saturated }
  }
}

extension Scroller {
  /// Whether the positions of the touch are in the space of the frame also where that moves on a screen.
  var isInContainer: Bool { isTracking && (touch.isPair || touch.isZooming) }

  /// Moves the positions of a touch into another space.
  mutating func moveTouch(by shift: ScrollVector) {
    guard isTracking else { return }
    touch.pan.handOver(to: touch.pan.tracker.position.moved(by: shift), at: touch.pan.tracker.instant)
    for axis in ScrollAxis.allCases { axes[axis].moveFingers(by: shift[axis]) }
  }
}
