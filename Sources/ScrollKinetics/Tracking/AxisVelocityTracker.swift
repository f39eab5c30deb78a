import ScrollGeometry

/// The velocity of content that is moved by deltas along one axis, by the law of ``VelocityTracker``.
@usableFromInline struct AxisVelocityTracker: Hashable, Sendable, Codable {
  private(set) var position: Double
  private var steps: AxisSteps
  private var times: StepTimes

  init(at position: Double, instant: ScrollInstant) {
    self.position = position
    (steps, times) = (AxisSteps(at: position), StepTimes(at: instant))
  }

  /// Creates the tracker of one axis of `tracker`; nil if the other axis moves.
  init?(_ tracker: VelocityTracker, along axis: ScrollAxis) {
    let other = axis.cross
    guard tracker.steps[other].isStill(at: tracker.position[other]) else { return nil }
    position = tracker.position[axis]
    (steps, times) = (tracker.steps[axis], tracker.times)
  }

  var instant: ScrollInstant { times.instant }

  /// Adds the position at `instant`. It replaces the latest one if it is not later.
  mutating func add(_ position: Double, at instant: ScrollInstant) {
    if instant > times.instant {
      if let time = times.add(instant) { steps.end(at: self.position, after: time) }
    } else if times.isAtStart {
      steps.start = position
    }
    self.position = position
  }

  /// v_n, in points per second; zero before the first step.
  var velocity: Double { steps.velocity(at: position, times) }

  /// Moves the position without counting the distance as movement.
  mutating func move(to position: Double) {
    steps.move(from: self.position, to: position, times)
    self.position = position
  }

  mutating func shiftTime(by duration: Duration) { times.shiftTime(by: duration) }

  var fault: String? { position.isFinite && steps.isFinite ? times.fault : "the tracker must be finite" }
}
