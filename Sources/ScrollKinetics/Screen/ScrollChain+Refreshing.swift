import ScrollGeometry

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
