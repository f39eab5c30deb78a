import ScrollGeometry

// The joined scroller has a viewport that no member has. On each axis its length and its rubber band are taken from the
// member that stretches. Its limits are the limits of the joined axes, represented as insets around content of the frame's
// size.
extension AxisChain {
  /// Creates one axis of a chain.
  init(of members: [ScrollChain.Member], _ rules: ScrollScreen.Rules, on axis: ScrollAxis) {
    // Mapped only where there is a rule, since a list of none is an allocation, too.
    let snaps = members.contains { $0.snapping[axis] != nil }
    self.init(
      members.map {
        Member(
          $0.viewport, on: axis, $0.kind.rules(on: axis) ?? ($0.rules ?? rules).ofMembers,
          isHeld: $0.isHeld[axis])
      },
      snapRules: snaps ? members.map { $0.snapping[axis] } : [])
    for (index, member) in members.enumerated() { setSettling(member.kind.settling(on: axis), of: index) }
  }
}

extension AxisChain.Member {
  /// Creates one axis of a member, with the offset clamped to the limits.
  init(_ viewport: Viewport, on axis: ScrollAxis, _ rules: PerDirection<AxisChain.Rule>, isHeld: Bool) {
    self.init(
      at: viewport.contentOffset[axis], within: viewport.limits(on: axis), length: viewport.frame.size[axis],
      bounces: viewport.bounces(on: axis), alwaysBounces: viewport.alwaysBounces(on: axis),
      isEnabled: viewport.isScrollEnabled, isHeld: isHeld,
      refresh: viewport.refreshControl?.axis != axis ? .none : viewport.isRefreshing ? .running : .possible,
      rules: rules)
  }
}

extension Viewport {
  /// The viewport with its offset clamped to the limits.
  var inside: Viewport {
    var viewport = self
    viewport.contentOffset = clamped(contentOffset)
    return viewport
  }
}

extension ScrollChain {
  /// What moves the chain at present.
  var motion: AxisChain.Motion { joined.isMoving ? .flight : joined.phase == .idle ? .none : .touch }

  /// Starts a motion from the members' present offsets, and chooses the members that take part in it on the axes on which it
  /// begins.
  mutating func begin(forFling isFling: Bool, where begins: PerAxis<Bool> = PerAxis { _ in true }) {
    restart()
    let offset = joined.viewport.contentOffset
    for axis in ScrollAxis.allCases where begins[axis] {
      axes[axis].chooseParticipants(at: offset[axis], forFling: isFling)
    }
    relimit()
  }

  /// Restarts the present motion from the members' present offsets, with the members that take part in it.
  mutating func restart() {
    let offset = joined.viewport.contentOffset
    for axis in ScrollAxis.allCases {
      axes[axis].restart(at: offset[axis])
      axes[axis].stretchOnlyWherePast(at: offset[axis])
    }
  }

  /// Chooses the members that take part in a drag from here, unless a flight or an animation is under way.
  mutating func prepareForDrag() {
    guard !joined.isMoving else { return }
    let offset = joined.viewport.contentOffset
    var hasChanged = false
    for axis in ScrollAxis.allCases {
      if axes[axis].prepareForDrag(at: offset[axis]) { hasChanged = true }
    }
    if hasChanged { show(joinedViewport(at: offset)) }
  }

  /// Computes the joined viewport from the members, with their present range as limits.
  mutating func relimit() {
    let (offset, motion) = (joined.viewport.contentOffset, motion)
    for axis in ScrollAxis.allCases { _ = axes[axis].relimit(at: offset[axis], in: motion) }
    show(joinedViewport(at: offset))
  }

  mutating func show(_ viewport: Viewport) { joined.show(viewport) }

  /// Returns the joined viewport at a joined offset.
  func joinedViewport(at offset: ScrollPoint) -> Viewport {
    var (size, insets) = (ScrollSize.zero, ScrollInsets.zero)
    for axis in ScrollAxis.allCases {
      size[axis] = axes[axis].members[axes[axis].stretcher].length
      insets[min: axis] = (0 - axes[axis].limits.lowerBound).flushed
      insets[max: axis] = axes[axis].limits.upperBound
    }
    let (x, y) = (axes.horizontal, axes.vertical)
    let isEnabled = (x.members.contains { $0.isEnabled }, y.members.contains { $0.isEnabled })
    var joined = Viewport(
      frame: ScrollRect(origin: .zero, size: size), contentSize: size, contentInset: insets,
      contentInsetAdjustmentBehavior: .never, contentOffset: offset,
      displayScale: viewports[y.stretcher].displayScale, bouncesHorizontally: x.bounces,
      bouncesVertically: y.bounces,
      alwaysBounceHorizontal: isEnabled.0 && x.members[x.stretcher].alwaysBounces,
      alwaysBounceVertical: isEnabled.1 && y.members[y.stretcher].alwaysBounces,
      isScrollEnabled: isEnabled.0 || isEnabled.1)
    if let member = refresher, let control = viewports[member].refreshControl {
      // The limits have its extent already.
      joined.refreshControl = control.withoutExtent
      joined.isRefreshing = viewports[member].isRefreshing
    }
    return joined
  }

  /// Moves the members to the offsets that follow from the joined offset, on the axes on which it has moved.
  @inline(__always) mutating func follow(since before: ScrollPoint, _ changes: inout Changes) {
    var offset = joined.viewport.uncheckedOffset
    var hasChanged = false
    if offset.x != before.x {
      if let limit = axes.horizontal.endOfBounce(at: offset.x) {
        offset.x = limit
        (joined.axes.horizontal.offset, joined.viewport.uncheckedOffset.x) = (limit, limit)
      }
      show(axes.horizontal.follow(to: offset.x), on: .horizontal, &changes)
      hasChanged = axes.horizontal.endBounceInside()
    }
    if offset.y != before.y {
      if let limit = axes.vertical.endOfBounce(at: offset.y) {
        offset.y = limit
        (joined.axes.vertical.offset, joined.viewport.uncheckedOffset.y) = (limit, limit)
      }
      show(axes.vertical.follow(to: offset.y), on: .vertical, &changes)
      hasChanged = axes.vertical.endBounceInside() || hasChanged
    }
    if hasChanged { show(joinedViewport(at: offset)) }
  }

  /// Does the same for a step of a drag, which can turn where it began.
  ///
  /// The joined viewport changes only where a limit is crossed or members move that take part in one direction only.
  mutating func followDrag(since before: ScrollPoint, _ changes: inout Changes) {
    let offset = joined.viewport.uncheckedOffset
    var hasChanged = false
    if offset.x != before.x {
      show(axes.horizontal.drag(from: before.x, to: offset.x, &hasChanged), on: .horizontal, &changes)
    }
    if offset.y != before.y {
      show(axes.vertical.drag(from: before.y, to: offset.y, &hasChanged), on: .vertical, &changes)
    }
    if hasChanged { show(joinedViewport(at: offset)) }
  }

  /// Sets the offsets of the members that have moved on an axis in their viewports.
  @inline(__always) mutating func show(
    _ moved: AxisChain.MemberSet, on axis: ScrollAxis, _ changes: inout Changes
  ) {
    changes.moved.formUnion(moved)
    moved.forEach {
      if axis == .horizontal {
        viewports[$0].uncheckedOffset.x = axes.horizontal.members[$0].offset
      } else {
        viewports[$0].uncheckedOffset.y = axes.vertical.members[$0].offset
      }
    }
  }

  /// The directional lock of drags: where both joined axes scroll and the rules lock to one axis, every drag moves
  /// only one; else the lock of the physics.
  @inline(__always) var directionalLock: Touch.DirectionalLock.Rule? {
    rules.locksToOneAxis && axes.horizontal.isScrollable && axes.vertical.isScrollable
      ? .oneAxis : joined.physics.directionalLock
  }
}
