#if !hasFeature(Embedded)
  import ScrollGeometry

  // Only the motion is encoded: offset and metrics are the viewport's, and the scroller that decodes an axis sets them.
  extension MovingAxis: Codable {
    private enum CodingKeys: String, CodingKey { case motion, purpose, anchor, since }

    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        motion: values[.motion], for: values[ifPresent: .purpose],
        since: values[ifPresent: .since] ?? .origin, anchor: values[ifPresent: .anchor])
    }

    @usableFromInline func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .motion: motion, .purpose: purpose, .anchor: anchor,
        .since: isMoving || isBlocked || isRelaxing ? since : nil,
      ])
    }
  }

  extension MovingAxis.Purpose: NamedCases {
    package static var names: Names {
      [
        "deceleration": .deceleration, "animation": .animation, "scrollToTop": .scrollToTop,
        "autoscroll": .autoscroll, "zoom": .zoom,
      ]
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }

    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }

  extension MovingAxis.TargetAnchor: NamedCases {
    package static var names: Names { ["start": .start, "middle": .middle, "end": .end] }
  }

  extension MovingAxis.Motion {
    // swift-format-ignore: NoLeadingUnderscores
    enum PlannedCodingKeys: String, CodingKey { case _0 = "plan" }
  }
#endif
