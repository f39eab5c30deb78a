#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollRecording.ScreenCall: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      // The call. An entry has exactly one of these keys.
      case input, viewport, change, physics, insert, remove, restore, drop, scrollsToTop
      case on, keeping, anchoredAt, animation, snapping, choice, choices
    }

    private enum MemberKeys: String, CodingKey {
      case `in`, viewport, physics, rules, scrollsToTop, retaining
    }

    /// Decodes a call.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard let call = CodingKeys.allCases[..<9].first(where: values.contains) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "must be a call of a screen"))
      }
      guard call != .input else {
        self = .input(
          try values[.input], on: try values.decodeIfPresent(ScrollScreen.ID.self, forKey: .on),
          try values.decodeIfPresent([ScrollRecording.MemberChoice].self, forKey: .choices) ?? [])
        return
      }
      let id: ScrollScreen.ID = try values[.on]
      func member() throws -> KeyedDecodingContainer<MemberKeys> {
        try values.nestedContainer(keyedBy: MemberKeys.self, forKey: call)
      }
      func snapping() throws -> ScrollSnapping? {
        try values.decodeIfPresent(ScrollSnapping.self, forKey: .snapping)
      }
      func choice() throws -> ScrollRecording.Choice? {
        try values.decodeIfPresent(ScrollRecording.Choice.self, forKey: .choice)
      }
      switch call {
      case .viewport:
        self = .update(
          id, try values[.viewport], keeping: try values[.keeping],
          animation: try values.decodeIfPresent(ScrollAnimation.self, forKey: .animation),
          snapping: try snapping(), try choice())
      case .change:
        self = .change(
          id, try values[.change], anchoredAt: try values[.anchoredAt], snapping: try snapping(),
          try choice())
      case .physics:
        self = .physics(id, try values[.physics])
      case .insert:
        let member = try member()
        self = .insert(
          id, try member[.viewport], in: try member.decodeIfPresent(ScrollScreen.ID.self, forKey: .in),
          physics: try member[.physics],
          rules: try member.decodeIfPresent(ScrollChain.Rules.self, forKey: .rules),
          scrollsToTop: try member[.scrollsToTop])
      case .remove:
        self = .remove(id, retaining: try member()[.retaining])
      case .restore:
        self = .restore(id, in: try member().decodeIfPresent(ScrollScreen.ID.self, forKey: .in))
      case .drop:
        _ = try member()
        self = .drop(id)
      default:
        self = .scrollsToTop(id, try values[.scrollsToTop])
      }
    }

    /// Encodes a call: its member and its arguments, except those that are nil. An input without a member has null.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .input(let input, let id, let choices):
        try values.encode(input, forKey: .input)
        try values.encode(id, forKey: .on)
        if !choices.isEmpty { try values.encode(choices, forKey: .choices) }
      case .update(let id, let viewport, let keeping, let animation, let snapping, let choice):
        try values.encode(id, forKey: .on)
        try values.encode(viewport, forKey: .viewport)
        try values.encode(keeping, forKey: .keeping)
        try values.encodeIfPresent(animation, forKey: .animation)
        try values.encodeIfPresent(snapping, forKey: .snapping)
        try values.encodeIfPresent(choice, forKey: .choice)
      case .change(let id, let change, let fraction, let snapping, let choice):
        try values.encode(id, forKey: .on)
        try values.encode(change, forKey: .change)
        try values.encode(fraction, forKey: .anchoredAt)
        try values.encodeIfPresent(snapping, forKey: .snapping)
        try values.encodeIfPresent(choice, forKey: .choice)
      case .insert(let id, let viewport, let parent, let physics, let rules, let scrollsToTop):
        try values.encode(id, forKey: .on)
        var member = values.nestedContainer(keyedBy: MemberKeys.self, forKey: .insert)
        try member.encode(viewport, forKey: .viewport)
        try member.encodeIfPresent(parent, forKey: .in)
        try member.encode(physics, forKey: .physics)
        try member.encodeIfPresent(rules, forKey: .rules)
        try member.encode(scrollsToTop, forKey: .scrollsToTop)
      case .remove(let id, let isRetained):
        try values.encode(id, forKey: .on)
        var member = values.nestedContainer(keyedBy: MemberKeys.self, forKey: .remove)
        try member.encode(isRetained, forKey: .retaining)
      case .restore(let id, let parent):
        try values.encode(id, forKey: .on)
        var member = values.nestedContainer(keyedBy: MemberKeys.self, forKey: .restore)
        try member.encodeIfPresent(parent, forKey: .in)
      case .drop(let id):
        try values.encode(id, forKey: .on)
        _ = values.nestedContainer(keyedBy: MemberKeys.self, forKey: .drop)
      case .physics(let id, let physics):
        try values.encode(id, forKey: .on)
        try values.encode(physics, forKey: .physics)
      case .scrollsToTop(let id, let scrollsToTop):
        try values.encode(id, forKey: .on)
        try values.encode(scrollsToTop, forKey: .scrollsToTop)
      }
    }
  }
#endif
