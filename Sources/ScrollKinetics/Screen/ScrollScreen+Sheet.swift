import ScrollGeometry

// Sheets: members that rest at detents.
extension ScrollScreen {
  /// Adds a sheet, at rest at a detent; see ``Geometry/sheet(_:)``.
  ///
  ///     let sheet = ScrollSheet(container: window, detents: [.fraction(0.5), .inset(44)])
  ///     screen.insert(sheet, as: 1)
  ///     screen.insert(sheet.listViewport(contentSize: rows), as: 2, in: 1)
  ///
  /// `detent` is the index of the detent at which the sheet rests; nil for a dismissed sheet, or one at its smallest detent if it
  /// cannot be dismissed. All else is as for ``insert(_:as:in:displayScale:physics:rules:scrollsToTop:file:line:)``.
  ///
  /// - Precondition: there is such a detent.
  public mutating func insert(
    _ sheet: ScrollSheet, as id: ID, in parent: ID? = nil, detent: Int? = 0, displayScale: Double = 1,
    physics: Scroller.Physics = .uiKit, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    detent?.require(in: sheet.detents.indices, "detent", file, line)
    insert(
      .sheet(sheet), as: id, in: parent, displayScale: displayScale, physics: physics, file: file, line: line)
    if detent != 0 { move(id, to: detent, animation: nil, at: now) }
  }

  func kind(of id: ID) -> Kind { members[requireIndex(of: id)].kind }

  /// Returns the index of the detent at which a sheet is; nil between the detents, for a dismissed sheet, and for another
  /// member.
  public func detent(of id: ID) -> Int? { detent(of: id, at: self[id].contentOffset) }

  /// Returns the index of the detent at which a sheet is, or at which it will come to rest without further input; nil if it
  /// will be dismissed, and for another member.
  ///
  /// - Complexity: a copy of what moves the sheet, while it moves.
  public func targetDetent(of id: ID) -> Int? { detent(of: id, at: rest(of: id)) }

  private func detent(of id: ID, at offset: ScrollPoint) -> Int? {
    guard case .sheet(let sheet) = kind(of: id) else { return nil }
    return sheet.detent(at: offset[sheet.axis])
  }

  /// Returns whether a sheet has been dismissed and is at rest; false for another member.
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
    scroll(requireIndex(of: id), to: offset, on: sheet.axis, animation)
    guard offset < sheet.fullLength else { return changes }
    for member in members.map({ $0.id }) where isInside(member, id) {
      let index = requireIndex(of: member)
      catchUp(index)
      let viewport = viewport(at: index)
      let start = viewport.limits(on: sheet.axis).lowerBound
      guard !members[index].isAway, viewport.endlessAxis != sheet.axis,
        viewport.contentOffset[sheet.axis] != start
      else { continue }
      scroll(index, to: start, on: sheet.axis, animation)
    }
    return changes
  }

  /// Scrolls a member on one axis; on the other it goes on, or returns from a touch that the scroll ends.
  mutating func scroll(_ index: Int, to offset: Double, on axis: ScrollAxis, _ animation: ScrollAnimation?) {
    catchUp(index)
    detach(index) {
      $0.changeScroller(of: index) {
        $0.endZoom(&$1)
        if let animation {
          $0.animate(to: offset, on: axis, animation, &$1)
        } else {
          // Exactly, and not on the pixel grid: a sheet rests at its detent.
          $0.put(at: offset, on: axis, &$1)
        }
      }
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
