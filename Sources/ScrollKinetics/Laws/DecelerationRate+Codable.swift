#if !hasFeature(Embedded)
  import ScrollGeometry

  extension DecelerationRate: Codable {
    /// Decodes r; throws a ``/ScrollGeometry/ScrollValueError`` unless it lies between 0 and 1.
    public init(from decoder: any Decoder) throws {
      let rawValue = try decoder.singleValueContainer().decode(Double.self)
      try Self.validate(rawValue: rawValue)
      self.init(rawValue: rawValue)
    }

    /// Encodes r as a single number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
#endif
