#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollRecording.Entry: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      // The call. An entry has exactly one of these keys.
      case advance, input, viewport, change, physics, exchange, rules
      case insert, remove, restore, drop, scrollsToTop
      case at, on, member, keeping, anchoredAt, animation, snapping, choice
    }

    /// Decodes a call.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let calls = CodingKeys.allCases[..<12].filter(values.contains)
      guard let call = calls.first, calls.count == 1 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "must be one call, but is \(calls.count)"))
      }
      func snapping() throws -> ScrollSnapping? {
        try values.decodeIfPresent(ScrollSnapping.self, forKey: .snapping)
      }
      func choice() throws -> ScrollRecording.Choice? {
        try values.decodeIfPresent(ScrollRecording.Choice.self, forKey: .choice)
      }
      guard call != .advance else {
        self.init(.advance, at: try values[.advance])
        return
      }
      let action: ScrollRecording.Action =
        switch call {
        case _ where values.contains(.on), .insert, .remove, .restore, .drop, .scrollsToTop:
          .screen(try ScrollRecording.ScreenCall(from: decoder))
        case .viewport where values.contains(.member):
          .memberUpdate(
            try values[.member], try values[.viewport], keeping: try values[.keeping],
            snapping: try snapping(), try choice())
        case .exchange:
          .exchange(try values[.member], try values[.exchange], try choice())
        case .rules:
          .rules(try values[.rules])
        case .viewport:
          .update(
            try values[.viewport],
            keeping: try values[.keeping],
            animation: try values.decodeIfPresent(ScrollAnimation.self, forKey: .animation),
            snapping: try snapping(), try choice())
        case .change:
          .change(
            try values[.change],
            anchoredAt: try values[.anchoredAt],
            snapping: try snapping(), try choice())
        case .physics:
          .physics(try values[.physics])
        default:
          .input(try values[.input], try choice())
        }
      self.init(action, at: try values[.at])
    }

    /// Encodes a call: its instant and its arguments, except those that are nil.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch action {
      case .advance:
        try values.encode(instant, forKey: .advance)
        return
      case .input(let input, let choice):
        try values.encode(input, forKey: .input)
        try values.encodeIfPresent(choice, forKey: .choice)
      case .update(let viewport, let keeping, let animation, let snapping, let choice):
        try values.encode(viewport, forKey: .viewport)
        try values.encode(keeping, forKey: .keeping)
        try values.encodeIfPresent(animation, forKey: .animation)
        try values.encodeIfPresent(snapping, forKey: .snapping)
        try values.encodeIfPresent(choice, forKey: .choice)
      case .change(let change, let fraction, let snapping, let choice):
        try values.encode(change, forKey: .change)
        try values.encode(fraction, forKey: .anchoredAt)
        try values.encodeIfPresent(snapping, forKey: .snapping)
        try values.encodeIfPresent(choice, forKey: .choice)
      case .physics(let physics):
        try values.encode(physics, forKey: .physics)
      case .memberUpdate(let member, let viewport, let keeping, let snapping, let choice):
        try values.encode(member, forKey: .member)
        try values.encode(viewport, forKey: .viewport)
        try values.encode(keeping, forKey: .keeping)
        try values.encodeIfPresent(snapping, forKey: .snapping)
        try values.encodeIfPresent(choice, forKey: .choice)
      case .exchange(let member, let new, let choice):
        try values.encode(member, forKey: .member)
        try values.encode(new, forKey: .exchange)
        try values.encodeIfPresent(choice, forKey: .choice)
      case .rules(let rules):
        try values.encode(rules, forKey: .rules)
      case .screen(let call):
        try call.encode(to: encoder)
      }
      try values.encode(instant, forKey: .at)
    }
  }

  extension ScrollRecording.Choice: Codable {
    private enum CodingKeys: String, CodingKey {
      case target, allowsTargetPastLimits, arrival, axes
    }

    /// Decodes a choice; one without axes applies to both.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      target = try values[.target]
      allowsTargetPastLimits = try values[.allowsTargetPastLimits]
      arrival = try values.decodeIfPresent(ScrollArrival.self, forKey: .arrival)
      axes = try values.decodeIfPresent(PerAxis<Bool>.self, forKey: .axes) ?? PerAxis { _ in true }
    }

    /// Encodes a choice, and its axes unless it applies to both.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(target, forKey: .target)
      try values.encode(allowsTargetPastLimits, forKey: .allowsTargetPastLimits)
      try values.encodeIfPresent(arrival, forKey: .arrival)
      if axes != PerAxis({ _ in true }) { try values.encode(axes, forKey: .axes) }
    }
  }
#endif
