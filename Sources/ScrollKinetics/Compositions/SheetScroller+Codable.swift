#if !hasFeature(Embedded)
  import ScrollGeometry

  extension SheetScroller: Codable {
    private enum CodingKeys: String, CodingKey { case sheet, chain }

    /// Decodes a snapshot; throws where a sheet can never be in the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      sheet = try values[.sheet]
      chain = try values[.chain]
      detents = Self.detents(of: sheet, with: chain.inner)
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded sheet equals this one, and continues with the same bits.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(sheet, forKey: .sheet)
      try values.encode(chain, forKey: .chain)
    }
  }
#endif
