#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollAnimation: CodableByHand {
    private enum CodingKeys: String, CodingKey { case eased, spring }
    private enum EasedCodingKeys: String, CodingKey { case duration, timing }

    /// Decodes an animation; throws a ``/ScrollGeometry/ScrollValueError`` if the duration is negative.
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
        try values.encode(
          [EasedCodingKeys.duration: CodableDuration(duration), .timing: timing], in: .eased)
      case .spring(let spring): try values.encode(spring, forKey: .spring)
      }
    }
  }
#endif
