import ScrollGeometry

/// The ranges of several members on one axis, joined to one long range.
///
/// The *joined offset* is the sum of the members' offsets, and its limits are the sums of their limits. A movement of the
/// joined offset is distributed among the members that take part in it, in their order: each moves as far as its range
/// allows, and the next one takes what is left.
///
///     joined offset   lo ├──── outer ────┼──────────── inner ────────────┤ hi
///
/// The members' offsets are a function of the joined offset and of the *turning point*, where the motion began or last
/// turned. They are not accumulated step by step, so that they do not depend on the steps.
///
/// - Past a joined limit one member stretches; all others stay within their limits.
/// - At a joined limit all members that take part are exactly at their limits. Between the limits their offsets add up to
///   the joined offset, up to the rounding of a sum.
///
/// A chain of axes knows neither time nor a viewport. What moves the joined offset passes it to each call.
struct AxisChain: Hashable, Sendable {
  /// The members, from the innermost to the outermost. They contain no references, so that reading one retains nothing.
  var members: [Member]

  /// The members that take part in the present motion, in each direction.
  var participants: PerDirection<Participants>

  /// The turning point: the joined offset, within the limits, at which every member is at its `start`.
  var origin: Double

  /// The limits of the joined offset: the range that the members can cover at present.
  var limits: ClosedRange<Double>

  /// Whether the joined axis bounces: if the member that stretches bounces.
  ///
  /// An axis that bounces continues to do so while any member is past its limits, so that a change of one member does not
  /// move another.
  var bounces: Bool

  /// The snap rules of the members, for their own offsets; empty where no member has one.
  private(set) var snapRules: [SnapRule?] = []

  /// The laws by which members settle at a release; empty where all are scroll views.
  var settlings: [Settling?] = []

  /// Whether members return to their places after the present motion: unless the host has chosen its target.
  var returnsToPlaces = true

  /// Whether the latest motion was a step of a wheel or a key, after which members return only to the places of mandatory
  /// rules.
  var hasStepped = false

  /// The member whose physics the present motion has: the first that it moved.
  var physicsOwner = 0

  /// The member with which a sequence of wheel inputs stays.
  var wheelLatch: WheelLatch?

  /// Creates the chain of the given members at rest.
  init(_ members: [Member], snapRules: [SnapRule?] = []) {
    self.members = members
    participants = PerDirection(towardsEnd: .only(0), towardsStart: .only(0))
    (origin, limits, bounces) = (0, 0...0, false)
    origin = sum { $0.start }
    participants = PerDirection(
      towardsEnd: participants(towardsEnd: true, forFling: false),
      towardsStart: participants(towardsEnd: false, forFling: false))
    bounces = members[stretcher].bounces
    limits = coverableRange(in: .none).containing(origin)
    setSnapRules(snapRules)
  }
}

extension PerAxis<AxisChain> {
  /// The chain of an axis, which changes in place: a copy that is changed and assigned would allocate its members.
  subscript(axis: ScrollAxis) -> AxisChain {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

// MARK: - The motion

extension AxisChain {
  /// The kinds of a motion that matter to the members.
  enum Motion {
    case none
    /// A finger is down.
    case touch
    case flight
  }

  /// Returns the sum of a number over all members, in their order.
  @inline(__always) func sum(_ number: (Member) -> Double) -> Double {
    var sum = 0.0
    for member in members { sum += number(member) }
    return sum.saturated.flushed
  }

  /// The sum of the members' offsets.
  var sumOfOffsets: Double { sum { $0.offset } }

  /// Returns the sum of the offsets, within their ranges, of all members but one.
  func sumOfPlaces(but member: Int) -> Double {
    var sum = 0.0
    for index in members.indices where index != member { sum += members[index].place }
    return sum.saturated.flushed
  }
}

// MARK: - Snap rules

extension AxisChain {
  /// Whether any member has a snap rule.
  var snaps: Bool { !snapRules.isEmpty }

  /// Returns the snap rule of a member; nil if it may rest anywhere.
  func snapRule(of member: Int) -> SnapRule? { snaps ? snapRules[member] : nil }

  /// Sets the snap rules of all members.
  mutating func setSnapRules(_ rules: [SnapRule?]) {
    // Matched with nil, since `!=` compares rules.
    snapRules = rules.contains { if case nil = $0 { false } else { true } } ? rules : []
  }

  /// Sets the snap rule of one member.
  mutating func setSnapRule(_ rule: SnapRule?, of member: Int) {
    var rules = members.indices.map { snapRule(of: $0) }
    rules[member] = rule
    setSnapRules(rules)
  }
}
