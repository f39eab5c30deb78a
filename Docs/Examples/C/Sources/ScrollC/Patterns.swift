// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

// MARK: - Pull to refresh

@c @implementation
public func scroll_set_refresh(
  _ object: Int32, _ trigger: Double, _ extent: Double, _ axis: Int32, _ firesAtRelease: Int32, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    var control: RefreshControl?
    if trigger != 0 {
      let (axis, firesAtRelease) = (try scrollAxis(axis), try flag(firesAtRelease))
      try valid { () throws(ScrollValueError) in
        try RefreshControl.validate(trigger: trigger, extent: extent)
      }
      control = RefreshControl(
        trigger: trigger, extent: extent, firesAt: firesAtRelease ? .release : .threshold, on: axis)
    }
    let slot = try slot(object)
    let instant = ScrollInstant(given: now)
    switch slot.kind {
    case .scroller:
      let box = try slot.scroller
      let events = box.pointee.settling.during(usingTargets: false) { release in
        box.pointee.object.update(at: instant, release: release) { $0.refreshControl = control }
      }
      return box.pointee.finish(events, at: now)
    case .screen:
      let box = try slot.screen
      let id = try box.pointee.requireSelected()
      return box.pointee.call(at: now, usingTargets: false) { screen in
        screen.update(id, at: instant, release: releaseHandler) { $0.refreshControl = control }
      }
    default: throw .kind
    }
  }
}

@c @implementation
public func scroll_refresh(_ object: Int32, _ begins: Int32, _ now: Int64) -> Int32 {
  result { () throws(Failure) in
    try send(try flag(begins) ? .beginRefreshing : .endRefreshing, to: object, now)
  }
}

@c @implementation
public func scroll_get_refresh(_ object: Int32, _ pull: UnsafeMutablePointer<Double>!) -> Int32 {
  result { () throws(Failure) in
    let viewport = try slot(object).viewport
    try checked(pull).pointee = viewport.refreshPull
    return viewport.isRefreshing ? 1 : 0
  }
}

// MARK: - Content without an end

@c @implementation
public func scroll_wrap(
  _ offset: Double, _ start: Double, _ length: Double, _ wrapped: UnsafeMutablePointer<Double>!
)
  -> Int32
{
  result { () throws(Failure) in
    let loop = try loop(start, length)
    try check(offset, .finite, "offset")
    try checked(wrapped).pointee = loop.wrapped(offset)
    return 0
  }
}

@c @implementation
public func scroll_shortest_way(
  _ offset: Double, _ target: Double, _ length: Double, _ nearest: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let loop = try loop(0, length)
    try check(offset, .finite, "offset")
    try check(target, .finite, "target")
    try checked(nearest).pointee = loop.offset(nearestTo: offset, showing: target)
    return 0
  }
}

private func loop(_ start: Double, _ length: Double) throws(Failure) -> ScrollLoop {
  try valid { () throws(ScrollValueError) in try ScrollLoop.validate(length: length, start: start) }
  return ScrollLoop(on: .vertical, length: length, start: start)
}

// MARK: - Sticky boxes and timelines

@c @implementation
public func scroll_sticky(
  _ object: Int32, _ frame: UnsafePointer<Double>!, _ container: UnsafePointer<Double>!,
  _ edges: UnsafePointer<Double>!, _ sticky: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let viewport = try slot(object).viewport
    let (frame, container, edges) = (try rect(frame), try rect(container), try checked(edges))
    func inset(_ edge: Int) -> Double? { edges[edge].isNaN ? nil : edges[edge] }
    let (top, left, bottom, right) = (inset(0), inset(1), inset(2), inset(3))
    try valid { () throws(ScrollValueError) in
      try StickyBox.validate(
        frame: frame, container: container, top: top, left: left, bottom: bottom, right: right)
    }
    let box = StickyBox(
      frame: frame, container: container, top: top, left: left, bottom: bottom, right: right)
    try box.frame(in: viewport).write(to: sticky)
    return 0
  }
}

@c @implementation
public func scroll_view_range(
  _ object: Int32, _ subject: UnsafePointer<Double>!, _ axis: Int32, _ range: Int32,
  _ offsets: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let (viewport, subject, axis) = (try slot(object).viewport, try rect(subject), try scrollAxis(axis))
    let ranges: [ViewTimeline.NamedRange] = [
      .cover, .contain, .entry, .exit, .entryCrossing, .exitCrossing,
    ]
    guard ranges.indices.contains(Int(range)) else { throw .choice }
    try valid { () throws(ScrollValueError) in try StickyBox.validate(frame: subject, container: subject) }
    let timeline = ViewTimeline(of: subject, in: viewport, on: axis)[ranges[Int(range)]]
    let offsets = try checked(offsets)
    (offsets[0], offsets[1]) = (timeline.start, timeline.end)
    return 0
  }
}

private func rect(_ pointer: UnsafePointer<Double>?) throws(Failure) -> ScrollRect {
  let numbers = try checked(pointer)
  return ScrollRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

extension Slot {
  /// The present viewport of a scroll view, or of the selected member of a screen.
  var viewport: Viewport {
    get throws(Failure) {
      switch kind {
      case .scroller: return try scroller.pointee.object.viewport
      case .screen:
        let box = try screen
        return box.pointee.screen[try box.pointee.requireSelected()]
      default: throw .kind
      }
    }
  }
}
