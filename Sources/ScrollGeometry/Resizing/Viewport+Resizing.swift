extension Viewport {
  /// Returns the viewport at rest with another size, showing what it showed before.
  ///
  /// Frame and content change together, so that the offset is clamped once, to the limits that result from both. In
  /// this example, three tabs 400 points wide become 660 points wide while the last of them is selected:
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
  /// The top left corner of the frame stays where it is, and without a `contentSize` that of the content. For moving content,
  /// whose offset must not be clamped, use a ``ScrollAnchor``.
  ///
  /// - Precondition: ``ScrollAnchor/Keeping/validate()`` does not throw.
  public func resized(
    to size: ScrollSize, contentSize: ScrollSize? = nil, keeping: ScrollAnchor.Keeping = .offset
  ) -> Viewport {
    resized(to: size, contentSize: contentSize, keeping: ScrollAnchor(keeping, of: self))
  }

  /// Returns the viewport at rest with another size, showing what `anchor` keeps, which may be any number of changes older.
  public func resized(
    to size: ScrollSize, contentSize: ScrollSize? = nil, keeping anchor: ScrollAnchor
  ) -> Viewport {
    var viewport = self
    viewport.frame.size = size
    if let contentSize { viewport.contentSize = contentSize }
    if anchor.keeping == .zoom { viewport.zoomScale = zoomLimits.clamped(anchor.zoomScale(in: viewport)) }
    viewport.contentOffset = viewport.clamped(anchor.restingOffset(in: viewport))
    return viewport
  }
}
