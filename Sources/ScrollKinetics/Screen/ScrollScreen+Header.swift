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
  /// - An input on the header itself is shared with its list; of several pages, with the list of the nearest one. It never
  ///   turns the pages.
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

// MARK: - Inputs on the header itself

extension ScrollScreen {
  /// Returns the list that shares the movements of an input on a header alone; nil for another member, and where no list is.
  ///
  /// Of several members the one whose middle is nearest to the header's, or the pager's, across the header's axis; of several
  /// equally near ones that with the greatest number, which lies above the others. A header that is touched keeps its list.
  mutating func listServed(by index: Int) -> Int? {
    guard case .header(let header) = members[index].kind else { return nil }
    guard !isTouched(receiver(at: index)) else { return listInNest(ofHeader: index) }
    var around = index
    while members[around].children > 0, let inner = nearestMember(in: around, across: header.axis) {
      if viewport(at: inner).isScrollable(on: header.axis) { return inner }
      around = inner
    }
    return nil
  }

  /// Returns the innermost member inside a header that it is joined to.
  private func listInNest(ofHeader index: Int) -> Int? {
    guard let nest = members[index].nest else { return nil }
    let header = members[index].id
    for id in nests[nest]!.ids {
      if let id, isInside(id, header) { return self.index(of: id) }
    }
    return nil
  }

  /// Returns the member directly inside another whose middle is nearest to its middle, across `axis`.
  private mutating func nearestMember(in around: Int, across axis: ScrollAxis) -> Int? {
    catchUp(around)
    func middle(_ index: Int) -> Double {
      catchUp(index)
      let frame = frame(of: members[index].id)
      return (frame.origin[axis.cross] + frame.size[axis.cross] / 2).saturated
    }
    let (parent, place) = (members[around].id, middle(around))
    var nearest: (index: Int, distance: Double)?
    for index in members.indices where members[index].parent == parent && !members[index].isAway {
      let distance = (middle(index) - place).saturated.magnitude
      if nearest.map({ distance <= $0.distance }) ?? true { nearest = (index, distance) }
    }
    return nearest?.index
  }
}
