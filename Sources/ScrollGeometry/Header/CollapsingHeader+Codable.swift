#if !hasFeature(Embedded)
  extension CollapsingHeader: Codable {
    private enum CodingKeys: String, CodingKey { case axis, length, collapsedLength, returns, stretches }

    /// Decodes a header; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let length: Double = try values[.length]
      let collapsedLength: Double = try values[.collapsedLength]
      try Self.validate(length: length, collapsedLength: collapsedLength)
      self.init(
        axis: try values[.axis], length: length, collapsedLength: collapsedLength,
        returns: try values[.returns], stretches: try values[.stretches])
    }

    /// Encodes every stored property.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(axis, forKey: .axis)
      try values.encode(length, forKey: .length)
      try values.encode(collapsedLength, forKey: .collapsedLength)
      try values.encode(returns, forKey: .returns)
      try values.encode(stretches, forKey: .stretches)
    }
  }

  extension CollapsingHeader.Return: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["atBeginning": .atBeginning, "atOnce": .atOnce]
    }
  }
#endif
