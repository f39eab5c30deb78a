import ScrollGeometry

extension ScrollScreen {
  /// A call of one of the methods of a screen, with its arguments; see ``Scroller/Call``.
  public enum Call: Hashable, Sendable {
    /// ``ScrollScreen/advance(to:)``.
    case advance
    /// ``ScrollScreen/handle(_:on:at:release:)``: the innermost member of the path, nil for none, and the host's choices.
    /// A call of ``ScrollScreen/scrollToTop(at:shouldScroll:)`` is the input `scrollToTop` of the member that it scrolls.
    case input(Scroller.Input, on: ID? = nil, [Choice] = [])
    /// ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``,
    /// ``ScrollScreen/apply(_:to:at:anchoredAt:snapping:release:)``, or an assignment to
    /// ``ScrollScreen/subscript(physicsOf:)``.
    indirect case update(ID, Scroller.Update)
    /// ``ScrollScreen/insert(_:as:in:physics:rules:scrollsToTop:)``.
    indirect case insert(
      Viewport, as: ID, in: ID? = nil, physics: Scroller.Physics = .uiKit, rules: ScrollScreen.Rules? = nil,
      scrollsToTop: Bool = true)
    /// ``ScrollScreen/insert(_:as:in:detent:displayScale:physics:)``.
    indirect case insertSheet(
      ScrollSheet, as: ID, in: ID? = nil, detent: Int? = 0, displayScale: Double = 1,
      physics: Scroller.Physics = .uiKit)
    /// ``ScrollScreen/insert(_:over:as:in:displayScale:physics:)``.
    indirect case insertHeader(
      CollapsingHeader, over: ScrollRect, as: ID, in: ID? = nil, displayScale: Double = 1,
      physics: Scroller.Physics = .uiKit)
    /// ``ScrollScreen/insert(_:frame:as:in:reach:displayScale:physics:)``.
    indirect case insertShelf(
      CardShelf, frame: ScrollRect, as: ID, in: ID? = nil, reach: SnapRule.Reach = .steps([2200, 2700]),
      displayScale: Double = 1, physics: Scroller.Physics = .uiKit)
    /// ``ScrollScreen/insert(_:origin:as:in:displayScale:physics:)``.
    indirect case insertCard(
      ExpandingCard, origin: ScrollPoint = .zero, as: ID, in: ID? = nil, displayScale: Double = 1,
      physics: Scroller.Physics = .uiKit)
    /// ``ScrollScreen/update(_:as:at:animation:)``.
    indirect case updateSheet(ScrollSheet, as: ID, ScrollAnimation? = nil)
    /// ``ScrollScreen/update(_:over:as:at:animation:)``.
    indirect case updateHeader(CollapsingHeader, over: ScrollRect, as: ID, ScrollAnimation? = nil)
    /// ``ScrollScreen/update(_:frame:as:at:animation:)``.
    indirect case updateShelf(CardShelf, frame: ScrollRect, as: ID, ScrollAnimation? = nil)
    /// ``ScrollScreen/update(_:origin:as:at:animation:)``.
    indirect case updateCard(ExpandingCard, origin: ScrollPoint? = nil, as: ID, ScrollAnimation? = nil)
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
  }

  /// The choice of a host at the release of a member.
  public struct Choice: Hashable, Sendable {
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

#if !hasFeature(Embedded)
  extension ScrollScreen.Choice: Codable {}
#endif

extension ScrollScreen.Call: ScrollCall {
  /// Creates the call of an input of a member's path.
  public init(_ input: Scroller.Input, on member: ScrollScreen.ID?) { self = .input(input, on: member) }

  /// The input of the call and its member; nil for any other call.
  public var input: (value: Scroller.Input, member: ScrollScreen.ID?)? {
    if case .input(let input, let member, _) = self { (input, member) } else { nil }
  }

  /// Whether the host chooses a target in the call.
  public var hasChoice: Bool {
    switch self {
    case .input(_, _, let choices): !choices.isEmpty
    case .update(_, let update): Scroller.Call.update(update).hasChoice
    case .advance, .insert, .insertSheet, .insertHeader, .insertShelf, .insertCard, .updateSheet,
      .updateHeader,
      .updateShelf, .updateCard, .move, .expand, .remove, .restore, .drop, .scrollsToTop, .rules:
      false
    }
  }
}

extension ScrollScreen: ScrollSubject {
  /// Whether a finger, or a ready-made drag, is on any member.
  public var isTracking: Bool { held.contains { ask($0) { $0.isTracking } } }

  /// 60 frames per second.
  public var framesPerSecond: Double { 60 }

  /// Makes a call at `instant`, and returns the changes.
  ///
  /// - Precondition: ``validate(_:)`` does not throw.
  @discardableResult
  public mutating func perform(_ call: Call, at instant: ScrollInstant) -> Changes {
    switch call {
    case .advance: return advance(to: instant)
    case .input(let input, let id, let choices):
      var choices = choices[...]
      return handle(input, on: id, at: instant) { id, release in
        if choices.first?.member == id { release.make(choices.removeFirst().choice) }
      }
    case .update(let id, let update): return perform(update, of: id, at: instant)
    case .insert(let viewport, let id, let parent, let physics, let rules, let scrollsToTop):
      insert(viewport, as: id, in: parent, physics: physics, rules: rules, scrollsToTop: scrollsToTop)
    case .insertSheet(let sheet, let id, let parent, let detent, let scale, let physics):
      insert(sheet, as: id, in: parent, detent: detent, displayScale: scale, physics: physics)
    case .insertHeader(let header, let container, let id, let parent, let scale, let physics):
      insert(header, over: container, as: id, in: parent, displayScale: scale, physics: physics)
    case .insertShelf(let shelf, let frame, let id, let parent, let reach, let scale, let physics):
      insert(shelf, frame: frame, as: id, in: parent, reach: reach, displayScale: scale, physics: physics)
    case .insertCard(let card, let origin, let id, let parent, let scale, let physics):
      insert(card, origin: origin, as: id, in: parent, displayScale: scale, physics: physics)
    case .updateSheet(let sheet, let id, let animation):
      return self.update(sheet, as: id, at: instant, animation: animation)
    case .updateHeader(let header, let container, let id, let animation):
      return self.update(header, over: container, as: id, at: instant, animation: animation)
    case .updateShelf(let shelf, let frame, let id, let animation):
      return self.update(shelf, frame: frame, as: id, at: instant, animation: animation)
    case .updateCard(let card, let origin, let id, let animation):
      return self.update(card, origin: origin, as: id, at: instant, animation: animation)
    case .move(let id, let detent, let animation):
      return move(id, to: detent, animation: animation, at: instant)
    case .expand(let id, let expands, let animation):
      return expand(id, expands, animation: animation, at: instant)
    case .remove(let id, let isRetained): return remove(id, at: instant, retaining: isRetained)
    case .restore(let id, let parent): restore(id, in: parent, at: instant)
    case .drop(let id): drop(retained: id)
    case .scrollsToTop(let id, let scrollsToTop): self[scrollsToTop: id] = scrollsToTop
    case .rules(let rules): self.rules = rules
    }
    return Changes()
  }

  private mutating func perform(_ update: Scroller.Update, of id: ID, at instant: ScrollInstant) -> Changes {
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

  /// Throws where a call cannot be made: a number breaks a rule, or the screen has no such member now, or cannot have
  /// it in the given place.
  public func validate(_ call: Call) throws(ScrollCallFault) {
    try ScrollCallFault.check { () throws(ScrollValueError) in
      switch call {
      case .input(let input, _, let choices):
        try input.validate()
        for choice in choices { try choice.choice.validate() }
      case .update(_, let update): try update.validate()
      case .insertSheet(_, _, _, _, let scale, _): try scale.check(.positive, "displayScale")
      case .insertHeader(_, let container, _, _, let scale, _):
        try container.check("container")
        try scale.check(.positive, "displayScale")
      case .insertShelf(_, let frame, _, _, let reach, let scale, _):
        try frame.check("frame")
        try SnapRule.validate(.offsets([]), reach: reach)
        try scale.check(.positive, "displayScale")
      case .insertCard(_, let origin, _, _, let scale, _):
        try origin.check(.finite, "origin")
        try scale.check(.positive, "displayScale")
      case .updateSheet(_, _, let animation), .move(_, _, let animation), .expand(_, _, let animation):
        try animation?.validate()
      case .updateCard(_, let origin, _, let animation):
        try origin?.check(.finite, "origin")
        try animation?.validate()
      case .updateHeader(_, let container, _, let animation):
        try container.check("container")
        try animation?.validate()
      case .updateShelf(_, let frame, _, let animation):
        try frame.check("frame")
        try animation?.validate()
      case .advance, .insert, .remove, .restore, .drop, .scrollsToTop, .rules: break
      }
    }
    if let reason = memberFault(of: call) { throw .wrongMember(reason: reason) }
  }

  /// The reason why a member cannot become `kind`; nil where it can.
  private func fault(of id: ID, as kind: Kind) -> String? {
    guard let index = index(of: id) else { return "there must be a member \(id.rawValue)" }
    switch (members[index].kind, kind) {
    case (.shelf(let old, _), .shelf(let new, _)):
      return old.axis == new.axis ? nil : "axis must be \(old.axis), but is \(new.axis)"
    case _ where members[index].isAway: return "there must be a member \(id.rawValue)"
    case (.sheet(let old), .sheet(let new)):
      return old.axis == new.axis ? nil : "axis must be \(old.axis), but is \(new.axis)"
    case (.header(let old), .header(let new)):
      return old.axis == new.axis ? nil : "axis must be \(old.axis), but is \(new.axis)"
    case (.card(let old), .card(let new)):
      return old.axis == new.axis ? nil : "axis must be \(old.axis), but is \(new.axis)"
    default: return "\(id.rawValue) must be of the same kind"
    }
  }

  private func fault(of detent: Int?, in sheet: ScrollSheet) -> String? {
    guard let detent, !sheet.detents.indices.contains(detent) else { return nil }
    return "detent must be in \(sheet.detents.indices), but is \(detent)"
  }

  private func memberFault(of call: Call) -> String? {
    switch call {
    case .update(let id, _), .scrollsToTop(let id, _):
      index(of: id) == nil ? "there must be a member \(id.rawValue)" : nil
    case .insert(_, let id, let parent, _, _, _), .insertHeader(_, _, let id, let parent, _, _),
      .insertShelf(_, _, let id, let parent, _, _, _), .insertCard(_, _, let id, let parent, _, _):
      fault(inserting: id, in: parent)?.description
    case .insertSheet(let sheet, let id, let parent, let detent, _, _):
      fault(inserting: id, in: parent)?.description ?? fault(of: detent, in: sheet)
    case .updateSheet(let sheet, let id, _): fault(of: id, as: .sheet(sheet))
    case .updateHeader(let header, _, let id, _): fault(of: id, as: .header(header))
    case .updateShelf(let shelf, _, let id, _): fault(of: id, as: .shelf(shelf, reach: .momentum))
    case .updateCard(let card, _, let id, _): fault(of: id, as: .card(card))
    case .expand(let id, _, _):
      if let index = index(ofPresent: id), case .card = members[index].kind {
        nil
      } else {
        "\(id.rawValue) must be a card"
      }
    case .move(let id, let detent, _):
      if let index = index(ofPresent: id), case .sheet(let sheet) = members[index].kind {
        fault(of: detent, in: sheet)
      } else {
        "\(id.rawValue) must be a sheet"
      }
    case .restore(let id, let parent): fault(restoring: id, in: parent)?.description
    case .advance, .input, .remove, .drop, .rules: nil
    }
  }
}
