/// A value that follows from the state around it and is kept to be found sooner, or is no part of it: states compare equal
/// whatever it is.
struct Derived<Value: Sendable>: Hashable, Sendable {
  var value: Value?

  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
