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
    private(set) var limits: ClosedRange<Double>
    /// The offsets that the member can have: ``limits``, or only ``start`` if it is disabled.
    private(set) var range: ClosedRange<Double>
    let length: Double
    /// The grid on which the member rests.
    let pixelGrid: PixelGrid
    /// Whether the member can be over-scrolled and bounces back.
    let bounces: Bool
    /// Whether the member can be over-scrolled even where its content fits.
    let alwaysBounces: Bool
    private(set) var isScrollEnabled: Bool
    private(set) var isHeld: Bool
    /// Whether the member takes part in movements: where scrolling is enabled and nothing holds it still.
    let isEnabled: Bool
    /// The member's control of pull to refresh at the start of the axis.
    private(set) var refresh: Refresh?
    /// How the member shares movements with what is inside it, in each direction.
    var rules: PerDirection<Rule>

    struct Refresh: Hashable, Sendable, Codable {
      let control: RefreshControl
      /// Whether it runs; if not, a pull can fire it.
      var isRunning: Bool
      /// The member's limits when it ends, or begins.
      var limitsAfter: ClosedRange<Double>
    }

    /// Creates a member that begins at `offset`, clamped to the limits.
    init(
      at offset: Double, within limits: ClosedRange<Double>, length: Double,
      pixelGrid: PixelGrid, bounces: Bool = true,
      alwaysBounces: Bool = false, isScrollEnabled: Bool = true, isHeld: Bool = false,
      refresh: Refresh? = nil,
      rules: PerDirection<Rule> = PerDirection(
        towardsEnd: Rule(order: .before), towardsStart: Rule(order: .after))
    ) {
      start = offset.clamped(to: limits)
      (self.offset, shownStart) = (start, start)
      self.limits = limits
      isEnabled = isScrollEnabled && !isHeld
      range = isEnabled ? limits : start...start
      self.length = length
      self.pixelGrid = pixelGrid
      self.bounces = bounces
      self.alwaysBounces = alwaysBounces
      self.isScrollEnabled = isScrollEnabled
      self.isHeld = isHeld
      self.refresh = refresh
      self.rules = rules
    }

    /// Lets the member begin at `start`, where `shown` is shown; the present offset stays.
    mutating func begin(at start: Double, showing shown: Double? = nil) {
      (self.start, shownStart) = (start, shown ?? start)
      if !isEnabled { range = start...start }
    }

    /// The member as it begins at its offset, within its limits.
    var anew: Member {
      Member(
        at: offset, within: limits, length: length, pixelGrid: pixelGrid, bounces: bounces,
        alwaysBounces: alwaysBounces, isScrollEnabled: isScrollEnabled, isHeld: isHeld, refresh: refresh,
        rules: rules)
    }

    /// The member where nothing holds it still.
    var free: Member {
      var member = self
      member.isHeld = false
      return member.anew
    }

    /// The member where it takes no further part in any movement.
    var gone: Member {
      var member = self
      member.isScrollEnabled = false
      return member.anew
    }

    /// Returns the member where its control runs, or does not.
    func refreshing(_ isRefreshing: Bool) -> Member {
      guard let refresh, refresh.isRunning != isRefreshing else { return anew }
      var member = self
      member.limits = refresh.limitsAfter
      member.refresh = Refresh(control: refresh.control, isRunning: isRefreshing, limitsAfter: limits)
      return member.anew
    }

    @inline(__always) func rounded(_ offset: Double) -> Double {
      pixelGrid.rounded(offset, within: range).flushed
    }

    @inline(__always) func isAtLimit(_ place: Double) -> Bool {
      place == range.lowerBound || place == range.upperBound
    }

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

    func hasEnd(towardsEnd: Bool) -> Bool {
      limit(towardsEnd: towardsEnd).magnitude < .greatestFiniteMagnitude
    }

    /// Shows the member at an offset that is neither −0 nor subnormal, and adds it to those that have moved if it has.
    @inline(__always) mutating func put(at offset: Double, as index: Int, _ moved: inout MemberSet) {
      guard self.offset != offset else { return }
      self.offset = offset
      moved.insert(index)
    }

    @inline(__always) func isBetweenLimits(_ place: Double) -> Bool {
      place > range.lowerBound && place < range.upperBound
    }

    /// The member's offset clamped to its range: without overscroll.
    @inline(__always) var place: Double { offset.clamped(to: range) }

    @inline(__always) var isScrollable: Bool { isEnabled && hasWay }

    /// Whether the member's content is longer than its viewport, or bounces where it fits.
    @inline(__always) var hasWay: Bool {
      limits.lowerBound < limits.upperBound || (bounces && alwaysBounces)
    }

    @inline(__always) var canRefresh: Bool { refresh?.isRunning == false && isScrollable }

    @inline(__always) func isPast(towardsEnd: Bool) -> Bool {
      towardsEnd ? offset > range.upperBound : offset < range.lowerBound
    }

    @inline(__always) var isPast: Bool { isPast(towardsEnd: true) || isPast(towardsEnd: false) }

    /// Returns whether the member's range goes on in a direction.
    @inline(__always) func canMove(towardsEnd: Bool) -> Bool {
      towardsEnd ? place < range.upperBound : place > range.lowerBound
    }
  }

  /// A set of members, with one bit for each.
  struct MemberSet: Hashable, Sendable, Codable {
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    @inline(__always) init(_ member: Int? = nil) { bits = member.map { 1 &<< UInt64($0) } ?? 0 }

    /// Creates the set of the `count` innermost members, of which there are at most 64.
    @inline(__always) init(count: Int) { bits = UInt64.max &>> UInt64(64 &- count) }

    @inline(__always) mutating func insert(_ member: Int) { bits |= 1 &<< UInt64(member) }
    @inline(__always) func union(_ other: MemberSet) -> MemberSet { MemberSet(bits: bits | other.bits) }
    @inline(__always) mutating func formUnion(_ other: MemberSet) { bits |= other.bits }
    @inline(__always) func subtracting(_ other: MemberSet) -> MemberSet {
      MemberSet(bits: bits & ~other.bits)
    }
    func inside(_ member: Int) -> MemberSet { MemberSet(bits: bits & (1 &<< UInt64(member) &- 1)) }
    func isSubset(of other: MemberSet) -> Bool { bits & ~other.bits == 0 }
    func intersects(_ other: MemberSet) -> Bool { bits & other.bits != 0 }
    @inline(__always) func contains(_ member: Int) -> Bool {
      (0..<64).contains(member) && bits >> UInt64(member) & 1 != 0
    }

    @inline(__always) var isEmpty: Bool { bits == 0 }
    @inline(__always) var first: Int? { isEmpty ? nil : bits.trailingZeroBitCount }
    /// The one member; nil where there is none, or several.
    @inline(__always) var only: Int? { bits & (bits &- 1) == 0 ? first : nil }
    @inline(__always) var last: Int? { isEmpty ? nil : 63 - bits.leadingZeroBitCount }

    /// Removes the innermost member and returns it; nil if the set is empty.
    @inline(__always) mutating func removeFirst() -> Int? {
      guard let first else { return nil }
      bits &= bits &- 1
      return first
    }

    @inline(__always) mutating func removeLast() -> Int? {
      guard let last else { return nil }
      bits &= ~(1 &<< UInt64(last))
      return last
    }
  }
}

#if !hasFeature(Embedded)
  extension AxisChain.Member: CodableByParts {
    package struct Parts: Codable {
      var offset, start: Double
      var shownStart: Double?
      var limits: ClosedRange<Double>
      var length, displayScale: Double
      var bounces, alwaysBounces, isScrollEnabled, isHeld: Bool
      var refresh: Refresh?
      var rules: PerDirection<AxisChain.Rule>
    }

    package init(parts: Parts) throws {
      try parts.displayScale.check(.positive, "displayScale")
      try parts.length.check(.notNegative, "length")
      let after = parts.refresh?.limitsAfter ?? parts.limits
      for number in [
        parts.offset, parts.start, parts.shownStart ?? 0, parts.limits.lowerBound, parts.limits.upperBound,
        after.lowerBound, after.upperBound,
      ] { try number.check(.finite, "offsets and limits") }
      self.init(
        at: parts.start, within: parts.limits, length: parts.length,
        pixelGrid: PixelGrid(scale: parts.displayScale), bounces: parts.bounces,
        alwaysBounces: parts.alwaysBounces, isScrollEnabled: parts.isScrollEnabled, isHeld: parts.isHeld,
        refresh: parts.refresh, rules: parts.rules)
      begin(at: parts.start.flushed, showing: (parts.shownStart ?? parts.start).flushed)
      offset = parts.offset.flushed
    }

    package var parts: Parts {
      Parts(
        offset: offset, start: start, shownStart: shownStart.unless(start), limits: limits, length: length,
        displayScale: pixelGrid.scale, bounces: bounces, alwaysBounces: alwaysBounces,
        isScrollEnabled: isScrollEnabled, isHeld: isHeld, refresh: refresh, rules: rules)
    }
  }
#endif
