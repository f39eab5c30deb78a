import ScrollGeometry

/// The snap rules of the two axes.
///
///     var snapping = ScrollSnapping()
///     snapping[.horizontal] = .paging()
///
/// A rule is stored in a box, so that it takes one word of a scroller, and copies share it.
public struct ScrollSnapping: Hashable, Sendable {
  fileprivate enum Slot: Hashable, Sendable {
    case free
    indirect case rule(SnapRule)
    /// Rule and law of flight of a member on a chain's joined axis: built with the chain, so that motions allocate nothing.
    indirect case member(SnapRule?, FlightLaw?)
  }

  private var slots = PerAxis { _ in Slot.free }

  /// Creates a value without rules.
  public init() {}
  /// Creates a value with the same rule on both axes.
  public init(_ rule: SnapRule) { for axis in ScrollAxis.allCases { self[axis] = rule } }
  init(_ rule: SnapRule?, on axis: ScrollAxis) { self[axis] = rule }

  /// No rule on either axis.
  public static let none = ScrollSnapping()
  /// Pages on both axes, as with UIScrollView's `isPagingEnabled`.
  public static let paging = ScrollSnapping(.paging())

  // Not inlined, as the functions below: a copy of a rule takes much code, and no step of a motion needs one.
  /// The rule of `axis`; nil if content may rest anywhere.
  public subscript(axis: ScrollAxis) -> SnapRule? {
    @inline(never) get {
      switch slots[axis] {
      case .free: nil
      case .rule(let rule): rule
      case .member(let rule, _): rule
      }
    }
    set { slots[axis] = newValue.map { .rule($0) } ?? .free }
  }

  /// Returns whether `axis` has a rule, without a copy of it.
  @inline(never) func hasRule(on axis: ScrollAxis) -> Bool {
    switch slots[axis] {
    case .free, .member(nil, _): false
    case .rule, .member: true
    }
  }

  /// Returns whether content rests on the pages of a mandatory rule on `axis`.
  @inline(never) func hasPages(on axis: ScrollAxis) -> Bool { self[axis]?.hasPages ?? false }

  /// Returns the place at which content rests that is at rest at the offset of `request`; nil without a rule on `axis`.
  @inline(never) func place(forRest request: SnapRequest, on axis: ScrollAxis) -> Double? {
    self[axis]?.place(forRest: request)
  }

  /// Returns the least offset to which steps lead on `axis`; nil where they lead everywhere.
  @inline(never) func leastOfSteps(on axis: ScrollAxis) -> Double? { self[axis]?.leastOfSteps }

  /// Creates the rules of a chain's joined axes while a member moves, and its law of flight; nil for the physics' law.
  init(rules: PerAxis<SnapRule?> = PerAxis { _ in nil }, flight: FlightLaw?) {
    slots = PerAxis { if case (nil, nil) = (rules[$0], flight) { .free } else { .member(rules[$0], flight) } }
  }

  /// Takes over the rule and the law of one axis, without a copy of the rule.
  @inline(never) mutating func take(_ axis: ScrollAxis, from other: ScrollSnapping) {
    slots[axis] = other.slots[axis]
  }

  /// The law of flight of `axis` where it differs from the physics' law; nil in every scroller outside a chain.
  @inline(never) func flight(on axis: ScrollAxis) -> FlightLaw? {
    if case .member(_, let flight) = slots[axis] { flight } else { nil }
  }
}

#if !hasFeature(Embedded)
  extension ScrollSnapping: CodableByParts {
    package struct Parts: Codable { var horizontal, vertical: SnapRule? }

    package init(parts: Parts) throws {
      self.init()
      (self[.horizontal], self[.vertical]) = (parts.horizontal, parts.vertical)
    }

    package var parts: Parts { Parts(horizontal: self[.horizontal], vertical: self[.vertical]) }
  }
#endif
