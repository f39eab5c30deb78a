import ScrollGeometry

/// A touch of the content, from touch down to lift, or a recognised drag. The steps of its first finger are in the pan, those of a
/// second one in ``FingerPair`` and in the axes.
@usableFromInline struct Touch: Hashable, Sendable, Codable {
  @usableFromInline var pan: PanRecognizer
  // Here, since its last bytes are small: so are all after it.
  /// The lock that samples can still decide; nil once it is fixed, and without a lock.
  var lock: DirectionalLock?
  /// The number of the finger that drives the content; nil for a recognised drag.
  var finger: Int8?
  /// The law of the limits, as it was at touch down; nil for UIKit's.
  let limit: LimitLaw?
  /// The axis that a directional lock holds still.
  @usableFromInline var lockedAxis: ScrollAxis?
  var driver = Driver.finger
  /// Whether the touch zooms: a pinch has begun, or the touch has caught content whose scale is past a limit.
  var isZooming = false
  var refresh = Refresh.possible

  /// What moves the content.
  enum Driver: NamedCases, Sendable {
    /// A finger, or a recognised drag.
    case finger
    /// A finger that has just taken over; its position is not known yet.
    case nextFinger
    /// Two fingers, or a recognised pinch: their middle moves the content, their distance scales it.
    case pair

    package static var names: Names { ["finger": .finger, "nextFinger": .nextFinger, "pair": .pair] }
  }

  enum Refresh: NamedCases, Sendable {
    /// It does where it passes the trigger.
    case possible
    /// The touch has caught the content past the trigger, where momentum or a program has carried it.
    case caught
    /// It has refreshed already, or a refresh was running.
    case over

    package static var names: Names { ["possible": .possible, "caught": .caught, "over": .over] }
  }

  var catchesFlight = false
  /// The kind of device, as it was at touch down.
  var source: Scroller.Physics.Source { pan.samplesRepeats ? .touch : .trackpad }
  @inline(__always) var band: RubberBand { limit?.band ?? source.rubberBand }
  var awaitsHandOver: Bool { driver == .nextFinger }
  var isPair: Bool { driver == .pair }

  init(
    at position: ScrollPoint, instant: ScrollInstant, finger: Int8?, slop: Double,
    source: Scroller.Physics.Source, limit: LimitLaw = .uiKit
  ) {
    pan = PanRecognizer(at: position, instant: instant, slop: slop, samplesRepeats: source == .touch)
    self.finger = finger
    self.limit = limit == .uiKit ? nil : limit
  }

  static var none: Touch { Touch(at: .zero, instant: .origin, finger: nil, slop: 0, source: .touch) }

  var fault: String? {
    if let fault = pan.fault ?? lock?.fault { return fault }
    return awaitsHandOver && finger == nil ? "a finger that takes over must have a number" : nil
  }
}

extension Touch {
  /// The directional lock of a drag that samples can still decide.
  struct DirectionalLock: Hashable, Sendable, Codable {
    /// The finger's travel at which the present decision began.
    private var start = ScrollVector.zero
    /// The time for which the finger has been at its present position, in seconds.
    private var rest = 0.0
    private(set) var rule: Rule

    enum Rule: NamedCases, Sendable {
      /// A drag that starts in one general direction locks the other axis for its whole length.
      case wholeDrag
      /// The same, decided again after a pause; only a general direction replaces another.
      case untilPause
      /// The same once it is decided.
      case decidedUntilPause
      /// Every drag locks one axis by the way of the finger up to its beginning, unless that is exactly diagonal.
      case oneAxis

      package static var names: Names {
        [
          "wholeDrag": .wholeDrag, "untilPause": .untilPause, "decidedUntilPause": .decidedUntilPause,
          "oneAxis": .oneAxis,
        ]
      }
    }

    /// The pause after which ``Rule/untilPause`` decides again.
    private static var pause: Double { 0.6 }
    /// The travel that decides, in points.
    private static var decisiveTravel: Double { 10 }

    init(_ rule: Rule) { self.rule = rule }

    var fault: String? { start.isFinite && rest >= 0 && rest.isFinite ? nil : "a lock must be finite" }

    /// Decides by a sample of the finger of `pan`, or of the middle of two, which was at `latest` since `since`, at `position`:
    /// which axis moves alone, nil for both.
    mutating func decide(
      _ pan: borrowing PanRecognizer, from latest: ScrollPoint, since: ScrollInstant,
      to position: ScrollPoint, at instant: ScrollInstant
    ) -> (direction: ScrollAxis?, isFixed: Bool)? {
      if rule == .oneAxis {
        // Not by the translation, which is what the slop has left: less than a pixel of noise where a drag begins slowly.
        guard pan.translation(beginningAt: position) != nil else { return nil }
        let travel = pan.travel(to: position)
        return travel == .zero ? nil : (travel.longerAxis, true)
      }
      if rule != .wholeDrag {
        let time = (rest + Swift.max(0, since.seconds(to: instant))).saturated
        if position != latest {
          if time >= Self.pause { (start, rule) = (pan.travel(to: latest), .untilPause) }
          rest = 0
        } else if pan.samplesRepeats {
          // Else the tracker's instant stays that of the last movement.
          rest = time
        }
      }
      guard rule != .decidedUntilPause else { return nil }
      let travel = pan.travel(to: position) - start
      let isDecided = travel.squaredLength >= Self.decisiveTravel * Self.decisiveTravel
      let direction = travel.generalDirection
      guard rule == .untilPause else { return (direction, isDecided) }
      if isDecided { rule = .decidedUntilPause }
      return direction == nil ? nil : (direction, false)
    }
  }

}

extension ScrollVector {
  /// The axis within 20° of the vector; nil for one between the axes, and for zero.
  var generalDirection: ScrollAxis? {
    let tangent = 0.36397023426620234
    let (x, y) = (dx.magnitude, dy.magnitude)
    if y <= tangent * x { return x > 0 ? .horizontal : nil }
    return x <= tangent * y ? .vertical : nil
  }

  fileprivate var longerAxis: ScrollAxis? {
    let (x, y) = (dx.magnitude, dy.magnitude)
    return x == y ? nil : x > y ? .horizontal : .vertical
  }
}

/// The pair of fingers of a touch, or what a fine wheel, or a pad without phases, has turned where content has places.
///
/// Never both: two fingers end a step, and no wheel turns under a finger. Parts of a notch do not outlast two fingers.
@usableFromInline enum PairOrStep: Hashable, Sendable, Codable {
  case none
  case notches(turned: PerAxis<NotchSum>)
  case swipe(deltas: PadSwipe)
  case pair(FingerPair)

  /// The pair; nil without one. It is set only where there is one.
  var pair: FingerPair? {
    @inline(__always) get { if case .pair(let pair) = self { pair } else { nil } }
    @inline(__always) set { if let newValue { self = .pair(newValue) } }
  }

  /// The finger of a pair beside the one that drives the content; nil without one.
  var partner: FingerPair.Partner? {
    @inline(__always) get { pair?.partner }
    @inline(__always) set { pair?.partner = newValue }
  }

  mutating func shiftTime(by duration: Duration) {
    switch self {
    case .none: break
    case .notches(var sums):
      sums.horizontal.shiftTime(by: duration)
      sums.vertical.shiftTime(by: duration)
      self = .notches(turned: sums)
    case .swipe(var swipe):
      swipe.shiftTime(by: duration)
      self = .swipe(deltas: swipe)
    case .pair(var pair):
      pair.partner?.times.shiftTime(by: duration)
      self = .pair(pair)
    }
  }

  var fault: String? {
    switch self {
    case .none: nil
    case .notches(let sums): sums.horizontal.fault ?? sums.vertical.fault
    case .swipe(let swipe): swipe.fault
    case .pair(let pair): pair.fault
    }
  }
}

/// Two fingers that move and scale the content, or a recognised pinch.
@usableFromInline struct FingerPair: Hashable, Sendable, Codable {
  /// The distance of the fingers, in points; the gesture's scale in a recognised pinch.
  var distance: Double
  /// The finger beside the one that drives the content; nil in a recognised pinch.
  var partner: Partner?

  struct Partner: Hashable, Sendable, Codable {
    // First, so that its last bytes are used.
    /// When the steps of the finger were; their places are in the axes.
    var times: StepTimes
    var finger: Int8
  }

  var fault: String? {
    distance.isFinite && distance >= 0 ? partner?.times.fault : "a distance must be finite and not negative"
  }
}

/// The samples of fingers and of a recognised drag, for content whose physics take velocities by least squares.
package struct FingerSamples: Hashable, Sendable, Codable {
  struct Finger: Hashable, Sendable, Codable {
    /// The number of the finger, or ``FingerSamples/drag``.
    let number: Int
    var tracker = LeastSquaresTracker()
  }

  private(set) var fingers: [Finger] = []
  /// The number that stands for a recognised drag.
  static let drag = -1

  package init() {}

  /// Follows a touch or a drag, from its beginning where a finger `begins` on such content. Each touch down, and each drag that begins,
  /// forgets the finger's earlier samples.
  package mutating func follow(_ input: Scroller.Input, begins: Bool, at instant: ScrollInstant) {
    switch input {
    case .touchDown(let point, let number):
      end(number)
      if begins { add(point, of: number, at: instant) }
    case .held, .began:
      end(Self.drag)
      if begins { add(.zero, of: Self.drag, at: instant) }
    case .touchMoved(let point, let number): if finger(number) != nil { add(point, of: number, at: instant) }
    case .changed(let translation):
      if begins || finger(Self.drag) != nil { add(.zero + translation, of: Self.drag, at: instant) }
    case .moved(let delta):
      let position = finger(Self.drag)?.tracker.position
      guard begins || position != nil else { return }
      add(ScrollPoint { ((position?[$0] ?? 0) + delta[$0]).saturated }, of: Self.drag, at: instant)
    default: break
    }
  }

  private func finger(_ number: Int) -> Finger? { fingers.first { $0.number == number } }

  private mutating func add(_ position: ScrollPoint, of number: Int, at instant: ScrollInstant) {
    let place = fingers.firstIndex { $0.number == number } ?? fingers.count
    if place == fingers.count { fingers.append(Finger(number: number)) }
    fingers[place].tracker.add(position, at: instant)
  }

  /// Returns the end of a drag with the velocity of its only finger, which `input` lifts, or with its own where `input` ends it without
  /// one; nil for any other input, and with UIKit's blend. The input that follows only takes the finger away.
  package func release(by input: Scroller.Input, of scroller: borrowing Scroller, at instant: ScrollInstant)
    -> Scroller.Input?
  {
    guard scroller.physics.releaseVelocity == .leastSquares, scroller.isDragging else { return nil }
    let number: Int
    switch input {
    case .touchUp(let lifted):
      guard scroller.touch.finger == Int8(lifted), scroller.fingers == Scroller.bit(of: lifted) else {
        return nil
      }
      number = lifted
    case .ended(velocity: nil):
      guard scroller.isHeldReadyMade, !scroller.isPinchedReadyMade else { return nil }
      number = Self.drag
    default: return nil
    }
    return finger(number).map { .ended(velocity: $0.tracker.velocity(at: instant)) }
  }

  mutating func end(_ number: Int) { fingers.removeAll { $0.number == number } }

  package mutating func shiftTime(by duration: Duration) {
    for place in fingers.indices { fingers[place].tracker.shiftTime(by: duration) }
  }
}
