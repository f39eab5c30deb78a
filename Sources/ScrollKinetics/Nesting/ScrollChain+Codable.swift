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
      let members: [EncodedMember] = try values[.links]
      links = members.map { $0.link }
      ownPhysics = members.map { $0.physics }
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
      try values.encode(zip(links, ownPhysics).map { EncodedMember(link: $0, physics: $1) }, forKey: .links)
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

  /// A member of a chain as it is encoded: its place and its physics in one.
  private struct EncodedMember: Codable {
    var link: ScrollChain.Link
    var physics: ScrollChain.OwnPhysics

    init(link: ScrollChain.Link, physics: ScrollChain.OwnPhysics) {
      (self.link, self.physics) = (link, physics)
    }

    private enum CodingKeys: String, CodingKey {
      case viewport, start, decelerationRate, snapping
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let viewport: Viewport = try values[.viewport]
      link = ScrollChain.Link(viewport)
      link.viewport = viewport
      link.start = try values[.start]
      physics = ScrollChain.OwnPhysics(
        ScrollChain.Member(
          viewport,
          decelerationRate: try values.decodeIfPresent(DecelerationRate.self, forKey: .decelerationRate),
          snapping: try values.decodeIfPresent(ScrollSnapping.self, forKey: .snapping) ?? .none))
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(link.viewport, forKey: .viewport)
      try values.encode(link.start, forKey: .start)
      try values.encodeIfPresent(physics.rate, forKey: .decelerationRate)
      if physics.snapping != .none { try values.encode(physics.snapping, forKey: .snapping) }
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
