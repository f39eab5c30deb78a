/// A value after a change.
///
///     let still = changed(physics) { $0.reducesMotion = true }
func changed<Value>(_ value: Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
  var value = value
  try change(&value)
  return value
}
