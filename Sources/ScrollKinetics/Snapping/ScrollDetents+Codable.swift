#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollDetents: Codable {
    /// Decodes the offsets; throws the ``/ScrollGeometry/ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let offsets = try decoder.singleValueContainer().decode([Double].self)
      try Self.validate(offsets)
      self.init(offsets)
    }

    /// Encodes the offsets.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(offsets)
    }
  }
#endif
