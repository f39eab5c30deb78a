import ScrollGeometry

/// A chain of nested scroll views that one finger moves as if they were a single scroll view.
///
/// A chain has one coordinate on each axis, along which an ordinary ``Scroller``, ``joined``, moves; see ``AxisChain``. It drags,
/// flies and bounces as one scroll view with the members' range does. Every movement is distributed among the members in the order
/// that the ``ScrollScreen/Rules`` give for its direction: each member moves as far as its limits allow.
///
/// - Nothing jumps and no momentum is lost where one member takes over from another. No velocity is handed over.
/// - All members stay within their limits, except the one that stretches past the reach. A change of one member
///   moves no other member.
/// - With `exact` integration, offsets do not depend on how time is sliced, nor on how many events a movement in one direction
///   arrives in, bit for bit. Mirroring, and swapping the axes, give mirrored and swapped bits.
/// - The order is one of *movements*. Where a movement back does not undo a movement forth, as with `outerFirst` in both
///   directions, the offsets depend on where the motion has turned. The turning points of a planned motion are solved.
///
/// A ``Scroller/Release`` and the snap rules of a member speak of its own offset. A chain has no viewport of a member: the
/// member's scroller has, and takes over the offsets that a movement gives it.
///
/// **Rate.** A flight is one flight, whichever members it moves: it has the rate of the member that it moves first,
/// and keeps it where another member takes over. Where no member scrolls on both axes, as with a
/// carousel in a list, each axis has the rate of its own members.
///
/// **Snap rules.** The rules of a member apply to its own offsets, with its own length and limits ([O]).
///
/// - A release asks the members in the order in which the flight moves them. A rule of bounded reach, such as a page,
///   ends the flight in its member. A rule that follows the momentum lets a flight that leaves its member continue,
///   and the next member is asked.
/// - A limit at which a member is left by a flight that continues in the next one counts as a place.
/// - A member that the motion leaves between two places returns to the nearest one when the motion has come to rest,
///   members one after the other, from the innermost. To the host this is one deceleration. After wheels and keys only
///   members with a mandatory rule return. An offset that the program or the host has chosen is kept. UIKit hands no momentum from
///   one scroll view to another.
///
/// - Source: our choice, [O]; by default ``ScrollScreen/Rules`` have the order of Flutter's NestedScrollView.
@usableFromInline struct ScrollChain: Hashable, Sendable {
  /// The scroller that moves on the joined axes. Its phase, target and velocity are the chain's.
  /// Its limits are the range that the members can cover at present. Its viewport has the size of the member that
  /// stretches past the limits.
  @usableFromInline var joined: Scroller

  /// Whether drags move the members on one axis only, as the members' rules say.
  let locksToOneAxis: Bool

  /// The members on each axis, with their offsets; from the innermost to the outermost.
  var axes: PerAxis<AxisChain>

  /// The numbers by which the host knows the members; nil for one that has left.
  var numbers: [Int?]

  /// What ``joined`` takes over from each member while it moves it: the member's law of flight, where it is not the chain's, the
  /// same on both axes, and whether content may rest anywhere. Built when members change, so that a motion that begins only takes
  /// a reference.
  var physicsOfMembers: [ScrollSnapping]

  /// Whether members have other physics or rules by now than when they were joined. They are joined anew.
  var isOutOfDate = false

  /// Creates the chain of the given members as they are, from the innermost to the outermost, at rest at `instant`, with the physics
  /// of the innermost. At most one on each axis may be past its limits, and stays there as the member that stretches.
  ///
  /// - Parameter isHeld: returns the axes on which a member takes no part in any movement.
  /// - Precondition: there are one to 64 members.
  init(
    joining members: [ScrollScreen.Member],
    heldStill isHeld: (ScrollScreen.Member) -> PerAxis<Bool> = { _ in PerAxis { _ in false } },
    rules: ScrollScreen.Rules, at instant: ScrollInstant
  ) {
    locksToOneAxis = (members.first { $0.rules != nil }?.rules ?? rules).locksToOneAxis
    numbers = members.map { $0.id.rawValue }
    axes = PerAxis { AxisChain(of: members, heldStill: isHeld, rules, on: $0) }
    var physics = members[0].scroller.physics
    physicsOfMembers = members.map {
      let flight = $0.scroller.physics.flight
      return ScrollSnapping(flight: flight == physics.flight ? nil : flight)
    }
    physics.snapping = .none
    joined = Scroller(viewport: members[0].scroller.viewport, physics: physics, at: instant)
    joined.axes.horizontal.isRounded = false
    joined.axes.vertical.isRounded = false
    show(joinedViewport(at: .zero))
    preparePhysics()
    var moved = AxisChain.MemberSet()
    for axis in ScrollAxis.allCases {
      // Until a motion begins there.
      if axes[axis].snaps { axes[axis].kept = AxisChain.MemberSet(count: members.count) }
      for (index, member) in members.enumerated() {
        moved.formUnion(axes[axis].stretch(index, to: member.scroller.viewport.contentOffset[axis]))
      }
    }
    guard !moved.isEmpty else { return }
    recentre()
    prepareForDrag()
  }
}

extension PerAxis<AxisChain> {
  /// The chain of an axis, which changes in place: a copy that is changed and assigned would allocate its members.
  subscript(axis: ScrollAxis) -> AxisChain {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

// MARK: - The members

extension ScrollChain {
  var count: Int { axes.horizontal.members.count }

  /// Returns the present offset of a member; 0 is the innermost.
  func offset(of member: Int) -> ScrollPoint { ScrollPoint { axes[$0].members[member].offset } }

  func isHeld(_ member: Int) -> PerAxis<Bool> { PerAxis { axes[$0].members[member].isHeld } }

  var phase: Scroller.Phase { joined.phase }

  var now: ScrollInstant { joined.now }

  /// Returns the velocity of a member on an axis on which a throw inside the limits moves it, or nothing moves; nil for any other.
  @inline(__always) func velocityInside(of member: Int, on axis: ScrollAxis) -> Double? {
    guard joined.axes[axis].isMoving else { return 0 }
    guard axes[axis].isOnItsWay(member, at: joined.viewport.uncheckedOffset[axis]) else { return nil }
    return joined.axes[axis].velocityInside(at: joined.now)
  }

  /// Returns whether members may move on an axis without further input: where the coordinate does, or a member may return to a place.
  @inline(__always) func canMove(on axis: ScrollAxis) -> Bool {
    axis == .horizontal
      ? joined.axes.horizontal.isMoving || axes.horizontal.snaps
      : joined.axes.vertical.isMoving || axes.vertical.snaps
  }

  /// Returns whether others are on their way on each axis on which the chain moves, so that the member is at rest.
  @inline(__always) func restsBesideOthers(_ member: Int) -> Bool {
    let offset = joined.viewport.uncheckedOffset
    return joined.isMoving
      && (!joined.axes.horizontal.isMoving || axes.horizontal.isAnyOnItsWay(but: member, at: offset.x))
      && (!joined.axes.vertical.isMoving || axes.vertical.isAnyOnItsWay(but: member, at: offset.y))
  }

  /// Returns the velocity of a member's offset, in points per second.
  /// On each axis one member moves with the joined velocity; the velocity of all others is zero.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func velocity(of member: Int) -> ScrollVector {
    let (velocity, offset) = (joined.velocity, joined.viewport.contentOffset)
    return ScrollVector(
      dx: velocity.dx == 0 ? 0 : axes.horizontal.part(of: velocity.dx, in: member, at: offset.x),
      dy: velocity.dy == 0 ? 0 : axes.vertical.part(of: velocity.dy, in: member, at: offset.y))
  }

  /// Builds what the joined scroller takes over from each member, by the rules that they have now.
  mutating func preparePhysics() {
    // A rule without places: content may rest anywhere, and the chain chooses the places.
    let anywhere = SnapRule(.offsets([]))
    let rules = PerAxis { axes[$0].snaps ? anywhere : nil }
    // In place, since a list is an allocation.
    for member in physicsOfMembers.indices {
      physicsOfMembers[member] = ScrollSnapping(
        rules: rules, flight: physicsOfMembers[member].flight(on: .vertical))
    }
    for axis in ScrollAxis.allCases { takePhysics(of: axes[axis].physicsOwner, on: axis) }
  }

  /// Gives the joined scroller the physics of `member` on one axis.
  mutating func takePhysics(of member: Int, on axis: ScrollAxis) {
    axes[axis].physicsOwner = member
    joined.physics.snapping.take(axis, from: physicsOfMembers[member])
  }
}
