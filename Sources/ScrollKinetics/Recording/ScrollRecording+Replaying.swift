import ScrollGeometry

extension ScrollRecording {
  /// Repeats all calls, and returns the scroller after the last one; of a chain its joined scroller. A screen
  /// is replayed by ``replayScreen(_:)``.
  ///
  /// - Parameter observe: called after every entry, with the scroller and the events.
  @discardableResult
  public func replay(_ observe: (Scroller, Scroller.Events) -> Void = { _, _ in }) -> Scroller {
    var subject = subject
    for entry in entries {
      let changes = subject.perform(entry)
      observe(subject.scroller, changes.events)
    }
    return subject.scroller
  }

  /// Repeats all calls of a chain, and returns the chain after the last one; nil for a recording of anything
  /// else.
  ///
  /// - Parameter observe: called after every entry, with the chain and its changes.
  @discardableResult
  public func replayChain(_ observe: (ScrollChain, ScrollChain.Changes) -> Void = { _, _ in }) -> ScrollChain?
  {
    guard var chain else { return nil }
    for entry in entries {
      let changes = chain.perform(entry)
      observe(chain, changes)
    }
    return chain
  }

  /// Repeats all calls of a screen, and returns the screen after the last one; nil for a recording of anything else.
  ///
  /// - Parameter observe: called after every entry, with the screen and its changes.
  @discardableResult
  public func replayScreen(_ observe: (ScrollScreen, ScrollScreen.Changes) -> Void = { _, _ in })
    -> ScrollScreen?
  {
    guard var screen else { return nil }
    for entry in entries {
      let changes = screen.perform(entry)
      observe(screen, changes)
    }
    return screen
  }
}

extension ScrollRecording.Subject {
  /// The scroller, or the joined scroller of the chain. A screen has none, but an empty one at its instant.
  public var scroller: Scroller {
    switch self {
    case .scroller(let scroller): scroller
    case .chain(let chain): chain.joined
    case .screen(let screen): .empty(at: screen.now)
    }
  }

  /// Repeats a recorded call, and returns the changes: of a scroller only the events, of a screen none; see
  /// ``ScrollScreen/perform(_:)`` for its own.
  ///
  /// - Precondition: the call is one of the subject's, as is every call of its recording; see
  ///   ``ScrollRecording/validate(_:)``.
  @discardableResult
  public mutating func perform(_ entry: ScrollRecording.Entry) -> ScrollChain.Changes {
    switch self {
    case .scroller(var scroller):
      var changes = ScrollChain.Changes()
      changes.events = scroller.perform(entry)
      self = .scroller(scroller)
      return changes
    case .chain(var chain):
      let changes = chain.perform(entry)
      self = .chain(chain)
      return changes
    case .screen(var screen):
      screen.perform(entry)
      self = .screen(screen)
      return ScrollChain.Changes()
    }
  }
}

extension Scroller {
  /// Repeats a recorded call, and returns the events. A call of a chain or a screen has no effect.
  ///
  /// - Precondition: the numbers of the call are valid, as they are in every ``ScrollRecording``.
  @discardableResult
  public mutating func perform(_ entry: ScrollRecording.Entry) -> Events {
    switch entry.action {
    case .advance:
      return advance(to: entry.instant)
    case .input(let input, let choice):
      return handle(input, at: entry.instant) { $0.make(choice) }
    case .update(let viewport, let keeping, let animation, let snapping, let choice):
      return update(at: entry.instant, keeping: keeping, animation: animation, snapping: snapping) {
        $0.make(choice)
      } _: {
        $0 = viewport
      }
    case .change(let change, let fraction, let snapping, let choice):
      return apply(change, at: entry.instant, anchoredAt: fraction, snapping: snapping) { $0.make(choice) }
    case .physics(let physics):
      self.physics = physics
    case .memberUpdate, .exchange, .rules, .screen: break
    }
    return Events()
  }
}

extension ScrollChain {
  /// Repeats a recorded call, and returns the changes. A call of a scroller or a screen alone has no effect.
  ///
  /// - Precondition: the numbers of the call are valid, as they are in every ``ScrollRecording`` of a chain, and the chain
  ///   has its members.
  @discardableResult
  public mutating func perform(_ entry: ScrollRecording.Entry) -> Changes {
    switch entry.action {
    case .advance:
      return advance(to: entry.instant)
    case .input(let input, let choice):
      return handle(input, at: entry.instant) { $0.make(choice) }
    case .memberUpdate(let member, let viewport, let keeping, let snapping, let choice):
      return update(member, at: entry.instant, keeping: keeping, snapping: snapping) {
        $0.make(choice)
      } _: {
        $0 = viewport
      }
    case .exchange(let member, let new, let choice):
      return exchange(member, for: new, at: entry.instant) { $0.make(choice) }
    case .rules(let rules):
      self.rules = rules
    case .physics(let physics):
      self.physics = physics
    case .update, .change, .screen: break
    }
    return Changes()
  }
}

extension Scroller.Release {
  /// Applies a recorded choice; nil leaves the release unchanged.
  mutating func make(_ choice: ScrollRecording.Choice?) {
    guard let choice else { return }
    choose(choice.target, on: choice.axes)
    arrival = choice.arrival
    allowsTargetPastLimits = choice.allowsTargetPastLimits
  }

  /// Calls the host's closure and returns what it chose; nil where it changed nothing.
  mutating func choice(of host: (inout Scroller.Release) -> Void) -> ScrollRecording.Choice? {
    let proposed = self
    host(&self)
    guard self != proposed else { return nil }
    return ScrollRecording.Choice(self)
  }
}
