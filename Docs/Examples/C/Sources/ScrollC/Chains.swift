// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension ScrollChain: Movable {
  var main: Scroller { joined }

  mutating func handle(
    _ input: Scroller.Input, _ instant: ScrollInstant, _ release: (inout Scroller.Release) -> Void
  ) -> Scroller.Events {
    handle(input, at: instant, release: release).events
  }

  mutating func step(to instant: ScrollInstant) -> Scroller.Events { advance(to: instant).events }
}

extension ScrollScreen.Rules {
  /// Returns nil for NULL.
  static func at(_ pointer: UnsafePointer<scroll_chain_rules>?) throws(Failure) -> ScrollScreen.Rules? {
    if let c = try ifAny(pointer) { try Self(c.pointee) } else { nil }
  }

  init(_ c: scroll_chain_rules) throws(Failure) {
    self.init(
      towardsEnd: try Self.order(c.towards_end), towardsStart: try Self.order(c.towards_start),
      flingsHandOverTowardsEnd: try flag(c.flings_towards_end),
      flingsHandOverTowardsStart: try flag(c.flings_towards_start),
      overscroll: try flag(c.overscroll) ? .outermost : .innermost,
      locksToOneAxis: try flag(c.locks_to_one_axis))
    if c.overscroll_towards_start != Int32(SCROLL_AS_AT_THE_END) {
      overscrollTowardsStart = try flag(c.overscroll_towards_start) ? .outermost : .innermost
    }
  }

  private static func order(_ order: Int32) throws(Failure) -> ScrollScreen.Rules.Order {
    switch order {
    case Int32(SCROLL_OUTER_FIRST): .outerFirst
    case Int32(SCROLL_INNER_FIRST): .innerFirst
    case Int32(SCROLL_INNER_ONLY): .innerOnly
    default: throw .choice
    }
  }

  var c: scroll_chain_rules {
    func number(_ order: ScrollScreen.Rules.Order) -> Int32 {
      switch order {
      case .outerFirst: Int32(SCROLL_OUTER_FIRST)
      case .innerFirst: Int32(SCROLL_INNER_FIRST)
      case .innerOnly: Int32(SCROLL_INNER_ONLY)
      }
    }
    return scroll_chain_rules(
      towards_end: number(towardsEnd), towards_start: number(towardsStart),
      flings_towards_end: flingsHandOverTowardsEnd ? 1 : 0,
      flings_towards_start: flingsHandOverTowardsStart ? 1 : 0, overscroll: overscroll == .outermost ? 1 : 0,
      locks_to_one_axis: locksToOneAxis ? 1 : 0,
      overscroll_towards_start: overscrollTowardsStart.map { $0 == .outermost ? 1 : 0 }
        ?? Int32(SCROLL_AS_AT_THE_END))
  }
}

extension ScrollChain {
  #if arch(wasm32)
    @inline(never)
  #endif
  static func renewState(of box: inout Box<ScrollChain>, isStep: Bool) {
    // A step in which a fling comes to rest can change the joined limits: a member that the fling could not move takes part
    // in the next drag.
    box.state.showLimits(of: box.object.joined.viewport)
    let velocity = box.object.joined.velocity
    box.state.showMotion(
      box.object.joined.viewport.contentOffset, velocity, box.object.joined.target, box.object.phase)
    let (members, state) = (box.members, box.state)
    // On each axis one member has the velocity of the joined scroller.
    var left = velocity
    for index in 0..<members.count {
      let before = ScrollPoint(x: members[index].offset_x, y: members[index].offset_y)
      if !isStep { members[index].showLimits(of: box.object[index]) }
      let offset = box.object[index].contentOffset
      let own = left == .zero ? .zero : box.object.velocity(of: index)
      if own.dx != 0 { left.dx = 0 }
      if own.dy != 0 { left.dy = 0 }
      members[index].showMotion(offset, own, nil, box.object.phase)
      members[index].now = state.now
      members[index].steps = state.steps
      // All events are the chain's, except that a member that has not moved has not scrolled.
      let hasMoved = before != offset
      members[index].events = hasMoved ? state.events : state.events & ~UInt32(SCROLL_DID_SCROLL)
      members[index].pending |= members[index].events
      members[index].order = state.order
    }
  }
}

// MARK: - C

@c @implementation
public func scroll_default_rules(_ rules: UnsafeMutablePointer<scroll_chain_rules>!) -> Int32 {
  result { () throws(Failure) in
    try checked(rules).pointee = ScrollScreen.Rules().c
    return 0
  }
}

@c @implementation
public func scroll_create_chain(
  _ members: UnsafePointer<scroll_viewport>!, _ count: Int32, _ rules: UnsafePointer<scroll_chain_rules>!,
  _ physics: UnsafePointer<scroll_physics>!, _ snapX: UnsafePointer<scroll_snap>!,
  _ snapY: UnsafePointer<scroll_snap>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    guard count >= 1, count <= 64 else { throw .index }
    let members = try checked(members)
    let rules = try ScrollScreen.Rules.at(rules) ?? ScrollScreen.Rules()
    var physics = try Scroller.Physics.at(physics)
    physics.snapping[.horizontal] = try .at(snapX)
    physics.snapping[.vertical] = try .at(snapY)
    try requireMemory(Int(count) * 4096)
    var viewports: [Viewport] = []
    for index in 0..<Int(count) { viewports.append(try Viewport(members[index])) }
    let chain = ScrollChain(viewports, rules: rules, physics: physics, at: ScrollInstant(nanoseconds: now))
    return try withMemberStates(try insert(Box(chain, at: now), .chain))
  }
}

/// Gives a new chain, or a new copy of one, states of its own for its members, and returns its handle.
func withMemberStates(_ handle: Int32) throws(Failure) -> Int32 {
  try slot(handle).box(of: ScrollChain.self).pointee.createMemberStates()
  return handle
}

extension Box where Object == ScrollChain {
  fileprivate mutating func createMemberStates() {
    members = .allocate(capacity: object.count)
    members.initialize(repeating: scroll_state())
    renewState()
    for index in members.indices { (members[index].events, members[index].pending) = (0, 0) }
  }
}

@c @implementation
public func scroll_set_rules(_ object: Int32, _ rules: UnsafePointer<scroll_chain_rules>!) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    #if !arch(wasm32)
      if slot.kind == .screen {
        try slot.screen.pointee.screen.rules = try ScrollScreen.Rules(try checked(rules).pointee)
        return 0
      }
    #endif
    guard slot.kind == .chain else { throw .kind }
    let box = slot.box(of: ScrollChain.self)
    box.pointee.object.rules = try ScrollScreen.Rules(try checked(rules).pointee)
    box.pointee.renewState()
    return 0
  }
}

extension Slot {
  /// Returns the chain, which has a member with this number.
  func chain(with member: Int32) throws(Failure) -> UnsafeMutablePointer<Box<ScrollChain>> {
    guard kind == .chain else { throw .kind }
    let box = box(of: ScrollChain.self)
    guard member >= 0, member < box.pointee.members.count else { throw .index }
    return box
  }
}

@c @implementation
public func scroll_member_state(_ chain: Int32, _ member: Int32) -> UnsafePointer<scroll_state>! {
  guard let slot = try? slot(chain), slot.kind == .chain else { return nil }
  let members = slot.box(of: ScrollChain.self).pointee.members
  guard member >= 0, member < members.count, let first = members.baseAddress else { return nil }
  return UnsafePointer(first + Int(member))
}

@c @implementation
public func scroll_member_target(_ chain: Int32, _ member: Int32, _ target: UnsafeMutablePointer<Double>!)
  -> Int32
{
  result { () throws(Failure) in
    let box = try slot(chain).chain(with: member)
    let target = try checked(target)
    try requireMemory(box.pointee.members.count * 1024)
    let place = box.pointee.object.target(of: Int(member))
    (target[0], target[1]) = (place.x, place.y)
    return 0
  }
}
