import ScrollGeometry

/// The motion of released content to a chosen target, if the host or a snap rule gives one.
///
///     SnapRule(.every(170), arrival: .within(.milliseconds(350)))
///     scroller.handle(.touchUp, at: instant) {
///       $0.target.y = 400
///       $0.arrival = .spring(ScrollSpring(dampingRatio: 0.7, response: 0.4))
///     }
///
/// Without one, the time is that of ``Scroller/Release/target``. The phase is `decelerating` in any case.
public enum ScrollArrival: Hashable, Sendable {
  /// The motion of ``AxisPlan/init(from:velocity:to:within:restDistance:maySpeedUp:file:line:)``, which takes at most the given duration, which is more than zero.
  case within(Duration)
  /// A spring from the content's velocity. It overshoots below a damping ratio of one, and if the content is too fast.
  case spring(ScrollSpring)

  /// Throws a ``/ScrollGeometry/ScrollValueError`` unless the duration is more than zero.
  package func validate() throws(ScrollValueError) {
    if case .within(let limit) = self { try limit.inSeconds.check(.positive, "arrival.within") }
  }
}

#if !hasFeature(Embedded)
  extension ScrollArrival: CodableByHand {
    private enum CodingKeys: String, CodingKey { case within, spring }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      if let spring = try values.decodeIfPresent(ScrollSpring.self, forKey: .spring) {
        self = .spring(spring)
      } else {
        let limit: CodableDuration = try values[.within]
        self = .within(limit.duration)
      }
      try validate()
    }

    /// Encodes `{"within": seconds}` or `{"spring": {…}}`.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .within(let limit): try values.encode(CodableDuration(limit), forKey: .within)
      case .spring(let spring): try values.encode(spring, forKey: .spring)
      }
    }
  }
#endif
