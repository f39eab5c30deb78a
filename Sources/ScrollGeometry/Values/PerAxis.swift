/// A pair of values, one for each axis.
package struct PerAxis<Value> {
  package var horizontal: Value
  package var vertical: Value

  @inlinable @inline(__always) package init(_ value: (ScrollAxis) -> Value) {
    horizontal = value(.horizontal)
    vertical = value(.vertical)
  }

  @inlinable @inline(__always) package subscript(axis: ScrollAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}
#if !hasFeature(Embedded)
  extension PerAxis: Codable where Value: Codable {}
#endif
