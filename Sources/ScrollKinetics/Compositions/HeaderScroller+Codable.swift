#if !hasFeature(Embedded)
  import ScrollGeometry

  extension HeaderScroller: Codable {
    private enum CodingKeys: String, CodingKey { case header, returns, selected, chain, lists }

    /// Decodes a snapshot; throws where header and lists can never be in the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      header = try values[.header]
      returns = try values[.returns]
      selected = try values[.selected]
      chain = try values[.chain]
      lists = try values[.lists]
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot, with `null` for the selected list, which is in the chain. The decoded value equals this one,
    /// and continues with the same bits.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(header, forKey: .header)
      try values.encode(returns, forKey: .returns)
      try values.encode(selected, forKey: .selected)
      try values.encode(chain, forKey: .chain)
      try values.encode(lists, forKey: .lists)
    }
  }

  extension HeaderScroller.Return: Codable {
    private static var names: CaseNames<Self> { ["atBeginning": .atBeginning, "atOnce": .atOnce] }

    /// Decodes a moment from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
