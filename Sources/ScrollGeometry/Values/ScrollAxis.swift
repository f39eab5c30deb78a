/// One of the two axes along which content scrolls.
///
/// Every two-dimensional value of this module has a subscript by axis, so that a rule for one axis is written once and
/// applied to both:
///
///     for axis in ScrollAxis.allCases where !viewport.contentFits(on: axis) { … }
public enum ScrollAxis: CaseIterable, Hashable, Sendable {
  /// The axis from left to right: x, width, left and right.
  case horizontal
  /// The axis from top to bottom: y, height, top and bottom.
  case vertical

  /// Both axes, horizontal first.
  @inlinable public static var allCases: AllCases { AllCases() }

  /// The collection of both axes, horizontal first.
  ///
  /// Unlike an array, it needs no allocation, so that a loop over the axes costs nothing.
  public struct AllCases: RandomAccessCollection, Sendable {
    @usableFromInline init() {}
    /// The position of the horizontal axis.
    @inlinable public var startIndex: Int { 0 }
    /// The position after the vertical axis.
    @inlinable public var endIndex: Int { 2 }
    /// The axis at `position`: the horizontal one at 0, the vertical one at every other position.
    @inlinable public subscript(position: Int) -> ScrollAxis { position == 0 ? .horizontal : .vertical }
  }

  /// The other axis: the one *across* this one.
  @inlinable public var cross: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}
