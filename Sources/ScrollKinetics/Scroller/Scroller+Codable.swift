#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller: Codable {
    private enum CodingKeys: String, CodingKey {
      case viewport, physics, now, activity, fingers
    }

    /// Decodes a snapshot; throws where the decoded state is one that a scroller can never be in.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        viewport: try values[.viewport],
        physics: try values[.physics],
        at: try values[.now])
      activity = try values[.activity]
      fingers = try values[.fingers]
      show(viewport)
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded scroller continues with the same bits as this one.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(viewport, forKey: .viewport)
      try values.encode(physics, forKey: .physics)
      try values.encode(now, forKey: .now)
      try values.encode(activity, forKey: .activity)
      try values.encode(fingers, forKey: .fingers)
    }
  }

  extension Scroller.Phase: Codable {
    private static var names: CaseNames<Self> {
      [
        "idle": .idle, "tracking": .tracking, "dragging": .dragging, "decelerating": .decelerating,
        "animating": .animating,
      ]
    }

    /// Decodes a phase from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }

  extension Scroller.Activity {
    // swift-format-ignore: NoLeadingUnderscores
    enum TouchingCodingKeys: String, CodingKey { case _0 = "touch" }
    // swift-format-ignore: NoLeadingUnderscores
    enum MovingCodingKeys: String, CodingKey { case _0 = "flight" }
  }
#endif
