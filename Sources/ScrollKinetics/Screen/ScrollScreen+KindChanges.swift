import ScrollGeometry

// Sheets, headers and cards that change, or whose containers do.
extension ScrollScreen.Kind {
  /// Returns the place of rest in a viewport that corresponds to a place of the same kind as it was.
  fileprivate func place(correspondingTo offset: Double, of old: Self, in viewport: Viewport) -> Double {
    switch (self, old) {
    case (.sheet(let sheet), .sheet(let old)):
      // A sheet that is to be dismissed is at no detent.
      let isDismissed = old.isDismissible && sheet.isDismissible && offset <= 0
      let offset = isDismissed ? 0 : old.offset(keeping: offset, in: sheet)
      return ScrollDetents(sheet.restingOffsets).nearest(to: offset)
    case (.header(let header), .header(let old)):
      return old.travel > 0 && offset >= old.travel / 2 ? header.travel : 0
    case (.card(let card), .card(let old)):
      let place =
        offset > old.travel
        ? card.offset(atInnerOffset: old.innerOffset(at: offset))
        : card.offset(atProgress: old.progress(at: offset))
      return place.clamped(to: viewport.limits(on: card.axis))
    default: return offset
    }
  }

  /// Returns the distance by which the origin of the member's offset has moved on the screen, where it was of the same kind.
  fileprivate func displacement(at offset: Double, of old: Self, in viewport: Viewport) -> Double {
    switch (self, old) {
    case (.sheet(let sheet), .sheet(let old)):
      return (sheet.container[sheet.axis].upperBound - old.container[sheet.axis].upperBound).saturated
    // A collapsed header stays collapsed also where a finger or a flight is about to open it.
    case (.header(let header), .header(let old)) where old.travel > 0 && offset >= old.travel:
      return header.travel - old.travel
    case (.card, .card(let card)) where offset > card.travel:
      return place(correspondingTo: offset, of: old, in: viewport) - offset
    default: return 0
    }
  }
}

extension ScrollScreen {
  /// Changes a sheet, a header or a card to another one of its kind, with the frame, the content and the insets of `geometry`.
  mutating func change(
    _ index: Int, to kind: Kind, _ geometry: Viewport, _ animation: ScrollAnimation?,
    at instant: ScrollInstant
  ) -> Changes {
    requireValid(try animation?.validate())
    guard let axis = kind.axis else { return Changes() }
    begin(at: instant)
    leaveRestingNest(index)
    let (id, oldKind, old) = (members[index].id, members[index].kind, viewport(at: index))
    // A host lays out again where nothing has changed.
    if geometry.frame == old.frame, geometry.contentSize == old.contentSize,
      geometry.contentInset == old.contentInset, kind == oldKind
    {
      return changes
    }
    var new = old.placed(as: geometry)
    let (offset, rest) = (old.contentOffset[axis], rest(of: id)[axis])
    let goal = kind.place(correspondingTo: rest, of: oldKind, in: geometry)
    let receiver = receiver(at: index)
    let isHeld = isHeldByFinger(index, on: axis)
    let isAtRest = !isMoving(receiver) && !isHeld
    // Under a finger that has not dragged it from its place it rests as well.
    let isDragged =
      isHeld
      && !(phaseAndFingers(of: receiver).phase == .tracking
        && members[index].scroller.physics.snapping.place(
          forRest: old.metrics(on: axis).request(at: offset), on: axis) == offset)
    // A chain may fly on the other axis alone.
    let (flies, isLed) = ask(receiver) { ($0.axes[axis].isMoving, $0.axes[axis].isLed) }
    let moves =
      isDragged || (flies && offset != rest) || (isAtRest && animation != nil && members[index].nest == nil)
    new.contentOffset[axis] = goal
    if moves {
      // A sum that rounds past a limit is no overscroll.
      let displacement = kind.displacement(at: offset, of: oldKind, in: geometry)
      new.contentOffset[axis] = (offset + displacement).saturated.flushed
      if new.overscroll[axis].magnitude <= 0.5 / new.displayScale {
        new.contentOffset = new.clamped(new.contentOffset)
      }
    }
    let snapping = kind.snapping(members[index].scroller.physics.snapping, in: new)
    members[index].kind = kind
    members[index].scroller.physics.snapping = snapping
    if let (nest, place) = nestAndPlace(of: index) {
      members[index].scroller.show(new)
      report(
        nests[nest].change(
          place, to: kind, new, snapping, goal, moves: moves, isLed: isLed, on: axis), of: nest)
      nests[nest].show(place, of: id, in: &members)
    } else if isAtRest {
      // Not by an update, which would keep a sheet at its smallest detent at that edge.
      let old = members[index].scroller
      members[index].scroller = Scroller(viewport: new, physics: old.physics, at: now)
      members[index].scroller.fingers = old.fingers
      for axis in ScrollAxis.allCases where old.axes[axis].isRelaxing {
        members[index].scroller.axes[axis].relax(as: old.axes[axis])
      }
      if new.contentOffset != old.contentOffset { scratch.report(.didScroll, of: id) }
      if animation != nil {
        var target = new.contentOffset
        target[axis] = goal
        pass(.setContentOffset(target, animation), to: receiver, at: instant)
      }
    } else {
      scratch.report(members[index].scroller.update(at: instant, snapping: snapping) { $0 = new }, of: id)
      if members[index].scroller.isMoving {
        var target = new.contentOffset
        target[axis] = goal
        let isFree = kind.isFree(at: goal) || members[index].scroller.target?[axis] == goal
        if isLed || !isFree { pass(.retarget(target), to: receiver, at: instant) }
      } else if !members[index].scroller.isTracking {
        // The flight that was planned again has ended next to its target.
        scratch.report(members[index].scroller.update(at: instant) { $0.contentOffset[axis] = goal }, of: id)
      }
    }
    relist(self.receiver(at: index))
    return changes
  }
}

extension ScrollChain {
  /// Changes the kind of a member that moves or is touched.
  /// A flight that `moves` the member and `isLed` to a place goes on to `goal`, or to the place of the other member in which it ends. A
  /// free flight goes on as far as its momentum leads, unless that would leave the member between its places.
  fileprivate mutating func change(
    _ place: Int, to kind: ScrollScreen.Kind, _ new: Viewport, _ snapping: ScrollSnapping, _ goal: Double,
    moves: Bool, isLed: Bool, on axis: ScrollAxis
  ) -> Changes {
    var rest = moves ? rest(on: axis) : nil
    if !isLed, rest?.member != place || kind.isFree(at: goal) { rest = nil }
    if let rules = kind.rules(on: axis) { axes[axis].members[place].rules = rules }
    axes[axis].setRestRule(kind.restRule(on: axis), of: place)
    let replacement = PerAxis { axes[$0].members[place].with(new, on: $0) }
    var changes = replace(
      place, by: replacement, at: new.contentOffset, snapping, mayStretch: moves, asking: false)
    guard let rest, isLed || self.rest(on: axis)?.offset != goal else { return changes }
    if joined.isMoving {
      // No choice of the program: what waits to return to its place after the flight still does.
      let offset = rest.member == place ? goal : rest.offset
      // The movement need not lead there: a list that can refresh keeps its sheet from sinking. What is past its limit returns first.
      let leads = axes[axis].coordinate(showing: rest.member, at: offset) != nil
      if !leads && !axes[axis].members.contains(where: { $0.isPast }) {
        moveOnly(PerAxis { $0 == axis ? rest.member : nil })
      }
      changes.append(aim(at: offset, of: rest.member, on: axis))
    } else {
      // The flight that was planned again has ended next to its target.
      var offset = offset(of: place)
      offset[axis] = goal.flushed
      changes.append(replace(place, by: PerAxis { axes[$0].members[place].anew }, at: offset, nil))
    }
    return changes
  }
}
