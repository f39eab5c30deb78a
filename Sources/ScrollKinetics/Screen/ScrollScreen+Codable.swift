#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollScreen: Codable {
    private enum CodingKeys: String, CodingKey {
      case now, rules, members, nests, crossingTouches, pinchTouches, draggedItem
    }

    /// Decodes a snapshot; throws where a screen can never be in the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      now = try values[.now]
      rules = try values[.rules]
      members = MemberList(try values[.members])
      let nests: [Nest?] = try values[.nests]
      self.nests = nests.map { $0 ?? .unused }
      crossingTouches = try values[.crossingTouches]
      pinchTouches = try values.decodeIfPresent([PinchTouch].self, forKey: .pinchTouches) ?? []
      draggedItem = try values.decodeIfPresent(DraggedItem.self, forKey: .draggedItem)
      try decoder.refuse(linksFault)
      cards = cardsOfMembers
      for index in members.indices where !members[index].isAway { settle(receiver(at: index)) }
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded screen equals this one, and continues with the same bits.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(now, forKey: .now)
      try values.encode(rules, forKey: .rules)
      try values.encode(Array(members), forKey: .members)
      try values.encode(nests.map { $0.isUnused ? nil : $0 }, forKey: .nests)
      try values.encode(crossingTouches, forKey: .crossingTouches)
      if !pinchTouches.isEmpty { try values.encode(pinchTouches, forKey: .pinchTouches) }
      try values.encodeIfPresent(draggedItem, forKey: .draggedItem)
    }
  }

  extension ScrollScreen.ID: Codable {
    /// Decodes an identity from its number.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(Int.self))
    }

    /// Encodes the number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
#endif
