@testable import ScrollGeometry

@testable import ScrollKinetics

/// A chain with the viewports of its members, to which it gives their offsets as a screen does.
@dynamicMemberLookup
struct ChainOfViews: Hashable {
  typealias Changes = ScrollChain.Changes

  var chain: ScrollChain
  private(set) var viewports: [Viewport]

  init(
    of members: [Member], rules: ScrollScreen.Rules = ScrollScreen.Rules(),
    physics: Scroller.Physics = .uiKit
  ) {
    // At most one may be past its limits where they are joined.
    let members = members.map { member in
      changed(member) { $0.viewport.contentOffset = $0.viewport.clamped($0.viewport.contentOffset) }
    }
    viewports = members.map(\.viewport)
    chain = ScrollChain(
      joining: members.enumerated().map { number, member in
        var physics = physics
        if let rate = member.decelerationRate { physics.decelerationRate = rate }
        physics.snapping = member.snapping
        return ScrollScreen.Member(
          id: ScrollScreen.ID(number), scroller: Scroller(viewport: member.viewport, physics: physics))
      }, rules: rules, at: .origin)
  }

  /// A scroll view, with the physics in which it differs from the chain.
  struct Member: Hashable {
    var viewport: Viewport
    var decelerationRate: DecelerationRate?
    var snapping: ScrollSnapping

    init(
      _ viewport: Viewport, decelerationRate: DecelerationRate? = nil, snapping: ScrollSnapping = .none
    ) {
      (self.viewport, self.decelerationRate, self.snapping) = (viewport, decelerationRate, snapping)
    }
  }

  /// Creates the chain of scroll views without physics of their own, from the innermost.
  init(
    _ members: [Viewport], rules: ScrollScreen.Rules = ScrollScreen.Rules(),
    physics: Scroller.Physics = .uiKit
  ) { self.init(of: members.map { Member($0) }, rules: rules, physics: physics) }

  init(
    inner: Viewport, outer: Viewport, rules: ScrollScreen.Rules = ScrollScreen.Rules(),
    physics: Scroller.Physics = .uiKit
  ) { self.init([inner, outer], rules: rules, physics: physics) }

  subscript<Value>(dynamicMember path: KeyPath<ScrollChain, Value>) -> Value { chain[keyPath: path] }

  var joined: Scroller { chain.joined }
  var phase: Scroller.Phase { chain.phase }
  var now: ScrollInstant { chain.now }

  subscript(member: Int) -> Viewport { viewports[member] }
  var inner: Viewport { self[0] }
  var outer: Viewport { viewports.last! }

  var fault: String? {
    if chain.numbers != viewports.indices.map({ $0 }) { return "each member must have a viewport" }
    return chain.fault ?? viewports.indices.lazy.compactMap { chain.fault(of: $0, as: viewports[$0]) }.first
  }

  func checkInvariants() { if let fault { preconditionFailure(fault) } }

  var offsets: [ScrollPoint] { viewports.map { $0.contentOffset } }
}

extension ChainOfViews: CodableByParts {
  struct Parts: Codable {
    var chain: ScrollChain
    var viewports: [Viewport]
  }

  init(parts: Parts) throws {
    (chain, viewports) = (parts.chain, parts.viewports)
    try Self.refuse(fault)
  }

  var parts: Parts { Parts(chain: chain, viewports: viewports) }
}

// MARK: - Calls

extension ChainOfViews {
  /// Gives the viewports the offsets of the chain, and what runs in it.
  private mutating func show(_ changes: Changes) -> Changes {
    changes.refreshed.forEach { viewports[$0].isRefreshing = true }
    changes.moved.forEach { viewports[$0].contentOffset = chain.offset(of: $0) }
    return changes
  }

  @discardableResult
  mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant,
    release: (Int, inout Scroller.Release) -> Void = { _, _ in }
  ) -> Changes {
    var input = input
    if case .key(let key, let distances, let animation) = input {
      let axis = key.axis(in: chain.joined.viewport)
      input = .key(key, distances: distances.measured(in: viewports[0], on: axis), animation)
    }
    let viewports = viewports
    return show(
      chain.handle(input, at: instant) { number, member, own in
        own.viewport = viewports[number]
        own.viewport.contentOffset = ScrollPoint { member[$0].offset }
        release(number, &own)
      })
  }

  @discardableResult
  mutating func advance(to instant: ScrollInstant) -> Changes { show(chain.advance(to: instant)) }

  @discardableResult
  mutating func advance(by duration: Duration) -> Changes { advance(to: now.advanced(by: duration)) }

  mutating func catchUp(to instant: ScrollInstant) -> Changes { show(chain.catchUp(to: instant)) }

  @discardableResult
  mutating func retarget(_ member: Int, to offset: ScrollPoint, at instant: ScrollInstant) -> Changes {
    show(chain.retarget(member, to: offset, isChoice: true, at: instant))
  }

  @discardableResult
  mutating func update(
    _ member: Int, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    snapping: ScrollSnapping? = nil, release: (Int, inout Scroller.Release) -> Void = { _, _ in },
    _ change: (inout Viewport) -> Void
  ) -> Changes {
    var changes = catchUp(to: instant)
    let old = viewports[member]
    change(&viewports[member])
    let viewports = viewports
    changes.append(
      chain.update(member, from: old, to: viewports[member], keeping: keeping, snapping: snapping) {
        $2.viewport = viewports[$0]
        release($0, &$2)
      })
    self.viewports[member].contentOffset = chain.offset(of: member)
    return show(changes)
  }

  /// Advances the chain by sixtieths of a second until it does not move, for at most ten minutes, and returns whether it
  /// is at rest.
  @discardableResult
  mutating func runToRest(_ observe: (ChainOfViews, Changes) -> Void = { _, _ in }) -> Bool {
    for _ in 0..<36_000 where joined.isMoving {
      observe(self, advance(to: now.advanced(bySeconds: 1.0 / 60)))
    }
    return phase == .idle
  }
}

// MARK: - Questions

extension ChainOfViews {
  func target(of member: Int) -> ScrollPoint { chain.target(of: member) }
  func velocity(of member: Int) -> ScrollVector { chain.velocity(of: member) }

  func contentOffset(of member: Int, at instant: ScrollInstant) -> ScrollPoint {
    chain.contentOffset(of: member, at: instant)
  }

  func instant(reaching offset: Double, on axis: ScrollAxis, of member: Int) -> ScrollInstant? {
    chain.instant(reaching: offset, on: axis, of: member)
  }

  func visibleRect(of member: Int, until instant: ScrollInstant) -> ScrollRect {
    chain.visibleRect(of: member, until: instant)
  }
}

extension Scroller.Input {
  /// Whether a screen passes the input to a chain. A member that the program scrolls leaves its chain.
  var reachesChains: Bool {
    switch self {
    case .setContentOffset, .scrollRectToVisible, .scrollToTop, .autoscroll, .edgeScroll: false
    default: true
    }
  }
}

extension AxisChain.MemberSet {
  fileprivate func forEach(_ body: (Int) -> Void) {
    var rest = self
    while let member = rest.removeFirst() { body(member) }
  }
}
