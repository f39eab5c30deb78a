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
    var chain: ScrollChain
    /// The members of the chain, from the innermost. A member that has left is nil: the chain keeps its place, at which
    /// nothing moves, so that the offsets of the others do not change by a bit.
    var ids: [ID?]

    /// The innermost member that has not left. A nest has at least one.
    var innermost: ID? { ids.lazy.compactMap { $0 }.first }
  }
}

#if !hasFeature(Embedded)
  extension ScrollScreen.Member: Codable {}
  extension ScrollScreen.Nest: Codable {}
#endif
