#if !hasFeature(Embedded)
  import ScrollGeometry
#endif

/// When the samples of a finger, or of deltas, were taken, and which steps they make.
///
/// A step leads from one sample to the first one that is at least 2 ms later, which closes it. The samples before that extend the
/// step, and give no velocity: stamps that lie close together would make any.
///
/// - Source: our own choice ([O], PHYSICS §6). Recorded steps take 4 ms and more.
struct StepTimes: Hashable, Sendable {
  /// The instant of the latest sample.
  private(set) var instant: ScrollInstant
  /// The instant at which the present step began; of a kept velocity, since when it is kept.
  private(set) var start: ScrollInstant
  /// The durations of the two steps before the present one, in seconds.
  private(set) var latestTime: Float = 0
  private(set) var earlierTime: Float = 0
  /// The steps before the present one.
  private(set) var steps = Steps.none
  /// The callbacks of the pan.
  private(set) var callbacks = Callbacks.none

  /// The steps before the present one whose velocities are known.
  enum Steps: Hashable, Sendable {
    case none, one, two
    /// None; in their place stands a velocity that is kept, and no step is made.
    case kept
  }

  /// The callbacks of a pan since it began: the samples that close steps.
  enum Callbacks: Hashable, Sendable {
    case none, one, several
  }

  /// The least duration of a step, in seconds.
  static let shortest = 0.002
  /// How long a velocity is kept, in seconds.
  static let keeping = 0.1

  /// Creates the times of a first sample.
  init(at instant: ScrollInstant) { (self.instant, start) = (instant, instant) }

  /// The duration of the present step, in seconds.
  @inline(__always) var time: Double { start.seconds(to: instant) }

  /// Whether the latest sample has closed the present step.
  @inline(__always) var isClosed: Bool { steps != .kept && time >= Self.shortest }

  /// Whether the latest sample is where the present step begins.
  var isAtStart: Bool { start == instant }

  /// Whether any step is closed.
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

  // MARK: A velocity that is kept

  /// Keeps a velocity since `lift`.
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

  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    guard latestTime.isFinite, latestTime >= 0, earlierTime.isFinite, earlierTime >= 0 else {
      return "the duration of a step must be finite and not negative"
    }
    return steps != .kept && start > instant ? "a step must not begin after its latest sample" : nil
  }
}

#if !hasFeature(Embedded)
  extension StepTimes: Codable {}

  extension StepTimes.Steps: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["none": .none, "one": .one, "two": .two, "kept": .kept]
    }
  }

  extension StepTimes.Callbacks: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["none": .none, "one": .one, "several": .several]
    }
  }
#endif
