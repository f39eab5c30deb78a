import ScrollGeometry

extension Touch {
  /// The directional lock of a drag that samples can still decide.
  struct DirectionalLock: Hashable, Sendable, Codable {
    /// The finger's travel at which the present decision began.
    private var start = ScrollVector.zero
    /// The time for which the finger has been at its present position, in seconds.
    private var rest = 0.0
    private(set) var rule: Rule

    enum Rule: Hashable, Sendable {
      /// A drag that starts in one general direction locks the other axis for its whole length.
      case wholeDrag
      /// The same, decided again after a pause; only a general direction replaces another.
      case untilPause
      /// The same once it is decided.
      case decidedUntilPause
      /// Every drag locks one axis by the way of the finger up to its beginning, unless that is exactly diagonal.
      case oneAxis
    }

    /// The pause after which ``Rule/untilPause`` decides again.
    private static var pause: Double { 0.6 }
    /// The travel that decides, in points.
    private static var decisiveTravel: Double { 10 }

    init(_ rule: Rule) { self.rule = rule }

    var fault: String? { start.isFinite && rest >= 0 && rest.isFinite ? nil : "a lock must be finite" }

    /// What a sample decides.
    enum Decision {
      case nothing
      /// Which axis moves alone; nil for both.
      case direction(ScrollAxis?, isFixed: Bool)
    }

    /// Decides by a sample of the finger of `pan`, or of the middle of two, which was at `latest` since `since`, at `position`.
    mutating func decide(
      _ pan: borrowing PanRecognizer, from latest: ScrollPoint, since: ScrollInstant,
      to position: ScrollPoint, at instant: ScrollInstant
    ) -> Decision {
      if rule == .oneAxis {
        // Not by the translation, which is what the slop has left: less than a pixel of noise where a drag begins slowly.
        guard pan.translation(beginningAt: position) != nil else { return .nothing }
        let travel = pan.travel(to: position)
        return travel == .zero ? .nothing : .direction(travel.longerAxis, isFixed: true)
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
      guard rule != .decidedUntilPause else { return .nothing }
      let travel = pan.travel(to: position) - start
      let isDecided = travel.squaredLength >= Self.decisiveTravel * Self.decisiveTravel
      let direction = travel.generalDirection
      guard rule == .untilPause else { return .direction(direction, isFixed: isDecided) }
      if isDecided { rule = .decidedUntilPause }
      return direction == nil ? .nothing : .direction(direction, isFixed: false)
    }
  }

  /// Lets the next sample decide the lock. Where one axis moves none is locked, except by ``DirectionalLock/Rule/oneAxis``.
  mutating func decideLock(
    from latest: ScrollPoint, since: ScrollInstant, to position: ScrollPoint, at instant: ScrollInstant,
    hasBothAxes: Bool
  ) {
    guard let rule = lock?.rule,
      case .direction(let axis, let isFixed)? = lock?.decide(
        pan, from: latest, since: since, to: position, at: instant)
    else { return }
    lockedAxis = hasBothAxes || rule == .oneAxis ? axis?.cross : nil
    if isFixed { lock = nil }
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

  /// The axis of the larger component; nil where both are equal.
  fileprivate var longerAxis: ScrollAxis? {
    let (x, y) = (dx.magnitude, dy.magnitude)
    return x == y ? nil : x > y ? .horizontal : .vertical
  }
}

#if !hasFeature(Embedded)
  extension Touch.DirectionalLock.Rule: NamedCases {
    package static var names: Names {
      [
        "wholeDrag": .wholeDrag, "untilPause": .untilPause, "decidedUntilPause": .decidedUntilPause,
        "oneAxis": .oneAxis,
      ]
    }
  }
#endif
