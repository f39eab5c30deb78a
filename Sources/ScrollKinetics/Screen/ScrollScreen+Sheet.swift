import ScrollGeometry

// Sheets: members that rest at detents.
extension ScrollScreen {
  /// Adds a sheet, at rest at a detent.
  ///
  ///     let sheet = ScrollSheet(container: window, detents: [.fraction(0.5), .inset(44)])
  ///     screen.insert(sheet, as: 1)
  ///     screen.insert(sheet.listViewport(contentSize: rows), as: 2, in: 1)
  ///
  /// The offset of the member is the visible length of the sheet. A finger on the list in it pulls the sheet up, scrolls the
  /// list, and pulls the sheet down again.
  ///
  /// - The sheet grows to its largest detent before the list scrolls, and the list returns to its beginning before the sheet
  ///   sinks. A sheet that is released, caught or moved by a wheel between two detents comes to rest at a detent, as
  ///   ``ScrollDetents`` describes; a fling of the list never moves the sheet.
  /// - A sheet that can be dismissed follows the finger down to nothing. A flick downwards from its smallest detent
  ///   throws it away: it comes to rest at offset 0, where ``isDismissed(_:)`` is true.
  /// - One that cannot stretches below its smallest detent: the sheet itself, not its list.
  /// - Source: our choice, [O].
  ///
  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - id: the member's number.
  ///   - parent: the member around it; nil for none.
  ///   - detent: the index of the detent at which the sheet rests; nil for a dismissed sheet, or one at its smallest detent
  ///     if it cannot be dismissed.
  ///   - displayScale: the number of pixels per point.
  ///   - physics: the physics; its snap rules do not apply.
  /// - Precondition: there is such a detent, the scale is finite and more than zero, no member with this number is present,
  ///   the parent is present, and at most 63 members are around the new one.
  public mutating func insert(
    _ sheet: ScrollSheet, as id: ID, in parent: ID? = nil, detent: Int? = 0, displayScale: Double = 1,
    physics: Scroller.Physics = .uiKit
  ) {
    var viewport = sheet.viewport
    viewport.displayScale = displayScale
    viewport.contentOffset[sheet.axis] = sheet.offset(of: detent)
    insert(.sheet(sheet), viewport, as: id, in: parent, physics)
  }

  /// Adds a member of a kind of its own.
  mutating func insert(
    _ kind: Kind, _ viewport: Viewport, as id: ID, in parent: ID?, _ physics: Scroller.Physics
  ) {
    insert(
      Member(
        id: id, kind: kind, parent: parent,
        scroller: Scroller(viewport: viewport, physics: kind.applied(to: physics, in: viewport), at: now),
        scrollsToTop: false))
  }

  /// Returns what a member is.
  ///
  /// - Precondition: there is such a member, present or retained.
  public func kind(of id: ID) -> Kind { members[requireIndex(of: id)].kind }

  /// Returns the index of the detent at which a sheet is; nil between the detents, for a dismissed sheet, and for another
  /// member.
  ///
  /// - Precondition: there is such a member, present or retained.
  public func detent(of id: ID) -> Int? { detent(of: id, at: self[id].contentOffset) }

  /// Returns the index of the detent at which a sheet is, or at which it will come to rest without further input; nil if it
  /// will be dismissed, and for another member.
  ///
  /// - Precondition: there is such a member, present or retained.
  /// - Complexity: a copy of what moves the sheet, while it moves.
  public func targetDetent(of id: ID) -> Int? { detent(of: id, at: restingOffset(of: id)) }

  private func detent(of id: ID, at offset: ScrollPoint) -> Int? {
    guard case .sheet(let sheet) = kind(of: id) else { return nil }
    return sheet.detent(at: offset[sheet.axis])
  }

  /// Returns whether a sheet has been dismissed and is at rest; false for another member.
  ///
  /// - Precondition: there is such a member, present or retained.
  public func isDismissed(_ id: ID) -> Bool {
    guard case .sheet(let sheet) = kind(of: id) else { return false }
    return sheet.isDismissible && self[id].contentOffset[sheet.axis] <= 0 && phase(of: id) == .idle
  }

  /// Moves a sheet to a detent; nil dismisses it. A finger that holds the sheet loses it.
  ///
  /// What is inside a sheet that leaves its largest detent returns to its beginning with the same motion, since it scrolls
  /// only in a sheet at its largest detent.
  ///
  /// - Parameters:
  ///   - id: the sheet.
  ///   - detent: the index of the detent.
  ///   - animation: the motion; nil for none.
  ///   - instant: the instant at which the motion begins; one earlier than ``now`` is treated as `now`.
  /// - Precondition: the sheet is present and has such a detent, and ``ScrollAnimation/validate()`` does not throw.
  @discardableResult
  public mutating func move(
    _ id: ID, to detent: Int?, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
  ) -> Changes {
    requireValid { () throws(ScrollValueError) in try animation?.validate() }
    guard case .sheet(let sheet) = kind(of: id) else { preconditionFailure("\(id) must be a sheet") }
    let offset = sheet.offset(of: detent)
    begin(at: instant)
    scroll(requireIndex(of: id), to: offset, on: sheet.axis, animation, at: instant)
    guard offset < sheet.fullLength else { return changes }
    for member in members.map({ $0.id }) where isInside(member, id) {
      let index = requireIndex(of: member)
      catchUp(index)
      let viewport = viewport(at: index)
      let start = viewport.limits(on: sheet.axis).lowerBound
      guard !members[index].isAway, viewport.contentOffset[sheet.axis] != start else { continue }
      scroll(index, to: start, on: sheet.axis, animation, at: instant)
    }
    return changes
  }

  /// Scrolls a member on one axis; on the other it goes on, or returns from a touch that the scroll ends.
  mutating func scroll(
    _ index: Int, to offset: Double, on axis: ScrollAxis, _ animation: ScrollAnimation?,
    at instant: ScrollInstant
  ) {
    catchUp(index)
    detach(index) {
      var events = Scroller.Events()
      $0.members[index].scroller.isAtLeast($0.now)
      if let animation {
        $0.members[index].scroller.animate(to: offset, on: axis, animation, &events)
      } else {
        // Exactly, and not on the pixel grid: a sheet rests at its detent.
        $0.members[index].scroller.put(at: offset, on: axis, &events)
      }
      $0.scratch.report(events, of: $0.members[index].id)
      $0.settle(.member(index))
    }
  }
}

extension ScrollSheet {
  /// Returns the offset at a detent; nil for a dismissed sheet.
  func offset(of detent: Int?) -> Double {
    guard let detent else { return restingOffsets[0] }
    detent.require(in: detents.indices, "detent")
    return lengths[detent]
  }
}
