import ScrollGeometry

// Headers: inputs on the header itself.
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
    for id in nests[nest].ids {
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
