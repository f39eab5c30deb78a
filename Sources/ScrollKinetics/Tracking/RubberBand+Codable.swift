#if !hasFeature(Embedded)
  import ScrollGeometry

  extension RubberBand: Codable {
    /// Decodes c; throws a ``/ScrollGeometry/ScrollValueError`` unless it is finite and more than zero.
    public init(from decoder: any Decoder) throws {
      let constant = try decoder.singleValueContainer().decode(Double.self)
      try Self.validate(constant: constant)
      self.init(constant: constant)
    }

    /// Encodes c as a single number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(constant)
    }
  }
#endif
