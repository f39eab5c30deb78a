/// An operation whose cost is measured.
public struct Case: Sendable {
  /// The operation of one iteration.
  public let name: String
  /// The target for the ratio to the yardstick; nil for none.
  public let target: Double?
  /// A number of iterations that takes about a millisecond.
  public let iterations: Int
  /// The number of iterations with which instructions are counted: fewer, since each takes fifty times as long. In a
  /// case that repeats a flight of 512 frames it is 512, so that a whole flight is counted; a case that evaluates many
  /// flights at once counts each of them once.
  public let countedIterations: Int
  /// Runs the operation a number of times, and returns a number that depends on every result.
  public let run: @Sendable (_ iterations: Int) -> Double
  /// Returns whether the results are right.
  public let isRight: @Sendable () -> Bool

  init(
    _ name: String, target: Double? = nil, iterations: Int = 20_000, counted: Int? = nil,
    run: @escaping @Sendable (Int) -> Double, isRight: @escaping @Sendable () -> Bool
  ) {
    self.name = name
    self.target = target
    self.iterations = iterations
    countedIterations = counted ?? max(1, iterations / 8)
    self.run = run
    self.isRight = isRight
  }

  /// All cases.
  public static var all: [Case] {
    [yardstick] + exponentials + curves + plans + scrollers + hosts + hostFrames + screens + stacks
      + populations
  }
}

extension Double {
  /// Returns whether the number is `other` or adjacent to it.
  func isNear(_ other: Double) -> Bool { (self - other).magnitude <= 1e-6 * (1 + other.magnitude) }
}
