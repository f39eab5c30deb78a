// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !arch(wasm32)

  import CScroll
  import ScrollGeometry
  import ScrollKinetics

  /// A screen in memory. As in `Box`, a state comes first; its events are those of all members.
  struct ScreenBox {
    var state = scroll_state()
    var screen: ScrollScreen
    var selected: ScrollScreen.ID?
    var settling = Settling()
    var changes: ScrollScreen.Changes?
  }

  extension Slot {
    var screen: UnsafeMutablePointer<ScreenBox> {
      get throws(Failure) {
        guard kind == .screen, let object else { throw .kind }
        return object.assumingMemoryBound(to: ScreenBox.self)
      }
    }
  }

  extension ScreenBox {
    /// Handles an input that `validate()` has checked, on the selected member.
    mutating func handle(_ input: Scroller.Input, _ now: Int64) -> Int32 {
      changes = settling.during { release in
        screen.handle(input, on: selected, at: ScrollInstant(nanoseconds: now)) { release(&$1) }
      }
      return finish(at: now)
    }

    mutating func advance(to now: Int64) -> Int32 {
      changes = screen.advance(to: ScrollInstant(nanoseconds: now))
      return finish(at: now)
    }

    mutating func finish(at now: Int64) -> Int32 {
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

    /// At least the memory that a copy of the members takes.
    var size: Int { (screen.ids.count + 8) * 2048 }

    /// Returns the selected member, if it is present.
    func requireSelected() throws(Failure) -> ScrollScreen.ID {
      guard let selected, screen.contains(selected) else { throw .index }
      return selected
    }
  }

  // MARK: - C

  @c @implementation
  public func scroll_create_screen(_ now: Int64) -> Int32 {
    result { () throws(Failure) in
      try insert(ScreenBox(screen: ScrollScreen(at: ScrollInstant(nanoseconds: now))), .screen)
    }
  }

  @c @implementation
  public func scroll_screen_insert(
    _ screen: Int32, _ member: Int32, _ parent: Int32, _ viewport: UnsafePointer<scroll_viewport>!,
    _ physics: UnsafePointer<scroll_physics>!, _ rules: UnsafePointer<scroll_chain_rules>!
  ) -> Int32 {
    result { () throws(Failure) in
      let box = try slot(screen).screen
      let viewport = try Viewport(try checked(viewport).pointee)
      let physics = try Scroller.Physics.at(physics)
      let rules = try ScrollScreen.Rules.at(rules)
      let id = ScrollScreen.ID(Int(member))
      guard member >= 0, parent >= -1, !box.pointee.screen.contains(id) else { throw .index }
      var outer: ScrollScreen.ID?
      if parent >= 0 {
        let around = ScrollScreen.ID(Int(parent))
        guard box.pointee.screen.contains(around), box.pointee.screen.depth(of: around) < 63 else {
          throw .index
        }
        outer = around
      }
      try requireMemory(box.pointee.size)
      box.pointee.screen.insert(viewport, as: id, in: outer, physics: physics, rules: rules)
      return 0
    }
  }

  extension ScrollScreen {
    /// The number of members around one that is present.
    fileprivate func depth(of id: ID) -> Int {
      var (depth, member) = (0, id)
      while let outer = parent(of: member) { (depth, member) = (depth + 1, outer) }
      return depth
    }
  }

  @c @implementation
  public func scroll_screen_remove(_ screen: Int32, _ member: Int32, _ now: Int64) -> Int32 {
    result { () throws(Failure) in
      let box = try slot(screen).screen
      let id = ScrollScreen.ID(Int(member))
      guard box.pointee.screen.contains(id) else { throw .index }
      box.pointee.changes = box.pointee.screen.remove(id, at: ScrollInstant(nanoseconds: now))
      if let selected = box.pointee.selected, !box.pointee.screen.contains(selected) {
        box.pointee.selected = nil
      }
      return box.pointee.finish(at: now)
    }
  }

  @c @implementation
  public func scroll_screen_select(_ screen: Int32, _ member: Int32) -> Int32 {
    result { () throws(Failure) in
      let box = try slot(screen).screen
      if member == -1 {
        box.pointee.selected = nil
        return 0
      }
      let id = ScrollScreen.ID(Int(member))
      guard box.pointee.screen.contains(id) else { throw .index }
      box.pointee.selected = id
      return 0
    }
  }

  @c @implementation
  public func scroll_screen_read(
    _ screen: Int32, _ member: Int32, _ state: UnsafeMutablePointer<scroll_state>!
  ) -> Int32 {
    result { () throws(Failure) in
      let box = try slot(screen).screen
      let id = ScrollScreen.ID(Int(member))
      guard box.pointee.screen.contains(id) else { throw .index }
      var read = scroll_state()
      read.showLimits(of: box.pointee.screen[id])
      read.showMotion(
        box.pointee.screen[id].contentOffset, box.pointee.screen.velocity(of: id),
        box.pointee.screen.target(of: id), box.pointee.screen.phase(of: id))
      read.now = box.pointee.state.now
      if let changes = box.pointee.changes { read.events = changes.events(of: id).bits }
      try checked(state).pointee = read
      return 0
    }
  }

#endif
