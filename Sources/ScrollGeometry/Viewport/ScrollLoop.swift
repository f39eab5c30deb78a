/// Content without an end along one axis: what follows the last item is the first.
///
///     let days = ScrollLoop(on: .horizontal, length: 7 * 120)
///     var scroller = Scroller(viewport: days.viewport(list, longestItem: 120))
///     …
///     days.wrapped(scroller.contentOffset.x)          // from 0 to 840: what is shown
///     days.frame(of: monday, in: scroller.viewport)            // the copy of an item to draw
///     Pages(of: scroller.viewport, on: .horizontal)            // after the last page comes the first again
///     days.wrapped(scroller.viewport)                          // for a scroll bar, timelines
///
/// The offset of the viewport has no limits, and only what is shown is wrapped: no drag, flight or target meets the seam:
///
///     wrapped(x) = x − L·⌊(x − start)/L⌋        in [start, start + L)
///
/// - Everything shown at x is shown at x + L. Functions take finite numbers, and lengths that are not negative.
/// - An offset far from the start has fewer digits after the point: 10⁹ turns of 1000 points leave a thousandth of one.
/// - Source: our choice ([O], PHYSICS §12), after embla ([S]), whose offsets are the negatives of ours.
public struct ScrollLoop: Hashable, Sendable {
  /// The axis along which the content has no end.
  public let axis: ScrollAxis
  /// L: the length after which the content repeats, in points.
  public let length: Double
  /// The position at which the first item begins.
  public let start: Double

  /// Creates a loop.
  ///
  /// - Precondition: `length` is finite and more than zero, `start` is finite; ``validate(length:start:)`` checks that.
  public init(
    on axis: ScrollAxis, length: Double, start: Double = 0, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    requireValid(try Self.validate(length: length, start: start), file, line)
    self.axis = axis
    self.length = length
    self.start = start.flushed
  }

  /// Throws the error of the first number that breaks a rule.
  public static func validate(length: Double, start: Double = 0) throws(ScrollValueError) {
    try length.check(.positive, "length")
    try start.check(.finite, "start")
  }

  /// Returns whether the content fills a view at every offset without an item twice: content − longest item ≥ view.
  public func fills(_ viewportLength: Double, longestItem: Double = 0) -> Bool {
    viewportLength.require(.notNegative, "viewportLength")
    longestItem.require(.notNegative, "longestItem")
    return length - longestItem >= viewportLength
  }

  /// Returns the viewport without ends on the axis of the loop; the viewport itself where the content is too short for a loop.
  public func viewport(_ viewport: Viewport, longestItem: Double = 0) -> Viewport {
    guard fills(viewport.frame.size[axis], longestItem: longestItem) else { return viewport }
    var endless = viewport
    endless.endlessAxis = axis
    return endless
  }

  /// Returns the place of an offset in the first turn, from ``start`` on and before `start + length`.
  public func wrapped(_ offset: Double) -> Double {
    offset.require(.finite, "offset")
    let place = (offset - turns(before: (offset - start).saturated) * length).saturated.flushed
    // The product may round to either side.
    if place < start { return (place + length).clamped(to: start...(start + length).saturated) }
    return place < (start + length).saturated ? place : start
  }

  /// Returns a viewport at the same place of the first turn, with limits from ``start`` to `start + length`, as for a scroll bar.
  /// ``Pages`` and a ``TabsIndicator`` that wraps read the viewport without an end.
  public func wrapped(_ viewport: Viewport) -> Viewport {
    var shown = viewport
    shown.endlessAxis = nil
    (shown.contentInset[min: axis], shown.contentInset[max: axis]) = (0, 0)
    let safeArea = shown.adjustedContentInset
    shown.contentInset[min: axis] = (0 - start - safeArea[min: axis]).saturated.flushed
    let end = start + length + viewport.frame.size[axis] - viewport.contentSize[axis]
    shown.contentInset[max: axis] = (end - safeArea[max: axis]).saturated.flushed
    shown.contentOffset[axis] = wrapped(viewport.contentOffset[axis])
    return shown
  }

  /// Returns the offset that shows the same as `target` and is nearest to `offset`: the shortest way, in (−L/2, L/2].
  ///
  ///     scroller.handle(.setContentOffset(days.offset(nearestTo: x, showing: monday.minX) …
  public func offset(nearestTo offset: Double, showing target: Double) -> Double {
    offset.require(.finite, "offset")
    target.require(.finite, "target")
    let distance = (target - offset).saturated
    // ⌈d/L − ½⌉ turns too far: a tie goes forwards.
    let turns = 0 - turns(before: (length / 2 - distance).saturated)
    return (offset + (distance - turns * length)).saturated.flushed
  }

  /// Returns the frame of the copy of an item that a viewport shows, in the content's space; where none is visible, of the
  /// next one after the frame's beginning. `item` is the one in the first turn.
  public func frame(of item: ScrollRect, in viewport: Viewport) -> ScrollRect {
    requireValid(try item.check("item"))
    // The first copy that ends after the view begins.
    let turns = turns(before: (viewport.contentOffset[axis] - item[axis].upperBound).saturated) + 1
    var frame = item
    frame.origin[axis] = (item.origin[axis] + turns * length).saturated.flushed
    return frame
  }

  /// Returns the number of whole turns in a distance; so far out that a turn is less than a digit, 0.
  private func turns(before distance: Double) -> Double {
    let turns = distance / length
    return turns.magnitude < 0x1p52 ? turns.wholeBelow : 0
  }
}

#if !hasFeature(Embedded)
  extension ScrollLoop: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(length: values[.length], start: values[.start])
      try self.init(on: values[.axis], length: values[.length], start: values[.start])
    }
  }
#endif
