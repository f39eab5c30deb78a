// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension Slot {
  /// The object of a slot of this kind.
  @inline(__always)
  func box<Object: Movable>(of type: Object.Type) -> UnsafeMutablePointer<Box<Object>> {
    object!.assumingMemoryBound(to: Box<Object>.self)
  }
}

@c @implementation
public func scroll_create(
  _ viewport: UnsafePointer<scroll_viewport>!, _ physics: UnsafePointer<scroll_physics>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let viewport = try Viewport(try checked(viewport).pointee)
    let physics = try Scroller.Physics.at(physics)
    let scroller = Scroller(viewport: viewport, physics: physics, at: ScrollInstant(nanoseconds: now))
    return try insert(Box(scroller, at: now), .scroller)
  }
}

@c @implementation
public func scroll_destroy(_ object: Int32) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    switch slot.kind {
    case .none: throw .handle
    case .scroller: slot.box(of: Scroller.self).destroy()
    case .chain:
      let box = slot.box(of: ScrollChain.self)
      box.pointee.members.deallocate()
      box.destroy()
    #if !arch(wasm32)
      case .screen: try slot.screen.destroy()
    #endif
    case .batch: try slot.batch.destroy()
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
      let box = slot.box(of: Scroller.self)
      box.pointee.object.physics = try Scroller.Physics(c, snapping: box.pointee.object.physics.snapping)
      box.pointee.renewState()
    case .chain:
      let box = slot.box(of: ScrollChain.self)
      box.pointee.object.physics = try Scroller.Physics(c, snapping: box.pointee.object.physics.snapping)
      box.pointee.renewState()
    #if !arch(wasm32)
      case .screen:
        let box = try slot.screen
        let id = try box.pointee.requireSelected()
        let snapping = box.pointee.screen[physicsOf: id].snapping
        box.pointee.screen[physicsOf: id] = try Scroller.Physics(c, snapping: snapping)
    #endif
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
    case .scroller: physics.pointee = slot.box(of: Scroller.self).pointee.object.physics.c
    case .chain: physics.pointee = slot.box(of: ScrollChain.self).pointee.object.physics.c
    #if !arch(wasm32)
      case .screen:
        let box = try slot.screen
        physics.pointee = box.pointee.screen[physicsOf: try box.pointee.requireSelected()].c
    #endif
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
      let handle = try insert(slot.box(of: Scroller.self).pointee, .scroller, isSnapshot: true)
      try ScrollC.slot(handle).box(of: Scroller.self).pointee.renewState()
      return handle
    case .chain:
      let box = slot.box(of: ScrollChain.self)
      return try withMemberStates(
        try insert(
          box.pointee, .chain, allocating: box.pointee.members.count * 1024, isSnapshot: true))
    #if !arch(wasm32)
      case .screen:
        let box = try slot.screen
        return try insert(box.pointee, .screen, isSnapshot: true)
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
    case .scroller: slot.box(of: Scroller.self).pointee = other.box(of: Scroller.self).pointee
    case .chain:
      let (box, source) = (slot.box(of: ScrollChain.self), other.box(of: ScrollChain.self))
      let members = box.pointee.members
      guard members.count == source.pointee.members.count else { throw .kind }
      for index in members.indices { members[index] = source.pointee.members[index] }
      box.pointee = source.pointee
      box.pointee.members = members
    #if !arch(wasm32)
      case .screen:
        let (box, source) = (try slot.screen, try other.screen)
        box.pointee = source.pointee
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
    case .scroller:
      return slot.box(of: Scroller.self).pointee.object == other.box(of: Scroller.self).pointee.object ? 1 : 0
    case .chain:
      return slot.box(of: ScrollChain.self).pointee.object == other.box(of: ScrollChain.self).pointee.object
        ? 1 : 0
    #if !arch(wasm32)
      case .screen:
        return try slot.screen.pointee.screen == other.screen.pointee.screen ? 1 : 0
    #endif
    default: throw .kind
    }
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
  var hasState: Bool { kind != .none && kind != .batch }
}

@c @implementation
public func scroll_get_viewport(
  _ object: Int32, _ member: Int32, _ viewport: UnsafeMutablePointer<scroll_viewport>!
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let viewport = try checked(viewport)
    switch slot.kind {
    case .scroller:
      guard member == 0 else { throw .index }
      viewport.pointee = slot.box(of: Scroller.self).pointee.object.viewport.c
    case .chain:
      viewport.pointee = try slot.chain(with: member).pointee.object[Int(member)].c
    #if !arch(wasm32)
      case .screen:
        guard member == 0 else { throw .index }
        let box = try slot.screen
        viewport.pointee = box.pointee.screen[try box.pointee.requireSelected()].c
    #endif
    default: throw .kind
    }
    return 0
  }
}
