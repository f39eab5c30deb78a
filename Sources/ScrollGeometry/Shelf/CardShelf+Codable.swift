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

  extension ShelfList: Codable {
    private enum CodingKeys: String, CodingKey { case container, shelves, titleLength, spacing, axis }

    /// Decodes a list; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let container: ScrollRect = try values[.container]
      let shelves: [CardShelf] = try values[.shelves]
      let titleLength: Double = try values[.titleLength]
      let spacing: Double = try values[.spacing]
      let axis: ScrollAxis = try values[.axis]
      try Self.validate(container: container, titleLength: titleLength, spacing: spacing)
      try decoder.refuse(Self.fault(of: shelves, across: axis))
      self.init(
        container: container, shelves: shelves, titleLength: titleLength, spacing: spacing, axis: axis)
    }

    /// Encodes what the list was made of.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(container, forKey: .container)
      try values.encode(shelves, forKey: .shelves)
      try values.encode(titleLength, forKey: .titleLength)
      try values.encode(spacing, forKey: .spacing)
      try values.encode(axis, forKey: .axis)
    }
  }
#endif
