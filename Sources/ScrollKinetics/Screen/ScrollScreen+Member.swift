import ScrollGeometry

extension ScrollScreen {
  /// A member of a screen.
  @usableFromInline struct Member: Hashable, Sendable {
    @usableFromInline let id: ID
    var kind = Kind.scrollView
    var parent: ID?
    /// The number of present and retained members directly inside.
    var children = 0
    /// The member's own scroller. While the member is joined to a nest it is at rest, at the offset that the chain gives it.
    @usableFromInline var scroller: Scroller
    /// Where the member is joined; nil for a member on its own.
    @usableFromInline var nestPlace: NestPlace?
    /// The rules by which the member shares movements with the members inside it; nil for the screen's.
    var rules: ScrollScreen.Rules?
    /// Whether a tap of the status bar scrolls the member to its top.
    var scrollsToTop = true
    /// Whether the member was removed and retained.
    var isAway = false

    /// The nest that the member is joined to.
    var nest: Int? { nestPlace?.nest }
  }

  /// The place of a member in a nest.
  @usableFromInline struct NestPlace: Hashable, Sendable {
    // Unsigned, so that a look-up does not ask whether they are negative: 4 of 30 instructions.
    @usableFromInline let nestNumber: UInt32
    @usableFromInline let placeNumber: UInt32

    init(nest: Int, place: Int) { (nestNumber, placeNumber) = (UInt32(nest), UInt32(place)) }

    /// The nest.
    @inlinable var nest: Int { Int(truncatingIfNeeded: nestNumber) }
    /// The place in the nest's chain, from the innermost.
    @inlinable var place: Int { Int(truncatingIfNeeded: placeNumber) }
  }
}

extension ScrollChain {
  /// The members of the chain, from the innermost. A member that has left is nil: the chain keeps its place, at which
  /// nothing moves, so that the offsets of the others do not change by a bit.
  var ids: LazyMapCollection<[Int?], ScrollScreen.ID?> { numbers.lazy.map { $0.map { ScrollScreen.ID($0) } } }

  /// A place in the list of nests that no chain has. An optional in the list would be copied where a field is read behind
  /// it: 290 instructions for the offset of a member, which takes 30.
  static let unused = ScrollChain(of: [Member(Viewport(frame: .zero, contentSize: .zero))], numbers: [])

  var isUnused: Bool { numbers.isEmpty }

  /// The innermost member that has not left. A nest has at least one.
  var innermost: ScrollScreen.ID? { ids.lazy.compactMap { $0 }.first }
}

#if !hasFeature(Embedded)
  extension ScrollScreen.Member: Codable {}
  extension ScrollScreen.NestPlace: Codable {
    private enum CodingKeys: String, CodingKey { case nestNumber = "nest", placeNumber = "place" }
  }
#endif
