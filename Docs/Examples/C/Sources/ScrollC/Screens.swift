// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

/// A screen in memory. As in `Box`, a state comes first; its events are those of all members.
struct ScreenBox {
  var state = scroll_state()
  var screen: ScrollScreen
  var selected: ScrollScreen.ID?
  var settling = Settling()
  var fingers = FingerNumbers<Int64>()
  /// The changes of the latest call.
  var changes: ScrollScreen.Changes?
}

extension Slot {
  /// The screen in a slot.
  var screen: UnsafeMutablePointer<ScreenBox> {
    get throws(Failure) {
      #if LISTS
        throw .kind
      #else
        guard kind == .screen, let object else { throw .kind }
        return object.assumingMemoryBound(to: ScreenBox.self)
      #endif
    }
  }
}

// MARK: - Calls

extension ScreenBox {
  /// Handles an input that `validate()` has checked, on the selected member.
  mutating func handle(_ input: Scroller.Input, _ now: Int64) -> Int32 {
    let selected = selected
    return call(at: now) {
      $0.handle(input, on: selected, at: ScrollInstant(given: now)) { releaseHandler(&$1) }
    }
  }

  mutating func advance(to now: Int64) -> Int32 {
    changes = nil
    changes = screen.advance(to: ScrollInstant(given: now))
    return finish(at: now)
  }

  /// Calls the screen, whose releases go to `releaseHandler`, and returns the events as bits.
  mutating func call(
    at now: Int64, usingTargets: Bool = true, _ body: (inout ScrollScreen) -> ScrollScreen.Changes
  ) -> Int32 {
    // Where the changes share the screen's storage, it would be copied.
    changes = nil
    changes = settling.during(usingTargets: usingTargets) { _ in body(&screen) }
    return finish(at: now)
  }

  private mutating func finish(at now: Int64) -> Int32 {
    state.now = max(state.now, now)
    state.steps &+= 1
    state.phase = screen.isMoving ? Int32(SCROLL_DECELERATING) : Int32(SCROLL_IDLE)
    var bits: UInt32 = 0
    if let changes {
      for change in changes { bits |= change.events.bits }
    }
    state.events = bits
    state.pending |= bits
    return Int32(truncatingIfNeeded: bits)
  }
}

// MARK: - Members

extension ScreenBox {
  /// At least the memory that a copy of the members takes.
  var size: Int { (screen.ids.count + 8) * 2048 }

  /// Returns the selected member, if it is present.
  func requireSelected() throws(Failure) -> ScrollScreen.ID {
    guard let selected, screen.contains(selected) else { throw .index }
    return selected
  }

  /// Returns the member with a number, if it is present.
  func require(_ member: Int32) throws(Failure) -> ScrollScreen.ID {
    let id = ScrollScreen.ID(Int(member))
    guard screen.contains(id) else { throw .index }
    return id
  }

  /// Inserts a member, if it can be inserted in the parent, or in none for −1.
  mutating func insert(
    _ member: Int32, _ parent: Int32,
    _ body: (inout ScrollScreen, ScrollScreen.ID, ScrollScreen.ID?) -> Void
  ) throws(Failure) -> Int32 {
    let id = ScrollScreen.ID(Int(member))
    guard member >= 0, parent >= -1, !screen.contains(id) else { throw .index }
    var outer: ScrollScreen.ID?
    if parent >= 0 {
      outer = try require(parent)
      guard depth(of: outer!) < 63 else { throw .index }
    }
    try requireMemory(size)
    body(&screen, id, outer)
    return 0
  }

  /// The number of members around one that is present.
  private func depth(of id: ScrollScreen.ID) -> Int {
    var (depth, member) = (0, id)
    while let outer = screen.parent(of: member) { (depth, member) = (depth + 1, outer) }
    return depth
  }
}

// MARK: - C

@c @implementation
public func scroll_create_screen(_ now: Int64) -> Int32 {
  result { () throws(Failure) in
    try insert(ScreenBox(screen: ScrollScreen(at: ScrollInstant(given: now))), .screen)
  }
}

@c @implementation
public func scroll_screen_insert(
  _ screen: Int32, _ member: Int32, _ parent: Int32, _ viewport: UnsafePointer<scroll_viewport>!,
  _ physics: UnsafePointer<scroll_physics>!, _ rules: UnsafePointer<scroll_rules>!
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    let viewport = try Viewport(try checked(viewport).pointee)
    let physics = try Scroller.Physics.at(physics)
    let rules = try ScrollScreen.Rules.at(rules)
    return try box.pointee.insert(member, parent) { screen, id, outer in
      screen.insert(viewport, as: id, in: outer, physics: physics, rules: rules)
    }
  }
}

@c @implementation
public func scroll_screen_remove(_ screen: Int32, _ member: Int32, _ now: Int64) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    let id = try box.pointee.require(member)
    let events = box.pointee.call(at: now, usingTargets: false) {
      $0.remove(id, at: ScrollInstant(given: now))
    }
    if let selected = box.pointee.selected, !box.pointee.screen.contains(selected) {
      box.pointee.selected = nil
    }
    return events
  }
}

@c @implementation
public func scroll_screen_select(_ screen: Int32, _ member: Int32) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    box.pointee.selected = member == -1 ? nil : try box.pointee.require(member)
    return 0
  }
}

@c @implementation
public func scroll_screen_read(
  _ screen: Int32, _ member: Int32, _ state: UnsafeMutablePointer<scroll_state>!
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    let id = try box.pointee.require(member)
    let state = try checked(state)
    var read = scroll_state()
    read.showLimits(of: box.pointee.screen[id])
    read.showMotion(
      box.pointee.screen[id].contentOffset, box.pointee.screen.velocity(of: id),
      box.pointee.screen.target(of: id), box.pointee.screen.phase(of: id))
    (read.zoom, read.target_zoom) = (
      box.pointee.screen[id].zoomScale, box.pointee.screen.restingZoomScale(of: id)
    )
    read.now = box.pointee.state.now
    if let events = box.pointee.changes?.events(of: id) {
      (read.events, read.order) = (events.bits, events.word)
    }
    state.pointee = read
    return 0
  }
}

@c @implementation
public func scroll_screen_frame(_ screen: Int32, _ member: Int32, _ rect: UnsafeMutablePointer<Double>!)
  -> Int32
{
  result { () throws(Failure) in
    let box = try slot(screen).screen
    try box.pointee.screen.frame(of: try box.pointee.require(member)).write(to: rect)
    return 0
  }
}

@c @implementation
public func scroll_screen_member_at(
  _ screen: Int32, _ x: Double, _ y: Double, _ member: UnsafeMutablePointer<Int32>!
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    try check(x, .finite, "point.x")
    try check(y, .finite, "point.y")
    let member = try checked(member)
    try requireMemory(box.pointee.size)
    guard let id = box.pointee.screen.member(at: ScrollPoint(x: x, y: y)) else { return 0 }
    member.pointee = Int32(id.rawValue)
    return 1
  }
}
