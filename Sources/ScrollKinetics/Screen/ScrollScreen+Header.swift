import ScrollGeometry

// Headers: members that collapse.
extension ScrollScreen {
  /// Adds a header that collapses over the lists inside it, full and at rest.
  ///
  ///     let header = CollapsingHeader(length: 148, collapsedLength: 44, returns: .atOnce)
  ///     screen.insert(header, over: window, as: 1)
  ///     screen.insert(header.listViewport(in: window, contentSize: rows), as: 2, in: 1)
  ///
  /// The offset of the member is the distance by which the header has collapsed. A finger on a list inside it, also on one of
  /// several pages, collapses the header before the list scrolls. The header comes back when the list is at its beginning,
  /// or with the first movement back.
  ///
  /// - The header rests full or collapsed: after a release as the velocity points; without velocity, and after a catch or
  ///   a wheel, at the nearer of the two.
  /// - Several lists share the header. Each keeps its own offset while others scroll, also if they collapse the header.
  /// - Source: our choice, [O].
  ///
  /// - Parameters:
  ///   - header: the header.
  ///   - container: the rectangle that header and lists share.
  ///   - id: the member's number.
  ///   - parent: the member around it; nil for none.
  ///   - displayScale: the number of pixels per point.
  ///   - physics: the physics; its snap rules do not apply.
  /// - Precondition: the container is finite, its size is not negative, the scale is finite and more than zero, no member
  ///   with this number is present, the parent is present, and at most 63 members are around the new one.
  public mutating func insert(
    _ header: CollapsingHeader, over container: ScrollRect, as id: ID, in parent: ID? = nil,
    displayScale: Double = 1, physics: Scroller.Physics = .uiKit
  ) {
    var viewport = header.viewport(in: container)
    viewport.displayScale = displayScale
    insert(.header(header), viewport, as: id, in: parent, physics)
  }
}
