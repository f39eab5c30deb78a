// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

/// What a question is about.
enum Asked {
  /// A scroller, or the joined one of a chain.
  case scroller(Scroller)
  #if !arch(wasm32)
    case member(ScrollChain, Int)
    case screen(ScrollScreen, ScrollScreen.ID)
  #endif

  var instantOfRest: ScrollInstant {
    switch self {
    case .scroller(let scroller): scroller.instantOfRest
    #if !arch(wasm32)
      case .member(let chain, _): chain.instantOfRest
      case .screen(let screen, let id): screen.instantOfRest(of: id)
    #endif
    }
  }

  func instant(reaching offset: Double, on axis: ScrollAxis) -> ScrollInstant? {
    switch self {
    case .scroller(let scroller): scroller.instant(reaching: offset, on: axis)
    #if !arch(wasm32)
      case .member(let chain, let member): chain.instant(reaching: offset, on: axis, of: member)
      case .screen(let screen, let id): screen.instant(reaching: offset, on: axis, of: id)
    #endif
    }
  }

  func contentOffset(at instant: ScrollInstant) -> ScrollPoint {
    switch self {
    case .scroller(let scroller): scroller.contentOffset(at: instant)
    #if !arch(wasm32)
      case .member(let chain, let member): chain.contentOffset(of: member, at: instant)
      case .screen(let screen, let id): screen.contentOffset(of: id, at: instant)
    #endif
    }
  }

  func visibleRect(until instant: ScrollInstant) -> ScrollRect {
    switch self {
    case .scroller(let scroller): scroller.visibleRect(until: instant)
    #if !arch(wasm32)
      case .member(let chain, let member): chain.visibleRect(of: member, until: instant)
      case .screen(let screen, let id): screen.visibleRect(of: id, until: instant)
    #endif
    }
  }
}

extension Slot {
  /// What a question about an object is about.
  fileprivate var asked: Asked {
    get throws(Failure) {
      #if !arch(wasm32)
        if kind == .screen {
          let box = try screen
          let id = try box.pointee.requireSelected()
          try requireMemory(box.pointee.size)
          return .screen(box.pointee.screen, id)
        }
      #endif
      return .scroller(try main)
    }
  }

  /// The scroller of an object: a chain's joined one.
  fileprivate var main: Scroller {
    get throws(Failure) {
      switch kind {
      case .scroller: box(of: Scroller.self).pointee.object
      case .chain: box(of: ScrollChain.self).pointee.object.joined
      default: throw .kind
      }
    }
  }

  #if !arch(wasm32)
    /// What a question about a member of a chain is about.
    fileprivate func asked(_ member: Int32) throws(Failure) -> Asked {
      let box = try chain(with: member)
      try requireMemory(box.pointee.members.count * 1024)
      return .member(box.pointee.object, Int(member))
    }
  #endif
}

@c @implementation
public func scroll_rest(_ object: Int32, _ instant: UnsafeMutablePointer<Int64>!) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    var rest: ScrollInstant
    #if arch(wasm32)
      rest = try slot.main.instantOfRest
    #else
      switch slot.kind {
      case .chain: rest = try slot.asked(0).instantOfRest
      case .screen where try slot.screen.pointee.selected == nil:
        try requireMemory(slot.screen.pointee.size)
        rest = try slot.screen.pointee.screen.instantOfRest
      default: rest = try slot.asked.instantOfRest
      }
    #endif
    try checked(instant).pointee = rest.nanoseconds
    return 0
  }
}

@c @implementation
public func scroll_reaching(
  _ object: Int32, _ axis: Int32, _ offset: Double, _ instant: UnsafeMutablePointer<Int64>!
) -> Int32 {
  result { () throws(Failure) in try reaching(try slot(object).asked, axis, offset, instant) }
}

private func reaching(
  _ asked: Asked, _ axis: Int32, _ offset: Double, _ instant: UnsafeMutablePointer<Int64>?
) throws(Failure) -> Int32 {
  let axis = try scrollAxis(axis)
  try check(offset, .finite, "offset")
  let instant = try checked(instant)
  guard let reached = asked.instant(reaching: offset, on: axis) else { return 0 }
  instant.pointee = reached.nanoseconds
  return 1
}

@c @implementation
public func scroll_offset_at(
  _ object: Int32, _ instant: Int64, _ offset: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in try offsetAt(try slot(object).asked, instant, offset) }
}

private func offsetAt(
  _ asked: Asked, _ instant: Int64, _ offset: UnsafeMutablePointer<Double>?
) throws(Failure) -> Int32 {
  let offset = try checked(offset)
  let place = asked.contentOffset(at: ScrollInstant(nanoseconds: instant))
  (offset[0], offset[1]) = (place.x, place.y)
  return 0
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
  result { () throws(Failure) in try visibleUntil(try slot(object).asked, instant, rect) }
}

private func visibleUntil(
  _ asked: Asked, _ instant: Int64, _ rect: UnsafeMutablePointer<Double>?
) throws(Failure) -> Int32 {
  let rect = try checked(rect)
  let visible = asked.visibleRect(until: ScrollInstant(nanoseconds: instant))
  (rect[0], rect[1]) = (visible.origin.x, visible.origin.y)
  (rect[2], rect[3]) = (visible.size.width, visible.size.height)
  return 0
}

#if !arch(wasm32)
  @c @implementation
  public func scroll_member_reaching(
    _ chain: Int32, _ member: Int32, _ axis: Int32, _ offset: Double, _ instant: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    result { () throws(Failure) in try reaching(try slot(chain).asked(member), axis, offset, instant) }
  }

  @c @implementation
  public func scroll_member_offset_at(
    _ chain: Int32, _ member: Int32, _ instant: Int64, _ offset: UnsafeMutablePointer<Double>!
  ) -> Int32 {
    result { () throws(Failure) in try offsetAt(try slot(chain).asked(member), instant, offset) }
  }

  @c @implementation
  public func scroll_member_visible_until(
    _ chain: Int32, _ member: Int32, _ instant: Int64, _ rect: UnsafeMutablePointer<Double>!
  ) -> Int32 {
    result { () throws(Failure) in try visibleUntil(try slot(chain).asked(member), instant, rect) }
  }
#endif

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
