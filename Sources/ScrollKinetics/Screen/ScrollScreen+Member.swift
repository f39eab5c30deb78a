import ScrollGeometry

extension ScrollScreen {
  /// A member of a screen.
  @usableFromInline struct Member: Hashable, Sendable {
    @usableFromInline let id: ID
    var kind = Kind.scrollView
    var parent: ID?
    /// The number of present and retained members directly inside.
    var children = 0
    /// The member's own scroller. While the member is joined to a nest only its physics count.
    @usableFromInline var scroller: Scroller
    /// The nest that the member is joined to.
    @usableFromInline var nest: Int?
    /// The rules by which the member shares movements with the members inside it; nil for the screen's.
    var rules: ScrollScreen.Rules?
    /// Whether a tap of the status bar scrolls the member to its top.
    var scrollsToTop = true
    /// Whether the member was removed and retained.
    var isAway = false
  }

  /// Members joined to a chain.
  @usableFromInline struct Nest: Hashable, Sendable {
    @usableFromInline var chain: ScrollChain
    /// The members of the chain, from the innermost. A member that has left is nil: the chain keeps its place, at which
    /// nothing moves, so that the offsets of the others do not change by a bit.
    @usableFromInline var ids: [ID?]

    /// A place in the list of nests that no nest has. An optional in the list would be copied where a field is read behind
    /// it: 290 instructions for the offset of a member, which takes 30.
    static let unused = Nest(
      chain: ScrollChain(of: [ScrollChain.Member(Viewport(frame: .zero, contentSize: .zero))]), ids: [])

    var isUnused: Bool { ids.isEmpty }

    /// The innermost member that has not left. A nest has at least one.
    var innermost: ID? { ids.lazy.compactMap { $0 }.first }

    /// Returns the place of a member, from the innermost; nil where the nest does not have it.
    @inlinable @inline(__always) func place(of id: ID) -> Int? {
      for place in ids.indices where ids[place]?.rawValue == id.rawValue { return place }
      return nil
    }
  }
}

#if !hasFeature(Embedded)
  extension ScrollScreen.Member: Codable {}
  extension ScrollScreen.Nest: Codable {}
#endif
