#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollSnapping: Codable {
    private enum CodingKeys: String, CodingKey { case horizontal, vertical }

    /// Decodes the rules; an axis without one does not snap.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      self[.horizontal] = try values.decodeIfPresent(SnapRule.self, forKey: .horizontal)
      self[.vertical] = try values.decodeIfPresent(SnapRule.self, forKey: .vertical)
    }

    /// Encodes the rule of each axis that has one.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encodeIfPresent(self[.horizontal], forKey: .horizontal)
      try values.encodeIfPresent(self[.vertical], forKey: .vertical)
    }
  }
#endif
