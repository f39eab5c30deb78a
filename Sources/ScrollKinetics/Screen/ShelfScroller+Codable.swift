#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ShelfScroller: Codable {
    private enum CodingKeys: String, CodingKey { case list, reach, physics, screen, dragged }

    /// Decodes a snapshot; throws where list and shelves can never be in the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      list = try values[.list]
      reach = try values[.reach]
      physics = try values[.physics]
      screen = try values[.screen]
      dragged = try values.decodeIfPresent(ScrollScreen.ID.self, forKey: .dragged)
      try SnapRule.validate(.offsets([]), reach: reach)
      try decoder.refuse(screen.contains(Self.listID) ? nil : "screen must have the list")
      visibleShelves = list.visibleShelves(at: offset)
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded value equals this one, and continues with the same bits.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(list, forKey: .list)
      try values.encode(reach, forKey: .reach)
      try values.encode(physics, forKey: .physics)
      try values.encode(screen, forKey: .screen)
      try values.encodeIfPresent(dragged, forKey: .dragged)
    }
  }
#endif
