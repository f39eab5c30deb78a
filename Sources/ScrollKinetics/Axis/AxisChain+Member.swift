import ScrollGeometry

extension AxisChain {
  /// A member of a chain, on one axis.
  struct Member: Hashable, Sendable {
    /// The member's offset; past its range only if it is the member that stretches.
    var offset: Double
    /// The offset at which the member begins, not rounded to the pixel grid.
    private(set) var start: Double
    /// The offset at which the member is shown there.
    private(set) var shownStart: Double
    /// The limits of the member's offset.
    let limits: ClosedRange<Double>
    /// The offsets that the member can have: ``limits``, or only ``start`` if it is disabled.
    private(set) var range: ClosedRange<Double>
    /// The length of the member's viewport.
    let length: Double
    /// The grid on which the member rests.
    let pixelGrid: PixelGrid
    /// Whether the member can be over-scrolled and bounces back.
    let bounces: Bool
    /// Whether the member can be over-scrolled even where its content fits.
    let alwaysBounces: Bool
    /// Whether the member takes part in movements.
    let isEnabled: Bool
    /// Whether the member takes no part because it is held still, and not because scrolling is disabled.
    let isHeld: Bool
    /// The member's control of pull to refresh at the start of the axis.
    let refresh: Refresh
    /// How the member shares movements with what is inside it, in each direction.
    var rules: PerDirection<Rule>

    /// Whether a member has a control of pull to refresh.
    enum Refresh: Hashable, Sendable {
      case none
      /// A pull can fire it.
      case possible
      /// It runs.
      case running
    }

    /// Creates a member that begins at `offset`, clamped to the limits.
    init(
      at offset: Double, within limits: ClosedRange<Double>, length: Double,
      pixelGrid: PixelGrid, bounces: Bool = true,
      alwaysBounces: Bool = false, isEnabled: Bool = true, isHeld: Bool = false,
      refresh: Refresh = .none,
      rules: PerDirection<Rule> = PerDirection(
        towardsEnd: Rule(order: .before), towardsStart: Rule(order: .after))
    ) {
      start = offset.clamped(to: limits)
      (self.offset, shownStart) = (start, start)
      self.limits = limits
      let isEnabled = isEnabled && !isHeld
      range = isEnabled ? limits : start...start
      self.length = length
      self.pixelGrid = pixelGrid
      self.bounces = bounces
      self.alwaysBounces = alwaysBounces
      self.isEnabled = isEnabled
      self.isHeld = isHeld
      self.refresh = refresh
      self.rules = rules
    }

    /// Lets the member begin at `start`, where `shown` is shown; the present offset stays.
    mutating func begin(at start: Double, showing shown: Double? = nil) {
      (self.start, shownStart) = (start, shown ?? start)
      if !isEnabled { range = start...start }
    }

    /// Returns `offset` on the member's pixel grid.
    @inline(__always) func rounded(_ offset: Double) -> Double {
      pixelGrid.rounded(offset, within: range).flushed
    }

    /// Returns whether a place is a limit.
    @inline(__always) func isAtLimit(_ place: Double) -> Bool {
      place == range.lowerBound || place == range.upperBound
    }

    /// The limit of the range in one direction.
    @inline(__always) func limit(towardsEnd: Bool) -> Double {
      towardsEnd ? range.upperBound : range.lowerBound
    }

    /// Returns where a way leads the member, and adds what the member can take to what those before it have taken.
    @inline(__always) func place(on way: Double, after before: inout Double) -> Double {
      guard before.magnitude < way.magnitude else { return start }
      let (left, end) = (way - before, before + wayAhead(towardsEnd: way > 0))
      before = end.saturated
      // Not saturated: a way to the greatest number need not lead to a limit that is farther away.
      return way.magnitude >= end.magnitude
        ? limit(towardsEnd: way > 0) : (start + left).flushed.clamped(to: range)
    }

    /// The way from the beginning to the limit in one direction.
    @inline(__always) func wayAhead(towardsEnd: Bool) -> Double { limit(towardsEnd: towardsEnd) - start }

    /// Shows the member at an offset that is neither −0 nor subnormal, and adds it to those that have moved if it has.
    @inline(__always) mutating func put(at offset: Double, as index: Int, _ moved: inout MemberSet) {
      guard self.offset != offset else { return }
      self.offset = offset
      moved.insert(index)
    }

    /// Returns whether a place is between the limits, and at neither.
    @inline(__always) func isBetweenLimits(_ place: Double) -> Bool {
      place > range.lowerBound && place < range.upperBound
    }

    /// The member's offset clamped to its range: without overscroll.
    @inline(__always) var place: Double { offset.clamped(to: range) }

    /// Whether a movement can move the member.
    @inline(__always) var isScrollable: Bool { isEnabled && hasWay }

    /// Whether the member's content is longer than its viewport, or bounces where it fits.
    @inline(__always) var hasWay: Bool {
      limits.lowerBound < limits.upperBound || (bounces && alwaysBounces)
    }

    /// Whether a pull of the member can refresh.
    @inline(__always) var canRefresh: Bool { refresh == .possible && isScrollable }

    /// Returns whether the member's offset is past its range in one direction.
    @inline(__always) func isPast(towardsEnd: Bool) -> Bool {
      towardsEnd ? offset > range.upperBound : offset < range.lowerBound
    }

    /// Whether the member's offset is past its range.
    @inline(__always) var isPast: Bool { isPast(towardsEnd: true) || isPast(towardsEnd: false) }

    /// Returns whether the member's range goes on in a direction.
    @inline(__always) func canMove(towardsEnd: Bool) -> Bool {
      towardsEnd ? place < range.upperBound : place > range.lowerBound
    }
  }

  /// A set of members, with one bit for each.
  struct MemberSet: Hashable, Sendable {
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    /// Creates the set of one member, or of none.
    @inline(__always) init(_ member: Int? = nil) { bits = member.map { 1 &<< UInt64($0) } ?? 0 }

    /// Creates the set of the `count` innermost members, of which there are at most 64.
    @inline(__always) init(count: Int) { bits = UInt64.max &>> UInt64(64 &- count) }

    @inline(__always) mutating func insert(_ member: Int) { bits |= 1 &<< UInt64(member) }
    @inline(__always) func union(_ other: MemberSet) -> MemberSet { MemberSet(bits: bits | other.bits) }
    @inline(__always) mutating func formUnion(_ other: MemberSet) { bits |= other.bits }
    @inline(__always) func subtracting(_ other: MemberSet) -> MemberSet {
      MemberSet(bits: bits & ~other.bits)
    }
    func isSubset(of other: MemberSet) -> Bool { bits & ~other.bits == 0 }
    @inline(__always) func contains(_ member: Int) -> Bool {
      (0..<64).contains(member) && bits >> UInt64(member) & 1 != 0
    }

    @inline(__always) var isEmpty: Bool { bits == 0 }
    /// The innermost member.
    @inline(__always) var first: Int? { isEmpty ? nil : bits.trailingZeroBitCount }
    /// The one member; nil where there is none, or several.
    @inline(__always) var only: Int? { bits & (bits &- 1) == 0 ? first : nil }
    /// The outermost member.
    @inline(__always) var last: Int? { isEmpty ? nil : 63 - bits.leadingZeroBitCount }

    /// Removes the innermost member and returns it; nil if the set is empty.
    @inline(__always) mutating func removeFirst() -> Int? {
      guard let first else { return nil }
      bits &= bits &- 1
      return first
    }

    /// Removes the outermost member and returns it; nil if the set is empty.
    @inline(__always) mutating func removeLast() -> Int? {
      guard let last else { return nil }
      bits &= ~(1 &<< UInt64(last))
      return last
    }

    @inline(__always) func forEach(_ body: (Int) -> Void) {
      var rest = self
      while let member = rest.removeFirst() { body(member) }
    }
  }
}

#if !hasFeature(Embedded)
  extension AxisChain.MemberSet: Codable {}
#endif
