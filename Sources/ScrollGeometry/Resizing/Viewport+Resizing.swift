extension Viewport {
  /// The viewport at rest in another size, showing what it showed before.
  ///
  /// Frame and content change as one, so that the offset is clamped once, to the limits that both make. Three
  /// tabs, 400 points wide, the last of them selected, become 660 wide:
  ///
  ///     let tabs = Viewport(
  ///       frame: ScrollRect(x: 0, y: 0, width: 400, height: 660),
  ///       contentSize: ScrollSize(width: 1200, height: 600), contentOffset: ScrollPoint(x: 800, y: 0))
  ///     let wide = ScrollSize(width: 660, height: 400)
  ///     let content = ScrollSize(width: 1980, height: 340)
  ///     tabs.resized(to: wide, contentSize: content, keeping: .page).contentOffset.x    // 1320.0
  ///     tabs.resized(to: wide, contentSize: content, keeping: .offset).contentOffset.x  // 800.0, between two tabs
  ///     tabs.resized(to: wide, keeping: .page).contentOffset.x                          // 540.0: the old content ends there
  ///
  /// The frame's corner stays where it is. Content in motion wants an offset that is not clamped: take a
  /// ``ScrollAnchor``.
  ///
  /// - Parameters:
  ///   - size: the frame's new size.
  ///   - contentSize: the content's new size; nil where it stays.
  ///   - keeping: what shall show afterwards.
  /// - Precondition: sizes are finite and not negative, and ``ScrollAnchor/Keeping/validate()`` does not throw.
  public func resized(
    to size: ScrollSize, contentSize: ScrollSize? = nil, keeping: ScrollAnchor.Keeping = .offset
  ) -> Viewport {
    resized(to: size, contentSize: contentSize, keeping: ScrollAnchor(keeping, of: self))
  }

  /// The viewport at rest in another size, showing what `anchor` keeps, taken now or many sizes ago.
  ///
  /// - Precondition: sizes are finite and not negative.
  public func resized(
    to size: ScrollSize, contentSize: ScrollSize? = nil, keeping anchor: ScrollAnchor
  ) -> Viewport {
    var viewport = self
    viewport.frame.size = size
    if let contentSize { viewport.contentSize = contentSize }
    viewport.contentOffset = viewport.clamped(anchor.restingOffset(in: viewport))
    return viewport
  }
}
