import ScrollGeometry

/// The motion of programmatic scrolling.
public enum ScrollAnimation: Hashable, Sendable {
  /// A motion of the given duration, not negative, along sin² or a timing function. More than an hour is treated as an hour.
  case eased(duration: Duration = .milliseconds(300), timing: CubicBezier? = nil)
  /// A motion along a spring, which ends when it stays within a hundredth of a point of its target.
  case spring(ScrollSpring)

  /// The motion of UIKit's `setContentOffset(_:animated: true)`: 0.3 s whatever the distance, along sin² ([P], PHYSICS §7).
  ///
  /// Apple's documentation says "constant velocity" ([A]). The motion read from UIKit's objects has no constant
  /// velocity: it is slower at both ends, and faster over a longer distance.
  public static let uiKit = ScrollAnimation.eased()

  /// For wheels with notches and keys: a critically damped spring, response 0.2 s, nine tenths of the way in 0.12 s ([O]).
  ///
  /// A spring depends only on position and velocity, not on the number of events in which a step arrives; an eased motion
  /// would restart its acceleration with each, and lag behind a wheel that sends hundreds per second.
  public static let wheel = ScrollAnimation.spring(ScrollSpring(dampingRatio: 1, response: 0.2))

  /// Returns the plan of one axis from a state to a target.
  ///
  /// Content on its way to the target keeps its velocity and arrives in the same time; other content starts from rest ([O]).
  func plan(from state: AxisState, to target: Double, restDistance: Double) -> AxisPlan {
    let approaches = state.approaches(target)
    switch self {
    case .eased(let duration, _) where approaches && duration > .zero:
      return AxisPlan(
        from: state.position, velocity: state.velocity, to: target, within: duration.inSeconds,
        restDistance: restDistance)
    case .eased(let duration, let timing):
      return AxisPlan(from: state.position, to: target, duration: duration.inSeconds, timing: timing)
    case .spring(let spring):
      return AxisPlan(
        from: state.position, velocity: approaches ? state.velocity : 0, to: target, spring: spring)
    }
  }

  /// Throws a ``/ScrollGeometry/ScrollValueError`` if the duration is negative.
  package func validate() throws(ScrollValueError) {
    if case .eased(let duration, _) = self {
      try duration.inSeconds.check(.notNegative, "animation.duration")
    }
  }
}

#if !hasFeature(Embedded)
  extension ScrollAnimation: CodableByHand {
    private enum CodingKeys: String, CodingKey { case eased, spring }
    private enum EasedCodingKeys: String, CodingKey { case duration, timing }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      if let spring = try values.decodeIfPresent(ScrollSpring.self, forKey: .spring) {
        self = .spring(spring)
      } else {
        let fields = try values.nestedContainer(keyedBy: EasedCodingKeys.self, forKey: .eased)
        let duration: CodableDuration = try fields[.duration]
        self = .eased(duration: duration.duration, timing: try fields[ifPresent: .timing])
      }
      try validate()
    }

    /// Encodes `{"eased": {"duration": seconds, "timing": …}}` or `{"spring": {…}}`.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .eased(let duration, let timing):
        try values.encode([EasedCodingKeys.duration: CodableDuration(duration), .timing: timing], in: .eased)
      case .spring(let spring): try values.encode(spring, forKey: .spring)
      }
    }
  }
#endif
