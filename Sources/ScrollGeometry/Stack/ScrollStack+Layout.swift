extension ScrollStack {
  /// The frames of a stack's items, and the size of the content.
  public struct Layout: Hashable, Sendable {
    /// The axis along which the items follow one another.
    public let axis: ScrollAxis
    /// The frame of each item, in the content's space.
    public let frames: [ScrollRect]
    /// The size of the content.
    public let contentSize: ScrollSize
  }

  /// Lays the stack out in a frame of the given size.
  ///
  ///     start(0) = near inset      start(i + 1) = start(i) + length(i) + gap(i)
  ///     content = start(n − 1) + length(n − 1) + far inset, and no less than the minimum lengths
  ///
  /// Flexible items share what the others leave over of the minimum length; none becomes shorter than its own minimum.
  ///
  /// With ``fillsFrameAcross`` in a scroll view with insets across, pass a size that is narrower by these: content as wide as the
  /// whole frame scrolls sideways.
  ///
  /// - Throws: ``AmbiguousLayout`` with all ``ambiguities``, unless there are none.
  /// - Precondition: the size is finite and not negative.
  /// - Complexity: O(n), and O(f log f) in the number of flexible items.
  public func layout(in frame: ScrollSize) throws(AmbiguousLayout) -> Layout {
    requireValid(try frame.check("frame"))
    let ambiguities = ambiguities
    guard ambiguities.isEmpty else { throw AmbiguousLayout(ambiguities: ambiguities) }

    let cross = axis.cross
    let crossInsets = (insets[min: cross] + insets[max: cross]).saturated
    let crossLength =
      fillsFrameAcross
      ? frame[cross] : Swift.max(0, (crossLengthOfItems ?? 0) + crossInsets).saturated
    let filled = Swift.max(0, crossLength - crossInsets).saturated

    let minimum = Swift.max(minimumLength ?? 0, fillsFrameAlong ? frame[axis] : 0)
    let shareLength = lengthOfShare(in: minimum)
    var frames: [ScrollRect] = []
    frames.reserveCapacity(items.count)
    var start = insets[min: axis]
    var end = start
    for item in items {
      let length = length(of: item, share: shareLength)
      end = (start + length).saturated
      var rect = ScrollRect.zero
      rect.origin[axis] = start
      rect.size[axis] = length
      let own = alignment == .fill ? item.crossLength : item.definiteCrossLength(across: axis)
      rect.size[cross] = own ?? filled
      rect.origin[cross] = (insets[min: cross] + (filled - rect.size[cross]) * crossFraction).saturated
      frames.append(rect)
      start = (end + (item.spacingAfter ?? spacing)).saturated
    }
    // The shares add up to the remaining length only within rounding; the content has exactly its minimum length.
    let sharesAll = shareLength.map { $0 > 0 } == true
    let length = sharesAll ? minimum : Swift.max(0, (end + insets[max: axis]).saturated, minimum)
    let size = ScrollSize { $0 == axis ? length : crossLength }
    return Layout(axis: axis, frames: frames, contentSize: size)
  }

  /// The place across the content of an item that does not fill it: 0 at the left or top edge, 1 at the opposite one.
  private var crossFraction: Double {
    switch alignment {
    case .fill, .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  /// Returns the item's length along the stack, where `share` is the length of a share of 1.
  private func length(of item: Item, share: Double?) -> Double {
    guard case .flexible(let part, let minimum) = item.length else {
      return item.definiteLength(on: axis) ?? 0
    }
    return Swift.max(minimum ?? 0, (part * (share ?? 0)).saturated)
  }

  /// Returns the length λ of a share of 1 in content of at least `minimum`; nil where no item is flexible.
  ///
  ///     Σ max(minimum, share·λ) = the length that the other items, the gaps and the insets leave over
  ///
  /// λ is 0 where the minimums of the items exceed that length. The algorithm gives the items their minimum, those with the
  /// greatest minimum/share first, until the next item's share of the rest is at least its minimum.
  private func lengthOfShare(in minimum: Double) -> Double? {
    var left = minimum - insets[min: axis] - insets[max: axis]
    var flexible: [(share: Double, minimum: Double)] = []
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { left -= item.spacingAfter ?? spacing }
      if case .flexible(let share, let minimum) = item.length {
        flexible.append((share, minimum ?? 0))
      } else {
        left -= item.definiteLength(on: axis) ?? 0
      }
    }
    guard !flexible.isEmpty else { return nil }
    flexible.sort { $0.minimum / $0.share < $1.minimum / $1.share }
    // sums[i] is the sum of the shares of items 0…i, those that remain when all after i have been taken out.
    var sums: [Double] = []
    for item in flexible { sums.append(((sums.last ?? 0) + item.share).saturated) }
    for index in flexible.indices.reversed() {
      let length = Swift.max(0, left / sums[index]).saturated.flushed
      if flexible[index].minimum <= flexible[index].share * length { return length }
      left -= flexible[index].minimum
    }
    return 0
  }
}
