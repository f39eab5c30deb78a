#if !hasFeature(Embedded)
  extension PixelGrid: Codable {
    /// Reads the scale, and throws where it is not finite and more than zero.
    public init(from decoder: any Decoder) throws {
      let scale = try decoder.singleValueContainer().decode(Double.self)
      try scale.check(.positive, "scale")
      self.init(scale: scale)
    }

    /// Writes the scale.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(scale)
    }
  }
#endif
