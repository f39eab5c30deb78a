#if !hasFeature(Embedded)
  import ScrollGeometry

  extension SnapRule.Points {
    // swift-format-ignore: NoLeadingUnderscores
    enum EveryCodingKeys: String, CodingKey { case _0 = "length", from = "origin" }
    // swift-format-ignore: NoLeadingUnderscores
    enum OffsetsCodingKeys: String, CodingKey { case _0 = "offsets" }
    // swift-format-ignore: NoLeadingUnderscores
    enum ItemsCodingKeys: String, CodingKey { case _0 = "items" }
  }
  extension SnapRule.Reach {
    // swift-format-ignore: NoLeadingUnderscores
    enum AtMostCodingKeys: String, CodingKey { case _0 = "points" }
    // swift-format-ignore: NoLeadingUnderscores
    enum StepsCodingKeys: String, CodingKey { case _0 = "speeds" }
  }
  extension SnapRule.Strictness {
    // swift-format-ignore: NoLeadingUnderscores
    enum ProximityCodingKeys: String, CodingKey { case _0 = "distance" }
  }

  extension SnapRule {
    enum CodingKeys: String, CodingKey {
      case points, alignment, reach, strictness, freeRanges, arrival
    }

    /// Decodes a rule; throws the ``ScrollValueError`` of the first number that breaks one of its own.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let points: Points = try values[.points]
      let alignment: Double = try values[.alignment]
      let reach: Reach = try values[.reach]
      let strictness: Strictness = try values[.strictness]
      let freeRanges: [ClosedRange<Double>] = try values[.freeRanges]
      let arrival = try values.decodeIfPresent(ScrollArrival.self, forKey: .arrival)
      try Self.validate(
        points, alignment: alignment, reach: reach, strictness: strictness, freeRanges: freeRanges,
        arrival: arrival)
      self.init(
        points, alignment: alignment, reach: reach, strictness: strictness, freeRanges: freeRanges,
        arrival: arrival)
    }
  }
#endif
