#if !hasFeature(Embedded)
  extension CardCarousel: Codable {
    private enum CodingKeys: String, CodingKey { case card, articleLengths, spacing }

    /// Decodes a carousel; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let card: ExpandingCard = try values[.card]
      let articleLengths: [Double] = try values[.articleLengths]
      let spacing: Double = try values[.spacing]
      try Self.validate(articleLengths: articleLengths, spacing: spacing)
      self.init(card: card, articleLengths: articleLengths, spacing: spacing)
      if card != self.card {
        try decoder.refuse("card.innerContentLength must be that of the first article, \(articleLengths[0])")
      }
    }

    /// Encodes every stored property.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(card, forKey: .card)
      try values.encode(articleLengths, forKey: .articleLengths)
      try values.encode(spacing, forKey: .spacing)
    }
  }
#endif
