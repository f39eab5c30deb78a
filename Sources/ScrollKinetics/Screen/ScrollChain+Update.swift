import ScrollGeometry

extension ScrollChain {
  /// Changes a member's viewport at any moment. No other member moves, and a motion goes on as described for
  /// ``Scroller/update(at:keeping:animation:snapping:release:_:)``. For the member itself ([O]):
  ///
  /// - In a flight that ends in the member, a place of its rule is kept as what is visible is.
  /// - An offset that the change sets, or that `keeping` gives for a member within its limits, is clamped to the new
  ///   limits and moves this member only.
  /// - On an axis at rest, a member that keeps its offset and is at its top or left edge stays at that edge when the
  ///   inset there changes (``/ScrollGeometry/ScrollAnchor/restingOffset(in:)``).
  /// - At rest, a member past limits that have changed is brought within them at once. In a drag or a flight it stays, and returns as
  ///   content past a limit does, if it stretches there and no other is past its limits on that axis. Else, and in a flight of
  ///   members that do not bounce, it is brought within them, unless its limits and its bouncing are as before and the axis still
  ///   bounces.
  ///
  /// A flight that is planned again with less than half a pixel left to its target comes to rest on it at once, as in a scroller,
  /// which can move another member. An axis whose stretching member stops bouncing itself stops when no member is past its limits.
  ///
  /// - Parameter snapping: the member's own snap rules after the change; nil if they do not change. A member at rest on a place
  ///   of a mandatory rule moves to the nearest place of the new viewport, as in a scroller.
  mutating func update(
    _ member: Int, from old: Viewport, to new: Viewport, keeping: ScrollAnchor.Keeping = .offset,
    snapping: ScrollSnapping? = nil, release: Asking = { _, _, _ in }
  ) -> Changes {
    var new = new
    if new.contentOffset == old.contentOffset {
      let anchor = ScrollAnchor(keeping, of: old)
      // The inset of a refresh moves no content with its edge.
      var changed = new
      if new.isRefreshing != old.isRefreshing {
        changed.refreshControl = new.refreshControl ?? old.refreshControl
        changed.isRefreshing = old.isRefreshing
      }
      let (place, restingPlace) = (anchor.contentOffset(in: changed), anchor.restingOffset(in: changed))
      for axis in ScrollAxis.allCases where !axes[axis].members[member].isPast {
        new.contentOffset[axis] = (joined.isAtRest(on: axis) ? restingPlace : place)[axis]
      }
    }
    let rests = PerAxis { rest(on: $0) }
    let replacement = PerAxis { axes[$0].members[member].with(new, on: $0) }
    var changes = replace(member, by: replacement, at: new.contentOffset, snapping, release)
    guard keeping != .offset, new.contentOffset != old.contentOffset else { return changes }
    for axis in ScrollAxis.allCases where rests[axis]?.member == member && axes[axis].kept.isEmpty {
      var target = old
      target.contentOffset[axis] = rests[axis]?.offset ?? 0
      var rest = axes[axis].members[member]
      rest.offset = ScrollAnchor(keeping, of: target).contentOffset(in: new)[axis].clamped(to: rest.limits)
      guard let place = axes[axis].snapRule(of: member)?.place(for: rest) else { continue }
      changes.append(aim(at: place, of: member, on: axis))
    }
    return changes
  }

  /// Replaces a member by `new`, which begins where `wanted` leads it: a member at rest does not stay at an edge that moves.
  mutating func replace(
    _ member: Int, by new: PerAxis<AxisChain.Member>, at wanted: ScrollPoint, _ snapping: ScrollSnapping?,
    mayStretch: Bool = false, asking host: Bool = true, _ release: Asking = { _, _, _ in }
  ) -> Changes {
    var changes = Changes()
    // A change of what takes no part in a flight leaves the flight as it is.
    let isNew = PerAxis { !joined.isMoving || joined.isAtRest(on: $0) || axes[$0].takesPart(member) }
    restart(where: isNew)
    let (old, motion, snaps) = (offset(of: member), motion, PerAxis { axes[$0].snaps })
    for axis in ScrollAxis.allCases {
      axes[axis].replace(
        member, by: new[axis], at: wanted[axis], snapping.map { $0[axis] } ?? axes[axis].snapRule(of: member),
        // Content at rest beside a flight on the other axis would not be brought back by that flight.
        in: joined.isAtRest(on: axis) ? .none : motion, mayStretch: mayStretch)
    }
    if snaps != PerAxis({ axes[$0].snaps }) { preparePhysics() }
    if offset(of: member) != old {
      changes.moved.insert(member)
      changes.events.append(.didScroll)
    }
    let phase = joined.phase
    for axis in ScrollAxis.allCases { axes[axis].chooseParticipants(forFling: joined.isMoving ? nil : false) }
    rejoin(where: isNew, &changes, asking: host, release)
    prepareForDrag()
    // A flight that is planned again next to its target ends here.
    if phase != .idle { returnToPlaces(&changes) }
    return changes
  }

  /// Computes the joined viewport after members have changed. The motion begins at the members' present offsets.
  /// At rest the viewport is set without an update of the joined scroller, which would bring another member back that
  /// is past its limits.
  mutating func rejoin(
    where isNew: PerAxis<Bool> = PerAxis { _ in true }, _ changes: inout Changes, asking host: Bool = true,
    _ release: Asking = { _, _, _ in }
  ) {
    var before = joined.viewport.contentOffset
    for axis in ScrollAxis.allCases {
      if isNew[axis] {
        before[axis] = axes[axis].rejoin(at: before[axis], in: motion)
        joined.axes[axis].offset = before[axis]
      } else {
        _ = axes[axis].relimit(at: before[axis], in: .flight)
      }
    }
    joined.viewport.uncheckedOffset = before
    let viewport = joinedViewport(at: before)
    guard phase != .idle else { return show(viewport) }
    let events = joined.update(to: viewport, at: now, asking: &axes, numbers, host: host, release)
    changes.add(events, moving: follow(since: before))
    restOnPixels()
  }
}

// MARK: - Refresh

// Pull to refresh of members that share an axis. The joined scroller decides whether a pull fires, with a control without an
// extent; the inset is the member's.
extension ScrollChain {
  /// The member that stretches at the start and has a control there, the inner one where one does on either axis, and its
  /// control; nil where none does.
  var refresher: (member: Int, refresh: AxisChain.Member.Refresh)? {
    var refresher: (member: Int, refresh: AxisChain.Member.Refresh)?
    for axis in ScrollAxis.allCases {
      let member = axes[axis].participants.towardsStart.stretching
      guard let refresh = axes[axis].members[member].refresh, member < refresher?.member ?? .max else {
        continue
      }
      refresher = (member, refresh)
    }
    return refresher
  }

  /// Returns whether a member can stay in the chain when its refresh ends.
  /// It can where it is within its limits then, where it stretches already or the flight moves it; and under a finger, unless
  /// another one stretches: of two the chain moves one. The member leaves the chain otherwise, and returns by law 2.
  func keepsAtEndOfRefresh(_ member: Int, on axis: ScrollAxis) -> Bool {
    let members = axes[axis].members
    let new = members[member].refreshing(false)
    if members[member].isPast || new.limits.contains(members[member].offset) { return true }
    return joined.isTracking ? !members.contains { $0.isPast } : moves(member, on: axis)
  }

  /// Makes the control run that a pull has fired.
  mutating func refresh(_ changes: inout Changes) {
    guard let (member, refresh) = refresher, !refresh.isRunning else { return }
    changes.refreshed.insert(member)
    setRefreshing(true, in: member, on: refresh.control.axis, &changes)
  }

  /// Begins or ends the refresh of a member in a touch or a flight, without a jump.
  mutating func setRefreshing(
    _ isRefreshing: Bool, in member: Int, on axis: ScrollAxis, _ changes: inout Changes
  ) {
    guard axes[axis].members[member].refresh?.isRunning == !isRefreshing else { return }
    var new = PerAxis { axes[$0].members[member].anew }
    new[axis] = axes[axis].members[member].refreshing(isRefreshing)
    // A member that it leaves past its limits stretches, whichever else could.
    if !new[axis].limits.contains(axes[axis].members[member].offset)
      && !axes[axis].members.contains(where: { $0.isPast })
    {
      axes[axis].moveOnly(AxisChain.MemberSet(member))
    }
    changes.append(replace(member, by: new, at: offset(of: member), nil))
  }
}
