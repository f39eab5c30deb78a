import ScrollGeometry

// A release of members that share a movement.
extension Scroller.Release {
  /// Lets another member that shares the movement rest at an offset: a sheet at one of its detents where its list would come to
  /// rest.
  ///
  ///     screen.handle(.touchUp, at: instant) { _, release in
  ///       if release.velocity.dy < -3000 { release.rest(sheet, at: 300) }
  ///     }
  ///
  /// The movement ends where it shows the member there: those that it moves before are at their limits, those that it moves after
  /// where they began. The choice binds this member alone; all others return to their places afterwards. It replaces a choice of
  /// ``target``, as a target that is set later replaces it; the motion is the same.
  ///
  /// - Source: our own choice ([O]).
  /// - The offset is in the member's own numbers, in points, on the axis of the release.
  /// - Returns: whether the movement can show the member there; if not, the call has no effect. It cannot past a limit at which the
  ///   member does not stretch, behind content without an end, and where the released member moves alone.
  /// - Precondition: `offset` is finite.
  @discardableResult
  public mutating func rest(_ id: ScrollScreen.ID, at offset: Double) -> Bool {
    offset.require(.finite, "offset")
    let offset = offset.flushed
    guard let movement, let member = movement.numbers.firstIndex(of: id.rawValue),
      movement.shows(member, at: offset)
    else { return false }
    memberAtRest = Rest(member: id.rawValue, offset: offset)
    return true
  }
}
