extension ScrollStack {
  /// Where a stack's items lie in the content, and how large it is.
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
  /// Flexible items divide what the minimum length leaves over by their shares, no one below its own minimum.
  /// Twenty-one items of 100 points and as many labels of 20.5, in turn, in a frame 390 wide that the content's
  /// width is tied to: 390 × 2530.5. A scroll view inset by 10 on the left and on the right then scrolls
  /// sideways, from −10 to 10, since the content is as wide as the frame and not as what the insets leave of it.
  /// Pass the smaller size where that is not wanted.
  ///
  /// - Throws: ``AmbiguousLayout``, with all that nothing decides.
  /// - Precondition: the size is finite and not negative.
  /// - Complexity: O(n), and O(f log f) in the number of flexible items.
  public func layout(in frame: ScrollSize) throws(AmbiguousLayout) -> Layout {
    requireValid { () throws(ScrollValueError) in try frame.check("frame") }
    let ambiguities = ambiguities
    guard ambiguities.isEmpty else { throw AmbiguousLayout(ambiguities: ambiguities) }

    let cross = axis.cross
    let crossInsets = (insets[min: cross] + insets[max: cross]).saturated
    let crossLength =
      frameConstraints.contains(.crossLength)
      ? frame[cross] : Swift.max(0, (crossLengthOfItems ?? 0) + crossInsets).saturated
    let filled = Swift.max(0, crossLength - crossInsets).saturated

    let minimum = Swift.max(
      minimumLength ?? 0, frameConstraints.contains(.minimumLength) ? frame[axis] : 0)
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
      rect.size[cross] = lengthAcross(of: item, filling: filled)
      rect.origin[cross] = (insets[min: cross] + (filled - rect.size[cross]) * crossFraction).saturated
      frames.append(rect)
      start = (end + (item.spacingAfter ?? spacing)).saturated
    }
    var size = ScrollSize.zero
    let length = (end + insets[max: axis]).saturated
    // Shares add up to what is left within rounding; the content has the length it was given exactly.
    size[axis] = shareLength.map { $0 > 0 } == true ? minimum : Swift.max(0, length, minimum)
    size[cross] = crossLength
    return Layout(axis: axis, frames: frames, contentSize: size)
  }

  /// Where across the content an item stands that does not fill it: 0 at the near edge, 1 at the far one.
  private var crossFraction: Double {
    switch alignment {
    case .fill, .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  /// The item's length across, in a content that leaves it `filled`.
  private func lengthAcross(of item: Item, filling filled: Double) -> Double {
    let own = alignment == .fill ? item.crossLength : item.definiteCrossLength(across: axis)
    return own ?? filled
  }

  /// The item's length along the stack, given that of a share of 1.
  private func length(of item: Item, share: Double?) -> Double {
    guard case .flexible(let part, let minimum) = item.length else {
      return item.definiteLength(on: axis) ?? 0
    }
    return Swift.max(minimum ?? 0, (part * (share ?? 0)).saturated)
  }

  /// The length of a share of 1 in content of at least `minimum`: the λ with Σ max(minimum, share·λ) = what the
  /// rest leaves over; 0 where that is less than the minimums; nil where no item is flexible.
  ///
  /// The items with the greatest minimum for their share are the first that cannot get by on it. They are
  /// taken out one after another, until the next one can.
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
    // The sum of the shares up to each item: of those that are left when all after it are taken out.
    var sums: [Double] = []
    for item in flexible { sums.append(((sums.last ?? 0) + item.share).saturated) }
    for index in flexible.indices.reversed() {
      let length = Swift.max(0, left / sums[index]).saturated
      if flexible[index].minimum <= flexible[index].share * length { return length }
      left -= flexible[index].minimum
    }
    return 0
  }
}
