extension Viewport {
  /// How far the offset must move with `change`, for the visible part to stay in place.
  ///
  /// With p the content point at `fraction` of the free part of the frame, s the change's
  /// position, and g the content's growth, inserted − removed:
  ///
  ///     p before s                    0           what comes or goes lies after the point
  ///     p after s + removed           g           before it: exactly its growth
  ///     p between, in a changed item  g·(p − s)/removed
  ///
  /// The last law keeps the same part of the item at the same place, and joins the other two. What is *inserted*
  /// at p itself is before the point where the fraction is at most ½, since the content from there on is what
  /// shows; with more than ½ it is after it.
  ///
  /// - Over-scrolled, p is the end of the content that is nearer. Content put behind the last point is
  ///   therefore never before it.
  /// - Empty content has nothing to keep: the first that comes shows from its beginning, with more than ½ from
  ///   its end.
  ///
  /// - Parameter fraction: which content stays in place: 0 for what is at the top or left, 1 for the other end.
  /// - Precondition: `fraction` is from 0 to 1.
  public func displacement(by change: ContentChange, anchoredAt fraction: Double = 0) -> Double {
    fraction.require(.fraction, "fraction")
    let length = contentSize[change.axis]
    guard length > 0 else { return fraction <= 0.5 ? 0 : change.inserted }
    let part = change.part(of: length)
    let removed = part.upperBound - part.lowerBound
    let growth = change.inserted - removed
    let point = (contentOffset[change.axis] + place(at: fraction, on: change.axis)).saturated
      .clamped(to: 0...length)
    if removed > 0 && part.contains(point) {
      return (growth * ((point - part.lowerBound) / removed)).saturated.flushed
    }
    let keepsWhatFollows = point <= 0 || (fraction <= 0.5 && point < length)
    let isBefore = keepsWhatFollows ? part.lowerBound <= point : part.lowerBound < point
    return isBefore ? growth : 0
  }

  /// The viewport with `change` made: its content longer or shorter, its visible part in place.
  ///
  ///     viewport.applying(ContentChange(on: .vertical, at: 0, inserting: 300)).contentOffset.y
  ///     // 300.0 where it was 0.0: the row that was at the top still is
  ///
  /// The offset is not clamped, since content in motion must not jump; content at rest wants
  /// ``clamped(_:)`` afterwards. Changes follow one another, each in the positions the one before left.
  ///
  /// - Parameter fraction: which content stays in place, see ``displacement(by:anchoredAt:)``.
  /// - Precondition: `fraction` is from 0 to 1.
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
