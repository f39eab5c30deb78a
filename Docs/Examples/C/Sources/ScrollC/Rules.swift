// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollKinetics

extension ScrollScreen.Rules {
  /// Returns nil for NULL.
  static func at(_ pointer: UnsafePointer<scroll_rules>?) throws(Failure) -> ScrollScreen.Rules? {
    if let c = try ifAny(pointer) { try Self(c.pointee) } else { nil }
  }

  init(_ c: scroll_rules) throws(Failure) {
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

  private static func order(_ order: Int32) throws(Failure) -> Order {
    switch order {
    case Int32(SCROLL_OUTER_FIRST): .outerFirst
    case Int32(SCROLL_INNER_FIRST): .innerFirst
    case Int32(SCROLL_INNER_ONLY): .innerOnly
    default: throw .choice
    }
  }

  var c: scroll_rules {
    func number(_ order: Order) -> Int32 {
      switch order {
      case .outerFirst: Int32(SCROLL_OUTER_FIRST)
      case .innerFirst: Int32(SCROLL_INNER_FIRST)
      case .innerOnly: Int32(SCROLL_INNER_ONLY)
      }
    }
    return scroll_rules(
      towards_end: number(towardsEnd), towards_start: number(towardsStart),
      flings_towards_end: flingsHandOverTowardsEnd ? 1 : 0,
      flings_towards_start: flingsHandOverTowardsStart ? 1 : 0, overscroll: overscroll == .outermost ? 1 : 0,
      locks_to_one_axis: locksToOneAxis ? 1 : 0,
      overscroll_towards_start: overscrollTowardsStart.map { $0 == .outermost ? 1 : 0 }
        ?? Int32(SCROLL_AS_AT_THE_END))
  }
}

// MARK: - C

@c @implementation
public func scroll_default_rules(_ rules: UnsafeMutablePointer<scroll_rules>!) -> Int32 {
  result { () throws(Failure) in
    try checked(rules).pointee = ScrollScreen.Rules().c
    return 0
  }
}

@c @implementation
public func scroll_set_rules(_ screen: Int32, _ rules: UnsafePointer<scroll_rules>!) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    box.pointee.screen.rules = try ScrollScreen.Rules(try checked(rules).pointee)
    return 0
  }
}
