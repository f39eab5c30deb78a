import ScrollGeometry

/// When the samples of a finger, or of deltas, were taken, and which steps they make.
///
/// A step leads from one sample to the first one that is at least 2 ms later, which closes it. The samples before that extend the
/// step, and give no velocity: stamps that lie close together would make any.
///
/// - Source: our own choice ([O], PHYSICS §6). Recorded steps take 4 ms and more.
struct StepTimes: Hashable, Sendable, Codable {
  private(set) var instant: ScrollInstant
  /// The instant at which the present step began; of a kept velocity, since when it is kept.
  private(set) var start: ScrollInstant
  /// The durations of the two steps before the present one, in seconds.
  private(set) var latestTime: Float = 0
  private(set) var earlierTime: Float = 0
  private(set) var steps = Steps.none
  private(set) var callbacks = Callbacks.none

  /// The steps before the present one whose velocities are known.
  enum Steps: NamedCases, Sendable {
    case none, one, two
    /// None; in their place stands a velocity that is kept, and no step is made.
    case kept

    package static var names: Names { ["none": .none, "one": .one, "two": .two, "kept": .kept] }
  }

  /// The callbacks of a pan since it began: the samples that close steps.
  enum Callbacks: NamedCases, Sendable {
    case none, one, several

    package static var names: Names { ["none": .none, "one": .one, "several": .several] }
  }

  /// The least duration of a step, in seconds.
  static let shortest = 0.002
  /// How long a velocity is kept, in seconds.
  static let keeping = 0.1

  init(at instant: ScrollInstant) { (self.instant, start) = (instant, instant) }

  /// The duration of the present step, in seconds.
  @inline(__always) var time: Double { start.seconds(to: instant) }
  /// Whether the latest sample has closed the present step.
  @inline(__always) var isClosed: Bool { steps != .kept && time >= Self.shortest }
  /// Whether the latest sample is where the present step begins.
  var isAtStart: Bool { start == instant }
  var hasVelocity: Bool { steps != .none || isClosed }

  /// Adds a sample that is later than the latest one. If that one has closed its step, another step begins there; returns the
  /// duration of the closed one.
  @inline(__always) mutating func add(_ instant: ScrollInstant) -> Double? {
    defer { self.instant = instant }
    let time = time
    guard time >= Self.shortest else { return nil }
    (earlierTime, latestTime) = (latestTime, Float(time))
    steps = steps == .none ? .one : .two
    start = self.instant
    return time
  }

  /// Counts a callback of the pan; returns whether there was one before.
  @inline(__always) mutating func countCallback() -> Bool {
    let isFirst = callbacks == .none
    callbacks = isFirst ? .one : .several
    return !isFirst
  }

  /// Begins to count callbacks, with the latest sample if it has closed its step.
  mutating func beginPan() { callbacks = isClosed ? .one : .none }
  /// Takes back the samples that extend the present step.
  mutating func reopen() { if !isClosed { instant = start } }

  /// Lets the samples be as much later as `instant` is later than the latest one.
  mutating func handOver(at instant: ScrollInstant) {
    guard instant > self.instant else { return }
    if steps != .kept { start = start.advanced(by: self.instant.duration(to: instant)) }
    self.instant = instant
  }

  /// Shifts all instants. A step that takes no time at the end of the time line is open.
  mutating func shiftTime(by duration: Duration) {
    (start, instant) = (start.advanced(by: duration), instant.advanced(by: duration))
  }

  mutating func keep(since lift: ScrollInstant) {
    self = StepTimes(at: instant)
    (start, steps) = (lift, .kept)
  }

  /// Returns whether a velocity is kept that still counts at `instant`.
  func keeps(at instant: ScrollInstant) -> Bool {
    steps == .kept && start.seconds(to: instant) <= Self.keeping
  }

  /// Adds a later sample while a velocity is kept. It makes no step.
  mutating func skip(to instant: ScrollInstant) { self.instant = instant }

  var fault: String? {
    guard latestTime.isFinite, latestTime >= 0, earlierTime.isFinite, earlierTime >= 0 else {
      return "the duration of a step must be finite and not negative"
    }
    return steps != .kept && start > instant ? "a step must not begin after its latest sample" : nil
  }
}

/// The steps s_n of a finger, or of deltas, along one axis, and their velocities v_n by the law of ``VelocityTracker``.
///
/// ``StepTimes`` tells which steps there are: what is not yet known is 0 here.
struct AxisSteps: Hashable, Sendable, Codable {
  /// The position at which the present step began, in points.
  var start: Double
  /// The velocity of the step before the present one, or one that is kept, in points per second.
  private(set) var latest = 0.0
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
