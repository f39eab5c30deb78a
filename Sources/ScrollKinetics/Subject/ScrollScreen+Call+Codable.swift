#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollScreen.Call: CodableByHand {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      // The call. An object has exactly one of these keys.
      case advance, input, viewport, change, physics, insert, update, move, expand, remove, restore, drop,
        scrollsToTop, rules
      case on, choices
    }

    private enum MemberKeys: String, CodingKey {
      case geometry, `in`, displayScale, physics, rules, scrollsToTop, retaining, detent, expands, animation
    }

    /// Decodes a call.
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let call = try values.onlyKey(of: CodingKeys.allCases.dropLast(2))
      func arguments() throws -> KeyedDecodingContainer<MemberKeys> {
        try values.nestedContainer(keyedBy: MemberKeys.self, forKey: call)
      }
      switch call {
      case .advance: self = .advance
      case .input:
        self = .input(
          try values[.input], on: try values[ifPresent: .on], try values[ifPresent: .choices] ?? [])
      case .insert:
        let member = try arguments()
        self = .insert(
          try member[.geometry], as: try values[.on], in: try member[ifPresent: .in],
          displayScale: try member[ifPresent: .displayScale], physics: try member[.physics],
          rules: try member[ifPresent: .rules], scrollsToTop: try member[ifPresent: .scrollsToTop])
      case .update:
        let member = try arguments()
        self = .updateGeometry(
          try member[.geometry], as: try values[.on], try member[ifPresent: .animation])
      case .expand:
        let member = try arguments()
        self = .expand(try values[.on], try member[.expands], try member[ifPresent: .animation])
      case .move:
        let member = try arguments()
        self = .move(
          try values[.on], to: try member[ifPresent: .detent], try member[ifPresent: .animation])
      case .remove: self = .remove(try values[.on], retaining: try arguments()[.retaining])
      case .restore: self = .restore(try values[.on], in: try arguments()[ifPresent: .in])
      case .drop: self = .drop(retained: try values[.on])
      case .scrollsToTop: self = .scrollsToTop(try values[.on], try values[.scrollsToTop])
      case .rules: self = .rules(try values[.rules])
      default: self = .update(try values[.on], try Scroller.Update(from: decoder))
      }
    }

    /// Encodes the name of the call, its member and its arguments, except those that are nil.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      func arguments(_ call: CodingKeys, of id: ScrollScreen.ID) throws -> KeyedEncodingContainer<MemberKeys>
      {
        try values.encode(id, forKey: .on)
        return values.nestedContainer(keyedBy: MemberKeys.self, forKey: call)
      }
      switch self {
      case .advance: try values.encode(true, forKey: .advance)
      case .input(let input, let id, let choices):
        try values.encode(input, forKey: .input)
        try values.encodeIfPresent(id, forKey: .on)
        if !choices.isEmpty { try values.encode(choices, forKey: .choices) }
      case .update(let id, let update):
        try values.encode(id, forKey: .on)
        try update.encode(to: encoder)
      case .insert(let geometry, let id, let parent, let scale, let physics, let rules, let scrollsToTop):
        var member = try arguments(.insert, of: id)
        try member.encode(geometry, forKey: .geometry)
        try member.encodeIfPresent(parent, forKey: .in)
        try member.encodeIfPresent(scale, forKey: .displayScale)
        try member.encode(physics, forKey: .physics)
        try member.encodeIfPresent(rules, forKey: .rules)
        try member.encodeIfPresent(scrollsToTop, forKey: .scrollsToTop)
      case .updateGeometry(let geometry, let id, let animation):
        var member = try arguments(.update, of: id)
        try member.encode(geometry, forKey: .geometry)
        try member.encodeIfPresent(animation, forKey: .animation)
      case .expand(let id, let expands, let animation):
        var member = try arguments(.expand, of: id)
        try member.encode(expands, forKey: .expands)
        try member.encodeIfPresent(animation, forKey: .animation)
      case .move(let id, let detent, let animation):
        var member = try arguments(.move, of: id)
        try member.encodeIfPresent(detent, forKey: .detent)
        try member.encodeIfPresent(animation, forKey: .animation)
      case .remove(let id, let isRetained):
        var member = try arguments(.remove, of: id)
        try member.encode(isRetained, forKey: .retaining)
      case .restore(let id, let parent):
        var member = try arguments(.restore, of: id)
        try member.encodeIfPresent(parent, forKey: .in)
      case .drop(let id):
        try values.encode(id, forKey: .on)
        try values.encode(true, forKey: .drop)
      case .scrollsToTop(let id, let scrollsToTop):
        try values.encode(id, forKey: .on)
        try values.encode(scrollsToTop, forKey: .scrollsToTop)
      case .rules(let rules): try values.encode(rules, forKey: .rules)
      }
    }
  }
#endif
