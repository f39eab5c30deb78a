import ScrollGeometry

/// One value for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  @inline(__always) init(_ value: (ScrollAxis) -> Value) {
    horizontal = value(.horizontal)
    vertical = value(.vertical)
  }

  @inline(__always) subscript(axis: ScrollAxis) -> Value {
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
