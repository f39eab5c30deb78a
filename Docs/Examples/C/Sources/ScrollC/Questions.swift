// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension Slot {
  /// The scroller that answers for an object: a chain's joined one.
  fileprivate var main: Scroller {
    get throws(Failure) {
      switch kind {
      case .scroller: box(of: Scroller.self).pointee.object
      case .chain: box(of: ScrollChain.self).pointee.object.joined
      default: throw .kind
      }
    }
  }
}

extension ScrollInstant {
  /// The first whole nanosecond that is not earlier, at most the last one that C can say.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = sinceOrigin.components
    let rest = attoseconds / 1_000_000_000 + (attoseconds % 1_000_000_000 > 0 ? 1 : 0)
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflows) = product.addingReportingOverflow(rest)
    return isTooLarge || overflows ? (seconds < 0 ? .min : .max) : sum
  }
}

@c @implementation
public func scroll_rest(_ object: Int32, _ instant: UnsafeMutablePointer<Int64>!) -> Int32 {
  result { () throws(Failure) in
    let scroller = try slot(object).main
    try checked(instant).pointee = scroller.instantOfRest.nanoseconds
    return 0
  }
}

@c @implementation
public func scroll_reaching(
  _ object: Int32, _ axis: Int32, _ offset: Double, _ instant: UnsafeMutablePointer<Int64>!
) -> Int32 {
  result { () throws(Failure) in
    let scroller = try slot(object).main
    let axis = try scrollAxis(axis)
    try check(offset, .finite, "offset")
    let instant = try checked(instant)
    guard let reached = scroller.instant(reaching: offset, on: axis) else { return 0 }
    instant.pointee = reached.nanoseconds
    return 1
  }
}

@c @implementation
public func scroll_offset_at(
  _ object: Int32, _ instant: Int64, _ offset: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let scroller = try slot(object).main
    let offset = try checked(offset)
    let place = scroller.contentOffset(at: ScrollInstant(nanoseconds: instant))
    (offset[0], offset[1]) = (place.x, place.y)
    return 0
  }
}

@c @implementation
public func scroll_velocity_to(
  _ object: Int32, _ x: Double, _ y: Double, _ velocity: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let scroller = try slot(object).main
    try check(x, .finite, "offset.x")
    try check(y, .finite, "offset.y")
    let needed = scroller.releaseVelocity(landingOn: ScrollPoint(x: x, y: y))
    let velocity = try checked(velocity)
    (velocity[0], velocity[1]) = (needed.dx, needed.dy)
    return 0
  }
}

@c @implementation
public func scroll_visible_until(
  _ object: Int32, _ instant: Int64, _ rect: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let scroller = try slot(object).main
    let rect = try checked(rect)
    let visible = scroller.visibleRect(until: ScrollInstant(nanoseconds: instant))
    (rect[0], rect[1]) = (visible.origin.x, visible.origin.y)
    (rect[2], rect[3]) = (visible.size.width, visible.size.height)
    return 0
  }
}

@c @implementation
public func scroll_propose(
  _ object: Int32, _ now: Int64, _ release: UnsafeMutablePointer<scroll_release>!
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let release = try checked(release)
    let settling: Settling
    switch slot.kind {
    case .scroller: settling = slot.box(of: Scroller.self).pointee.proposing(at: now)
    case .chain:
      try requireMemory(slot.box(of: ScrollChain.self).pointee.members.count * 1024)
      settling = slot.box(of: ScrollChain.self).pointee.proposing(at: now)
    default: throw .kind
    }
    guard let proposal = settling.proposal else { return 0 }
    release.pointee = proposal
    return 1
  }
}

extension Box {
  /// Returns what a lift would do, without doing it.
  fileprivate func proposing(at now: Int64) -> Settling {
    var (object, settling) = (object, settling)
    settling.proposal = nil
    _ = settling.during { object.handle(.ended(), ScrollInstant(nanoseconds: now), $0) }
    return settling
  }
}
