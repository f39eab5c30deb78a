#if !hasFeature(Embedded)
  extension CollapsingHeader: Codable {
    private enum CodingKeys: String, CodingKey { case axis, length, collapsedLength }

    /// Decodes a header; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let length: Double = try values[.length]
      let collapsedLength: Double = try values[.collapsedLength]
      try Self.validate(length: length, collapsedLength: collapsedLength)
      self.init(axis: try values[.axis], length: length, collapsedLength: collapsedLength)
    }

    /// Encodes every stored property.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(axis, forKey: .axis)
      try values.encode(length, forKey: .length)
      try values.encode(collapsedLength, forKey: .collapsedLength)
    }
  }
#endif
