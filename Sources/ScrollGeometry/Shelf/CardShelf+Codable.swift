#if !hasFeature(Embedded)
  extension CardShelf: CodableByParts {
    package struct Parts: Codable {
      var axis: ScrollAxis
      var cardSize: ScrollSize
      var count: Int
      var spacing, margin, alignment: Double
    }

    package init(parts: Parts) throws {
      try Self.validate(
        cardSize: parts.cardSize, count: parts.count, spacing: parts.spacing, margin: parts.margin,
        alignment: parts.alignment)
      self.init(
        axis: parts.axis, cardSize: parts.cardSize, count: parts.count, spacing: parts.spacing,
        margin: parts.margin, alignment: parts.alignment)
    }

    package var parts: Parts {
      Parts(
        axis: axis, cardSize: cardSize, count: count, spacing: spacing, margin: margin, alignment: alignment)
    }
  }
#endif
