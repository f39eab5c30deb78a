// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !arch(wasm32)

  import CScroll
  import ScrollGeometry
  import ScrollKinetics

  @c @implementation
  public func scroll_exchange(
    _ chain: Int32, _ member: Int32, _ viewport: UnsafePointer<scroll_viewport>!, _ rate: Double,
    _ snapX: UnsafePointer<scroll_snap>!, _ snapY: UnsafePointer<scroll_snap>!, _ now: Int64
  ) -> Int32 {
    result { () throws(Failure) in
      let box = try slot(chain).chain(with: member)
      var new = ScrollChain.Member(try Viewport(try checked(viewport).pointee))
      if rate != 0 {
        try valid { () throws(ScrollValueError) in try DecelerationRate.validate(rawValue: rate) }
        new.decelerationRate = DecelerationRate(rawValue: rate)
      }
      new.snapping[.horizontal] = try .at(snapX)
      new.snapping[.vertical] = try .at(snapY)
      try requireMemory(box.pointee.members.count * 4096)
      let events = box.pointee.settling.during(usingTargets: false) {
        box.pointee.object.exchange(
          Int(member), for: new, at: ScrollInstant(nanoseconds: now), release: $0
        ).events
      }
      return box.pointee.finish(events, at: now)
    }
  }

  @c @implementation
  public func scroll_set_member_snap(
    _ chain: Int32, _ member: Int32, _ axis: Int32, _ snap: UnsafePointer<scroll_snap>!, _ now: Int64
  ) -> Int32 {
    result { () throws(Failure) in
      let box = try slot(chain).chain(with: member)
      let axis = try scrollAxis(axis)
      let rule = try SnapRule.at(snap)
      try requireMemory(box.pointee.members.count * 4096)
      var snapping = box.pointee.object.member(Int(member)).snapping
      snapping[axis] = rule
      let events = box.pointee.settling.during(usingTargets: false) {
        box.pointee.object.update(
          Int(member), at: ScrollInstant(nanoseconds: now), snapping: snapping, release: $0
        ) { _ in
        }.events
      }
      return box.pointee.finish(events, at: now)
    }
  }

#endif
