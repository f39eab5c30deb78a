#if !hasFeature(Embedded)
  extension ContentChange {
    enum CodingKeys: String, CodingKey { case axis, position, removed, inserted }

    /// Decodes a change; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let axis: ScrollAxis = try values[.axis]
      let position: Double = try values[.position]
      let removed: Double = try values[.removed]
      let inserted: Double = try values[.inserted]
      try Self.validate(position: position, removed: removed, inserted: inserted)
      self.init(on: axis, at: position, removing: removed, inserting: inserted)
    }
  }
#endif
