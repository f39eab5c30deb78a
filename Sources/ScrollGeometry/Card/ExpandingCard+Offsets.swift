// MARK: - From the outer offset

extension ExpandingCard {
  /// How far the card has grown at an outer offset: 0 collapsed, 1 full.
  ///
  /// - Precondition: `offset` is finite.
  public func progress(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return offset >= travel ? 1 : offset <= 0 ? 0 : offset / travel
  }

  /// The card's frame in its container at an outer offset; all four insets shrink together.
  ///
  /// Insets that cross leave a card of length zero, in the middle between them.
  ///
  /// - Precondition: `offset` is finite.
  public func frame(at offset: Double) -> ScrollRect {
    let left = 1 - progress(at: offset)
    var insets = ScrollInsets.zero
    for axis in ScrollAxis.allCases {
      insets[min: axis] = collapsedInsets[min: axis] * left
      insets[max: axis] = collapsedInsets[max: axis] * left
    }
    return ScrollRect(origin: .zero, size: container).inset(by: insets)
  }

  /// The radius of the card's corners at an outer offset.
  ///
  /// - Precondition: `offset` is finite.
  public func cornerRadius(at offset: Double) -> Double {
    Double.interpolated(
      from: collapsedCornerRadius, to: expandedCornerRadius, at: progress(at: offset))
  }

  /// The content offset of the card's own content at an outer offset: minus its near inset until the card is
  /// full, and from there on as far as the outer one moves.
  ///
  /// - Precondition: `offset` is finite.
  public func innerOffset(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return (Swift.max(0, offset - travel) - innerInsets[min: axis]).saturated
  }

  /// The length of the outer scroll view's content along ``axis``.
  public var outerContentLength: Double {
    let inner = (innerContentLength + innerInsets[min: axis] + innerInsets[max: axis]).saturated
    return (travel + Swift.max(inner, container[axis])).saturated
  }
}

// MARK: - To the outer offset

extension ExpandingCard {
  /// The outer offset at which the card has grown by `progress`, from 0 to 1.
  ///
  /// - Precondition: `progress` is from 0 to 1.
  public func offset(atProgress progress: Double) -> Double {
    progress.require(.fraction, "progress")
    return progress * travel
  }

  /// The outer offset at which the card's own content stands at `inner`; at its beginning the one at which the
  /// card is full.
  ///
  /// - Precondition: `inner` is finite.
  public func offset(atInnerOffset inner: Double) -> Double {
    inner.require(.finite, "inner")
    return (travel + Swift.max(0, inner + innerInsets[min: axis])).saturated
  }

  /// Where the outer scroll view shall come to rest, let go at `offset` with `velocity` on its way to
  /// `proposed`.
  ///
  /// - Between collapsed and full (0 < offset < travel): full for a velocity above 0, collapsed for one below;
  ///   without any the nearer end, in the middle the collapsed one.
  /// - Beyond, in the card's own content, rest is free; but a fling back that would leave it stops where the
  ///   card is full, and does not collapse it.
  /// - Let go full, at the beginning of its content, a fling back collapses the card, and collapsed, at 0 or
  ///   before, one forwards that would leave 0 fills it. A fling that would end within (0, travel) never does.
  ///
  /// - Parameters:
  ///   - offset: the outer offset at lift.
  ///   - velocity: of the offset, only its sign counts.
  ///   - proposed: where the outer scroll view would come to rest by itself.
  /// - Precondition: all three are finite.
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
