#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollChain: Codable {
    private enum CodingKeys: String, CodingKey {
      case joined, rules, links, spans, origin
    }

    /// Decodes a snapshot; throws where the decoded state is one that a chain can never be in.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      joined = try values[.joined]
      rules = try values[.rules]
      links = try values[.links]
      spans = try values[.spans]
      origin = try values[.origin]
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded chain continues with the same bits as this one.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(joined, forKey: .joined)
      try values.encode(rules, forKey: .rules)
      try values.encode(links, forKey: .links)
      try values.encode(spans, forKey: .spans)
      try values.encode(origin, forKey: .origin)
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
