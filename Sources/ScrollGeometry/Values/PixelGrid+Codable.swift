#if !hasFeature(Embedded)
  extension PixelGrid: Codable {
    /// Decodes the scale; throws a ``ScrollValueError`` unless it is finite and more than zero.
    public init(from decoder: any Decoder) throws {
      let scale = try decoder.singleValueContainer().decode(Double.self)
      try Self.validate(scale: scale)
      self.init(scale: scale)
    }

    /// Encodes the scale as a single number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(scale)
    }
  }
#endif
