import ScrollGeometry

/// The velocity of a moving finger, as UIKit's pan recogniser computes it.
///
///     s_n = Δposition / Δtime              v_1 = s_1              v_n = 0.2·s_n + 0.8·s_(n−1)
///
/// A step s_n begins at the position with which the one before ended, and is closed by the first position that is at least
/// 2 ms later. Until then the step is open: it counts for the ``position`` and the ``instant``, and not for the velocity, which is
/// that of a finger without the positions that open steps skip.
///
///     let start = ScrollInstant.origin
///     var tracker = VelocityTracker(at: .zero, instant: start)
///     tracker.add(ScrollPoint(x: 0, y: 8), at: start.advanced(by: .milliseconds(8)))         // closes a step
///     tracker.add(ScrollPoint(x: 0, y: 9), at: start.advanced(by: .microseconds(8030)))      // its 33,000 pt/s do not count
///
/// A pause gives one long step. A position at the instant of the latest one, or earlier, replaces the latest position ([O]).
///
/// - Source: recorded recogniser velocities, to 3·10⁻¹² ([M], PHYSICS §6). The least duration of a step is our own choice
///   ([O]): those recorded take 4.168 ms and more.
public struct VelocityTracker: Hashable, Sendable {
  /// The latest position of the finger, in points.
  public internal(set) var position: ScrollPoint
  var steps: PerAxis<AxisSteps>
  var times: StepTimes

  /// Creates the tracker of a finger that touched down at `position`.
  ///
  /// - Precondition: `position` is finite.
  public init(
    at position: ScrollPoint, instant: ScrollInstant, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    position.require(.finite, "position", file, line)
    self.init(position, PerAxis { AxisSteps(at: position[$0]) }, StepTimes(at: instant))
  }

  init(_ position: ScrollPoint, _ steps: PerAxis<AxisSteps>, _ times: StepTimes) {
    (self.position, self.steps, self.times) = (position, steps, times)
  }

  /// The instant of the latest position.
  public var instant: ScrollInstant { times.instant }

  /// Adds the finger's `position` at `instant`, and returns whether it is a new sample rather than a replacement.
  ///
  /// - Precondition: `position` is finite.
  @discardableResult
  public mutating func add(_ position: ScrollPoint, at instant: ScrollInstant) -> Bool {
    position.require(.finite, "position")
    let isLater = instant > self.instant
    follow(to: position, at: instant, inPan: false)
    return isLater
  }

  /// Adds a sample of a finger of a pan, or of a trackpad, on which a callback without movement is no sample.
  @inline(__always) mutating func sample(
    _ position: ScrollPoint, at instant: ScrollInstant, inPan: Bool, countingRepeats: Bool
  ) {
    if countingRepeats || position != closedPosition {
      follow(to: position, at: instant, inPan: inPan)
    } else {
      rest(at: instant, inPan: inPan)
    }
  }

  /// Does the same as ``add(_:at:)``. In a pan a sample that closes a step is a callback.
  @inline(__always) private mutating func follow(
    to position: ScrollPoint, at instant: ScrollInstant, inPan: Bool
  ) {
    guard instant > times.instant else {
      self.position = position
      if times.isAtStart { (steps.horizontal.start, steps.vertical.start) = (position.x, position.y) }
      return
    }
    if times.steps == .kept { return skip(to: position, at: instant) }
    if let time = times.add(instant) {
      steps.horizontal.end(at: self.position.x, after: time)
      steps.vertical.end(at: self.position.y, after: time)
    }
    self.position = position
    if inPan && times.isClosed && times.countCallback() {
      steps.horizontal.notePrevious(times.steps)
      steps.vertical.notePrevious(times.steps)
    }
  }

  /// Counts a callback of a trackpad's pan at which the fingers are where the latest step was closed. It is no sample.
  private mutating func rest(at instant: ScrollInstant, inPan: Bool) {
    position = closedPosition
    times.reopen()
    guard inPan, times.hasVelocity, self.instant.seconds(to: instant) >= StepTimes.shortest,
      times.countCallback()
    else { return }
    for axis in ScrollAxis.allCases { steps[axis].notePrevious(at: position[axis], times) }
  }

  /// The position at which the latest step was closed, or at which the finger touched down.
  private var closedPosition: ScrollPoint { times.isClosed ? position : ScrollPoint { steps[$0].start } }
  /// v_n, in points per second; zero before the first step is closed.
  public var velocity: ScrollVector { ScrollVector { steps[$0].velocity(at: position[$0], times) } }

  /// v at the pan's callback before the latest, in points per second; nil before the second.
  var previousVelocity: ScrollVector? {
    times.callbacks == .several ? ScrollVector { steps[$0].previous } : nil
  }

  /// Returns the latest velocity and ``previousVelocity``, without steps from before a pause.
  ///
  /// A pause is a step of more than `longest` seconds. From the second step after it on, neither contains steps from before.
  func velocities(afterPausesOf longest: Double) -> (latest: ScrollVector, previous: ScrollVector?) {
    let (longest, isClosed) = (Float(longest), times.isClosed)
    if (isClosed ? Float(times.time) : times.latestTime) > longest {
      let time = times.time
      let latest = ScrollVector { isClosed ? steps[$0].step(to: position[$0], in: time) : steps[$0].latest }
      return (latest, nil)
    }
    guard (isClosed ? times.latestTime : times.earlierTime) > longest, previousVelocity != nil else {
      return (velocity, previousVelocity)
    }
    return (velocity, ScrollVector { isClosed ? steps[$0].latest : steps[$0].earlier })
  }

  /// The instant since which the finger has been at its present position, according to its latest step.
  var restsSince: ScrollInstant {
    steps.horizontal.start == position.x && steps.vertical.start == position.y ? times.start : instant
  }

  /// Moves the finger without counting the distance as movement.
  mutating func move(to position: ScrollPoint) {
    for axis in ScrollAxis.allCases { steps[axis].move(from: self.position[axis], to: position[axis], times) }
    self.position = position
  }

  /// Continues with another finger, at `position`: the steps stay, the distance between the fingers is no movement.
  mutating func handOver(to position: ScrollPoint, at instant: ScrollInstant) {
    move(to: position)
    times.handOver(at: instant)
  }

  /// Keeps `velocity` for 100 ms since `lift`, in place of that of the steps. The first sample after that begins a step.
  mutating func keep(_ velocity: ScrollVector, since lift: ScrollInstant) {
    steps = PerAxis { AxisSteps(at: position[$0], keeping: velocity[$0]) }
    times.keep(since: lift)
  }

  /// Returns the velocity that is kept at `instant`; nil for a finger whose steps count.
  func keptVelocity(at instant: ScrollInstant) -> ScrollVector? {
    guard times.steps == .kept else { return nil }
    return times.keeps(at: instant) ? velocity : .zero
  }

  @inline(never) private mutating func skip(to position: ScrollPoint, at instant: ScrollInstant) {
    guard times.keeps(at: instant) else {
      self = VelocityTracker(at: position, instant: instant)
      return
    }
    self.position = position
    times.skip(to: instant)
  }

  mutating func shiftTime(by duration: Duration) { times.shiftTime(by: duration) }

  var fault: String? {
    position.isFinite && steps.horizontal.isFinite && steps.vertical.isFinite
      ? times.fault : "the tracker must be finite"
  }
}

/// The law of the velocity at release, computed from the velocities of a ``PanRecognizer``.
///
///     0.75·previous + 0.25·latest
///
/// Previous and latest are the recogniser's velocities at the last two callbacks of the pan, which are samples that close a
/// step of the ``VelocityTracker``; where there is only one, the result is the latest, and where there is none, zero. The lift
/// itself adds no sample. There is no upper bound; repeated flicks multiply it only as ``Scroller/Physics/repeatedFlicks`` says.
///
/// A latest velocity of less than 250 pt/s, both axes together, counts as zero. Inside the limits the result is then
/// zero; past a limit it is what remains of the blend, 0.75 of the previous velocity.
///
/// - Mirror-symmetric: negated velocities give the negated result. Velocities of the finger give a velocity of the
///   finger; velocities of the content, which moves the opposite way, give a velocity of the content.
/// - Continuous except at the threshold.
/// - The result is the momentum of the flight at its start. A ``Scroller`` also sets it to zero where the finger has
///   rested for longer than ``Scroller/Physics/releaseTimeout``, and on an axis that the drag does not move.
///
/// Two fingers that hold content that can be zoomed have steps of their own, however far apart their samples come. Their
/// release has the mean of their blends, and the threshold applies to the mean of the latest velocities; a finger without a
/// sample for ``Scroller/Physics/releaseTimeout`` counts as zero. When one leaves a drag, the other keeps that velocity:
/// lifted within 100 ms, it releases with it, and what it does until then does not count ([O]).
///
/// - Source: recorded releases ([M], PHYSICS §6); the value of the threshold is [R], within the range that they allow.
enum ReleaseVelocity {
  /// The speed, in points per second, below which the latest velocity counts as zero.
  static let minimumSpeed = 250.0

  typealias Finger = (latest: ScrollVector, previous: ScrollVector?)

  /// Returns the velocity of a release by one finger or two, in points per second: the mean of their blends, zero where the mean of
  /// the latest velocities is too slow and the content is at or within its limits on both axes.
  static func blended(_ first: Finger, _ second: Finger?, isInside: Bool, least: Double = minimumSpeed)
    -> ScrollVector
  {
    let isSlow = isSlower(mean(first.latest, second?.latest), than: least)
    if isSlow && isInside { return .zero }
    return mean(blend(first, isSlow), second.map { blend($0, isSlow) })
  }

  /// Returns the velocity that a finger has at its release; a slow latest one counts as zero.
  private static func blend(_ finger: Finger, _ isSlow: Bool) -> ScrollVector {
    let latest = isSlow ? .zero : finger.latest
    guard let previous = finger.previous else { return latest }
    return ScrollVector { (0.75 * previous[$0] + 0.25 * latest[$0]).saturated.flushed }
  }

  static func mean(_ first: ScrollVector, _ second: ScrollVector?) -> ScrollVector {
    guard let second else { return first }
    return ScrollVector { first[$0].middle(to: second[$0]) }
  }

  /// Returns the velocity of a release whose velocity the platform gives, as in a recognised drag. The
  /// threshold applies inside the limits, but there is no blend; past a limit the velocity is returned unchanged.
  static func known(_ velocity: ScrollVector, isInside: Bool, least: Double = minimumSpeed) -> ScrollVector {
    isInside && isSlower(velocity, than: least) ? .zero : velocity
  }

  private static func isSlower(_ velocity: ScrollVector, than least: Double) -> Bool {
    velocity.squaredLength < least * least
  }
}

#if !hasFeature(Embedded)
  extension VelocityTracker: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(values[.position], values[.steps], values[.times])
      try decoder.refuse(fault)
    }
  }
#endif
