#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollSnapping: Codable {
    private enum CodingKeys: String, CodingKey { case horizontal, vertical }

    /// Reads the rules; an axis that is left out is free.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      self[.horizontal] = try values.decodeIfPresent(SnapRule.self, forKey: .horizontal)
      self[.vertical] = try values.decodeIfPresent(SnapRule.self, forKey: .vertical)
    }

    /// Writes the rules of the axes that have one.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encodeIfPresent(self[.horizontal], forKey: .horizontal)
      try values.encodeIfPresent(self[.vertical], forKey: .vertical)
    }
  }
#endif
