#if !hasFeature(Embedded)
  extension CardCarousel: CodableByParts {
    package struct Parts: Codable {
      var card: ExpandingCard
      var articleLengths: [Double]
      var spacing: Double
    }

    package init(parts: Parts) throws {
      try Self.validate(articleLengths: parts.articleLengths, spacing: parts.spacing)
      self.init(card: parts.card, articleLengths: parts.articleLengths, spacing: parts.spacing)
      try Self.refuse(
        card == parts.card
          ? nil : "card.innerContentLength must be that of the first article, \(articleLengths[0])")
    }

    package var parts: Parts { Parts(card: card, articleLengths: articleLengths, spacing: spacing) }
  }
#endif
