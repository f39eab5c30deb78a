#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollArrival: CodableByHand {
    private enum CodingKeys: String, CodingKey { case within, spring }

    /// Decodes an arrival; throws a ``/ScrollGeometry/ScrollValueError`` unless the duration is more than zero.
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
