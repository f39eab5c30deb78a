/// Something whose cost is measured.
public struct Case: Sendable {
  /// What is done once an iteration.
  public let name: String
  /// How many times the yardstick's cost it may take; nil where nobody has said.
  public let target: Double?
  /// A number of iterations that takes about a millisecond.
  public let iterations: Int
  /// Does it so many times, and gives a number that depends on every result.
  public let run: @Sendable (_ iterations: Int) -> Double
  /// Whether it does what it is there for.
  public let isRight: @Sendable () -> Bool

  init(
    _ name: String, target: Double? = nil, iterations: Int = 20_000,
    run: @escaping @Sendable (Int) -> Double, isRight: @escaping @Sendable () -> Bool
  ) {
    self.name = name
    self.target = target
    self.iterations = iterations
    self.run = run
    self.isRight = isRight
  }

  /// Everything that is measured.
  public static var all: [Case] {
    [yardstick] + exponentials + curves + plans + scrollers + stacks + batches
  }
}

extension Double {
  /// Whether the number is `other`, or next to it.
  func isNear(_ other: Double) -> Bool { (self - other).magnitude <= 1e-6 * (1 + other.magnitude) }
}
