// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

/// What the host has said about the next releases: detents, which remain, and targets, which one release uses up.
struct Settling {
  struct Choice {
    var target: Double
    var arrival: ScrollArrival?
    var mayPassLimits: Bool
  }

  var detents: (ScrollDetents?, ScrollDetents?) = (nil, nil)
  var choices: (Choice?, Choice?) = (nil, nil)
  /// The member of a screen that is to rest at an offset.
  var rest: (member: ScrollScreen.ID, offset: Double)?

  /// A release that is only looked at, for `scroll_propose`.
  var proposal: scroll_release?

  fileprivate mutating func settle(_ release: inout Scroller.Release) {
    detents.0?.settle(&release, on: .horizontal)
    detents.1?.settle(&release, on: .vertical)
    if let choice = choices.0 {
      release.target.x = choice.target
      choice.apply(&release)
    }
    if let choice = choices.1 {
      release.target.y = choice.target
      choice.apply(&release)
    }
    choices = (nil, nil)
    if let chosen = rest, release.rest(chosen.member, at: chosen.offset) { rest = nil }
    proposal = scroll_release(
      velocity_x: release.velocity.dx, velocity_y: release.velocity.dy, proposal_x: release.proposal.x,
      proposal_y: release.proposal.y, target_x: release.target.x, target_y: release.target.y)
  }
}

// MARK: - The one closure

// All calls pass the same function to the library, from a variable that another module could set, so that the optimiser does
// not know it. It would compile the part of the library that a release runs through for each closure that it knows. The
// function has no context, which would take memory at each call; what it works on stands here for the length of the call.
nonisolated(unsafe) private var present = Settling()

/// What a release calls to let the host choose its target.
public typealias ReleaseHandler = (inout Scroller.Release) -> Void

/// The function that every call passes to the library.
nonisolated(unsafe) public var releaseHandler: ReleaseHandler = settlePresent
private func settlePresent(_ release: inout Scroller.Release) { present.settle(&release) }

extension Settling {
  /// Calls `body` with the function that settles releases as this value says.
  ///
  /// An input that ends a drag uses up the targets; a change of the viewport, which also asks for one, leaves them.
  @inline(__always)
  mutating func during<Result>(
    usingTargets: Bool = true, _ body: (ReleaseHandler) -> Result
  ) -> Result {
    let (targets, member) = (choices, rest)
    if !usingTargets { (choices, rest) = ((nil, nil), nil) }
    swap(&present, &self)
    defer {
      swap(&present, &self)
      if !usingTargets { (choices, rest) = (targets, member) }
    }
    return body(releaseHandler)
  }
}

extension Settling.Choice {
  fileprivate func apply(_ release: inout Scroller.Release) {
    if let arrival { release.arrival = arrival }
    if mayPassLimits { release.allowsTargetPastLimits = true }
  }
}

// MARK: - C

@c @implementation
public func scroll_set_detents(
  _ object: Int32, _ axis: Int32, _ offsets: UnsafePointer<Double>!, _ count: Int32
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let axis = try scrollAxis(axis)
    let offsets = try elements(offsets, Int(count), atMost: 1024)
    var detents: ScrollDetents?
    if !offsets.isEmpty {
      let list = Array(offsets)
      try valid { () throws(ScrollValueError) in try ScrollDetents.validate(list) }
      detents = ScrollDetents(list)
    }
    return try withSettling(slot) { settling in
      if axis == .horizontal { settling.detents.0 = detents } else { settling.detents.1 = detents }
    }
  }
}

@c @implementation
public func scroll_choose_target(
  _ object: Int32, _ axis: Int32, _ target: Double, _ arrival: Double, _ flags: Int32
) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let axis = try scrollAxis(axis)
    try check(target, .finite, "target")
    try check(arrival, .notNegative, "arrival")
    let mayPassLimits = try flag(flags)
    let choice = Settling.Choice(
      target: target, arrival: arrival > 0 ? .within(try duration(arrival, "arrival")) : nil,
      mayPassLimits: mayPassLimits)
    return try withSettling(slot) { settling in
      if axis == .horizontal { settling.choices.0 = choice } else { settling.choices.1 = choice }
    }
  }
}

@c @implementation
public func scroll_screen_choose_rest(_ screen: Int32, _ member: Int32, _ offset: Double) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    let id = try box.pointee.require(member)
    try check(offset, .finite, "offset")
    box.pointee.settling.rest = (id, offset)
    return 0
  }
}

private func withSettling(_ slot: Slot, _ change: (inout Settling) -> Void) throws(Failure) -> Int32 {
  if slot.kind == .screen {
    let box = try slot.screen
    change(&box.pointee.settling)
  } else {
    let box = try slot.scroller
    change(&box.pointee.settling)
  }
  return 0
}
