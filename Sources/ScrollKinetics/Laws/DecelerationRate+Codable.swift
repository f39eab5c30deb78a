#if !hasFeature(Embedded)
  import ScrollGeometry

  extension DecelerationRate: Codable {
    /// Reads r, and throws the ``ScrollValueError`` where it does not lie between 0 and 1.
    public init(from decoder: any Decoder) throws {
      let rawValue = try decoder.singleValueContainer().decode(Double.self)
      try Self.validate(rawValue: rawValue)
      self.init(rawValue: rawValue)
    }

    /// Writes r.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
#endif
