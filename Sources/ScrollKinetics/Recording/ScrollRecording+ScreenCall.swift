import ScrollGeometry

extension ScrollRecording {
  /// A call of one of the methods of a screen, with its arguments; `advance` and `rules` are cases of ``Action``.
  public enum ScreenCall: Hashable, Sendable {
    /// ``ScrollScreen/handle(_:on:at:release:)``: the innermost member of the path, nil for none, and the host's choices.
    /// A call of ``ScrollScreen/scrollToTop(at:shouldScroll:)`` is the input `scrollToTop` of the member that it scrolls.
    case input(Scroller.Input, on: ScrollScreen.ID? = nil, [MemberChoice] = [])
    /// ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``: the viewport after the change, and the host's
    /// choice.
    case update(
      ScrollScreen.ID, Viewport, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, Choice? = nil)
    /// ``ScrollScreen/apply(_:to:at:anchoredAt:snapping:release:)``, and the host's choice.
    case change(
      ScrollScreen.ID, ContentChange, anchoredAt: Double = 0, snapping: ScrollSnapping? = nil, Choice? = nil)
    /// ``ScrollScreen/insert(_:as:in:physics:rules:scrollsToTop:)``.
    case insert(
      ScrollScreen.ID, Viewport, in: ScrollScreen.ID? = nil, physics: Scroller.Physics = .uiKit,
      rules: ScrollChain.Rules? = nil, scrollsToTop: Bool = true)
    /// ``ScrollScreen/remove(_:at:retaining:)``.
    case remove(ScrollScreen.ID, retaining: Bool = false)
    /// ``ScrollScreen/restore(_:in:at:)``.
    case restore(ScrollScreen.ID, in: ScrollScreen.ID? = nil)
    /// ``ScrollScreen/drop(retained:)``.
    case drop(ScrollScreen.ID)
    /// An assignment to ``ScrollScreen/subscript(physicsOf:)``.
    case physics(ScrollScreen.ID, Scroller.Physics)
    /// An assignment to ``ScrollScreen/subscript(scrollsToTop:)``.
    case scrollsToTop(ScrollScreen.ID, Bool)
  }

  /// The choice of a host at the release of a member of a screen.
  public struct MemberChoice: Hashable, Sendable {
    /// The member that was released.
    public let member: ScrollScreen.ID
    /// The host's choice.
    public let choice: Choice

    /// Creates the choice for a member.
    public init(_ choice: Choice, of member: ScrollScreen.ID) {
      self.member = member
      self.choice = choice
    }
  }
}

#if !hasFeature(Embedded)
  extension ScrollRecording.MemberChoice: Codable {}
#endif

extension ScrollScreen {
  /// Repeats a recorded call, and returns the changes. A call of a scroller or a chain alone has no effect.
  ///
  /// - Precondition: the numbers of the call are valid, and the screen has its members, as in every ``ScrollRecording`` of
  ///   a screen.
  @discardableResult
  public mutating func perform(_ entry: ScrollRecording.Entry) -> Changes {
    switch entry.action {
    case .advance: return advance(to: entry.instant)
    case .screen(let call): return perform(call, at: entry.instant)
    case .rules(let rules): self.rules = rules
    case .input, .physics, .update, .change, .memberUpdate, .exchange: break
    }
    return Changes()
  }

  private mutating func perform(_ call: ScrollRecording.ScreenCall, at instant: ScrollInstant) -> Changes {
    switch call {
    case .input(let input, let id, let choices):
      var choices = choices[...]
      return handle(input, on: id, at: instant) { id, release in
        if choices.first?.member == id { release.make(choices.removeFirst().choice) }
      }
    case .update(let id, let viewport, let keeping, let animation, let snapping, let choice):
      return update(id, at: instant, keeping: keeping, animation: animation, snapping: snapping) {
        $0.make(choice)
      } _: {
        $0 = viewport
      }
    case .change(let id, let change, let fraction, let snapping, let choice):
      return apply(change, to: id, at: instant, anchoredAt: fraction, snapping: snapping) { $0.make(choice) }
    case .insert, .drop:
      changeMembers(as: call)
    case .remove(let id, let isRetained):
      return remove(id, at: instant, retaining: isRetained)
    case .restore(let id, let parent):
      restore(id, in: parent, at: instant)
    case .physics(let id, let physics):
      self[physicsOf: id] = physics
    case .scrollsToTop(let id, let scrollsToTop):
      self[scrollsToTop: id] = scrollsToTop
    }
    return Changes()
  }
}

// MARK: - The members at a call

extension ScrollScreen {
  /// The same members, present and retained, with nothing in them.
  var forest: ScrollScreen {
    var forest = ScrollScreen()
    forest.members = MemberList(
      members.map {
        Member(
          id: $0.id, parent: $0.parent, children: $0.children, scroller: .empty(at: .origin),
          isAway: $0.isAway)
      })
    return forest
  }

  /// Repeats a call as far as it changes which members there are.
  mutating func changeMembers(as call: ScrollRecording.ScreenCall) {
    switch call {
    case .insert(let id, let viewport, let parent, let physics, let rules, let scrollsToTop):
      insert(viewport, as: id, in: parent, physics: physics, rules: rules, scrollsToTop: scrollsToTop)
    case .remove(let id, let isRetained): remove(id, at: now, retaining: isRetained)
    case .restore(let id, let parent): restore(id, in: parent, at: now)
    case .drop(let id): drop(retained: id)
    case .input, .update, .change, .physics, .scrollsToTop: break
    }
  }

  /// The reason why a call cannot be made of the members; nil where it can.
  func fault(calling call: ScrollRecording.ScreenCall) -> String? {
    switch call {
    case .update(let id, _, _, _, _, _), .change(let id, _, _, _, _), .physics(let id, _),
      .scrollsToTop(let id, _):
      index(of: id) == nil ? "there must be a member \(id.rawValue)" : nil
    case .insert(let id, _, let parent, _, _, _): fault(inserting: id, in: parent)
    case .restore(let id, let parent): fault(restoring: id, in: parent)
    case .input, .remove, .drop: nil
    }
  }
}

extension Scroller {
  /// Returns a scroller of nothing, at rest.
  static func empty(at instant: ScrollInstant) -> Scroller {
    Scroller(viewport: Viewport(frame: .zero, contentSize: .zero), at: instant)
  }
}
