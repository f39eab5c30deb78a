#if !hasFeature(Embedded)
  import ScrollGeometry

  extension CardScroller: Codable {
    private enum CodingKeys: String, CodingKey { case carousel, selected, chain }

    /// Decodes a snapshot; throws where cards and carousel can never be in the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      carousel = try values[.carousel]
      selected = try values[.selected]
      chain = try values[.chain]
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded value equals this one, and continues with the same bits.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(carousel, forKey: .carousel)
      try values.encode(selected, forKey: .selected)
      try values.encode(chain, forKey: .chain)
    }
  }
#endif
