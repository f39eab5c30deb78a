import ScrollGeometry

extension ScrollChain {
  var fault: String? {
    for axis in ScrollAxis.allCases {
      if let fault = axes[axis].fault(at: joined.viewport.contentOffset[axis], in: motion) { return fault }
    }
    for list in [axes.vertical.members.count, numbers.count, physicsOfMembers.count] where list != count {
      return "each of \(count) members must have a place in each list"
    }
    for (place, number) in numbers.enumerated() {
      if case nil = number, ScrollAxis.allCases.contains(where: { axes[$0].members[place].isScrollEnabled }) {
        return "what has left must not scroll"
      }
    }
    if let fault = joined.fault { return fault }
    guard joinedViewport(at: joined.viewport.contentOffset) == joined.viewport else {
      return "the joined viewport must be what the members make of it"
    }
    return nil
  }

  /// The reason why a member is not what its viewport makes of it; nil where it is.
  func fault(of member: Int, as viewport: Viewport) -> String? {
    for axis in ScrollAxis.allCases {
      let own = axes[axis].members[member]
      if own.offset != viewport.contentOffset[axis] {
        return "the viewport must be at \(own.offset), but is at \(viewport.contentOffset)"
      }
      if own.anew != own.with(viewport, on: axis) {
        return "it must be what its viewport makes of it, but is \(own)"
      }
    }
    return nil
  }
}
