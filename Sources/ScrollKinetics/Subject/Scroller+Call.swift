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
    let axes: PerAxis<Bool>
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
    by host: (inout Scroller.Release) -> Void, after earlier: Scroller.Choice?
  ) -> Scroller.Choice? {
    guard let choice = choose(by: host) else { return earlier }
    guard let earlier else { return choice }
    return Scroller.Choice(
      target: ScrollPoint { (choice.axes[$0] ? choice : earlier).target[$0] },
      on: PerAxis { choice.axes[$0] || earlier.axes[$0] },
      allowsTargetPastLimits: choice.allowsTargetPastLimits || earlier.allowsTargetPastLimits,
      arrival: choice.arrival ?? earlier.arrival, rest: choice.rest ?? earlier.rest)
  }

  /// Calls the host's closure and returns what it chose; nil where it changed nothing.
  mutating func choose(by host: (inout Scroller.Release) -> Void) -> Scroller.Choice? {
    let proposed = self
    host(&self)
    guard self != proposed else { return nil }
    return Scroller.Choice(
      target: target, on: memberAtRest == nil ? choices : axes,
      allowsTargetPastLimits: allowsTargetPastLimits, arrival: arrival, rest: memberAtRest)
  }
}
