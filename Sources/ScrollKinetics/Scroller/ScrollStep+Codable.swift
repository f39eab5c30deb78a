#if !hasFeature(Embedded)
  import ScrollGeometry

  // Encoded as an object whose key is the name of the case: {"points": 40}, {"overlap": 40, "atLeast": 0.9}, {"twoThirdsPower": {}}.
  extension ScrollStep: CodableByHand {
    private enum CodingKeys: String, CodingKey { case points, fraction, overlap, atLeast, twoThirdsPower }
    private enum NoCodingKeys: CodingKey {}

    /// Decodes a step; throws a ``/ScrollGeometry/ScrollValueError`` if a number is not in its range.
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      if let points = try values.decodeIfPresent(Double.self, forKey: .points) {
        self = .points(points)
      } else if let fraction = try values.decodeIfPresent(Double.self, forKey: .fraction) {
        self = .fraction(fraction)
      } else if let overlap = try values.decodeIfPresent(Double.self, forKey: .overlap) {
        self = .overlap(overlap, atLeast: try values[ifPresent: .atLeast] ?? 0)
      } else {
        _ = try values.nestedContainer(keyedBy: NoCodingKeys.self, forKey: .twoThirdsPower)
        self = .twoThirdsPower
      }
      try validate()
    }

    /// Encodes the name and the numbers.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .points(let points): try values.encode(points, forKey: .points)
      case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
      case .overlap(let overlap, let fraction):
        try values.encode([.overlap: overlap, .atLeast: fraction.unless(0)])
      case .twoThirdsPower: _ = values.nestedContainer(keyedBy: NoCodingKeys.self, forKey: .twoThirdsPower)
      }
    }
  }
#endif
