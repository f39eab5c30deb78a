#if !hasFeature(Embedded)
  extension ContentChange {
    enum CodingKeys: String, CodingKey { case axis, position, removed, inserted }

    /// Decodes a change; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let axis = try values.decode(ScrollAxis.self, forKey: .axis)
      let position = try values.decode(Double.self, forKey: .position)
      let removed = try values.decode(Double.self, forKey: .removed)
      let inserted = try values.decode(Double.self, forKey: .inserted)
      try Self.validate(position: position, removed: removed, inserted: inserted)
      self.init(on: axis, at: position, removing: removed, inserting: inserted)
    }
  }
#endif
