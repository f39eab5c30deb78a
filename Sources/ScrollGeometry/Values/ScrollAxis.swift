/// One of the two axes along which content scrolls.
///
/// Every two-dimensional value of this module has a subscript by axis, so that a rule written once, for one
/// axis, serves both:
///
///     for axis in ScrollAxis.allCases where !viewport.fits(on: axis) { … }
public enum ScrollAxis: UInt8, CaseIterable, Hashable, Sendable {
  /// Left to right: x, width, left and right.
  case horizontal
  /// Top to bottom: y, height, top and bottom.
  case vertical

  /// Both axes, horizontal first.
  @inlinable public static var allCases: AllCases { AllCases() }

  /// The collection of both axes: one that needs no memory, so that looping over the axes costs nothing.
  public struct AllCases: RandomAccessCollection, Sendable {
    @inlinable init() {}
    /// Where the horizontal axis stands.
    @inlinable public var startIndex: Int { 0 }
    /// Behind the vertical axis.
    @inlinable public var endIndex: Int { 2 }
    /// The horizontal axis at 0, the vertical one at every other position.
    @inlinable public subscript(position: Int) -> ScrollAxis { position == 0 ? .horizontal : .vertical }
  }

  /// The other axis, the one *across* this one.
  @inlinable public var cross: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}
