/// The length in points of a toolkit's unit that is not a point: the cells of a terminal, the pixels of a display, metres.
///
///     let cells = ScrollUnit(width: 8, height: 16)
///     var scroller = Scroller(viewport: cells.points(viewport))             // a viewport in cells
///     scroller.handle(.touchMoved(cells.points(finger)), at: instant)
///     draw(at: cells.units(scroller.contentOffset))
///
/// Rules of a scroll view are lengths and speeds in points: a drag begins after 10 points, a finger slower than 250 points per
/// second does not fling. A unit that is converted where coordinates come in and go out scales all of them.
///
///     points = length·units        units = points/length
///
/// - The two conversions of a number are inverse bit for bit if the length is a power of two, and otherwise to an ulp.
/// - Cells that are higher than wide have two lengths: distances along a diagonal are those that a person sees.
/// - Numbers that are converted must be finite. Results that overflow saturate.
/// - Source: our own choice ([O]). UIKit has no other unit.
public struct ScrollUnit: Hashable, Sendable {
  /// The number of points in a unit on the horizontal axis, more than zero.
  public let width: Double
  /// The number of points in a unit on the vertical axis, more than zero.
  public let height: Double

  /// Creates a unit with different lengths on the two axes.
  ///
  /// - Precondition: both lengths are finite and more than zero.
  public init(width: Double, height: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    width.require(.positive, "width", file, line)
    height.require(.positive, "height", file, line)
    (self.width, self.height) = (width, height)
  }

  /// Creates a unit with the same length on both axes.
  ///
  /// - Precondition: the length is finite and more than zero.
  public init(points: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    points.require(.positive, "points", file, line)
    self.init(width: points, height: points, file: file, line: line)
  }

  private func length(on axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }

  /// Returns a length, a coordinate or a velocity along `axis` in points.
  public func points(_ number: Double, on axis: ScrollAxis) -> Double {
    number.require(.finite, "number")
    return (number * length(on: axis)).saturated.flushed
  }

  /// Returns the point in points.
  public func points(_ point: ScrollPoint) -> ScrollPoint { ScrollPoint { points(point[$0], on: $0) } }

  /// Returns the vector, such as a delta or a velocity, in points.
  public func points(_ vector: ScrollVector) -> ScrollVector { ScrollVector { points(vector[$0], on: $0) } }

  /// Returns the size in points.
  public func points(_ size: ScrollSize) -> ScrollSize { ScrollSize { points(size[$0], on: $0) } }

  /// Returns the rectangle in points.
  public func points(_ rect: ScrollRect) -> ScrollRect {
    ScrollRect(origin: points(rect.origin), size: points(rect.size))
  }

  /// Returns the insets in points.
  public func points(_ insets: ScrollInsets) -> ScrollInsets {
    ScrollInsets { (points(insets[min: $0], on: $0), points(insets[max: $0], on: $0)) }
  }

  /// Returns the viewport in points. Its ``Viewport/displayScale``, the number of pixels in a unit, becomes that of the longer
  /// unit: content at a scale of 1 rests on whole units of both axes if one length is a multiple of the other.
  ///
  /// - Precondition: the number of pixels in a point is finite and more than zero.
  public func points(_ viewport: Viewport) -> Viewport {
    var result = viewport
    result.frame = points(viewport.frame)
    result.contentSize = points(viewport.contentSize)
    result.contentInset = points(viewport.contentInset)
    result.safeAreaInsets = points(viewport.safeAreaInsets)
    result.contentOffset = points(viewport.contentOffset)
    result.displayScale = viewport.displayScale / Swift.max(width, height)
    if let control = viewport.refreshControl {
      let unit = length(on: control.axis)
      result.refreshControl = RefreshControl(
        trigger: (control.trigger * unit).saturated, extent: (control.extent * unit).saturated,
        firesAt: control.firesAt, on: control.axis)
    }
    return result
  }

  /// Returns a length, a coordinate or a velocity along `axis` in units.
  public func units(_ number: Double, on axis: ScrollAxis) -> Double {
    number.require(.finite, "number")
    return (number / length(on: axis)).saturated.flushed
  }

  /// Returns the point in units.
  public func units(_ point: ScrollPoint) -> ScrollPoint { ScrollPoint { units(point[$0], on: $0) } }

  /// Returns the vector, such as a delta or a velocity, in units.
  public func units(_ vector: ScrollVector) -> ScrollVector { ScrollVector { units(vector[$0], on: $0) } }

  /// Returns the size in units.
  public func units(_ size: ScrollSize) -> ScrollSize { ScrollSize { units(size[$0], on: $0) } }

  /// Returns the rectangle in units.
  public func units(_ rect: ScrollRect) -> ScrollRect {
    ScrollRect(origin: units(rect.origin), size: units(rect.size))
  }

  /// Returns the insets in units.
  public func units(_ insets: ScrollInsets) -> ScrollInsets {
    ScrollInsets { (units(insets[min: $0], on: $0), units(insets[max: $0], on: $0)) }
  }
}
