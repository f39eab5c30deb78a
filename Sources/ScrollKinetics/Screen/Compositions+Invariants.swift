import ScrollGeometry

extension CardScroller {
  /// Stops the program if cards and carousel are in a state that no sequence of calls should lead to.
  ///
  /// Tests and fuzzers call it after every other call.
  public func checkInvariants() {
    if let fault { preconditionFailure(fault) }
  }

  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    guard (0..<carousel.count).contains(selected) else {
      return "selected must be in 0..<\(carousel.count), but is \(selected)"
    }
    if let fault = chain.fault(asPairBy: Self.rules) { return fault }
    var outer = Self.member(carousel)
    // A drag that collapses the card does not free the carousel before it ends.
    outer.viewport.isScrollEnabled =
      isCarouselFree && (chain.outer.isScrollEnabled || !chain.joined.isTracking)
    return chain.fault(of: 0, as: Self.member(card), "the selected card")
      ?? chain.fault(of: 1, as: outer, "the carousel")
  }
}

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

extension ScrollChain {
  /// The reason why this is not a valid chain of two members that share movements by `expected`; nil where it is.
  fileprivate func fault(asPairBy expected: ScrollScreen.Rules) -> String? {
    if let fault { return "chain: \(fault)" }
    guard count == 2 else { return "chain.links must be two, but are \(count)" }
    return rules == expected ? nil : "chain.rules must be those of the composition"
  }

  /// The reason why a member is not `expected`, at any offset and scale; nil where it is.
  fileprivate func fault(of member: Int, as expected: Member, _ name: String) -> String? {
    var expected = expected
    expected.viewport.contentOffset = viewports[member].contentOffset
    expected.viewport.displayScale = viewports[member].displayScale
    return self.member(member) == expected ? nil : "chain.links[\(member)] must be that of \(name)"
  }
}
