import ScrollGeometry

extension Scroller {
  /// A call of one of the methods of a scroller, with its arguments.
  ///
  /// What the host decides meanwhile, as the target of a release or the viewport after a change, stands in it as its result.
  public enum Call: ScrollCall {
    /// ``Scroller/advance(to:)``.
    case advance
    /// ``Scroller/handle(_:at:release:file:line:)``, and the host's choice.
    case input(Input, Choice? = nil)
    /// A change of the viewport, the content or the physics.
    indirect case update(Update)

    /// Creates the call of an input; a scroller has no members, and `member` is ignored.
    public init(_ input: Scroller.Input, on member: ScrollScreen.ID?) { self = .input(input) }

    /// The input of the call; nil for any other call.
    public var input: (value: Scroller.Input, member: ScrollScreen.ID?)? {
      if case .input(let input, _) = self { (input, nil) } else { nil }
    }
  }

  /// A change that a host makes of a scroll view: a scroller, or a member of a screen.
  public enum Update: Hashable, Sendable {
    /// ``Scroller/update(at:keeping:animation:snapping:release:_:)``: the viewport after the change, and the host's choice.
    case viewport(
      Viewport, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, Choice? = nil)
    /// ``Scroller/apply(_:at:anchoredAt:snapping:release:)``, and the host's choice.
    case content(ContentChange, anchoredAt: Double = 0, snapping: ScrollSnapping? = nil, Choice? = nil)
    /// An assignment to ``Scroller/physics``.
    case physics(Physics)

    func validate() throws(ScrollValueError) {
      switch self {
      case .viewport(_, let keeping, let animation, _, let choice):
        try keeping.validate()
        try animation?.validate()
        try choice?.validate()
      case .content(_, let fraction, _, let choice):
        try fraction.check(.fraction, "anchoredAt")
        try choice?.validate()
      case .physics: break
      }
    }
  }

  /// The choice of a host at a release.
  public struct Choice: Hashable, Sendable {
    /// The target at which the content stops, in points.
    public let target: ScrollPoint
    /// Whether the target may lie past the limits.
    public let allowsTargetPastLimits: Bool
    /// The motion to the target; see ``Scroller/Release/arrival``.
    public let arrival: ScrollArrival?
    /// The axes on which the host has set the target; on the others it is unchanged.
    var axes: PerAxis<Bool>
    /// The member of a screen that the host lets rest at an offset instead; nil for a target. See ``Scroller/Release/rest(_:at:)``.
    let rest: Scroller.Release.Rest?

    /// Creates the choice of `target` on both axes.
    public init(target: ScrollPoint, allowsTargetPastLimits: Bool = false, arrival: ScrollArrival? = nil) {
      self.init(
        target: target, on: PerAxis { _ in true }, allowsTargetPastLimits: allowsTargetPastLimits,
        arrival: arrival)
    }

    init(
      target: ScrollPoint, on axes: PerAxis<Bool>, allowsTargetPastLimits: Bool, arrival: ScrollArrival?,
      rest: Scroller.Release.Rest? = nil
    ) {
      self.target = target
      self.allowsTargetPastLimits = allowsTargetPastLimits
      self.arrival = arrival
      self.axes = axes
      self.rest = rest
    }

    func validate() throws(ScrollValueError) {
      try target.check(.finite, "target")
      try rest?.offset.check(.finite, "rest.offset")
      try arrival?.validate()
    }
  }
}

extension Scroller: ScrollSubject {
  /// The frame rate of the physics.
  public var framesPerSecond: Double { physics.framesPerSecond }

  /// Makes a call at `instant`, and returns the events.
  ///
  /// - Precondition: ``validate(_:)`` does not throw.
  @discardableResult
  public mutating func execute(_ call: Call, at instant: ScrollInstant) -> Events {
    switch call {
    case .advance: return advance(to: instant)
    case .input(let input, let choice): return handle(input, at: instant) { $0.make(choice) }
    case .update(.viewport(let viewport, let keeping, let animation, let snapping, let choice)):
      return update(at: instant, keeping: keeping, animation: animation, snapping: snapping) {
        $0.make(choice)
      } _: {
        $0 = viewport
      }
    case .update(.content(let change, let fraction, let snapping, let choice)):
      return apply(change, at: instant, anchoredAt: fraction, snapping: snapping) { $0.make(choice) }
    case .update(.physics(let physics)):
      self.physics = physics
      return Events()
    }
  }

  /// Throws the error of the first number of a call that breaks a rule.
  public func validate(_ call: Call) throws(ScrollCallError) {
    try ScrollCallError.check { () throws(ScrollValueError) in
      switch call {
      case .advance: break
      case .input(let input, let choice):
        try input.validate()
        try choice?.validate()
      case .update(let update): try update.validate()
      }
    }
  }
}

extension Scroller.Release {
  mutating func make(_ choice: Scroller.Choice?) {
    guard let choice else { return }
    if let rest = choice.rest {
      self.rest(ScrollScreen.ID(rest.member), at: rest.offset)
    } else {
      choose(choice.target, on: choice.axes)
    }
    arrival = choice.arrival
    allowsTargetPastLimits = choice.allowsTargetPastLimits
  }

  /// Calls the host's closure and returns what it chose, with an earlier choice on the other axis; nil where it changed nothing.
  mutating func choose(
    by host: (inout Scroller.Release) -> Void, after earlier: Scroller.Choice? = nil
  ) -> Scroller.Choice? {
    let proposed = self
    host(&self)
    guard self != proposed else { return earlier }
    let axes = memberAtRest == nil ? choices : axes
    return Scroller.Choice(
      target: ScrollPoint { axes[$0] ? target[$0] : earlier?.target[$0] ?? target[$0] },
      on: PerAxis { axes[$0] || earlier?.axes[$0] ?? false },
      allowsTargetPastLimits: allowsTargetPastLimits || earlier?.allowsTargetPastLimits ?? false,
      arrival: arrival ?? earlier?.arrival, rest: memberAtRest ?? earlier?.rest)
  }
}

#if !hasFeature(Embedded)
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
