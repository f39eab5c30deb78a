import ScrollGeometry

extension ScrollScreen {
  /// A call of one of the methods of a screen, with its arguments; see ``Scroller/Call``.
  public enum Call: ScrollCall {
    /// ``ScrollScreen/advance(to:)``.
    case advance
    /// ``ScrollScreen/handle(_:on:at:release:file:line:)``: the member, nil where none is named, and the host's choices.
    /// A call of ``ScrollScreen/scrollToTop(at:shouldScroll:)`` is the input `scrollToTop` of the member that it scrolls.
    case input(Scroller.Input, on: ID? = nil, [Choice] = [])
    /// ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``,
    /// ``ScrollScreen/apply(_:to:at:anchoredAt:snapping:release:)``, or an assignment to
    /// ``ScrollScreen/subscript(physicsOf:)``.
    indirect case update(ID, Scroller.Update)
    /// ``ScrollScreen/insert(_:as:in:displayScale:physics:rules:scrollsToTop:file:line:)``.
    indirect case insert(
      Geometry, as: ID, in: ID? = nil, displayScale: Double? = nil, physics: Scroller.Physics = .uiKit,
      rules: ScrollScreen.Rules? = nil, scrollsToTop: Bool? = nil)
    /// ``ScrollScreen/update(_:as:at:animation:)``.
    indirect case updateGeometry(Geometry, as: ID, ScrollAnimation? = nil)
    /// ``ScrollScreen/move(_:to:animation:at:)``.
    case move(ID, to: Int?, ScrollAnimation? = .uiKit)
    /// ``ScrollScreen/expand(_:_:animation:at:)``.
    case expand(ID, Bool = true, ScrollAnimation? = .uiKit)
    /// ``ScrollScreen/remove(_:at:retaining:)``.
    case remove(ID, retaining: Bool = false)
    /// ``ScrollScreen/restore(_:in:at:)``.
    case restore(ID, in: ID? = nil)
    /// ``ScrollScreen/drop(retained:)``.
    case drop(retained: ID)
    /// An assignment to ``ScrollScreen/subscript(scrollsToTop:)``.
    case scrollsToTop(ID, Bool)
    /// An assignment to ``ScrollScreen/rules``.
    case rules(ScrollScreen.Rules)

    /// Creates the call of an input of a member's path.
    public init(_ input: Scroller.Input, on member: ScrollScreen.ID?) { self = .input(input, on: member) }

    /// The input of the call and its member; nil for any other call.
    public var input: (value: Scroller.Input, member: ScrollScreen.ID?)? {
      if case .input(let input, let member, _) = self { (input, member) } else { nil }
    }
  }

  /// The choice of a host at the release of a member.
  public struct Choice: Hashable, Sendable, Codable {
    /// The member that was released.
    public let member: ID
    /// The host's choice.
    public let choice: Scroller.Choice

    /// Creates the choice for a member.
    public init(_ choice: Scroller.Choice, of member: ID) {
      self.member = member
      self.choice = choice
    }
  }
}

extension [ScrollScreen.Choice] {
  /// Returns the first choice for a release of a member on the given axes, and takes it away there; nil where there is none.
  fileprivate mutating func takeFirst(of member: ScrollScreen.ID, on axes: PerAxis<Bool>) -> Scroller.Choice?
  {
    let none = PerAxis { _ in false }
    for index in indices where self[index].member == member {
      let choice = self[index].choice
      let rest = PerAxis { choice.axes[$0] && !axes[$0] }
      guard choice.axes == none || rest != choice.axes else { continue }
      var others = choice
      others.axes = rest
      self[index] = ScrollScreen.Choice(others, of: member)
      if rest == none { remove(at: index) }
      return choice
    }
    return nil
  }
}

extension ScrollScreen: ScrollSubject {
  /// Whether a finger, or a recognised drag, is on any member.
  public var isTracking: Bool { held.contains { ask($0) { $0.isTracking } } }

  /// 60 frames per second.
  public var framesPerSecond: Double { 60 }

  /// Makes a call at `instant`, and returns the changes.
  ///
  /// - Precondition: ``validate(_:)`` does not throw.
  @discardableResult
  public mutating func execute(_ call: Call, at instant: ScrollInstant) -> Changes {
    switch call {
    case .advance: return advance(to: instant)
    case .input(let input, let id, let choices):
      var choices = choices
      return handle(input, on: id, at: instant) { $1.make(choices.takeFirst(of: $0, on: $1.axes)) }
    case .update(let id, let update): return execute(update, of: id, at: instant)
    case .insert(let geometry, let id, let parent, let scale, let physics, let rules, let scrollsToTop):
      insert(
        geometry, as: id, in: parent, displayScale: scale, physics: physics, rules: rules,
        scrollsToTop: scrollsToTop)
    case .updateGeometry(let geometry, let id, let animation):
      return self.update(geometry, as: id, at: instant, animation: animation)
    case .move(let id, let detent, let animation):
      return move(id, to: detent, animation: animation, at: instant)
    case .expand(let id, let expands, let animation):
      return expand(id, expands, animation: animation, at: instant)
    case .remove(let id, let isRetained): return remove(id, at: instant, retaining: isRetained)
    case .restore(let id, let parent): return restore(id, in: parent, at: instant)
    case .drop(let id): drop(retained: id)
    case .scrollsToTop(let id, let scrollsToTop): self[scrollsToTop: id] = scrollsToTop
    case .rules(let rules): self.rules = rules
    }
    return Changes()
  }

  private mutating func execute(_ update: Scroller.Update, of id: ID, at instant: ScrollInstant) -> Changes {
    switch update {
    case .viewport(let viewport, let keeping, let animation, let snapping, let choice):
      return self.update(id, at: instant, keeping: keeping, animation: animation, snapping: snapping) {
        $0.make(choice)
      } _: {
        $0 = viewport
      }
    case .content(let change, let fraction, let snapping, let choice):
      return apply(change, to: id, at: instant, anchoredAt: fraction, snapping: snapping) { $0.make(choice) }
    case .physics(let physics):
      self[physicsOf: id] = physics
      return Changes()
    }
  }

  /// Throws where a number of a call breaks a rule, or the screen has no such member now, or cannot have it in that place.
  public func validate(_ call: Call) throws(ScrollCallError) {
    try ScrollCallError.check { () throws(ScrollValueError) in
      switch call {
      case .input(let input, _, let choices):
        try input.validate()
        for choice in choices { try choice.choice.validate() }
      case .update(_, let update): try update.validate()
      case .insert(let geometry, _, _, let scale, _, _, _):
        try geometry.validate()
        try scale?.check(.positive, "displayScale")
      case .updateGeometry(let geometry, _, let animation):
        try geometry.validate()
        try animation?.validate()
      case .move(_, _, let animation), .expand(_, _, let animation): try animation?.validate()
      case .advance, .remove, .restore, .drop, .scrollsToTop, .rules: break
      }
    }
    if let reason = memberFault(of: call) { throw .wrongMember(reason: reason) }
  }

  private func memberFault(of call: Call) -> String? {
    func kind(of id: ID) -> Kind? { index(ofPresent: id).map { members[$0].kind } }
    switch call {
    case .update(let id, _), .scrollsToTop(let id, _):
      return index(of: id) == nil ? MemberFault.isAbsent(id).description : nil
    case .insert(_, let id, let parent, _, _, _, _): return fault(inserting: id, in: parent)?.description
    case .updateGeometry(let geometry, let id, _): return fault(of: id, as: geometry)?.description
    case .expand(let id, _, _):
      if case .card = kind(of: id) { return nil }
      return "\(id.rawValue) must be a card"
    case .move(let id, let detent, _):
      guard case .sheet(let sheet) = kind(of: id) else { return "\(id.rawValue) must be a sheet" }
      guard let detent, !sheet.detents.indices.contains(detent) else { return nil }
      return "detent must be in \(sheet.detents.indices), but is \(detent)"
    case .restore(let id, let parent): return fault(restoring: id, in: parent)?.description
    case .input(let input, let id?, _): return fault(of: input, on: id)?.description
    case .advance, .input, .remove, .drop, .rules: return nil
    }
  }
}

#if !hasFeature(Embedded)
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
