import ScrollGeometry

/// A chain of nested scroll views that one finger moves as if they were a single scroll view.
///
///     var chain = ScrollChain(inner: list, outer: sheet)
///     chain.handle(.touchDown(ScrollPoint(x: 200, y: 549)), at: instant)
///     …
///     chain.advance(to: instant)
///     draw(sheetAt: chain.outer.contentOffset, listAt: chain.inner.contentOffset)
///
/// A chain joins the ranges of its members to one long axis, on which an ordinary ``Scroller``, ``joined``, moves. The
/// *joined offset* is the sum of the members' offsets, and its limits are the sums of their limits. Every movement of
/// the joined offset is distributed among the members in the order that the ``Rules`` give for its direction: each
/// member moves as far as it has room.
///
///     joined offset   lo ├──── outer ────┼──────────── inner ────────────┤ hi
///
/// A drag, a fling and a bounce are thus those of one scroll view with the joined range, and the members' offsets are a
/// continuous function of its offset. No velocity is handed from one member to another.
///
/// - Nothing jumps and no momentum is lost where one member takes over from another, in a drag or a fling, in either
///   direction.
/// - All members stay within their limits, except the one that stretches past the joined limits. A change of one member
///   moves no other member.
/// - With `exact` integration, offsets do not depend on how time is sliced, and the offsets of a drag do not depend on
///   how many events a movement in one direction arrives in, bit for bit. Mirroring, and swapping the axes, give
///   mirrored and swapped bits.
/// - The order is an order of *movements*. Where a movement back does not undo a movement forth, as with `outerFirst`
///   in both directions, the members' offsets depend on where the motion has turned. The turning points of a planned
///   motion are solved, not noticed at a step.
///
/// Offsets and targets in inputs and in a ``Scroller/Release`` are joined offsets. The snap rules of ``physics`` apply to
/// the joined axis, those of a ``Member`` to its own offsets.
///
/// - Source: our choice, [O]; the order that ``Rules`` has by default is that of Flutter's NestedScrollView.
public struct ScrollChain: Hashable, Sendable {
  /// The scroller that moves on the joined axes. Its phase, target and velocity are those of the chain.
  ///
  /// Its limits are the range that the members can cover at present. Its viewport has the size of the member that
  /// stretches past the limits.
  public internal(set) var joined: Scroller

  /// The rules by which the members share movements. A change takes effect with the next input; it moves no member.
  public var rules: Rules {
    didSet {
      prepareForDrag()
      relimit()
    }
  }

  /// The members, from the innermost to the outermost.
  // Usable from inlined code, so that reading one number of a member's viewport copies nothing else.
  @usableFromInline var links: [Link]

  /// The physics in which the members differ from the chain, in the order of the members.
  var ownPhysics: [OwnPhysics]

  /// The members that take part in the present motion, on each axis.
  @usableFromInline var spans: PerAxis<Spans>

  /// The joined offset, within the limits, at which every member is at its `start`.
  @usableFromInline var origin = ScrollPoint.zero {
    didSet { endLegs() }
  }

  /// The leg of the present flight on each axis, or none. Legs end where ``origin`` or the joined viewport is set, as it is
  /// after every change of the members and of the spans.
  @usableFromInline var legs = PerAxis { _ in Leg.none }

  /// The members with which sequences of wheel inputs stay.
  var wheelLatches = PerAxis<WheelLatch?> { _ in nil }

  /// The snap rules of the joined axes, from the physics of the chain.
  var joinedRules: ScrollSnapping

  /// Whether any member has physics of its own.
  var hasOwnPhysics = false

  /// Whether any member has a snap rule, on each axis; derived from the members.
  var snaps = PerAxis { _ in false }

  /// The member whose physics the joined scroller has on each axis; nil for those of the chain.
  var lanes = PerAxis<Int?> { _ in nil }

  /// Whether members return to their places after the present motion: unless the host has chosen its target.
  var returnsToPlaces = PerAxis { _ in true }

  /// Creates the chain of the given scroll views, at rest at `instant`.
  ///
  /// A member past its limits is brought within them.
  ///
  /// - Parameters:
  ///   - members: the viewports, from the innermost to the outermost.
  ///   - rules: the rules by which the members share movements.
  ///   - physics: the physics of the joined scroller; its snap rules apply to the joined axes.
  ///   - instant: the instant at which the chain starts.
  /// - Precondition: there are one to 64 members; ``validate(_:)`` checks that.
  public init(
    _ members: [Viewport], rules: Rules = Rules(), physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    self.init(of: members.map { Member($0) }, rules: rules, physics: physics, at: instant)
  }

  /// Creates the chain of the given members, some of which have physics of their own, at rest at `instant`.
  ///
  ///     ScrollChain(of: [ScrollChain.Member(carousel, decelerationRate: .fast), ScrollChain.Member(list)])
  ///
  /// - Parameters:
  ///   - members: the members, from the innermost to the outermost; see ``Member``.
  ///   - rules: the rules by which the members share movements.
  ///   - physics: the physics of all members, where they have none of their own.
  ///   - instant: the instant at which the chain starts.
  /// - Precondition: there are one to 64 members; ``validate(_:)`` checks that.
  public init(
    of members: [Member], rules: Rules = Rules(), physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    requireValid { () throws(ScrollValueError) in try Self.validate(count: members.count) }
    links = members.map { Link($0.viewport) }
    ownPhysics = members.map { OwnPhysics($0) }
    self.rules = rules
    joinedRules = physics.snapping
    joined = Scroller(viewport: members[0].viewport, physics: physics, at: instant)
    spans = PerAxis { _ in Spans() }
    origin = sumOfStarts
    joined.viewport.contentOffset = origin
    spans = spansOfDrag
    show(joinedViewport(containing: origin))
    relimit()
    layLanes()
  }

  /// Creates the chain of one scroll view inside another.
  public init(
    inner: Viewport, outer: Viewport, rules: Rules = Rules(), physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    self.init([inner, outer], rules: rules, physics: physics, at: instant)
  }
}

// Not in the initialiser: a closure there that calls a method copies the chain.
extension ScrollChain {
  private var sumOfStarts: ScrollPoint { ScrollPoint { axis in sum { links[$0].start[axis] } } }

  private var spansOfDrag: PerAxis<Spans> {
    PerAxis { axis in
      Spans(
        towardsEnd: span(towardsEnd: true, forFling: false, on: axis),
        towardsStart: span(towardsEnd: false, forFling: false, on: axis))
    }
  }
}

// MARK: - Validation

extension ScrollChain {
  /// Throws unless there are one to 64 members.
  public static func validate(_ members: [Viewport]) throws(ScrollValueError) {
    try validate(count: members.count)
  }

  private static func validate(count: Int) throws(ScrollValueError) {
    try Double(count).check(.within(1...64), "members.count")
  }

  @inlinable @inline(__always) func requireMember(_ member: Int) {
    member.require(in: links.indices, "member")
  }
}

// MARK: - The members

extension ScrollChain {
  /// The number of members.
  public var count: Int { links.count }

  /// The present viewport of a member; 0 is the innermost.
  ///
  /// - Precondition: there is such a member.
  @inlinable public subscript(member: Int) -> Viewport {
    requireMember(member)
    return links[member].viewport
  }

  /// The present viewport of the innermost member.
  @inlinable public var inner: Viewport { links[0].viewport }

  /// The present viewport of the outermost member.
  @inlinable public var outer: Viewport { links[links.count - 1].viewport }

  /// The phase of the chain, from a touch to rest.
  @inlinable @inline(__always) public var phase: Scroller.Phase { joined.phase }

  /// The instant to which the chain was advanced.
  public var now: ScrollInstant { joined.now }

  /// Returns the velocity of a member's offset, in points per second.
  ///
  /// On each axis one member moves with the joined velocity; the velocity of all others is zero.
  ///
  /// - Precondition: there is such a member.
  #if arch(wasm32)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public func velocity(of member: Int) -> ScrollVector {
    requireMember(member)
    let velocity = joined.velocity
    return ScrollVector { axis in
      guard velocity[axis] != 0 else { return 0 }
      let offset = joined.viewport.contentOffset[axis]
      // On a leg the movement back is also that of its member.
      let mover =
        legs[axis].contains(offset)
        ? legs[axis].member
        : spans[axis].mover(
          towardsEnd: velocity[axis] > 0, among: links, at: offset, since: origin[axis],
          within: joined.viewport.limits(on: axis), on: axis)
      return mover == member ? velocity[axis] : 0
    }
  }
}
