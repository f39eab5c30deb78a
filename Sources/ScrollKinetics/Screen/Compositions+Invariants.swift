import ScrollGeometry

extension ShelfScroller {
  /// Stops the program if the list is in a state that no sequence of calls should lead to.
  ///
  /// Tests and fuzzers call it after every other call.
  public func checkInvariants() {
    if let fault { preconditionFailure(fault) }
  }

  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    if let fault = screen.fault { return "screen: \(fault)" }
    guard screen.contains(Self.listID) else { return "screen must have the list" }
    var viewport = list.viewport
    viewport.contentOffset = screen[Self.listID].contentOffset
    if screen[Self.listID] != viewport { return "screen.members[-1] must be that of the list" }
    if visibleShelves != list.visibleShelves(at: offset) {
      return "the visible shelves must be on the screen"
    }
    if screen.ids != [Self.listID] + visibleShelves.map(Self.id) {
      return "screen must have the visible shelves"
    }
    for member in screen.members.dropFirst() {
      let (id, shelf) = (member.id, member.id.rawValue)
      guard list.shelves.indices.contains(shelf) else { return "screen.members[\(shelf)] must be a shelf" }
      var viewport = list.viewport(ofShelf: shelf)
      viewport.contentOffset = screen[id].contentOffset
      if screen[id] != viewport || screen[physicsOf: id] != physics(ofShelf: shelf) {
        return "screen.members[\(shelf)] must be that of the shelf"
      }
      if !member.isAway && member.parent != Self.listID {
        return "screen.members[\(shelf)] must be in the list"
      }
    }
    return nil
  }
}
