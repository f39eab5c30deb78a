extension Viewport {
  /// The offset nearest to the present one that shows `rect`: what scrollRectToVisible scrolls to.
  ///
  ///     wanted = rect ∩ content
  ///     x′ = x, moved the least to hold  wanted.max − clear.max ≤ x′ ≤ wanted.min − clear.min
  ///
  /// where clear is what the adjusted insets leave free of the frame. With 100 rows of 200 points and a top
  /// inset of 60, showing (0, 0, 1, 1) scrolls to −60.
  ///
  /// - Nothing moves where the rectangle shows already, or where it has no point in common with the content.
  /// - A rectangle longer than the free part shows its near edge (left, top).
  /// - What moves ends within the limits; an axis that need not move stays where it is, past a limit too.
  ///
  /// - Parameter rect: in the content's space.
  /// - Precondition: the rectangle is finite, its size not negative.
  /// - Source: [A]; the long rectangle and the one outside are our choice, [O] (PHYSICS §8).
  public func contentOffset(revealing rect: ScrollRect) -> ScrollPoint {
    requireValid { () throws(ScrollValueError) in try rect.check("rect") }
    guard let wanted = rect.intersection(contentRect) else { return contentOffset }
    return ScrollPoint { axis in
      let clear = clearRange(on: axis)
      let offset = contentOffset[axis]
      let atStart = (wanted[axis].lowerBound - clear.lowerBound).saturated
      let atEnd = (wanted[axis].upperBound - clear.upperBound).saturated
      let shown = atEnd <= atStart ? offset.clamped(to: atEnd...atStart) : atStart
      return shown == offset ? offset : shown.clamped(to: limits(on: axis)).flushed
    }
  }

  /// The offset that shows `point` of the content at the fraction `alignment` of the free part of the frame:
  /// (0, 0) at its top left corner, (0.5, 0.5) in its middle, (1, 1) at its bottom right.
  ///
  ///     x = point − (near inset + alignment·(frame − near inset − far inset))
  ///
  /// The result may lie past the limits; ask ``clamped(_:)`` where it must not.
  ///
  /// - Precondition: the point is finite, and the alignment lies in the unit square.
  public func contentOffset(placing point: ScrollPoint, at alignment: ScrollPoint) -> ScrollPoint {
    contentOffset(placing: ScrollRect(origin: point, size: .zero), at: alignment)
  }

  /// The offset that aligns `rect` of the content with the free part of the frame: its near edges with
  /// alignment 0, its middle with 0.5, its far edges with 1.
  ///
  ///     x = rect.min + alignment·rect.length − (near inset + alignment·(frame − near inset − far inset))
  ///
  /// A row at 500, 100 points long, in a window of 200: 500 at the start, 450 in the middle, 400 at the end.
  /// The result may lie past the limits; ask ``clamped(_:)`` where it must not.
  ///
  /// - Precondition: the rectangle is finite, its size not negative, and the alignment in the unit square.
  public func contentOffset(placing rect: ScrollRect, at alignment: ScrollPoint) -> ScrollPoint {
    requireValid { () throws(ScrollValueError) in
      try rect.check("rect")
      try alignment.check(.fraction, "alignment")
    }
    return ScrollPoint { axis in
      let part = rect[axis]
      let point = Double.interpolated(from: part.lowerBound, to: part.upperBound, at: alignment[axis])
      return (point - place(at: alignment[axis], on: axis)).saturated.flushed
    }
  }
}
