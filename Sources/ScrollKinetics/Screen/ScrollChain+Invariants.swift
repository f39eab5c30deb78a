import ScrollGeometry

extension ScrollChain {
  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    guard (1...64).contains(count) else { return "members must be from 1 to 64, but are \(count)" }
    for axis in ScrollAxis.allCases {
      if let fault = axes[axis].fault(at: joined.viewport.contentOffset[axis], in: motion) { return fault }
      for (member, viewport) in zip(axes[axis].members, viewports)
      where viewport.contentOffset[axis] != member.offset {
        return "a viewport must be at \(member.offset), but is at \(viewport.contentOffset)"
      }
    }
    if let fault = joined.fault { return fault }
    guard joinedViewport(at: joined.viewport.contentOffset) == joined.viewport else {
      return "the joined viewport must be what the members make of it"
    }
    return nil
  }
}
