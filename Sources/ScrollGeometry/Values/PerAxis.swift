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
#if !hasFeature(Embedded)
  extension PerAxis: Codable where Value: Codable {}
#endif
