#if !hasFeature(Embedded)
  import ScrollGeometry

  // A call is encoded as an object with the name of the call as a key, and those of its arguments beside it. The call of
  // a screen's member has the member's number beside them.

  extension Scroller.Call: CodableByHand {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      // The call. An object has exactly one of these keys.
      case advance, input, viewport, change, physics
      case choice
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      switch try values.onlyKey(of: CodingKeys.allCases.dropLast()) {
      case .advance: self = .advance
      case .input: self = .input(try values[.input], try values[ifPresent: .choice])
      default: self = .update(try Scroller.Update(from: decoder))
      }
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .advance: try values.encode(true, forKey: .advance)
      case .input(let input, let choice): try values.encode([.input: input, .choice: choice])
      case .update(let update): try update.encode(to: encoder)
      }
    }
  }

  extension Scroller.Update: CodableByHand {
    private enum CodingKeys: String, CodingKey, CaseIterable {
      // The change. An object has exactly one of these keys.
      case viewport, change, physics
      case keeping, anchoredAt, animation, snapping, choice
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let snapping: ScrollSnapping? = try values[ifPresent: .snapping]
      let choice: Scroller.Choice? = try values[ifPresent: .choice]
      switch try values.onlyKey(of: CodingKeys.allCases[..<3]) {
      case .viewport:
        self = .viewport(
          try values[.viewport], keeping: try values[.keeping], animation: try values[ifPresent: .animation],
          snapping: snapping, choice)
      case .change:
        self = .content(try values[.change], anchoredAt: try values[.anchoredAt], snapping: snapping, choice)
      default: self = .physics(try values[.physics])
      }
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .viewport(let viewport, let keeping, let animation, let snapping, let choice):
        try values.encode([
          .viewport: viewport, .keeping: keeping, .animation: animation, .snapping: snapping, .choice: choice,
        ])
      case .content(let change, let fraction, let snapping, let choice):
        try values.encode([
          .change: change, .anchoredAt: fraction, .snapping: snapping, .choice: choice,
        ])
      case .physics(let physics): try values.encode(physics, forKey: .physics)
      }
    }
  }

  extension Scroller.Choice: CodableByHand {
    private enum CodingKeys: String, CodingKey { case target, allowsTargetPastLimits, arrival, axes, rest }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        target: values[.target], on: values[ifPresent: .axes] ?? PerAxis { _ in true },
        allowsTargetPastLimits: values[.allowsTargetPastLimits], arrival: values[ifPresent: .arrival],
        rest: values[ifPresent: .rest])
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .target: target, .allowsTargetPastLimits: allowsTargetPastLimits, .arrival: arrival,
        .axes: axes.unless(PerAxis { _ in true }), .rest: rest,
      ])
    }
  }
#endif
