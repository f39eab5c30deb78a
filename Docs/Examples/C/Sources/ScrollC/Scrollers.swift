// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension Slot {
  /// The scroll view in a slot.
  @inline(__always)
  var scroller: UnsafeMutablePointer<Box> {
    get throws(Failure) {
      guard kind == .scroller, let object else { throw .kind }
      return object.assumingMemoryBound(to: Box.self)
    }
  }
}

@c @implementation
public func scroll_create(
  _ viewport: UnsafePointer<scroll_viewport>!, _ physics: UnsafePointer<scroll_physics>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let viewport = try Viewport(try checked(viewport).pointee)
    let physics = try Scroller.Physics.at(physics)
    let scroller = Scroller(viewport: viewport, physics: physics, at: ScrollInstant(given: now))
    return try insert(Box(scroller, at: now), .scroller)
  }
}

@c @implementation
public func scroll_destroy(_ object: Int32) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    switch slot.kind {
    case .none: throw .handle
    case .scroller: try slot.scroller.destroy()
    case .screen: try slot.screen.destroy()
    case .population: try slot.population.destroy()
    }
    remove(object)
    return 0
  }
}

extension UnsafeMutablePointer {
  fileprivate func destroy() {
    deinitialize(count: 1)
    deallocate()
  }
}

// MARK: - Physics

extension Scroller.Physics {
  /// UIKit's for NULL.
  static func at(_ pointer: UnsafePointer<scroll_physics>?) throws(Failure) -> Scroller.Physics {
    if let c = try ifAny(pointer) { try Self(c.pointee) } else { .uiKit }
  }
}

@c @implementation
public func scroll_set_physics(_ object: Int32, _ physics: UnsafePointer<scroll_physics>!) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let c = try checked(physics).pointee
    switch slot.kind {
    case .scroller:
      let box = try slot.scroller
      box.pointee.object.physics = try Scroller.Physics(c, after: box.pointee.object.physics)
      box.pointee.renewState()
    case .screen:
      let box = try slot.screen
      let id = try box.pointee.requireSelected()
      let present = box.pointee.screen[physicsOf: id]
      box.pointee.screen[physicsOf: id] = try Scroller.Physics(c, after: present)
    default: throw .kind
    }
    return 0
  }
}

@c @implementation
public func scroll_get_physics(_ object: Int32, _ physics: UnsafeMutablePointer<scroll_physics>!) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let physics = try checked(physics)
    switch slot.kind {
    case .scroller: physics.pointee = try slot.scroller.pointee.object.physics.c
    case .screen:
      let box = try slot.screen
      physics.pointee = box.pointee.screen[physicsOf: try box.pointee.requireSelected()].c
    default: throw .kind
    }
    return 0
  }
}

// MARK: - Snapshots

@c @implementation
public func scroll_snapshot(_ object: Int32) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    switch slot.kind {
    case .scroller:
      // The copy's state is written whole, which checks that each call renews what it changes.
      let box = try slot.scroller
      let handle = try insert(box.pointee, .scroller, isSnapshot: true)
      try ScrollC.slot(handle).scroller.pointee.renewState()
      return handle
    case .screen:
      let box = try slot.screen
      return try insert(box.pointee, .screen, isSnapshot: true)
    #if !arch(wasm32)
      case .population:
        let agents = try slot.population
        return try insert(agents.pointee, .population, allocating: memory(ofAgents: agents.pointee.count))
    #endif
    default: throw .kind
    }
  }
}

@c @implementation
public func scroll_restore(_ object: Int32, _ snapshot: Int32) -> Int32 {
  result { () throws(Failure) in
    let (slot, other) = (try slot(object), try slot(snapshot))
    guard slot.kind == other.kind else { throw .kind }
    switch slot.kind {
    case .scroller:
      let (box, source) = (try slot.scroller, try other.scroller)
      box.pointee = source.pointee
    case .screen:
      let (box, source) = (try slot.screen, try other.screen)
      box.pointee = source.pointee
    #if !arch(wasm32)
      case .population:
        let (agents, source) = (try slot.population, try other.population)
        try requireMemory(memory(ofAgents: source.pointee.count))
        agents.pointee = source.pointee
    #endif
    default: throw .kind
    }
    return 0
  }
}

@c @implementation
public func scroll_equals(_ object: Int32, _ other: Int32) -> Int32 {
  result { () throws(Failure) in
    let (slot, other) = (try slot(object), try slot(other))
    guard slot.kind == other.kind else { throw .kind }
    switch slot.kind {
    case .scroller: return try slot.scroller.pointee.object == other.scroller.pointee.object ? 1 : 0
    case .screen: return try slot.screen.pointee.screen == other.screen.pointee.screen ? 1 : 0
    #if !arch(wasm32)
      case .population: return try slot.population.pointee == other.population.pointee ? 1 : 0
    #endif
    default: throw .kind
    }
  }
}

@c @implementation
public func scroll_shift_time(_ object: Int32, _ nanoseconds: Int64) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let duration = ScrollInstant(nanoseconds: nanoseconds).sinceOrigin
    switch slot.kind {
    case .scroller:
      let box = try slot.scroller
      box.pointee.object.shiftTime(by: duration)
      #if !LISTS
        box.pointee.samples.shiftTime(by: duration)
      #endif
    case .screen: try slot.screen.pointee.screen.shiftTime(by: duration)
    #if !arch(wasm32)
      case .population:
        let population = try slot.population
        try requireMemory((population.pointee.count + 64) * 2400)
        population.pointee.shiftTime(by: duration)
    #endif
    default: throw .kind
    }
    if slot.hasState, let state = slot.object?.assumingMemoryBound(to: scroll_state.self) {
      let now = ScrollInstant(nanoseconds: state.pointee.now)
      state.pointee.now = now.advanced(by: duration).nanoseconds
    }
    return 0
  }
}

// MARK: - Reading

@c @implementation
public func scroll_state_of(_ object: Int32) -> UnsafePointer<scroll_state>! {
  guard let slot = try? slot(object), slot.hasState, let pointer = slot.object else { return nil }
  return UnsafePointer(pointer.assumingMemoryBound(to: scroll_state.self))
}

@c @implementation
public func scroll_take_events(_ object: Int32) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    guard slot.hasState, let pointer = slot.object else { throw .kind }
    let state = pointer.assumingMemoryBound(to: scroll_state.self)
    defer { state.pointee.pending = 0 }
    return Int32(truncatingIfNeeded: state.pointee.pending)
  }
}

extension Slot {
  /// Whether the object begins with a state.
  var hasState: Bool { kind == .scroller || kind == .screen }
}

@c @implementation
public func scroll_get_viewport(
  _ object: Int32, _ viewport: UnsafeMutablePointer<scroll_viewport>!
) -> Int32 {
  result { () throws(Failure) in
    let viewport = try checked(viewport)
    viewport.pointee = try slot(object).viewport.c
    return 0
  }
}
