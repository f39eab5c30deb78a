import ScrollGeometry

/// A header that collapses over a list, or over the lists of several tabs.
///
///     let header = CollapsingHeader(length: 148, collapsedLength: 44)
///     var scroller = HeaderScroller(header, in: screen, lists: [
///       header.listViewport(in: screen, contentSize: photos), header.listViewport(in: screen, contentSize: tagged),
///     ])
///     scroller.handle(.touchDown(ScrollPoint(x: 195, y: 700)), at: instant)
///     …
///     scroller.select(1, at: instant)
///
/// Header and selected list are the members of a ``ScrollChain``: the header collapses before the list scrolls. A
/// header that returns `atBeginning` comes back when the list is at its beginning, a header that returns `atOnce` with the
/// first movement back.
///
/// - The header rests full or collapsed: after a release as the velocity points; without velocity, and after a catch or
///   a wheel, at the nearer of the two.
/// - The tabs share the header. Each list keeps its own offset while others scroll, also if they collapse the header.
/// - Source: our choice, [O].
public struct HeaderScroller: Hashable, Sendable {
  /// The moment at which a collapsed header comes back.
  public enum Return: UInt8, CaseIterable, Hashable, Sendable {
    /// When the list is at its beginning.
    case atBeginning
    /// With the first movement towards the list's beginning.
    case atOnce
  }

  /// The header.
  public let header: CollapsingHeader
  /// The moment at which the header comes back.
  public let returns: Return
  /// Whether the header, and not the list, stretches when it is pulled past its full length.
  public var stretches: Bool { chain.rules.overscrollTowardsStart == .outermost }
  /// The index of the selected list.
  public internal(set) var selected: Int
  /// The chain of the selected list, member 0, and the header, member 1.
  public internal(set) var chain: ScrollChain
  /// The viewports of the lists; nil for the selected one, whose viewport is in the chain.
  var lists: [Viewport?]

  /// Creates a full header over lists, at rest.
  ///
  /// - Parameters:
  ///   - header: the header.
  ///   - container: the rectangle that header and lists share.
  ///   - lists: the viewports of the lists; see
  ///     ``/ScrollGeometry/CollapsingHeader/listViewport(in:contentSize:)``.
  ///   - selected: the index of the list below the header.
  ///   - returns: the moment at which the header comes back.
  ///   - stretches: whether the header, and not the list, stretches when it is pulled past its full length.
  ///   - physics: the physics.
  ///   - instant: the instant at which the lists start.
  /// - Precondition: there is such a list, the container is finite, and its size is not negative.
  public init(
    _ header: CollapsingHeader, in container: ScrollRect, lists: [Viewport], selected: Int = 0,
    returns: Return = .atBeginning, stretches: Bool = false, physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    selected.require(in: lists.indices, "selected")
    self.header = header
    self.returns = returns
    self.selected = selected
    // Not converted implicitly: an array's conversion is a dynamic cast, which Embedded Swift does not have.
    self.lists = lists.map { $0 }
    self.lists[selected] = nil
    var outer = Self.member(header, in: container)
    outer.viewport.displayScale = lists[selected].displayScale
    chain = ScrollChain(
      of: [ScrollChain.Member(lists[selected]), outer], rules: Self.rules(returns, stretches: stretches),
      physics: physics, at: instant)
  }

  static func rules(_ returns: Return, stretches: Bool) -> ScrollChain.Rules {
    ScrollChain.Rules(
      towardsStart: returns == .atOnce ? .outerFirst : .innerFirst,
      overscrollTowardsStart: stretches ? .outermost : .innermost)
  }

  /// Returns the member of a full header.
  static func member(_ header: CollapsingHeader, in container: ScrollRect) -> ScrollChain.Member {
    let rule = SnapRule(.offsets([0, header.travel]))
    return ScrollChain.Member(
      header.viewport(in: container), snapping: ScrollSnapping(rule, on: header.axis))
  }
}

// MARK: - The present state

extension HeaderScroller {
  /// The offset of the header, in points: 0 full, its travel collapsed, less than 0 stretched.
  public var headerOffset: Double { chain.outer.contentOffset[header.axis] }

  /// The viewport of a list.
  ///
  /// - Precondition: there is such a list.
  public subscript(list: Int) -> Viewport {
    list.require(in: lists.indices, "list")
    return lists[list] ?? chain.inner
  }

  /// The viewport of the selected list.
  public var list: Viewport { chain.inner }

  /// The frame of the selected list in the container's space, where the header ends.
  public var listFrame: ScrollRect { header.listFrame(at: headerOffset, in: chain.outer.frame) }
}

// MARK: - Motion

extension HeaderScroller {
  /// Handles an input that was sampled at `instant`, as ``ScrollChain/handle(_:at:release:)`` does, and lets a release
  /// leave the header full or collapsed.
  ///
  /// - Parameters:
  ///   - input: the input. Offsets are the sum of the header's offset and the list's.
  ///   - instant: the instant of the input.
  ///   - release: called where the input ends a drag, after the header's place was chosen; it may choose another
  ///     target.
  /// - Precondition: ``Scroller/Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> ScrollChain.Changes {
    if let delta = input.lastDelta, chain.joined.isTracking {
      var changes = handle(.scroll(delta, phase: .changed), at: instant)
      changes.append(handle(.scroll(.zero, phase: .ended), at: instant, release: release))
      return changes
    }
    // Read before the chain is changed: a release begins from the offsets of the latest movement. A copy of all would
    // retain the chain, which would then be copied at every input.
    let before = Places(header: header, returns: returns, offset: headerOffset, list: list)
    return chain.handle(input, at: instant) {
      before.settle(&$0)
      release(&$0)
    }
  }

  /// Advances header and list to `instant`, and returns the events. One earlier than `chain.now` is treated as that.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> ScrollChain.Changes {
    chain.advance(to: instant)
  }
}

/// The places of header and list from which a release begins.
private struct Places {
  let header: CollapsingHeader
  let returns: HeaderScroller.Return
  let offset: Double
  let list: Viewport

  /// Collapses the header of a release, or makes it full, where it would come to rest in between.
  func settle(_ release: inout Scroller.Release) {
    let axis = header.axis
    let limits = release.viewport.limits(on: axis)
    // The way back from overscroll moves no header.
    let (start, end) = (release.viewport.contentOffset[axis], release.proposal[axis])
    let way = (end.clamped(to: limits) - start.clamped(to: limits)).saturated
    let rest = headerOffset(after: way)
    guard rest > 0 && rest < header.travel else { return }
    let velocity = release.velocity[axis]
    let collapses = velocity == 0 ? rest > header.travel / 2 : velocity > 0
    release.settle(
      at: (release.proposal[axis] + (collapses ? header.travel - rest : -rest)).saturated, on: axis
    ) { _ in true }
  }

  /// Returns the header's offset after a movement from here, without overscroll.
  private func headerOffset(after way: Double) -> Double {
    let axis = header.axis
    let limits = 0...header.travel
    let offset = offset.clamped(to: limits)
    guard way < 0 && returns == .atBeginning else { return (offset + way).saturated.clamped(to: limits) }
    let share = ScrollShare(
      of: way, from: list.clamped(list.contentOffset)[axis], within: list.limits(on: axis))
    return (offset + share.unconsumed).saturated.clamped(to: limits)
  }
}

// MARK: - Changes

extension HeaderScroller {
  /// Selects another list. A flight stops: the list where it is, within its limits, and the header, at once, at the
  /// nearer of its two places. A drag continues in the new list.
  ///
  /// - Parameters:
  ///   - list: the index of the list.
  ///   - instant: the instant of the change; one earlier than `chain.now` is treated as that.
  /// - Precondition: there is such a list.
  @discardableResult
  public mutating func select(_ list: Int, at instant: ScrollInstant) -> ScrollChain.Changes {
    var changes = chain.advance(to: instant)
    let viewport = self[list]
    guard list != selected else { return changes }
    if chain.joined.isMoving { changes.append(chain.handle(.stop, at: instant)) }
    var old = chain.inner
    old.contentOffset = old.clamped(old.contentOffset)
    (lists[selected], lists[list]) = (old, nil)
    selected = list
    changes.append(chain.exchange(0, for: ScrollChain.Member(viewport), at: instant))
    return changes
  }

  /// Changes the viewport of a list: because of content that has loaded, or to scroll it.
  ///
  /// The selected list is changed as a member of ``chain``, also in flight; any other is brought within its limits at once.
  ///
  /// - Parameters:
  ///   - list: the index of the list.
  ///   - instant: the instant of the change; one earlier than `chain.now` is treated as that.
  ///   - keeping: what stays visible in the list.
  ///   - change: changes the list's viewport.
  /// - Precondition: there is such a list, and ``/ScrollGeometry/ScrollAnchor/Keeping/validate()`` does not throw.
  @discardableResult
  public mutating func update(
    _ list: Int, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    _ change: (inout Viewport) -> Void
  ) -> ScrollChain.Changes {
    var viewport = self[list]
    guard list != selected else { return chain.update(0, at: instant, keeping: keeping, change) }
    let anchor = ScrollAnchor(keeping, of: viewport)
    let before = viewport.contentOffset
    change(&viewport)
    if viewport.contentOffset == before { viewport.contentOffset = anchor.contentOffset(in: viewport) }
    viewport.contentOffset = viewport.clamped(viewport.contentOffset)
    lists[list] = viewport
    return ScrollChain.Changes()
  }
}
