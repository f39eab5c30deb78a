#if !hasFeature(Embedded)
  import ScrollGeometry

  extension RubberBand: Codable {
    /// Reads c, and throws the ``ScrollValueError`` where it is not more than zero.
    public init(from decoder: any Decoder) throws {
      let constant = try decoder.singleValueContainer().decode(Double.self)
      try constant.check(.positive, "constant")
      self.init(constant: constant)
    }

    /// Writes c.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(constant)
    }
  }
#endif
