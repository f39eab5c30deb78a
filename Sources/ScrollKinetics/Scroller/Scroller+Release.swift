import ScrollGeometry

extension Scroller {
  /// A release of the content, in which the host can choose where the content will stop.
  ///
  ///     scroller.handle(.touchUp, at: instant) { release in
  ///       if release.velocity.dy == 0 { release.target.y = release.proposal.y.rounded() }
  ///     }
  ///
  /// - Source: `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` ([A]); but Apple's velocity is in points
  ///   per *millisecond* ([A]), and the proposal here is the true place of rest ([O], PHYSICS §9).
  public struct Release: Hashable, Sendable {
    /// The viewport at the release.
    public internal(set) var viewport: Viewport
    /// The release velocity with the sign of the content's motion, in points per second: 1000 times Apple's `withVelocity`.
    public let velocity: ScrollVector
    /// The offset at which the content would stop without a snap rule and without a change by the host, in points.
    public internal(set) var proposal: ScrollPoint

    /// The offset at which the content will stop, in points: the proposal, or the target of the snap rules.
    ///
    /// It must be finite when the closure of the release returns; otherwise the call stops the program.
    ///
    /// Setting the property chooses the target, whatever the value. The content then arrives without bouncing, within
    ///
    ///     min(max(F, 0.6 s), 0.6 s·max(1, d/L))
    ///
    /// with F the time of the free flight, d the distance to the target, L the viewport's length. Setting `x` or `y`
    /// chooses the target on that axis; a coordinate that is set to its present value counts only if neither changes.
    ///
    /// The target is clamped to the limits, unless ``allowsTargetPastLimits`` is set, and not rounded to the pixel grid.
    ///
    /// - Source: our own choice ([O], PHYSICS §9).
    public var target: ScrollPoint {
      get { place }
      set {
        place = newValue
        isPlaced = PerAxis { _ in true }
        memberAtRest = nil
      }
      // Separate from `set`, since setting one coordinate does not choose the other.
      _modify {
        isTouched = true
        memberAtRest = nil
        yield &place
      }
    }

    /// The motion to a target of the host or a snap rule; nil for the one described for ``target``, or the rule's.
    ///
    /// A duration that is not more than zero stops the program, as does a target that is not finite.
    public var arrival: ScrollArrival?

    /// Whether ``target`` may lie past the limits; the content then rests there until it is moved again.
    ///
    /// The property has no effect on an axis that does not bounce.
    public var allowsTargetPastLimits = false

    private var place: ScrollPoint
    /// The target before the host's closure was called.
    private(set) var announced: ScrollPoint
    /// The targets that the rules of members that share the movement have chosen, or the host for one of them.
    private(set) var snapTargets = PerAxis<SnapTarget?> { _ in nil }
    /// The axes on which the target was set as a whole.
    private var isPlaced = PerAxis { _ in false }
    /// Whether a coordinate of the target was set.
    private var isTouched = false
    /// Whether the host may choose the target: not after a touch without a drag.
    let isHosts: Bool
    /// The axes of the release: one for members that share a movement.
    let axes: PerAxis<Bool>
    /// The members that share the movement; nil where the content moves alone.
    var movement: Movement?
    /// Where the host lets a member rest; nil without such a choice, and where it has set a target since.
    var memberAtRest: Rest?

    init(
      viewport: Viewport, velocity: ScrollVector, proposal: ScrollPoint, target: ScrollPoint,
      isHosts: Bool = true, on axes: PerAxis<Bool> = PerAxis { _ in true }
    ) {
      (self.isHosts, self.axes) = (isHosts, axes)
      (self.viewport, self.velocity, self.proposal) = (viewport, velocity, proposal)
      (place, announced) = (target, target)
    }
  }

  // In two steps: the scroller proposes a value, the host looks at it, and the input takes it.

  /// Returns the release that `input` would cause at `instant`; nil if it ends no drag, and is no fling.
  ///
  ///     var release = scroller.proposedRelease(by: .touchUp, at: instant)
  ///     release?.target.y = 400
  ///     scroller.handle(.touchUp, at: instant, choosing: release)
  ///
  /// The two calls have the same effect, bit for bit, as one call of ``handle(_:at:release:file:line:)`` with
  /// a closure that makes the same changes. They suit a host that is an object: between them it can read and change
  /// everything, also the scroller, whereas a closure must not read the scroller that is being changed.
  ///
  /// - Precondition: ``Input/validate()`` does not throw.
  public func proposedRelease(by input: Input, at instant: ScrollInstant) -> Release? {
    requireValid(try input.validate())
    guard momentum(releasedBy: intent(of: input, at: instant)) != nil else { return nil }
    var (copy, proposed) = (self, Release?.none)
    copy.handle(input, at: instant) { proposed = $0 }
    return proposed
  }

  /// Handles an input that was sampled at `instant`, with the target that the host has chosen in `release`.
  ///
  /// The content stops at the target on the axes on which it was set; on the others where the scroller proposes it now,
  /// as in ``proposedRelease(by:at:)`` if nothing has changed since.
  ///
  /// - A release has no effect if it is nil, or if the input ends no drag and is no fling.
  /// - Precondition: ``Input/validate()`` does not throw, and the target of `release` is finite.
  @discardableResult
  public mutating func handle(
    _ input: Input, at instant: ScrollInstant, choosing release: Release?, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) -> Events {
    handle(input, at: instant, release: { if let release { $0.take(release) } }, file: file, line: line)
  }
}

extension Scroller.Release {
  /// The members that share the movement of a release.
  // Not the chain: a release of content alone would make room for it, 130 instructions.
  struct Movement: Hashable, Sendable {
    let members: [AxisChain.Member]
    let participants: PerDirection<AxisChain.Participants>
    /// The numbers by which the host knows the members; nil for one that has left.
    let numbers: [Int?]

    /// Returns whether the movement can show a member at an offset; see ``AxisChain/coordinate(showing:at:towardsEnd:)``.
    func shows(_ index: Int, at offset: Double) -> Bool {
      let (member, start) = (members[index], members[index].start)
      func shows(towardsEnd: Bool) -> Bool {
        let participants = participants[towardsEnd: towardsEnd]
        guard participants.canShow(index, at: offset, in: member.range) else { return false }
        // What comes after content without an end never moves.
        return offset == start
          || members.indices.allSatisfy {
            !participants.takes($0, before: index) || members[$0].hasEnd(towardsEnd: towardsEnd)
          }
      }
      guard member.isScrollable else { return false }
      if offset == start, offset == member.offset {
        return shows(towardsEnd: true) || shows(towardsEnd: false)
      }
      return shows(towardsEnd: offset == start ? member.offset > start : offset > start)
    }
  }

  /// The number of a member that shares the movement, and its offset at rest.
  struct Rest: Hashable, Sendable, Codable {
    let member: Int
    let offset: Double
  }

  /// A target that a rule of a chain's member has chosen on the joined axis.
  struct SnapTarget: Hashable, Sendable {
    var target: Double
    /// Whether the rule follows the momentum; see ``SnapRule/followsMomentum``.
    var followsMomentum: Bool
    var arrival: ScrollArrival?

    /// Returns how content moves to the target: by `arrival` if it is given, else by the rule's own.
    func kind(_ arrival: ScrollArrival?) -> MovingAxis.TargetKind {
      let arrival = arrival ?? self.arrival
      return followsMomentum ? .following(arrival) : .chosen(arrival)
    }
  }

  mutating func ask(_ host: (inout Scroller.Release) -> Void) { if isHosts { host(&self) } }

  /// The answer at a release: the target, the axes on which the host or a chain's member has chosen it, and the motion to it.
  typealias Decision = (
    target: ScrollPoint, choices: PerAxis<Bool>, snapTargets: PerAxis<SnapTarget?>, arrival: ScrollArrival?
  )

  /// Calls the closure for a release, or for a flight that is planned again, and returns its answer.
  ///
  /// The closure is taken as one that may throw, so that the optimizer does not see that it is called. Else it would compile all
  /// functions that lead here once for each closure that the module passes: the module would be 40 % larger.
  @inline(never) mutating func decision(
    of host: (inout Self) throws(NoError) -> Void, within limits: PerAxis<ClosedRange<Double>>
  ) -> Decision {
    try? host(&self)
    return (target(within: limits), choices, snapTargets, arrival)
  }

  enum NoError: Error {}

  /// Announces where a free flight comes to rest on one axis, if that is not where its law ends.
  mutating func announce(rest: Double, on axis: ScrollAxis) {
    if announced[axis] == proposal[axis] { (place[axis], announced[axis]) = (rest, rest) }
    proposal[axis] = rest
  }

  /// Announces the target of a member's rule on one axis, before the host is asked.
  mutating func announce(_ snapTarget: SnapTarget, on axis: ScrollAxis) {
    snapTargets[axis] = snapTarget
    (place[axis], announced[axis]) = (snapTarget.target, snapTarget.target)
  }

  /// Announces the motion that the host has chosen to the target of a member's rule on one axis.
  mutating func announce(arrival: ScrollArrival?, on axis: ScrollAxis) {
    if let arrival { snapTargets[axis]?.arrival = arrival }
  }

  mutating func choose(_ target: Double, arrival: ScrollArrival?, on axis: ScrollAxis) {
    snapTargets[axis] = SnapTarget(target: target, followsMomentum: false, arrival: arrival)
    (place[axis], isPlaced[axis]) = (target, true)
  }

  @inline(__always) var choices: PerAxis<Bool> {
    let isUnchanged = place == announced
    return PerAxis {
      axes[$0] && (isPlaced[$0] || place[$0] != announced[$0] || (isTouched && isUnchanged))
    }
  }

  mutating func choose(_ target: ScrollPoint, on axes: PerAxis<Bool>) {
    for axis in ScrollAxis.allCases where axes[axis] { (place[axis], isPlaced[axis]) = (target[axis], true) }
  }

  /// Chooses the target on one axis by a rule, unless that is the announced target and is not a place.
  ///
  /// - Parameter rest: returns where content rests, of the offset, the velocity and the proposal at the release.
  mutating func settle(
    on axis: ScrollAxis, at rest: (Double, Double, Double) -> Double?, _ isPlace: (Double) -> Bool
  ) {
    guard let offset = rest(viewport.contentOffset[axis], velocity[axis], proposal[axis]),
      offset != target[axis] || isPlace(offset)
    else { return }
    (place[axis], isPlaced[axis]) = (offset, true)
  }

  /// Returns the target, clamped to the limits unless it may lie past them, as it never does on an axis that does not bounce.
  @inline(__always) func target(within limits: PerAxis<ClosedRange<Double>>) -> ScrollPoint {
    requireValid(try target.check(.finite, "target"))
    requireValid(try arrival?.validate())
    return ScrollPoint { axis in
      let mayLiePast = allowsTargetPastLimits && viewport.bounces(on: axis)
      return (mayLiePast ? target[axis] : target[axis].clamped(to: limits[axis])).flushed
    }
  }

  mutating func take(_ other: Scroller.Release) {
    choose(other.target, on: other.choices)
    (arrival, allowsTargetPastLimits) = (other.arrival, other.allowsTargetPastLimits)
  }
}

extension ScrollDetents {
  /// Chooses the target of a release on one axis.
  ///
  ///     chain.handle(.touchUp, at: instant) { detents.settle(&$0, on: .vertical) }
  ///
  /// The target becomes a detent. A flight that stops after the last, or returns to the first, is not changed.
  public func settle(_ release: inout Scroller.Release, on axis: ScrollAxis) {
    release.settle(on: axis, at: restingOffset, offsets.contains)
  }
}

extension ExpandingCard {
  /// Chooses the target of a release of the card: collapsed, full, or the place of rest in the card's own content.
  ///
  ///     scroller.handle(.touchUp, at: instant) { card.settle(&$0) }
  public func settle(_ release: inout Scroller.Release) {
    release.settle(on: axis, at: restingOffset) { $0 == 0 || $0 == travel }
  }
}

extension RestRule {
  func settle(_ release: inout Scroller.Release, on axis: ScrollAxis) {
    release.settle(on: axis, at: place) { _ in true }
  }
}
