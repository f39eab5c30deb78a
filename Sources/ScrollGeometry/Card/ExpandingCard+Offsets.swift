// From the outer offset and to it.
extension ExpandingCard {
  /// Returns the progress of the card's growth at an outer offset: 0 collapsed, 1 full.
  public func progress(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return offset >= travel ? 1 : offset <= 0 ? 0 : offset / travel
  }

  /// Returns the card's frame in its container at an outer offset. All four insets shrink in proportion; where opposite ones would
  /// cross, the card has length zero and lies in their middle.
  public func frame(at offset: Double) -> ScrollRect {
    let left = 1 - progress(at: offset)
    var insets = ScrollInsets.zero
    for axis in ScrollAxis.allCases {
      insets[min: axis] = collapsedInsets[min: axis] * left
      insets[max: axis] = collapsedInsets[max: axis] * left
    }
    return ScrollRect(origin: .zero, size: container).inset(by: insets)
  }

  /// Returns the radius of the card's corners at an outer offset.
  public func cornerRadius(at offset: Double) -> Double {
    .interpolated(from: collapsedCornerRadius, to: expandedCornerRadius, at: progress(at: offset))
  }

  /// Returns the offset of the card's own content at an outer offset: its beginning until the card is full.
  public func innerOffset(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return (Swift.max(0, offset - travel) - innerInsets[min: axis]).saturated
  }

  /// The length of the outer scroll view's content along ``axis``.
  public var outerContentLength: Double {
    let inner = (innerContentLength + innerInsets[min: axis] + innerInsets[max: axis]).saturated
    return (travel + Swift.max(inner, container[axis])).saturated
  }

  /// Returns the outer offset at a progress of the card's growth, which must be from 0 to 1.
  public func offset(atProgress progress: Double) -> Double {
    progress.require(.fraction, "progress")
    return progress * travel
  }

  /// Returns the outer offset at which the card's own content has the offset `inner`; for its beginning, that of a full card.
  public func offset(atInnerOffset inner: Double) -> Double {
    inner.require(.finite, "inner")
    return (travel + Swift.max(0, inner + innerInsets[min: axis])).saturated
  }

  /// Returns the outer offset at which a release comes to rest, never between collapsed and full, given the offset at release, the
  /// velocity, of which only the sign matters, and the place of rest without this rule.
  ///
  /// - Released between collapsed and full (0 < offset < travel): full for a positive velocity, collapsed for a
  ///   negative one; without velocity the nearer of the two, in the middle collapsed.
  /// - Released in the card's own content (offset > travel): the proposed offset, but at least that of a full card. A fling back
  ///   through the content does not collapse the card.
  /// - Released at exactly the offset at which the card is full: a fling back that would leave it collapses the card.
  /// - Released collapsed (offset ≤ 0): a fling forwards that would end past 0 makes the card full, and goes no farther.
  public func restingOffset(from offset: Double, velocity: Double, proposed: Double) -> Double {
    offset.require(.finite, "offset")
    velocity.require(.finite, "velocity")
    proposed.require(.finite, "proposed")
    if offset > travel { return Swift.max(proposed, travel) }
    if offset == travel { return velocity < 0 && proposed < travel ? 0 : Swift.max(proposed, travel) }
    if offset <= 0 { return velocity > 0 && proposed > 0 ? travel : Swift.min(proposed, 0) }
    if velocity != 0 { return velocity > 0 ? travel : 0 }
    return offset > travel / 2 ? travel : 0
  }
}
