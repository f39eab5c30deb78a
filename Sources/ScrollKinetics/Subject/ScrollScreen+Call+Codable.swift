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

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let call = try values.onlyKey(of: CodingKeys.allCases.dropLast(2))
      var arguments: KeyedDecodingContainer<MemberKeys> {
        get throws { try values.nestedContainer(keyedBy: MemberKeys.self, forKey: call) }
      }
      switch call {
      case .advance: self = .advance
      case .input:
        self = .input(
          try values[.input], on: try values[ifPresent: .on], try values[ifPresent: .choices] ?? [])
      case .insert:
        self = .insert(
          try arguments[.geometry], as: try values[.on], in: try arguments[ifPresent: .in],
          displayScale: try arguments[ifPresent: .displayScale], physics: try arguments[.physics],
          rules: try arguments[ifPresent: .rules], scrollsToTop: try arguments[ifPresent: .scrollsToTop])
      case .update:
        self = .updateGeometry(
          try arguments[.geometry], as: try values[.on], try arguments[ifPresent: .animation])
      case .expand:
        self = .expand(try values[.on], try arguments[.expands], try arguments[ifPresent: .animation])
      case .move:
        self = .move(
          try values[.on], to: try arguments[ifPresent: .detent], try arguments[ifPresent: .animation])
      case .remove: self = .remove(try values[.on], retaining: try arguments[.retaining])
      case .restore: self = .restore(try values[.on], in: try arguments[ifPresent: .in])
      case .drop: self = .drop(retained: try values[.on])
      case .scrollsToTop: self = .scrollsToTop(try values[.on], try values[.scrollsToTop])
      case .rules: self = .rules(try values[.rules])
      default: self = .update(try values[.on], try Scroller.Update(from: decoder))
      }
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      func write(
        _ call: CodingKeys, of id: ScrollScreen.ID, _ fields: KeyValuePairs<MemberKeys, (any Encodable)?>
      ) throws {
        try values.encode(id, forKey: .on)
        try values.encode(fields, in: call)
      }
      switch self {
      case .advance: try values.encode(true, forKey: .advance)
      case .input(let input, let id, let choices):
        try values.encode([.input: input, .on: id, .choices: choices.unless([])])
      case .update(let id, let update):
        try values.encode(id, forKey: .on)
        try update.encode(to: encoder)
      case .insert(let geometry, let id, let parent, let scale, let physics, let rules, let scrollsToTop):
        try write(
          .insert, of: id,
          [
            .geometry: geometry, .in: parent, .displayScale: scale, .physics: physics, .rules: rules,
            .scrollsToTop: scrollsToTop,
          ])
      case .updateGeometry(let geometry, let id, let animation):
        try write(.update, of: id, [.geometry: geometry, .animation: animation])
      case .expand(let id, let expands, let animation):
        try write(.expand, of: id, [.expands: expands, .animation: animation])
      case .move(let id, let detent, let animation):
        try write(.move, of: id, [.detent: detent, .animation: animation])
      case .remove(let id, let isRetained): try write(.remove, of: id, [.retaining: isRetained])
      case .restore(let id, let parent): try write(.restore, of: id, [.in: parent])
      case .drop(let id): try values.encode([.on: id, .drop: true])
      case .scrollsToTop(let id, let scrollsToTop): try values.encode([.on: id, .scrollsToTop: scrollsToTop])
      case .rules(let rules): try values.encode(rules, forKey: .rules)
      }
    }
  }
#endif
