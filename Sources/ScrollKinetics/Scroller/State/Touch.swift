import ScrollGeometry

/// A touch of the content, from touch down to lift, or a recognised drag. The steps of its first finger are in the pan, those of a
/// second one in ``FingerPair`` and in the axes.
@usableFromInline struct Touch: Hashable, Sendable {
  /// The recogniser of the pan.
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
  /// What moves the content.
  var driver = Driver.finger
  /// Whether the touch zooms: a pinch has begun, or the touch has caught content whose scale is past a limit.
  var isZooming = false
  /// Whether a pull of this touch can refresh.
  var refresh = Refresh.possible

  /// What moves the content.
  enum Driver: Hashable, Sendable {
    /// A finger, or a recognised drag.
    case finger
    /// A finger that has just taken over; its position is not known yet.
    case nextFinger
    /// Two fingers, or a recognised pinch: their middle moves the content, their distance scales it.
    case pair
  }

  /// Whether a pull can refresh.
  enum Refresh: Hashable, Sendable {
    /// It does where it passes the trigger.
    case possible
    /// The touch has caught the content past the trigger, where momentum or a program has carried it.
    case caught
    /// It has refreshed already, or a refresh was running.
    case over
  }

  /// Whether the touch has caught a flight.
  var catchesFlight = false

  /// The kind of device, as it was at touch down.
  var source: Scroller.Physics.Source { pan.samplesRepeats ? .touch : .trackpad }

  /// The rubber band past a limit.
  @inline(__always) var band: RubberBand { limit?.band ?? source.rubberBand }

  /// Whether `finger` has just taken over and its position is not known yet.
  var awaitsHandOver: Bool {
    get { driver == .nextFinger }
    set { driver = newValue ? .nextFinger : .finger }
  }

  /// Whether two fingers move the content, or a recognised pinch.
  var isPair: Bool { driver == .pair }

  /// Creates the touch of a finger at `position`.
  init(
    at position: ScrollPoint, instant: ScrollInstant, finger: Int8?, slop: Double,
    source: Scroller.Physics.Source, limit: LimitLaw = .uiKit
  ) {
    pan = PanRecognizer(at: position, instant: instant, slop: slop, samplesRepeats: source == .touch)
    self.finger = finger
    self.limit = limit == .uiKit ? nil : limit
  }

  /// No touch.
  static var none: Touch { Touch(at: .zero, instant: .origin, finger: nil, slop: 0, source: .touch) }
}

extension Touch {
  /// The reason why the touch is invalid; nil for a valid touch.
  var fault: String? {
    if let fault = pan.fault ?? lock?.fault { return fault }
    if awaitsHandOver && finger == nil { return "a finger that takes over must have a number" }
    return nil
  }
}

#if !hasFeature(Embedded)
  extension Touch: Codable {}
  extension Touch.Refresh: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["possible": .possible, "caught": .caught, "over": .over]
    }
  }
#endif
