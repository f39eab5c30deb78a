/// One of the two axes along which content scrolls.
///
/// Every two-dimensional value of this module has a subscript by axis, so that a rule is written once for both:
///
///     for axis in ScrollAxis.allCases where !viewport.contentFits(on: axis) { … }
public enum ScrollAxis: CaseIterable, NamedCases, Sendable {
  /// The axis from left to right: x, width, left and right.
  case horizontal
  /// The axis from top to bottom: y, height, top and bottom.
  case vertical

  /// Both axes, horizontal first.
  @inlinable public static var allCases: AllCases { AllCases() }

  /// The collection of both axes, horizontal first. Unlike an array, it needs no allocation.
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

  package static var names: Names { ["horizontal": .horizontal, "vertical": .vertical] }
}

/// A pair of values, one for each axis.
// Usable from inlined code: the bodies of the members of a type that is only `package` are not available to the
// optimiser of another module, and each use would be a generic call that looks up metadata. A release had 17 of them.
@usableFromInline package struct PerAxis<Value> {
  @usableFromInline package var horizontal: Value
  @usableFromInline package var vertical: Value

  @usableFromInline package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable @inline(__always) package init(_ value: (ScrollAxis) -> Value) {
    self.init(horizontal: value(.horizontal), vertical: value(.vertical))
  }

  @inlinable @inline(__always) package subscript(axis: ScrollAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Codable where Value: Codable {}
