import ScrollGeometry

// The joined scroller has a viewport that no member has. On each axis its length and its rubber band are taken from the
// member that stretches. Its limits are the reach, represented as insets around content of the frame's size.
extension AxisChain {
  init(
    of members: [ScrollScreen.Member], heldStill isHeld: (ScrollScreen.Member) -> PerAxis<Bool>,
    _ rules: ScrollScreen.Rules, on axis: ScrollAxis
  ) {
    // Mapped only where there is a rule, since a list of none is an allocation, too.
    let snaps = members.contains { $0.scroller.rules[axis] != nil }
    self.init(
      members.map {
        Member(
          $0.scroller.viewport, on: axis, $0.kind.rules(on: axis) ?? ($0.rules ?? rules).ofMembers,
          isHeld: isHeld($0)[axis])
      }, snapRules: snaps ? members.map { $0.scroller.rules[axis] } : [])
    for (index, member) in members.enumerated() { setRestRule(member.kind.restRule(on: axis), of: index) }
  }
}

extension AxisChain.Member {
  /// Creates one axis of a member, with the offset clamped to the limits.
  init(_ viewport: Viewport, on axis: ScrollAxis, _ rules: PerDirection<AxisChain.Rule>, isHeld: Bool) {
    self.init(
      at: viewport.contentOffset[axis], within: viewport.limits(on: axis), length: viewport.frame.size[axis],
      pixelGrid: viewport.pixelGrid, bounces: viewport.bounces(on: axis),
      alwaysBounces: viewport.alwaysBounces(on: axis),
      isScrollEnabled: viewport.isScrollEnabled, isHeld: isHeld, refresh: Refresh(viewport, on: axis),
      rules: rules)
  }

  func with(_ viewport: Viewport, on axis: ScrollAxis) -> AxisChain.Member {
    AxisChain.Member(viewport, on: axis, rules, isHeld: isHeld)
  }
}

extension AxisChain.Member.Refresh {
  /// Creates the control of a viewport; nil where there is none on the axis.
  fileprivate init?(_ viewport: Viewport, on axis: ScrollAxis) {
    guard let control = viewport.refreshControl, control.axis == axis else { return nil }
    var after = viewport
    after.isRefreshing.toggle()
    self.init(control: control, isRunning: viewport.isRefreshing, limitsAfter: after.limits(on: axis))
  }
}

extension ScrollChain {
  var motion: AxisChain.Motion { joined.isMoving ? .flight : joined.phase == .idle ? .none : .touch }

  /// Starts a motion from the members' present offsets, and chooses the members that take part in it on the axes on which it
  /// begins, unless `isFling` is nil.
  mutating func begin(forFling isFling: Bool?, where begins: PerAxis<Bool> = PerAxis { _ in true }) {
    restart(where: PerAxis { begins[$0] || !joined.axes[$0].isMoving })
    for axis in ScrollAxis.allCases where begins[axis] { axes[axis].chooseParticipants(forFling: isFling) }
    relimit()
  }

  /// Restarts the present motion from the members' present offsets, with the members that take part in it. From rest the
  /// coordinate begins at 0.
  mutating func restart(where isNew: PerAxis<Bool> = PerAxis { _ in true }) {
    let isFlying = joined.isMoving
    for axis in ScrollAxis.allCases where isNew[axis] {
      let offset = joined.viewport.contentOffset[axis]
      if isFlying { axes[axis].restartUnrounded() } else { axes[axis].restart(at: offset) }
      axes[axis].chooseParticipants(forFling: nil)
    }
    if !isFlying && !joined.isDragging { recentre() }
  }

  /// Makes the coordinate 0 where the members begin.
  mutating func recentre() {
    for axis in ScrollAxis.allCases { put(at: axes[axis].recentre(), on: axis) }
    show(joinedViewport(at: joined.viewport.contentOffset))
  }

  /// Sets the coordinate on one axis, where the members are shown.
  mutating func put(at coordinate: Double, on axis: ScrollAxis) {
    (joined.axes[axis].offset, joined.viewport.uncheckedOffset[axis]) = (coordinate, coordinate)
  }

  /// Chooses the members that take part in a drag from here, unless a flight or an animation is under way. What has come to rest
  /// begins anew.
  mutating func prepareForDrag() {
    guard !joined.isMoving else { return }
    if joined.phase == .idle { restart() }
    let offset = joined.viewport.contentOffset
    var hasChanged = false
    for axis in ScrollAxis.allCases {
      if axes[axis].prepareForDrag(at: offset[axis]) { hasChanged = true }
    }
    guard hasChanged else { return }
    let lengths = PerAxis { joined.axes[$0].metrics.length }
    show(joinedViewport(at: offset))
    // A drag that has caught a flight past a limit goes on by the band of the member that stretches from now on.
    let isOther = PerAxis { joined.axes[$0].metrics.length != lengths[$0] }
    joined.beginDragAgain { isOther[$0] }
  }

  /// Computes the joined viewport from the members, with their present range as limits, where others take part than before or the
  /// range has changed.
  mutating func relimit(isNew: Bool = true) {
    let (offset, motion) = (joined.viewport.contentOffset, motion)
    var hasChanged = isNew
    for axis in ScrollAxis.allCases {
      // A flight goes on from where it is, and not from where members are shown.
      let coordinate = motion == .flight ? axes[axis].coordinate : offset[axis]
      hasChanged = axes[axis].relimit(at: coordinate, in: motion) || hasChanged
    }
    if hasChanged { show(joinedViewport(at: offset)) }
  }

  mutating func show(_ viewport: Viewport) { joined.show(viewport) }

  func joinedViewport(at offset: ScrollPoint) -> Viewport {
    var (size, insets) = (ScrollSize.zero, ScrollInsets.zero)
    for axis in ScrollAxis.allCases {
      size[axis] = axes[axis].members[axes[axis].stretcher].length
      insets[min: axis] = (0 - axes[axis].limits.lowerBound).flushed
      insets[max: axis] = axes[axis].limits.upperBound
    }
    let (x, y) = (axes.horizontal, axes.vertical)
    var joined = Viewport(
      frame: ScrollRect(origin: .zero, size: size), contentSize: size, contentInset: insets,
      contentInsetAdjustmentBehavior: .never, contentOffset: offset,
      displayScale: y.members[y.stretcher].pixelGrid.scale,
      bouncesHorizontally: x.bounces, bouncesVertically: y.bounces,
      alwaysBounceHorizontal: x.alwaysBounces, alwaysBounceVertical: y.alwaysBounces,
      isScrollEnabled: x.members.contains { $0.isEnabled } || y.members.contains { $0.isEnabled })
    if let refresh = refresher?.refresh {
      let control = refresh.control
      // The limits have its extent already.
      joined.refreshControl = RefreshControl(
        trigger: control.trigger, extent: 0, firesAt: control.firesAt, on: control.axis)
      joined.isRefreshing = refresh.isRunning
    }
    return joined
  }

  /// Moves the members to the offsets that follow from the coordinate, on the axes on which it has changed.
  @inline(__always) mutating func follow(
    since before: ScrollPoint, wasTicking: PerAxis<Bool> = PerAxis { _ in false }
  ) -> AxisChain.MemberSet {
    var (moved, hasChanged) = (AxisChain.MemberSet(), false)
    var offset = joined.viewport.uncheckedOffset
    if offset.x != before.x {
      if joined.axes.horizontal.deceleratesAlongPlan,
        let members = axes.horizontal.moveOne(to: &offset.x, onPixels: false)
      {
        moved = members
      } else {
        follow(.horizontal, wasTicking.horizontal, &moved, &hasChanged)
      }
    }
    if offset.y != before.y {
      if joined.axes.vertical.deceleratesAlongPlan,
        let members = axes.vertical.moveOne(to: &offset.y, onPixels: false)
      {
        moved.formUnion(members)
      } else {
        follow(.vertical, wasTicking.vertical, &moved, &hasChanged)
      }
    }
    if hasChanged { show(joinedViewport(at: joined.viewport.uncheckedOffset)) }
    return moved
  }

  @inline(never) private mutating func follow(
    _ axis: ScrollAxis, _ wasTicking: Bool, _ moved: inout AxisChain.MemberSet, _ hasChanged: inout Bool
  ) {
    var coordinate = joined.viewport.uncheckedOffset[axis]
    let onPixels = isOnPixels(joined.axes[axis].purpose, wasTicking, axis)
    moved.formUnion(axes[axis].fly(to: &coordinate, onPixels: onPixels, &hasChanged))
    put(at: coordinate, on: axis)
  }

  /// Returns whether members are shown on their pixel grids: under a finger, in an animation, as they coast, and after a last tick.
  @inline(__always) private func isOnPixels(
    _ purpose: MovingAxis.Purpose?, _ wasTicking: Bool, _ axis: ScrollAxis
  ) -> Bool {
    switch purpose {
    case nil: joined.isTracking || wasTicking
    case .deceleration: joined.axes[axis].isCoasting
    case .animation: true
    case .scrollToTop, .autoscroll, .zoom: false
    }
  }

  /// Does the same for a step of a drag, which can turn where it began.
  /// The joined viewport changes only where a limit is crossed or members move that take part in one direction only.
  mutating func followDrag(since before: ScrollPoint) -> AxisChain.MemberSet {
    var moved = AxisChain.MemberSet()
    var offset = joined.viewport.uncheckedOffset
    var hasChanged = false
    if offset.x != before.x {
      moved = axes.horizontal.drag(to: &offset.x, &hasChanged)
      joined.axes.horizontal.offset = offset.x
    }
    if offset.y != before.y {
      moved.formUnion(axes.vertical.drag(to: &offset.y, &hasChanged))
      joined.axes.vertical.offset = offset.y
    }
    joined.viewport.uncheckedOffset = offset
    if hasChanged { goOn(from: offset, &moved) }
    return moved
  }

  /// Computes the joined viewport anew in a drag. A sample that has brought content to a limit at which it stops goes on with what
  /// moves from there.
  @inline(never) private mutating func goOn(from offset: ScrollPoint, _ moved: inout AxisChain.MemberSet) {
    show(joinedViewport(at: offset))
    var goesOn = false
    for axis in ScrollAxis.allCases {
      guard let end = joined.dragEnd(on: axis), end != axes[axis].coordinate else { continue }
      put(at: end, on: axis)
      goesOn = true
    }
    if goesOn { moved.formUnion(followDrag(since: offset)) }
  }

  /// Puts the member that moves on its pixel grid, as a touch does that stops it; also one that has not moved yet.
  mutating func stopOnPixels(_ axis: ScrollAxis, _ changes: inout Changes) {
    // Where the content is, and not where it is shown: that may be behind the place where the movement began.
    var offset = axes[axis].coordinate
    if let mover = mover(on: axis) { axes[axis].showOnPixels(mover) }
    let moved = axes[axis].follow(to: &offset, onPixels: true)
    put(at: offset, on: axis)
    changes.add(Scroller.Events(), moving: moved)
  }

  /// Lets free flights end with a member on its own pixel grid, and forgets the places of motions that are over.
  mutating func restOnPixels() {
    for axis in ScrollAxis.allCases { axes[axis].restOnPixels(&joined.axes[axis]) }
  }

  /// Gives a member the offset at which the chain has it.
  // Mutating, as all that is called for each sample: a call that is not copies the chain.
  @inline(__always) mutating func show(
    _ place: Int, of id: ScrollScreen.ID, in members: inout ScrollScreen.MemberList
  ) {
    members.storage[members.place(of: id)].scroller.put(
      at: ScrollPoint(x: axes.horizontal.members[place].offset, y: axes.vertical.members[place].offset))
  }

  /// The directional lock of drags: where both joined axes scroll and the rules lock to one axis, every drag moves
  /// only one; else the lock of the physics. Where one member is the innermost on both axes, as a map in a list, it follows the
  /// finger freely.
  @inline(__always) var directionalLock: Touch.DirectionalLock.Rule? {
    locksToOneAxis && axes.horizontal.isScrollable && axes.vertical.isScrollable
      && axes.horizontal.innermost != axes.vertical.innermost ? .oneAxis : joined.physics.directionalLock
  }
}
