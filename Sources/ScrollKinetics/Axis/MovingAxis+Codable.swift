#if !hasFeature(Embedded)
  import ScrollGeometry

  // Only the motion is encoded: offset and metrics are the viewport's, and the scroller that decodes an axis sets them.
  extension MovingAxis: Codable {
    private enum CodingKeys: String, CodingKey {
      case motion, purpose, anchor, since
    }

    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        motion: try values[.motion], for: try values.decodeIfPresent(Purpose.self, forKey: .purpose),
        since: try values.decodeIfPresent(ScrollInstant.self, forKey: .since) ?? .origin,
        anchor: try values.decodeIfPresent(TargetAnchor.self, forKey: .anchor))
    }

    @usableFromInline func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(motion, forKey: .motion)
      try values.encodeIfPresent(purpose, forKey: .purpose)
      try values.encodeIfPresent(anchor, forKey: .anchor)
      if isMoving || isBlocked { try values.encode(since, forKey: .since) }
    }
  }

  extension MovingAxis.Purpose: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      [
        "deceleration": .deceleration, "animation": .animation, "scrollToTop": .scrollToTop,
        "autoscroll": .autoscroll, "zoom": .zoom,
      ]
    }

    @usableFromInline init(from decoder: any Decoder) throws { self = try Self.named(from: decoder) }

    @usableFromInline func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
  }

  extension MovingAxis.TargetAnchor: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["start": .start, "middle": .middle, "end": .end]
    }

    init(from decoder: any Decoder) throws { self = try Self.named(from: decoder) }

    func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
  }

  extension MovingAxis.Motion {
    // swift-format-ignore: NoLeadingUnderscores
    enum DraggedCodingKeys: String, CodingKey { case _0 = "drag", from }
    // swift-format-ignore: NoLeadingUnderscores
    enum PinchedCodingKeys: String, CodingKey { case _0 = "pinch" }
    // swift-format-ignore: NoLeadingUnderscores
    enum PlannedCodingKeys: String, CodingKey { case _0 = "plan" }
    // swift-format-ignore: NoLeadingUnderscores
    enum CoastingCodingKeys: String, CodingKey { case _0 = "tracker" }
    // swift-format-ignore: NoLeadingUnderscores
    enum BlockedCodingKeys: String, CodingKey { case _0 = "push" }
    // swift-format-ignore: NoLeadingUnderscores
    enum TickingCodingKeys: String, CodingKey { case target, _1 = "stepper", rate }
  }
#endif
