#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollScreen.Call: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      // The call. An object has exactly one of these keys.
      case advance, input, viewport, change, physics, insert, insertSheet, insertHeader, insertShelf,
        insertCard,
        updateSheet, updateHeader, updateShelf, updateCard, move, expand, remove, restore, drop, scrollsToTop,
        rules
      case on, choices
    }

    private enum MemberKeys: String, CodingKey {
      case `in`, viewport, physics, rules, scrollsToTop, retaining
      case sheet, header, shelf, card, container, frame, origin, detent, reach, expands, displayScale,
        animation
    }

    /// Decodes a call.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let call = try values.onlyCall(of: CodingKeys.allCases.dropLast(2))
      func arguments() throws -> KeyedDecodingContainer<MemberKeys> {
        try values.nestedContainer(keyedBy: MemberKeys.self, forKey: call)
      }
      switch call {
      case .advance: self = .advance
      case .input:
        self = .input(
          try values[.input], on: try values.decodeIfPresent(ScrollScreen.ID.self, forKey: .on),
          try values.decodeIfPresent([ScrollScreen.Choice].self, forKey: .choices) ?? [])
      case .insert:
        let member = try arguments()
        self = .insert(
          try member[.viewport], as: try values[.on],
          in: try member.decodeIfPresent(ScrollScreen.ID.self, forKey: .in), physics: try member[.physics],
          rules: try member.decodeIfPresent(ScrollScreen.Rules.self, forKey: .rules),
          scrollsToTop: try member[.scrollsToTop])
      case .insertSheet:
        let member = try arguments()
        self = .insertSheet(
          try member[.sheet], as: try values[.on],
          in: try member.decodeIfPresent(ScrollScreen.ID.self, forKey: .in),
          detent: try member.decodeIfPresent(Int.self, forKey: .detent),
          displayScale: try member[.displayScale], physics: try member[.physics])
      case .insertHeader:
        let member = try arguments()
        self = .insertHeader(
          try member[.header], over: try member[.container], as: try values[.on],
          in: try member.decodeIfPresent(ScrollScreen.ID.self, forKey: .in),
          displayScale: try member[.displayScale], physics: try member[.physics])
      case .insertShelf:
        let member = try arguments()
        self = .insertShelf(
          try member[.shelf], frame: try member[.frame], as: try values[.on],
          in: try member.decodeIfPresent(ScrollScreen.ID.self, forKey: .in), reach: try member[.reach],
          displayScale: try member[.displayScale], physics: try member[.physics])
      case .insertCard:
        let member = try arguments()
        self = .insertCard(
          try member[.card], origin: try member[.origin], as: try values[.on],
          in: try member.decodeIfPresent(ScrollScreen.ID.self, forKey: .in),
          displayScale: try member[.displayScale], physics: try member[.physics])
      case .updateSheet:
        let member = try arguments()
        self = .updateSheet(
          try member[.sheet], as: try values[.on],
          try member.decodeIfPresent(ScrollAnimation.self, forKey: .animation))
      case .updateHeader:
        let member = try arguments()
        self = .updateHeader(
          try member[.header], over: try member[.container], as: try values[.on],
          try member.decodeIfPresent(ScrollAnimation.self, forKey: .animation))
      case .updateShelf:
        let member = try arguments()
        self = .updateShelf(
          try member[.shelf], frame: try member[.frame], as: try values[.on],
          try member.decodeIfPresent(ScrollAnimation.self, forKey: .animation))
      case .updateCard:
        let member = try arguments()
        self = .updateCard(
          try member[.card], origin: try member.decodeIfPresent(ScrollPoint.self, forKey: .origin),
          as: try values[.on], try member.decodeIfPresent(ScrollAnimation.self, forKey: .animation))
      case .expand:
        let member = try arguments()
        self = .expand(
          try values[.on], try member[.expands],
          try member.decodeIfPresent(ScrollAnimation.self, forKey: .animation))
      case .move:
        let member = try arguments()
        self = .move(
          try values[.on], to: try member.decodeIfPresent(Int.self, forKey: .detent),
          try member.decodeIfPresent(ScrollAnimation.self, forKey: .animation))
      case .remove: self = .remove(try values[.on], retaining: try arguments()[.retaining])
      case .restore:
        self = .restore(
          try values[.on], in: try arguments().decodeIfPresent(ScrollScreen.ID.self, forKey: .in))
      case .drop: self = .drop(retained: try values[.on])
      case .scrollsToTop: self = .scrollsToTop(try values[.on], try values[.scrollsToTop])
      case .rules: self = .rules(try values[.rules])
      default: self = .update(try values[.on], try Scroller.Update(from: decoder))
      }
    }

    /// Encodes the name of the call, its member and its arguments, except those that are nil.
    public func encode(to encoder: any Encoder) throws {
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
      case .insert(let viewport, let id, let parent, let physics, let rules, let scrollsToTop):
        var member = try arguments(.insert, of: id)
        try member.encode(viewport, forKey: .viewport)
        try member.encodeIfPresent(parent, forKey: .in)
        try member.encode(physics, forKey: .physics)
        try member.encodeIfPresent(rules, forKey: .rules)
        try member.encode(scrollsToTop, forKey: .scrollsToTop)
      case .insertSheet(let sheet, let id, let parent, let detent, let scale, let physics):
        var member = try arguments(.insertSheet, of: id)
        try member.encode(sheet, forKey: .sheet)
        try member.encodeIfPresent(parent, forKey: .in)
        try member.encodeIfPresent(detent, forKey: .detent)
        try member.encode(scale, forKey: .displayScale)
        try member.encode(physics, forKey: .physics)
      case .insertHeader(let header, let container, let id, let parent, let scale, let physics):
        var member = try arguments(.insertHeader, of: id)
        try member.encode(header, forKey: .header)
        try member.encode(container, forKey: .container)
        try member.encodeIfPresent(parent, forKey: .in)
        try member.encode(scale, forKey: .displayScale)
        try member.encode(physics, forKey: .physics)
      case .insertShelf(let shelf, let frame, let id, let parent, let reach, let scale, let physics):
        var member = try arguments(.insertShelf, of: id)
        try member.encode(shelf, forKey: .shelf)
        try member.encode(frame, forKey: .frame)
        try member.encodeIfPresent(parent, forKey: .in)
        try member.encode(reach, forKey: .reach)
        try member.encode(scale, forKey: .displayScale)
        try member.encode(physics, forKey: .physics)
      case .insertCard(let card, let origin, let id, let parent, let scale, let physics):
        var member = try arguments(.insertCard, of: id)
        try member.encode(card, forKey: .card)
        try member.encode(origin, forKey: .origin)
        try member.encodeIfPresent(parent, forKey: .in)
        try member.encode(scale, forKey: .displayScale)
        try member.encode(physics, forKey: .physics)
      case .updateSheet(let sheet, let id, let animation):
        var member = try arguments(.updateSheet, of: id)
        try member.encode(sheet, forKey: .sheet)
        try member.encodeIfPresent(animation, forKey: .animation)
      case .updateHeader(let header, let container, let id, let animation):
        var member = try arguments(.updateHeader, of: id)
        try member.encode(header, forKey: .header)
        try member.encode(container, forKey: .container)
        try member.encodeIfPresent(animation, forKey: .animation)
      case .updateShelf(let shelf, let frame, let id, let animation):
        var member = try arguments(.updateShelf, of: id)
        try member.encode(shelf, forKey: .shelf)
        try member.encode(frame, forKey: .frame)
        try member.encodeIfPresent(animation, forKey: .animation)
      case .updateCard(let card, let origin, let id, let animation):
        var member = try arguments(.updateCard, of: id)
        try member.encode(card, forKey: .card)
        try member.encodeIfPresent(origin, forKey: .origin)
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
