import ScrollGeometry

/// Scroll views in scroll views, moved by one finger as if they were one.
///
///     var chain = ScrollChain(inner: list, outer: sheet)
///     chain.handle(.touchDown(ScrollPoint(x: 200, y: 549)), at: instant)
///     …
///     chain.advance(to: instant)
///     draw(sheetAt: chain.outer.contentOffset, listAt: chain.inner.contentOffset)
///
/// A chain joins the ranges of its members to one long axis and lets one ordinary ``Scroller``, ``joined``, move on
/// it. The *joined offset* is the sum of the members' offsets, its limits are the sums of theirs; every movement of it
/// is shared out among the members in the order that the ``Rules`` give for its direction, each as far as it has
/// room.
///
///     joined offset   lo ├──── outer ────┼──────────── inner ────────────┤ hi
///
/// So nothing is handed over that could be lost on the way: a drag, a fling and a bounce are those of one scroll view
/// with the joined range, and the members' offsets are a continuous function of its offset.
///
/// - No jump and no loss of momentum where one member takes over from another, in a drag or a fling, either way.
/// - The joined offset is the sum of the members'. They stay within their limits, but for the one that shows what lies
///   past all of them. A change of one member moves no other.
/// - With `exact` integration offsets do not depend on how time is sliced, and a drag's not on how many events a
///   stretch in one direction arrives in, bit for bit. Mirroring and swapping the axes commute with everything.
/// - The order is an order of *movements*. Where the two directions do not undo each other, as with `outerFirst` both
///   ways, the members' places depend on where the motion has turned; the turns of a planned motion are solved, not
///   noticed at a step.
///
/// Offsets and targets in inputs and in a ``Scroller/Release`` are joined offsets, and snap rules are rules of the joined axis.
///
/// - Source: our choice, [O]; the order that ``Rules`` has by default is that of Flutter's NestedScrollView.
public struct ScrollChain: Hashable, Sendable {
  /// The scroller that moves on the joined axes: phase, target, velocity and questions about the future.
  ///
  /// Its limits are what the members can take at the moment; its viewport has the size of the member that overscrolls.
  public internal(set) var joined: Scroller

  /// How the members share what moves them. A change takes effect with the next input, and moves nobody.
  public var rules: Rules {
    didSet {
      prepareForDrag()
      relimit()
    }
  }

  /// From the innermost to the outermost.
  var links: [Link]

  /// Who takes part in the present motion.
  var spans: PerAxis<Spans>

  /// The joined offset, within the limits, at which each member is at its `start`.
  var origin = ScrollPoint.zero

  /// The chain of the given scroll views, from the innermost to the outermost, at rest at `instant`.
  ///
  /// A member past its limits is brought within them.
  ///
  /// - Parameters:
  ///   - members: from the innermost to the outermost.
  ///   - rules: how they share what moves them.
  ///   - physics: how they move, all alike; its snap rules are those of the joined axes.
  ///   - instant: when.
  /// - Precondition: there are one to 64 members; ``validate(_:)`` asks first.
  public init(
    _ members: [Viewport], rules: Rules = Rules(), physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    requireValid { () throws(ScrollValueError) in try Self.validate(members) }
    links = members.map { Link($0) }
    self.rules = rules
    joined = Scroller(viewport: members[0], physics: physics, at: instant)
    spans = PerAxis { _ in Spans() }
    let origin = ScrollPoint { axis in sum { links[$0].start[axis] } }
    (self.origin, joined.viewport.contentOffset) = (origin, origin)
    spans = PerAxis { axis in
      Spans(
        towardsEnd: span(towardsEnd: true, forFling: false, on: axis),
        towardsStart: span(towardsEnd: false, forFling: false, on: axis))
    }
    joined.show(joinedViewport(at: origin) { limits(on: $0).containing(origin[$0]) })
    relimit()
  }

  /// The chain of a scroll view in another.
  public init(
    inner: Viewport, outer: Viewport, rules: Rules = Rules(), physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    self.init([inner, outer], rules: rules, physics: physics, at: instant)
  }
}

// MARK: - Validation

extension ScrollChain {
  /// Throws unless there are one to 64 members.
  public static func validate(_ members: [Viewport]) throws(ScrollValueError) {
    try Double(members.count).check(.within(1...64), "members.count")
  }

  func requireMember(_ member: Int) {
    precondition(links.indices.contains(member), "member must be in \(links.indices), but is \(member)")
  }
}

// MARK: - What it shows

extension ScrollChain {
  /// How many members there are.
  public var count: Int { links.count }

  /// What a member shows now; 0 is the innermost.
  ///
  /// - Precondition: there is such a member.
  public subscript(member: Int) -> Viewport {
    requireMember(member)
    return links[member].viewport
  }

  /// What the innermost member shows now.
  public var inner: Viewport { links[0].viewport }

  /// What the outermost member shows now.
  public var outer: Viewport { links[links.count - 1].viewport }

  /// Where the chain is between touch and rest.
  public var phase: Scroller.Phase { joined.phase }

  /// The instant to which the chain was advanced.
  public var now: ScrollInstant { joined.now }

  /// The slope of a member's offset, in points per second: the joined velocity for the one member that moves on an
  /// axis, zero for all others.
  ///
  /// - Precondition: there is such a member.
  public func velocity(of member: Int) -> ScrollVector {
    requireMember(member)
    let velocity = joined.velocity
    return ScrollVector { axis in
      velocity[axis] != 0 && mover(towardsEnd: velocity[axis] > 0, on: axis) == member ? velocity[axis] : 0
    }
  }

  /// Where a member will come to rest if nothing interferes: with `exact` integration where it does, bit for bit.
  ///
  /// - Precondition: there is such a member.
  /// - Complexity: O(members), and a copy of the chain.
  public func target(of member: Int) -> ScrollPoint {
    requireMember(member)
    var future = self
    future.advance(to: joined.instantOfRest)
    return future[member].contentOffset
  }
}
