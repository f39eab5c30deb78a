#if !hasFeature(Embedded)
  extension ExpandingCard: Codable {
    private enum CodingKeys: String, CodingKey {
      case axis, container, collapsedInsets, travel, collapsedCornerRadius, expandedCornerRadius
      case innerContentLength, innerInsets
    }

    /// Decodes a card; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let container: ScrollSize = try values[.container]
      let collapsedInsets: ScrollInsets = try values[.collapsedInsets]
      let travel: Double = try values[.travel]
      let collapsedCornerRadius: Double = try values[.collapsedCornerRadius]
      let expandedCornerRadius: Double = try values[.expandedCornerRadius]
      let innerContentLength: Double = try values[.innerContentLength]
      let innerInsets: ScrollInsets = try values[.innerInsets]
      try Self.validate(
        container: container, collapsedInsets: collapsedInsets, travel: travel,
        collapsedCornerRadius: collapsedCornerRadius, expandedCornerRadius: expandedCornerRadius,
        innerContentLength: innerContentLength, innerInsets: innerInsets)
      self.init(
        axis: try values[.axis], container: container, collapsedInsets: collapsedInsets, travel: travel,
        collapsedCornerRadius: collapsedCornerRadius, expandedCornerRadius: expandedCornerRadius,
        innerContentLength: innerContentLength, innerInsets: innerInsets)
    }

    /// Encodes every stored property.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(axis, forKey: .axis)
      try values.encode(container, forKey: .container)
      try values.encode(collapsedInsets, forKey: .collapsedInsets)
      try values.encode(travel, forKey: .travel)
      try values.encode(collapsedCornerRadius, forKey: .collapsedCornerRadius)
      try values.encode(expandedCornerRadius, forKey: .expandedCornerRadius)
      try values.encode(innerContentLength, forKey: .innerContentLength)
      try values.encode(innerInsets, forKey: .innerInsets)
    }
  }
#endif
