// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension ScrollAnchor.Keeping {
  init(_ choice: Int32, _ x: Double, _ y: Double) throws(Failure) {
    switch choice {
    case Int32(SCROLL_KEEP_OFFSET): self = .offset
    case Int32(SCROLL_KEEP_FRACTION): self = .fraction
    case Int32(SCROLL_KEEP_PAGE): self = .page
    case Int32(SCROLL_KEEP_PAGES): self = .pages(spacing: x)
    case Int32(SCROLL_KEEP_ZOOM): self = .zoom
    case Int32(SCROLL_KEEP_POINT):
      try check(x, .fraction, "keeping.x")
      try check(y, .fraction, "keeping.y")
      self = .contentPoint(at: ScrollPoint(x: x, y: y))
    default: throw .choice
    }
    let keeping = self
    try valid { () throws(ScrollValueError) in try keeping.validate() }
  }
}

extension Viewport {
  /// Takes over all of another viewport but its refresh, and its offset and its zoom only if the host's flags say that it has
  /// set them.
  mutating func become(_ new: Viewport, _ flags: Int32) {
    // A host that rounds the offset and gives it back changes nothing.
    let (present, half) = (contentOffset, 0.5 / new.displayScale)
    let offset = ScrollPoint {
      flags & Int32(SCROLL_SETS_OFFSET) != 0 && (new.contentOffset[$0] - present[$0]).magnitude > half
        ? new.contentOffset[$0] : present[$0]
    }
    let zoom = flags & Int32(SCROLL_SETS_ZOOM) != 0 ? new.zoomScale : zoomScale
    let (control, isRunning) = (refreshControl, isRefreshing)
    self = new
    (refreshControl, isRefreshing) = (control, isRunning)
    (contentOffset, zoomScale) = (offset, zoom)
  }
}

extension Box {
  /// Whether an update changes nothing, and brings nothing back: then it is a step. By ticks it is none in motion.
  fileprivate func has(_ new: Viewport, _ flags: Int32) -> Bool {
    var changed = object.viewport
    changed.become(new, flags)
    let isStep = object.phase == .idle ? changed.overscroll == .zero : object.physics.integration == .exact
    return isStep && changed == object.viewport
  }
}

@c @implementation
public func scroll_update(
  _ object: Int32, _ viewport: UnsafePointer<scroll_viewport>!, _ keeping: Int32, _ x: Double,
  _ y: Double, _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let c = try checked(viewport).pointee
    let new = try Viewport(c)
    let keeping = try ScrollAnchor.Keeping(keeping, x, y)
    let animation = try ScrollAnimation.at(animation)
    let instant = ScrollInstant(given: now)
    switch slot.kind {
    case .scroller:
      let box = try slot.scroller
      if box.pointee.has(new, c.flags) { return box.pointee.advance(to: now) }
      let events = box.pointee.settling.during(usingTargets: false) { release in
        box.pointee.object.update(at: instant, keeping: keeping, animation: animation, release: release) {
          $0.become(new, c.flags)
        }
      }
      return box.pointee.finish(events, at: now)
    case .screen:
      let box = try slot.screen
      let id = try box.pointee.requireSelected()
      return box.pointee.call(at: now, usingTargets: false) { screen in
        screen.update(id, at: instant, keeping: keeping, animation: animation, release: releaseHandler) {
          $0.become(new, c.flags)
        }
      }
    default: throw .kind
    }
  }
}

@c @implementation
public func scroll_apply(
  _ object: Int32, _ axis: Int32, _ position: Double, _ removed: Double, _ inserted: Double, _ anchor: Double,
  _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let axis = try scrollAxis(axis)
    try valid { () throws(ScrollValueError) in
      try ContentChange.validate(position: position, removed: removed, inserted: inserted)
    }
    try check(anchor, .fraction, "anchor")
    let change = ContentChange(on: axis, at: position, removing: removed, inserting: inserted)
    let instant = ScrollInstant(given: now)
    if slot.kind == .screen {
      let box = try slot.screen
      let id = try box.pointee.requireSelected()
      return box.pointee.call(at: now, usingTargets: false) {
        $0.apply(change, to: id, at: instant, anchoredAt: anchor, release: releaseHandler)
      }
    }
    let box = try slot.scroller
    let events = box.pointee.settling.during(usingTargets: false) {
      box.pointee.object.apply(change, at: instant, anchoredAt: anchor, release: $0)
    }
    return box.pointee.finish(events, at: now)
  }
}
