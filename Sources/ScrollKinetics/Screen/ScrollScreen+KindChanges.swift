import ScrollGeometry

// Sheets, headers and cards in other containers.
extension ScrollScreen {
  /// Changes a sheet.
  mutating func change(
    _ id: ID, to sheet: ScrollSheet, _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) -> Changes {
    guard case .sheet(let old) = kind(of: id) else { return Changes() }
    let axis = sheet.axis
    let displacement = (sheet.container[axis].upperBound - old.container[axis].upperBound).saturated
    begin(at: instant)
    return change(
      id, to: .sheet(sheet), isSame: sheet == old, sheet.viewport, movedBy: displacement, animation,
      at: instant
    ) {
      // A sheet that is to be dismissed is at no detent.
      let offset =
        old.isDismissible && sheet.isDismissible && $0 <= 0 ? 0 : old.offset(keeping: $0, in: sheet)
      return ScrollDetents(sheet.restingOffsets).nearest(to: offset)
    }
  }

  /// Changes a header or its container.
  mutating func change(
    _ id: ID, to header: CollapsingHeader, over container: ScrollRect, _ animation: ScrollAnimation?,
    at instant: ScrollInstant
  ) -> Changes {
    guard case .header(let old) = kind(of: id) else { return Changes() }
    begin(at: instant)
    catchUp(requireIndex(of: id))
    // A collapsed header stays collapsed also where a finger or a flight is about to open it.
    let isCollapsed = old.travel > 0 && self[id].contentOffset[header.axis] >= old.travel
    return change(
      id, to: .header(header), isSame: header == old, header.viewport(in: container),
      movedBy: isCollapsed ? header.travel - old.travel : 0, animation, at: instant
    ) { old.travel > 0 && $0 >= old.travel / 2 ? header.travel : 0 }
  }

  /// Changes a card or its place.
  mutating func change(
    _ id: ID, to card: ExpandingCard, origin: ScrollPoint, _ animation: ScrollAnimation?,
    at instant: ScrollInstant
  ) -> Changes {
    guard case .card(let old) = kind(of: id) else { return Changes() }
    begin(at: instant)
    catchUp(requireIndex(of: id))
    let present = self[id]
    let viewport = Geometry.card(card, origin: origin).viewport
    func place(_ offset: Double) -> Double {
      let place =
        offset > old.travel
        ? card.offset(atInnerOffset: old.innerOffset(at: offset))
        : card.offset(atProgress: old.progress(at: offset))
      return place.clamped(to: viewport.limits(on: card.axis))
    }
    let offset = present.contentOffset[card.axis]
    return change(
      id, to: .card(card), isSame: card == old, viewport,
      movedBy: offset > old.travel ? place(offset) - offset : 0, animation, at: instant, place)
  }
}

extension ScrollScreen {
  /// Changes the kind of a member in its geometry, in a call that has begun.
  ///
  /// - Parameters:
  ///   - isSame: whether the member is what it was, at a place that may have changed.
  ///   - displacement: the distance by which the origin of the member's offset has moved on the screen.
  ///   - place: returns the place of rest that corresponds to a previous one.
  private mutating func change(
    _ id: ID, to kind: Kind, isSame: Bool, _ viewport: Viewport, movedBy displacement: Double,
    _ animation: ScrollAnimation?, at instant: ScrollInstant, _ place: (Double) -> Double
  ) -> Changes {
    requireValid(try animation?.validate())
    guard let index = index(ofPresent: id), let axis = kind.axis else {
      preconditionFailure("there must be a member \(id.rawValue)")
    }
    leaveRestingNest(index)
    let old = self.viewport(at: index)
    // A host lays out again where nothing has changed.
    if isSame, viewport.frame == old.frame, viewport.contentSize == old.contentSize,
      viewport.contentInset == old.contentInset
    {
      return changes
    }
    var new = old.placed(as: viewport)
    let offset = old.contentOffset[axis]
    let rest = rest(of: id)[axis]
    let goal = place(rest)
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
      new.contentOffset[axis] = (offset + displacement).saturated.flushed
      if new.overscroll[axis].magnitude <= 0.5 / new.displayScale {
        new.contentOffset = new.clamped(new.contentOffset)
      }
    }
    members[index].kind = kind
    members[index].scroller.physics.snapping = kind.snapping(
      members[index].scroller.physics.snapping, in: new)
    if let (nest, place) = nestAndPlace(of: index) {
      let snapping = members[index].scroller.physics.snapping
      members[index].scroller.show(new)
      report(
        nests[nest].change(
          place, to: kind, new, snapping, goal, moves: moves, isLed: isLed, on: axis), of: nest)
      nests[nest].show(place, of: members[index].id, in: &members)
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
        pass(.setContentOffset(target, animation), to: receiver, at: instant) { _, _ in }
      }
    } else {
      let snapping = members[index].scroller.physics.snapping
      scratch.report(members[index].scroller.update(at: instant, snapping: snapping) { $0 = new }, of: id)
      if members[index].scroller.isMoving {
        var target = new.contentOffset
        target[axis] = goal
        let isFree = kind.isFree(at: goal) || members[index].scroller.target?[axis] == goal
        if isLed || !isFree { pass(.retarget(target), to: receiver, at: instant) { _, _ in } }
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
  ///
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
    var changes = replace(place, by: new, snapping, mayStretch: moves, asking: false)
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
