/// A pair of values, one for each direction in which content moves.
struct PerDirection<Value> {
  /// The value for movements that increase the offset.
  var towardsEnd: Value
  /// The value for movements that decrease the offset.
  var towardsStart: Value

  @inline(__always) subscript(towardsEnd isTowardsEnd: Bool) -> Value {
    get { isTowardsEnd ? towardsEnd : towardsStart }
    set { if isTowardsEnd { towardsEnd = newValue } else { towardsStart = newValue } }
  }
}

extension PerDirection: Equatable where Value: Equatable {}
extension PerDirection: Hashable where Value: Hashable {}
extension PerDirection: Sendable where Value: Sendable {}
#if !hasFeature(Embedded)
  extension PerDirection: Codable where Value: Codable {}
#endif
