import ScrollGeometry

/// The members of a path on one axis, and the coordinate s on which they move as one.
///
///     offsetᵢ(s) = clamp(startᵢ + (s − origin − beforeᵢ), startᵢ … the limit ahead)
///
/// A movement is distributed among the members that take part in it, in their order: member i moves once those before it
/// have moved by beforeᵢ, to their limits. Each offset is computed from the place at which the member began, with one rounding of
/// its own size; none is a sum or a difference of others' offsets. Nor are offsets accumulated step by step: they do not depend
/// on the steps.
///
/// - The reach is the range of coordinates within which all members are within their limits. Past it one member stretches.
/// - A drag that turns begins anew. A flight that turns retraces its way; before its beginning it takes the order of the other
///   direction.
/// - The numbers of s mean nothing but distances: it is 0 where a movement begins from rest.
///
/// A chain of axes knows neither time nor a viewport. What moves the coordinate passes it to each call.
struct AxisChain: Hashable, Sendable, Codable {
  /// The members, from the innermost to the outermost. They contain no references, so that reading one retains nothing.
  var members: [Member]

  /// The members that take part in the present motion, in each direction.
  var participants: PerDirection<Participants> { didSet { leg = nil } }

  /// The coordinate within the reach at which every member is at its `start`.
  var origin = 0.0 { didSet { leg = nil } }

  /// The latest coordinate, not rounded to a pixel grid.
  var coordinate = 0.0

  /// The leg on which the members were last moved; nil where it is not known.
  var leg: Leg?

  /// The place at which the present motion exactly leaves a member.
  var rest: Rest?

  /// The reach.
  var limits: ClosedRange<Double> { didSet { leg = nil } }

  /// Whether the movement bounces: if the member that stretches bounces.
  /// An axis that bounces continues to do so while any member is past its limits, so that a change of one member does not
  /// move another.
  var bounces: Bool

  /// The snap rules of the members, for their own offsets; empty where no member has one.
  var snapRules: [SnapRule?] = []

  /// The laws by which members settle at a release; empty where all are scroll views.
  var restRules: [RestRule?] = []

  /// The members that stay where the present motion leaves them, since the program or the host has chosen their targets. All others
  /// return to their places.
  var kept = MemberSet()

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
    (limits, bounces) = (0...0, false)
    chooseParticipants(forFling: false)
    bounces = members[stretcher].bounces
    limits = reach(in: .none)
    self.snapRules = snapRules.contains(where: { $0.isSome }) ? snapRules : []
  }
}

// MARK: - The motion

extension AxisChain {
  // The rules by which members settle are left out: they follow from the members.
  private enum CodingKeys: String, CodingKey {
    case members, participants, origin, coordinate, leg, rest, limits, bounces, snapRules, kept, hasStepped
    case physicsOwner, wheelLatch
  }

  enum Motion {
    case none
    /// A finger is down.
    case touch
    case flight
  }

  /// The ways from the beginning, between ``lower`` and ``upper``, on which one member alone moves: all before it are at their limits,
  /// all after it where they began. A new beginning, or other limits, end it.
  struct Leg: Hashable, Sendable, Codable {
    let member: Int
    /// The way that those before the member take.
    let before: Double
    let lower: Double
    let upper: Double
  }

  var snaps: Bool { !snapRules.isEmpty }

  /// Returns the snap rule of a member; nil if it may rest anywhere.
  func snapRule(of member: Int) -> SnapRule? { snaps ? snapRules[member] : nil }

  /// Returns the law by which a member settles; nil for a scroll view.
  func restRule(of member: Int) -> RestRule? { restRules.isEmpty ? nil : restRules[member] }

  mutating func setRestRule(_ law: RestRule?, of member: Int) {
    restRules.set(law, of: member, among: members.count)
  }
}

extension Optional {
  /// Whether there is a value. Matched with nil, since `!=` compares values.
  fileprivate var isSome: Bool { if case nil = self { false } else { true } }
}

extension Array {
  /// Sets the value of one of `count` members in a list that is empty where none has one.
  mutating func set<Value>(_ value: Value?, of member: Int, among count: Int)
  where Element == Value? {
    if isEmpty && !value.isSome { return }
    if isEmpty { self = Array(repeating: nil, count: count) }
    self[member] = value
    if !value.isSome && !contains(where: { $0.isSome }) { self = [] }
  }
}
