#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollChain: Codable {
    private enum CodingKeys: String, CodingKey {
      case joined, rules, links, spans, origin
      // Only with physics of members.
      case lanes, returnsToPlaces
      // Only after a wheel.
      case wheelLatches
    }

    /// Decodes a snapshot; throws where the decoded state is one that a chain can never be in.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      joined = try values[.joined]
      joinedRules = joined.physics.snapping
      rules = try values[.rules]
      links = try values[.links]
      spans = try values[.spans]
      origin = try values[.origin]
      let lanes = try values.decodeIfPresent(PerAxis<Int>.self, forKey: .lanes)
      if let lanes, !links.indices.contains(lanes.horizontal) || !links.indices.contains(lanes.vertical) {
        try decoder.refuse("lanes must name members")
      }
      self.lanes = PerAxis { lanes?[$0] }
      returnsToPlaces =
        try values.decodeIfPresent(PerAxis<Bool>.self, forKey: .returnsToPlaces) ?? PerAxis { _ in true }
      wheelLatches =
        try values.decodeIfPresent(PerAxis<WheelLatch?>.self, forKey: .wheelLatches) ?? PerAxis { _ in nil }
      layLanes()
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded chain continues with the same bits as this one.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      var joined = joined
      joined.physics.snapping = joinedRules
      try values.encode(joined, forKey: .joined)
      try values.encode(rules, forKey: .rules)
      try values.encode(links, forKey: .links)
      try values.encode(spans, forKey: .spans)
      try values.encode(origin, forKey: .origin)
      if ScrollAxis.allCases.contains(where: { wheelLatches[$0] != nil }) {
        try values.encode(wheelLatches, forKey: .wheelLatches)
      }
      guard hasOwnPhysics else { return }
      try values.encode(PerAxis { lanes[$0] ?? 0 }, forKey: .lanes)
      try values.encode(returnsToPlaces, forKey: .returnsToPlaces)
    }
  }

  extension ScrollChain.Link: Codable {
    private enum CodingKeys: String, CodingKey {
      case viewport, start, decelerationRate, snapping
    }

    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        ScrollChain.Member(
          try values[.viewport],
          decelerationRate: try values.decodeIfPresent(DecelerationRate.self, forKey: .decelerationRate),
          snapping: try values.decodeIfPresent(ScrollSnapping.self, forKey: .snapping) ?? .none))
      viewport = try values[.viewport]
      start = try values[.start]
    }

    @usableFromInline func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(viewport, forKey: .viewport)
      try values.encode(start, forKey: .start)
      try values.encodeIfPresent(rate, forKey: .decelerationRate)
      if snapping != .none { try values.encode(snapping, forKey: .snapping) }
    }
  }

  extension ScrollChain.Member: Codable {
    private enum CodingKeys: String, CodingKey {
      case viewport, decelerationRate, snapping
    }

    /// Decodes a member; one without physics of its own has only a viewport.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try values[.viewport],
        decelerationRate: try values.decodeIfPresent(DecelerationRate.self, forKey: .decelerationRate),
        snapping: try values.decodeIfPresent(ScrollSnapping.self, forKey: .snapping) ?? .none)
    }

    /// Encodes the viewport, and the physics in which the member differs from the chain.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(viewport, forKey: .viewport)
      try values.encodeIfPresent(decelerationRate, forKey: .decelerationRate)
      if snapping != .none { try values.encode(snapping, forKey: .snapping) }
    }
  }

  extension ScrollChain.Order: Codable {
    private static var names: CaseNames<Self> {
      [
        "outerFirst": .outerFirst, "innerFirst": .innerFirst, "innerOnly": .innerOnly,
      ]
    }

    /// Decodes an order from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }

  extension ScrollChain.Overscroll: Codable {
    private static var names: CaseNames<Self> { ["innermost": .innermost, "outermost": .outermost] }

    /// Decodes a rule from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
