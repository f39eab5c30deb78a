extension Viewport {
  /// Returns the offset nearest to the present one at which `rect` of the content is visible, as `scrollRectToVisible` does.
  ///
  ///     wanted = rect ∩ content
  ///     x′ = x, moved the least to hold  wanted.max − clear.max ≤ x′ ≤ wanted.min − clear.min
  ///
  /// where clear is the part of the frame that the adjusted insets do not cover. With 100 rows of 200 points and a top
  /// inset of 60, showing (0, 0, 1, 1) scrolls to −60.
  ///
  /// - The offset stays where the rectangle is visible already, or has no point in common with the content.
  /// - A rectangle longer than the clear part is aligned with its near edge (left, top).
  /// - An axis that moves ends within the limits; an axis that need not move stays where it is, even past a limit.
  /// - Source: [A]; for a rectangle that is too long or outside the content our choice, [O] (PHYSICS §8).
  public func contentOffset(revealing rect: ScrollRect) -> ScrollPoint { revealing(rect).offset }

  /// Returns the same, and the axes on which the rectangle's far edge is aligned.
  package func revealing(_ rect: ScrollRect) -> (offset: ScrollPoint, isAtEnd: PerAxis<Bool>) {
    requireValid(try rect.check("rect"))
    let reachable = ScrollRect { $0 == endlessAxis ? rect[$0] : contentRect[$0] }
    var isAtEnd = PerAxis { _ in false }
    guard let wanted = rect.intersection(reachable) else { return (contentOffset, isAtEnd) }
    let shown = ScrollPoint { axis in
      let clear = clearRange(on: axis)
      let offset = contentOffset[axis]
      let atStart = (wanted[axis].lowerBound - clear.lowerBound).saturated
      let atEnd = (wanted[axis].upperBound - clear.upperBound).saturated
      isAtEnd[axis] = offset < atEnd && atEnd <= atStart
      let shown = atEnd <= atStart ? offset.clamped(to: atEnd...atStart) : atStart
      return shown == offset ? offset : shown.clamped(to: limits(on: axis)).flushed
    }
    return (shown, isAtEnd)
  }

  /// Returns the offset that shows `point` of the content at the fraction `alignment` of the part of the frame that no
  /// inset covers: (0, 0) at its top left corner, (0.5, 0.5) in its middle, (1, 1) at its bottom right.
  ///
  ///     x = point − (near inset + alignment·(frame − near inset − far inset))
  ///
  /// The result may lie past the limits; pass it to ``clamped(_:)`` where it must not. The alignment lies in the unit square.
  public func contentOffset(placing point: ScrollPoint, at alignment: ScrollPoint) -> ScrollPoint {
    contentOffset(placing: ScrollRect(origin: point, size: .zero), at: alignment)
  }

  /// Returns the offset that aligns `rect` of the content with the part of the frame that no inset covers: the near
  /// edges for an alignment of 0, the middles for 0.5, the far edges for 1.
  ///
  ///     x = rect.min + alignment·rect.length − (near inset + alignment·(frame − near inset − far inset))
  ///
  /// For a row at 500, 100 points long, in a frame of 200, the offset is 500 for alignment 0, 450 for 0.5, 400 for 1.
  /// The result may lie past the limits; pass it to ``clamped(_:)`` where it must not. The alignment lies in the unit square.
  public func contentOffset(placing rect: ScrollRect, at alignment: ScrollPoint) -> ScrollPoint {
    requireValid(try rect.check("rect"))
    requireValid(try alignment.check(.fraction, "alignment"))
    return ScrollPoint { axis in
      let part = rect[axis]
      let point = Double.interpolated(from: part.lowerBound, to: part.upperBound, at: alignment[axis])
      return (point - place(at: alignment[axis], on: axis)).saturated.flushed
    }
  }
}
