// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension Slot {
  /// The screen in the slot and its selected member; nil for a scroll view. A question copies what moves the member.
  fileprivate var screenAndMember: (UnsafeMutablePointer<ScreenBox>, ScrollScreen.ID)? {
    get throws(Failure) {
      guard kind == .screen else { return nil }
      let box = try screen
      let id = try box.pointee.requireSelected()
      try requireMemory(box.pointee.size)
      return (box, id)
    }
  }
}

@c @implementation
public func scroll_rest(_ object: Int32, _ instant: UnsafeMutablePointer<Int64>!) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let rest: ScrollInstant
    if slot.kind == .screen, try slot.screen.pointee.selected == nil {
      let box = try slot.screen
      try requireMemory(box.pointee.size)
      rest = box.pointee.screen.instantOfRest
    } else if let (box, id) = try slot.screenAndMember {
      rest = box.pointee.screen.instantOfRest(of: id)
    } else {
      rest = try slot.scroller.pointee.object.instantOfRest
    }
    try checked(instant).pointee = rest.nanoseconds
    return 0
  }
}

@c @implementation
public func scroll_reaching(
  _ object: Int32, _ axis: Int32, _ offset: Double, _ instant: UnsafeMutablePointer<Int64>!
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let axis = try scrollAxis(axis)
    try check(offset, .finite, "offset")
    let instant = try checked(instant)
    let reached: ScrollInstant?
    if let (box, id) = try slot.screenAndMember {
      reached = box.pointee.screen.instant(reaching: offset, on: axis, of: id)
    } else {
      reached = try slot.scroller.pointee.object.instant(reaching: offset, on: axis)
    }
    guard let reached else { return 0 }
    instant.pointee = reached.nanoseconds
    return 1
  }
}

@c @implementation
public func scroll_offset_at(
  _ object: Int32, _ instant: Int64, _ offset: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let offset = try checked(offset)
    let instant = ScrollInstant(given: instant)
    let place: ScrollPoint
    if let (box, id) = try slot.screenAndMember {
      place = box.pointee.screen.contentOffset(of: id, at: instant)
    } else {
      place = try slot.scroller.pointee.object.contentOffset(at: instant)
    }
    (offset[0], offset[1]) = (place.x, place.y)
    return 0
  }
}

@c @implementation
public func scroll_zoom_at(_ object: Int32, _ instant: Int64, _ zoom: UnsafeMutablePointer<Double>!) -> Int32
{
  result { () throws(Failure) in
    let slot = try slot(object)
    let zoom = try checked(zoom)
    let instant = ScrollInstant(given: instant)
    if let (box, id) = try slot.screenAndMember {
      zoom.pointee = box.pointee.screen.zoomScale(of: id, at: instant)
    } else {
      zoom.pointee = try slot.scroller.pointee.object.zoomScale(at: instant)
    }
    return 0
  }
}

@c @implementation
public func scroll_next_zoom(
  _ object: Int32, _ flags: Int32, _ factor: Double, _ zoom: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let zoom = try checked(zoom)
    guard flags >= 0, flags < 2 * Int32(SCROLL_ZOOM_MAXIMUM) else { throw .choice }
    try check(factor, .notNegative, "factor")
    var targets: [ScrollZoomTarget] = factor > 0 ? [.factor(factor)] : []
    let all: [(Int, ScrollZoomTarget)] = [
      (SCROLL_ZOOM_FITTING, .fitting), (SCROLL_ZOOM_FILLING, .filling), (SCROLL_ZOOM_MINIMUM, .minimum),
      (SCROLL_ZOOM_MAXIMUM, .maximum),
    ]
    for (flag, target) in all where flags & Int32(flag) != 0 { targets.append(target) }
    if let (box, id) = try slot.screenAndMember {
      zoom.pointee = box.pointee.screen[id].nextZoomScale(
        of: targets, after: box.pointee.screen.restingZoomScale(of: id))
    } else {
      let scroller = try slot.scroller.pointee.object
      zoom.pointee = scroller.viewport.nextZoomScale(of: targets, after: scroller.restingZoomScale)
    }
    return 0
  }
}

@c @implementation
public func scroll_visible_until(
  _ object: Int32, _ instant: Int64, _ rect: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let instant = ScrollInstant(given: instant)
    let visible: ScrollRect
    if let (box, id) = try slot.screenAndMember {
      visible = box.pointee.screen.visibleRect(of: id, until: instant)
    } else {
      visible = try slot.scroller.pointee.object.visibleRect(until: instant)
    }
    try visible.write(to: rect)
    return 0
  }
}

@c @implementation
public func scroll_finger_velocity(
  _ object: Int32, _ x: Double, _ y: Double, _ velocity: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let scroller = try slot(object).scroller.pointee.object
    try check(x, .finite, "offset.x")
    try check(y, .finite, "offset.y")
    let needed = scroller.fingerVelocity(landingOn: ScrollPoint(x: x, y: y))
    let velocity = try checked(velocity)
    (velocity[0], velocity[1]) = (needed.dx, needed.dy)
    return 0
  }
}

@c @implementation
public func scroll_propose(
  _ object: Int32, _ now: Int64, _ release: UnsafeMutablePointer<scroll_release>!
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(object).scroller
    let release = try checked(release)
    guard let proposal = box.pointee.proposing(at: now).proposal else { return 0 }
    release.pointee = proposal
    return 1
  }
}

extension Box {
  /// Returns what a lift would do, without doing it.
  fileprivate func proposing(at now: Int64) -> Settling {
    var (object, settling) = (object, settling)
    settling.proposal = nil
    _ = settling.during { object.handle(.ended(), at: ScrollInstant(given: now), release: $0) }
    return settling
  }
}
