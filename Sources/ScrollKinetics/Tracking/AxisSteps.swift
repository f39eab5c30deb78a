import ScrollGeometry

/// The steps of a finger, or of deltas, along one axis, and the formulas of their velocities.
///
///     s_n = Δposition / Δtime              v_1 = s_1              v_n = 0.2·s_n + 0.8·s_(n−1)
///
/// ``StepTimes`` tells which steps there are: what is not yet known is 0 here.
struct AxisSteps: Hashable, Sendable {
  /// The position at which the present step began, in points.
  var start: Double
  /// The velocity of the step before the present one, or one that is kept, in points per second.
  private(set) var latest = 0.0
  /// The velocity of the step before that.
  private(set) var earlier = 0.0
  /// v at the pan's callback before the latest.
  private(set) var previous = 0.0

  /// Creates the steps of what is at `start`, with a velocity that is kept.
  init(at start: Double, keeping velocity: Double = 0) { (self.start, latest) = (start, velocity) }

  /// Ends the present step, which a sample has closed at `position`; the next one begins there.
  @inline(__always) mutating func end(at position: Double, after time: Double) {
    (earlier, latest) = (latest, step(to: position, in: time))
    start = position
  }

  /// Notes a callback of the pan, which is not the first: the one before had the velocity of the steps before the present one.
  @inline(__always) mutating func notePrevious(_ steps: StepTimes.Steps) { previous = velocity(of: steps) }

  /// Notes a callback of the pan without movement.
  mutating func notePrevious(at position: Double, _ times: StepTimes) {
    previous = velocity(at: position, times)
  }

  /// The velocity of the present step, closed at `position`.
  @inline(__always) func step(to position: Double, in time: Double) -> Double {
    ((position - start).saturated / time).saturated.flushed
  }

  /// Returns v_n, with the latest sample at `position`; zero before the first step.
  @inline(__always) func velocity(at position: Double, _ times: StepTimes) -> Double {
    guard times.isClosed else { return velocity(of: times.steps) }
    let step = step(to: position, in: times.time)
    return times.steps == .none ? step : Self.velocity(step, after: latest)
  }

  /// Returns v of the steps before the present one.
  @inline(__always) private func velocity(of steps: StepTimes.Steps) -> Double {
    steps == .two ? Self.velocity(latest, after: earlier) : latest
  }

  /// v_n for the steps s_n and s_(n−1).
  @inline(__always) private static func velocity(_ latest: Double, after earlier: Double) -> Double {
    (0.2 * latest + 0.8 * earlier).saturated.flushed
  }

  /// Moves the start of the present step with what goes from one position to another, which is no movement.
  mutating func move(from position: Double, to other: Double, _ times: StepTimes) {
    // A sum can miss the position by its rounding.
    start = times.isAtStart ? other : (start + (other - position)).saturated
  }

  /// Whether what is at `position` has not moved in any step.
  func isStill(at position: Double) -> Bool {
    start == position && latest == 0 && earlier == 0 && previous == 0
  }

  var isFinite: Bool { start.isFinite && latest.isFinite && earlier.isFinite && previous.isFinite }
}

#if !hasFeature(Embedded)
  extension AxisSteps: Codable {}
#endif
