#if !hasFeature(Embedded)
  extension StickyBox: Codable {
    private enum CodingKeys: String, CodingKey { case frame, container, top, left, bottom, right }

    /// Decodes a box; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func inset(_ key: CodingKeys) throws -> Double? { try values.decodeIfPresent(Double.self, forKey: key) }
      let (frame, container): (ScrollRect, ScrollRect) = (try values[.frame], try values[.container])
      let (top, left) = (try inset(.top), try inset(.left))
      let (bottom, right) = (try inset(.bottom), try inset(.right))
      try Self.validate(
        frame: frame, container: container, top: top, left: left, bottom: bottom, right: right)
      self.init(
        frame: frame, container: container, top: top, left: left, bottom: bottom, right: right)
    }

    /// Encodes every stored property; an edge that does not hold the box has no key.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(frame, forKey: .frame)
      try values.encode(container, forKey: .container)
      try values.encodeIfPresent(top, forKey: .top)
      try values.encodeIfPresent(left, forKey: .left)
      try values.encodeIfPresent(bottom, forKey: .bottom)
      try values.encodeIfPresent(right, forKey: .right)
    }
  }
#endif
