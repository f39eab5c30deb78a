import ScrollGeometry

extension ScrollScreen {
  /// Stops the program if the screen is in a state that no sequence of calls should lead to.
  ///
  /// Tests and fuzzers call it after every other call.
  public func checkInvariants() { if let fault { preconditionFailure(fault) } }

  var fault: String? { linksFault ?? listsFault }

  /// The reason why the members, or the nests, are invalid, or do not fit together.
  var linksFault: String? {
    for index in members.indices {
      if let fault = fault(ofMember: index) { return "member \(members[index].id.rawValue): \(fault)" }
    }
    for nest in nests.indices where !nests[nest].isUnused {
      if let fault = fault(ofNest: nest) { return "nest \(nest): \(fault)" }
    }
    return nil
  }

  private func fault(ofMember index: Int) -> String? {
    let member = members[index]
    if index > 0, members[index - 1].id >= member.id { return "the numbers must be in order" }
    if let fault = member.scroller.fault { return fault }
    if member.scroller.now > now { return "it must not be later than the screen" }
    if member.nest != nil, member.scroller.phase != .idle || member.scroller.fingers != 0 {
      return "only its nest must move it"
    }
    if let parent = member.parent {
      guard let around = self.index(of: parent) else { return "the parent must exist" }
      if members[around].isAway != member.isAway { return "the parent must be present or retained as it is" }
    }
    var (depth, around) = (0, parent(at: index))
    while let index = around {
      depth += 1
      if depth > 64 { return "at most 63 members must be around it" }
      around = parent(at: index)
    }
    let children = members.indices.count { members[$0].parent == member.id }
    if member.children != children { return "it must count \(children) members inside" }
    guard let (nest, place) = nestAndPlace(of: index) else { return nil }
    guard nests.indices.contains(nest), !nests[nest].isUnused else { return "its nest must exist" }
    guard nests[nest].ids.indices.contains(place), nests[nest].ids[place] == member.id else {
      return "its nest must have it at its place"
    }
    return member.isAway && isTouched(.nest(nest)) ? "a retained member must not be touched" : nil
  }

  private func fault(ofNest nest: Int) -> String? {
    let value = nests[nest]
    if let fault = value.fault { return fault }
    if value.now > now { return "it must not be later than the screen" }
    if !value.ids.contains(where: { $0 != nil }) { return "a nest must have a member" }
    for (place, id) in value.ids.enumerated() {
      guard let id else { continue }
      guard let index = index(of: id), members[index].nestPlace == NestPlace(nest: nest, place: place)
      else { return "its member must have it at its place" }
      let viewport = viewport(at: index)
      if viewport.isOverzoomed { return "its members must be within their limits of zoom" }
      if let fault = value.fault(of: place, as: viewport) { return "member \(id.rawValue): \(fault)" }
    }
    return nil
  }

  /// The reason why the lists of receivers do not follow from the members.
  private var listsFault: String? {
    let receivers =
      members.indices.lazy.filter { members[$0].nest == nil }.map { Receiver.member($0) }.filter(isPresent)
      + nests.indices.lazy.map { Receiver.nest($0) }.filter(isPresent)
    if cards != cardsOfMembers { return "cards must be listed in order, but are \(cards)" }
    if active != receivers.filter({ isMoving($0) }) {
      return "what moves must be listed in order, but is \(active)"
    }
    if let fault = Self.fault(of: crossingTouches.map { $0.finger }) { return fault }
    if let fault = Self.fault(of: pinchTouches.map { $0.finger }) { return fault }
    for touch in pinchTouches {
      if !contains(touch.member) { return "a finger must have come down on a member that is present" }
      if !touch.point.isFinite || !touch.origin.isFinite { return "a finger must be at a place" }
    }
    if draggedItem?.pointer.isFinite == false { return "the pointer of a dragged item must be finite" }
    let touched = receivers.filter { isTouched($0) }
    if held.count != touched.count || !touched.allSatisfy({ held.contains($0) }) {
      return "what is touched must be listed, but is \(held)"
    }
    for pair in zip(held, held.dropFirst()) where depth(of: pair.0) < depth(of: pair.1) {
      return "what is touched must be listed from the innermost, but is \(held)"
    }
    return nil
  }

  /// The reason why fingers, of which a recognised drag has no number, are invalid.
  private static func fault(of fingers: [Int8?]) -> String? {
    for (place, finger) in fingers.enumerated() {
      if let finger, !(0..<Scroller.fingerCount).contains(Int(finger)) {
        return "a finger must be from 0 to \(Scroller.fingerCount - 1), but is \(finger)"
      }
      if fingers[..<place].contains(finger) { return "a finger must have one touch" }
    }
    return nil
  }
}

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
