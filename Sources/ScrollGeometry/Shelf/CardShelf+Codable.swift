#if !hasFeature(Embedded)
  extension CardShelf: Codable {
    private enum CodingKeys: String, CodingKey { case axis, cardSize, count, spacing, margin, alignment }

    /// Decodes a shelf; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let cardSize: ScrollSize = try values[.cardSize]
      let count: Int = try values[.count]
      let spacing: Double = try values[.spacing]
      let margin: Double = try values[.margin]
      let alignment: Double = try values[.alignment]
      try Self.validate(
        cardSize: cardSize, count: count, spacing: spacing, margin: margin, alignment: alignment)
      self.init(
        axis: try values[.axis], cardSize: cardSize, count: count, spacing: spacing, margin: margin,
        alignment: alignment)
    }

    /// Encodes every stored property.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(axis, forKey: .axis)
      try values.encode(cardSize, forKey: .cardSize)
      try values.encode(count, forKey: .count)
      try values.encode(spacing, forKey: .spacing)
      try values.encode(margin, forKey: .margin)
      try values.encode(alignment, forKey: .alignment)
    }
  }
#endif
