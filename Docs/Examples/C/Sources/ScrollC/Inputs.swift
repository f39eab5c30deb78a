// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

/// Checks an input, gives it to an object, and returns the events as bits.
func send(_ input: Scroller.Input, to object: Int32, _ now: Int64) throws(Failure) -> Int32 {
  let slot = try slot(object)
  try valid { () throws(ScrollValueError) in try input.validate() }
  switch slot.kind {
  case .scroller: return try slot.scroller.pointee.handle(input, now)
  case .screen: return try slot.screen.pointee.handle(input, now)
  default: throw .kind
  }
}

@c @implementation
public func scroll_touch(
  _ object: Int32, _ kind: Int32, _ finger: Int32, _ x: Double, _ y: Double, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in try send(try .touch(kind, finger, x, y), to: object, now) }
}

@c @implementation
public func scroll_touch_many(
  _ objects: UnsafePointer<Int32>!, _ count: Int32, _ kinds: UnsafePointer<Int32>!,
  _ fingers: UnsafePointer<Int32>!, _ x: UnsafePointer<Double>!, _ y: UnsafePointer<Double>!, _ now: Int64,
  _ results: UnsafeMutablePointer<Int32>!
) -> Int32 {
  result { () throws(Failure) in
    guard count >= 0 else { throw .index }
    if count == 0 { return 0 }
    let (objects, kinds, fingers) = (try checked(objects), try checked(kinds), try ifAny(fingers))
    let (x, y, results) = (try checked(x), try checked(y), try ifAny(results))
    var taken: Int32 = 0
    for index in 0..<Int(count) {
      let events = scroll_touch(objects[index], kinds[index], fingers?[index] ?? 0, x[index], y[index], now)
      if events >= 0 { taken += 1 }
      if let results { results[index] = events }
    }
    return taken
  }
}

extension Scroller.Input {
  fileprivate static func touch(
    _ kind: Int32, _ finger: Int32, _ x: Double, _ y: Double
  ) throws(Failure) -> Scroller.Input {
    let finger = Int(finger)
    switch kind {
    case Int32(SCROLL_DOWN): return .touchDown(ScrollPoint(x: x, y: y), finger: finger)
    case Int32(SCROLL_MOVED): return .touchMoved(ScrollPoint(x: x, y: y), finger: finger)
    case Int32(SCROLL_UP): return .touchUp(finger: finger)
    case Int32(SCROLL_CANCELLED): return .touchCancelled(finger: finger)
    default: throw .choice
    }
  }
}

@c @implementation
public func scroll_finger(_ object: Int32, _ kind: Int32, _ id: Int64) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    switch slot.kind {
    case .scroller: return try slot.scroller.pointee.fingers.number(kind, id)
    case .screen: return try slot.screen.pointee.fingers.number(kind, id)
    default: throw .kind
    }
  }
}

extension FingerNumbers<Int64> {
  fileprivate mutating func number(_ kind: Int32, _ id: Int64) throws(Failure) -> Int32 {
    let number: Int?
    switch kind {
    case Int32(SCROLL_DOWN):
      try requireMemory(64 * MemoryLayout<Int64?>.stride)
      number = insert(id)
    case Int32(SCROLL_MOVED): number = self[id]
    case Int32(SCROLL_UP), Int32(SCROLL_CANCELLED): number = remove(id)
    default: throw .choice
    }
    guard let number else { throw .index }
    return Int32(number)
  }
}

@c @implementation
public func scroll_drag(_ object: Int32, _ kind: Int32, _ x: Double, _ y: Double, _ now: Int64) -> Int32 {
  result { () throws(Failure) in
    let input: Scroller.Input
    switch kind {
    case Int32(SCROLL_DRAG_HELD): input = .held
    case Int32(SCROLL_DRAG_BEGAN): input = .began
    case Int32(SCROLL_DRAG_CHANGED): input = .changed(translation: ScrollVector(dx: x, dy: y))
    case Int32(SCROLL_DRAG_MOVED): input = .moved(by: ScrollVector(dx: x, dy: y))
    case Int32(SCROLL_DRAG_ENDED): input = .ended()
    case Int32(SCROLL_DRAG_ENDED_WITH_VELOCITY): input = .ended(velocity: ScrollVector(dx: x, dy: y))
    case Int32(SCROLL_DRAG_CANCELLED): input = .cancelled
    default: throw .choice
    }
    return try send(input, to: object, now)
  }
}

@c @implementation
public func scroll_delta(_ object: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ now: Int64) -> Int32 {
  result { () throws(Failure) in
    let phases: Scroller.ScrollPhase
    switch phase {
    case Int32(SCROLL_MAY_BEGIN): phases = .mayBegin
    case Int32(SCROLL_BEGAN): phases = .began
    case Int32(SCROLL_CHANGED): phases = .changed
    case Int32(SCROLL_ENDED): phases = .ended
    case Int32(SCROLL_DELTA_CANCELLED): phases = .cancelled
    case Int32(SCROLL_MOMENTUM_BEGAN): phases = .momentumBegan
    case Int32(SCROLL_MOMENTUM_CHANGED): phases = .momentumChanged
    case Int32(SCROLL_MOMENTUM_ENDED): phases = .momentumEnded
    case Int32(SCROLL_UNPHASED): phases = .unphased
    default: throw .choice
    }
    return try send(.scroll(ScrollVector(dx: x, dy: y), phase: phases), to: object, now)
  }
}

@c @implementation
public func scroll_wheel(
  _ object: Int32, _ x: Double, _ y: Double, _ notchX: Double, _ notchY: Double,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let (delta, notch) = (ScrollVector(dx: x, dy: y), ScrollVector(dx: notchX, dy: notchY))
    return try send(.wheel(delta, notch: notch, try .at(animation)), to: object, now)
  }
}

@c @implementation
public func scroll_key(
  _ object: Int32, _ key: Int32, _ line: Double, _ page: Double, _ unit: Int32,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let step: ScrollStep
    switch unit {
    case Int32(SCROLL_OVERLAP): step = .overlap(page)
    case Int32(SCROLL_FRACTION): step = .fraction(page)
    case Int32(SCROLL_POINTS): step = .points(page)
    default: throw .choice
    }
    let distances = Scroller.KeyDistances(line: .points(line), page: step)
    return try send(.key(try Scroller.Key(key), distances: distances, try .at(animation)), to: object, now)
  }
}

extension Scroller.Key {
  fileprivate init(_ key: Int32) throws(Failure) {
    switch key {
    case Int32(SCROLL_LINE_DOWN): self = .lineDown
    case Int32(SCROLL_LINE_UP): self = .lineUp
    case Int32(SCROLL_PAGE_DOWN): self = .pageDown
    case Int32(SCROLL_PAGE_UP): self = .pageUp
    case Int32(SCROLL_HOME): self = .home
    case Int32(SCROLL_END): self = .end
    case Int32(SCROLL_LINE_LEFT): self = .lineLeft
    case Int32(SCROLL_LINE_RIGHT): self = .lineRight
    case Int32(SCROLL_PAGE_LEFT): self = .pageLeft
    case Int32(SCROLL_PAGE_RIGHT): self = .pageRight
    default: throw .choice
    }
  }
}

// MARK: - Zoom

@c @implementation
public func scroll_pinch(
  _ object: Int32, _ kind: Int32, _ scale: Double, _ x: Double, _ y: Double, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let phase: Scroller.PinchPhase
    switch kind {
    case Int32(SCROLL_PINCH_BEGAN): phase = .began
    case Int32(SCROLL_PINCH_CHANGED): phase = .changed
    case Int32(SCROLL_PINCH_ENDED): phase = .ended
    case Int32(SCROLL_PINCH_CANCELLED): phase = .cancelled
    default: throw .choice
    }
    return try send(.pinch(phase, scale: scale, at: ScrollPoint(x: x, y: y)), to: object, now)
  }
}

@c @implementation
public func scroll_magnify(
  _ object: Int32, _ factor: Double, _ x: Double, _ y: Double, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    try send(.magnify(by: factor, at: ScrollPoint(x: x, y: y)), to: object, now)
  }
}

@c @implementation
public func scroll_magnification(_ points: Double) -> Double {
  points.isFinite ? Scroller.Input.magnification(by: points) : 1
}

@c @implementation
public func scroll_zoom(
  _ object: Int32, _ zoom: Double, _ about: UnsafePointer<Double>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let point = try ifAny(about).map { ScrollPoint(x: $0[0], y: $0[1]) }
    return try send(.setZoomScale(zoom, about: point, try .at(animation)), to: object, now)
  }
}

@c @implementation
public func scroll_zoom_to(
  _ object: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  let rect = ScrollRect(x: x, y: y, width: width, height: height)
  return result { () throws(Failure) in try send(.zoom(to: rect, try .at(animation)), to: object, now) }
}

// MARK: - The program

@c @implementation
public func scroll_to(
  _ object: Int32, _ x: Double, _ y: Double, _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    try send(.setContentOffset(ScrollPoint(x: x, y: y), try .at(animation)), to: object, now)
  }
}

@c @implementation
public func scroll_reveal(
  _ object: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  let rect = ScrollRect(x: x, y: y, width: width, height: height)
  return result { () throws(Failure) in
    try send(.scrollRectToVisible(rect, try .at(animation)), to: object, now)
  }
}

@c @implementation
public func scroll_to_top(_ object: Int32, _ now: Int64) -> Int32 {
  result { () throws(Failure) in try send(.scrollToTop, to: object, now) }
}

@c @implementation
public func scroll_stop(_ object: Int32, _ now: Int64) -> Int32 {
  result { () throws(Failure) in try send(.stop, to: object, now) }
}

@c @implementation
public func scroll_retarget(_ object: Int32, _ x: Double, _ y: Double, _ now: Int64) -> Int32 {
  result { () throws(Failure) in try send(.retarget(ScrollPoint(x: x, y: y)), to: object, now) }
}

@c @implementation
public func scroll_autoscroll(_ object: Int32, _ x: Double, _ y: Double, _ coasts: Int32, _ now: Int64)
  -> Int32
{
  result { () throws(Failure) in
    try send(.autoscroll(ScrollVector(dx: x, dy: y), coasts: coasts != 0), to: object, now)
  }
}

@c @implementation
public func scroll_fling(_ object: Int32, _ x: Double, _ y: Double, _ now: Int64) -> Int32 {
  result { () throws(Failure) in try send(.fling(ScrollVector(dx: x, dy: y)), to: object, now) }
}

@c @implementation
public func scroll_edge_scroll(
  _ object: Int32, _ isDragged: Int32, _ x: Double, _ y: Double, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    try send(.edgeScroll(isDragged == 0 ? nil : ScrollPoint(x: x, y: y)), to: object, now)
  }
}

@c @implementation
public func scroll_cancel(_ object: Int32, _ now: Int64) -> Int32 {
  result { () throws(Failure) in try send(.cancelled, to: object, now) }
}
