import ScrollGeometry

// Sheets: members that rest at detents.
extension ScrollScreen {
  /// Adds a sheet, at rest at a detent; see ``Geometry/sheet(_:)``.
  ///
  ///     let sheet = ScrollSheet(container: window, detents: [.fraction(0.5), .inset(44)])
  ///     screen.insert(sheet, as: 1)
  ///     screen.insert(sheet.listViewport(contentSize: rows), as: 2, in: 1)
  ///
  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - id: the member's number.
  ///   - parent: the member around it; nil for none.
  ///   - detent: the index of the detent at which the sheet rests; nil for a dismissed sheet, or one at its smallest detent
  ///     if it cannot be dismissed.
  ///   - displayScale: the number of pixels per point.
  ///   - physics: the physics; its snap rules do not apply.
  ///   - file: the file of the call, for messages.
  ///   - line: its line.
  /// - Precondition: there is such a detent, the scale is finite and more than zero, no member with this number is present,
  ///   the parent is present, and at most 63 members are around the new one.
  public mutating func insert(
    _ sheet: ScrollSheet, as id: ID, in parent: ID? = nil, detent: Int? = 0, displayScale: Double = 1,
    physics: Scroller.Physics = .uiKit, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    detent?.require(in: sheet.detents.indices, "detent", file, line)
    insert(
      .sheet(sheet), as: id, in: parent, displayScale: displayScale, physics: physics, file: file, line: line)
    if detent != 0 { move(id, to: detent, animation: nil, at: now) }
  }

  /// Returns what a member is.
  func kind(of id: ID) -> Kind { members[requireIndex(of: id)].kind }

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
  public func targetDetent(of id: ID) -> Int? { detent(of: id, at: rest(of: id)) }

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
  /// only in a sheet at its largest detent. Content without ends has no beginning and stays.
  ///
  /// - Precondition: the sheet is present and has such a detent, and the animation's duration is not negative.
  @discardableResult
  public mutating func move(
    _ id: ID, to detent: Int?, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
  ) -> Changes {
    requireValid(try animation?.validate())
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
      guard !members[index].isAway, viewport.endlessAxis != sheet.axis,
        viewport.contentOffset[sheet.axis] != start
      else { continue }
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
      $0.members[index].scroller.endZoom(&events)
      if let animation {
        $0.members[index].scroller.animate(to: offset, on: axis, animation, &events)
      } else {
        // Exactly, and not on the pixel grid: a sheet rests at its detent.
        $0.members[index].scroller.put(at: offset, on: axis, &events)
      }
      $0.scratch.report(events, of: $0.members[index].id)
      $0.relist(.member(index))
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
