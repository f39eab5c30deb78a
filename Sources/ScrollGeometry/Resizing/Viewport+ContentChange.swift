extension Viewport {
  /// Returns the distance by which the offset must move with `change` to keep the visible content in place.
  ///
  /// With p the content point at `fraction` of the part of the frame that no inset covers, s the position of the
  /// change, and g = inserted − removed, the growth of the content:
  ///
  ///     p before s                           0           the change is after the point
  ///     p after s + removed                  g           the change is before the point
  ///     p between, in an item that changes   g·(p − s)/removed
  ///
  /// The last law keeps the same fraction of the item in place, and joins the other two continuously. An *insertion* at p itself
  /// counts as before the point where `fraction` is at most ½, since what follows is visible, and else as after it.
  ///
  /// - For over-scrolled content, p is the nearer end: content appended at the end is never before it.
  /// - Content without an end changes in each of its turns.
  /// - For empty content the result shows the beginning of what is inserted, or its end where `fraction` is more than ½.
  /// - `fraction` is from 0 for the top or left end of the visible part to 1 for the other end, as a precondition.
  public func displacement(by change: ContentChange, anchoredAt fraction: Double = 0) -> Double {
    fraction.require(.fraction, "fraction")
    let length = contentSize[change.axis]
    guard length > 0 else { return fraction <= 0.5 ? 0 : change.inserted }
    let part = change.part(of: length)
    let removed = part.upperBound - part.lowerBound
    let growth = change.inserted - removed
    var point = (contentOffset[change.axis] + place(at: fraction, on: change.axis)).saturated
    var passed = 0.0
    if endlessAxis == change.axis {
      // The turns before that of the point.
      let turn = (point / length).saturated.wholeBelow
      passed = (turn * growth).saturated
      point = (point - turn * length).saturated
    }
    point = point.clamped(to: 0...length)
    if removed > 0 && part.contains(point) {
      return (passed + growth * ((point - part.lowerBound) / removed)).saturated.flushed
    }
    let keepsWhatFollows = point <= 0 || (fraction <= 0.5 && point < length)
    let isBefore = keepsWhatFollows ? part.lowerBound <= point : part.lowerBound < point
    return (passed + (isBefore ? growth : 0)).saturated.flushed
  }

  /// Returns the viewport after `change`: its content is longer or shorter, and its visible content stays in place.
  ///
  ///     viewport.applying(ContentChange(on: .vertical, at: 0, inserting: 300)).contentOffset.y
  ///     // 300.0 for an offset of 0.0 before: the row at the top is still at the top
  ///
  /// The offset is not clamped, since moving content must not jump; for content at rest, call ``clamped(_:)``
  /// afterwards. Of several changes each is given in the positions that the one before has produced.
  ///
  /// The part that stays in place is that of ``displacement(by:anchoredAt:)``.
  public func applying(_ change: ContentChange, anchoredAt fraction: Double = 0) -> Viewport {
    let axis = change.axis
    let displacement = displacement(by: change, anchoredAt: fraction)
    let part = change.part(of: contentSize[axis])
    let rest = contentSize[axis] - (part.upperBound - part.lowerBound)
    var viewport = self
    viewport.contentSize[axis] = (rest + change.inserted).saturated
    viewport.contentOffset[axis] = (contentOffset[axis] + displacement).saturated
    return viewport
  }
}
