// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

extension SnapRule {
  init(_ c: scroll_snap) throws(Failure) {
    let points = try Points(c)
    let reach = try Reach(c)
    let strictness: Strictness
    switch c.strictness {
    case Int32(SCROLL_MANDATORY): strictness = .mandatory
    case Int32(SCROLL_PROXIMITY): strictness = .proximity(c.proximity)
    case Int32(SCROLL_NEARBY): strictness = .proximity()
    default: throw .choice
    }
    let arrival: ScrollArrival?
    switch c.arrival {
    case Int32(SCROLL_ARRIVES_AS_USUAL): arrival = nil
    case Int32(SCROLL_WITHIN): arrival = .within(try duration(c.arrival_a, "arrival"))
    case Int32(SCROLL_BY_SPRING): arrival = .spring(try ScrollSpring.checked(c.arrival_a, c.arrival_b))
    default: throw .choice
    }
    let isFree = try flag(c.scrolls_long_items_freely)
    let freeRanges = try Self.freeRanges(c)
    try valid { () throws(ScrollValueError) in
      try Self.validate(
        points, alignment: c.alignment, reach: reach, strictness: strictness, freeRanges: freeRanges,
        arrival: arrival)
    }
    self.init(
      points, alignment: c.alignment, reach: reach, strictness: strictness, freeRanges: freeRanges,
      scrollsLongItemsFreely: isFree, arrival: arrival)
  }

  private static func freeRanges(_ c: scroll_snap) throws(Failure) -> [ClosedRange<Double>] {
    guard c.free_count >= 0, c.free_count <= 1 << 10 else { throw .index }
    let numbers = try elements(c.free_ranges, Int(c.free_count) * 2, atMost: 1 << 11)
    var ranges: [ClosedRange<Double>] = []
    for first in stride(from: 0, to: numbers.count, by: 2) {
      let (start, end) = (numbers[first], numbers[first + 1])
      try check(start, .finite, "snap.freeRanges.start")
      try check(end, .atLeast(start), "snap.freeRanges.end")
      ranges.append(start...end)
    }
    return ranges
  }

  /// Returns nil for NULL.
  static func at(_ pointer: UnsafePointer<scroll_snap>?) throws(Failure) -> SnapRule? {
    if let c = try ifAny(pointer) { try SnapRule(c.pointee) } else { nil }
  }
}

extension SnapRule.Points {
  fileprivate init(_ c: scroll_snap) throws(Failure) {
    let most = 1 << 20
    switch c.points {
    case Int32(SCROLL_EVERY): self = .every(c.interval, origin: c.origin)
    case Int32(SCROLL_PAGES): self = .pages(spacing: c.interval, origin: c.origin)
    case Int32(SCROLL_OFFSETS):
      let offsets = try elements(c.offsets, Int(c.count), atMost: most)
      // The rule sorts a copy.
      try requireMemory(offsets.count * 4 * MemoryLayout<Double>.stride)
      self = .offsets(Array(offsets))
    case Int32(SCROLL_ITEMS):
      guard c.count >= 0, c.count <= most else { throw .index }
      let numbers = try elements(c.items, Int(c.count) * 4, atMost: most * 4)
      try requireMemory(numbers.count * 4 * MemoryLayout<SnapItem>.stride)
      var items: [SnapItem] = []
      items.reserveCapacity(Int(c.count))
      for first in stride(from: 0, to: numbers.count, by: 4) {
        let (start, end) = (numbers[first], numbers[first + 1])
        try check(start, .finite, "snap.items.start")
        try check(end, .atLeast(start), "snap.items.end")
        let (alignment, stops) = (numbers[first + 2], numbers[first + 3])
        if alignment != -1 { try check(alignment, .fraction, "snap.items.alignment") }
        guard stops == 0 || stops == 1 else { throw .choice }
        items.append(
          SnapItem(start...end, alignment: alignment == -1 ? nil : alignment, stopsAlways: stops == 1))
      }
      self = .items(items)
    default: throw .choice
    }
  }
}

extension SnapRule.Reach {
  fileprivate init(_ c: scroll_snap) throws(Failure) {
    switch c.reach {
    case Int32(SCROLL_REACH_MOMENTUM): self = .momentum
    case Int32(SCROLL_REACH_AT_MOST): self = .atMost(Int(c.at_most))
    case Int32(SCROLL_REACH_SCREENFUL): self = .screenful
    case Int32(SCROLL_REACH_STEPS):
      self = .steps(Array(try elements(c.steps, Int(c.step_count), atMost: 1 << 10)))
    default: throw .choice
    }
  }
}

// MARK: - C

@c @implementation
public func scroll_default_snap(_ snap: UnsafeMutablePointer<scroll_snap>!) -> Int32 {
  result { () throws(Failure) in
    var pages = scroll_snap()
    pages.points = Int32(SCROLL_PAGES)
    pages.reach = Int32(SCROLL_REACH_STEPS)
    try checked(snap).pointee = pages
    return 0
  }
}

@c @implementation
public func scroll_set_snap(_ object: Int32, _ axis: Int32, _ snap: UnsafePointer<scroll_snap>!) -> Int32 {
  result { () throws(Failure) in
    let slot = try slot(object)
    let axis = try scrollAxis(axis)
    let rule = try SnapRule.at(snap)
    switch slot.kind {
    case .scroller:
      let box = try slot.scroller
      box.pointee.object.physics.snapping[axis] = rule
      box.pointee.renewState()
    case .screen:
      let box = try slot.screen
      let id = try box.pointee.requireSelected()
      box.pointee.screen[physicsOf: id].snapping[axis] = rule
    default: throw .kind
    }
    return 0
  }
}
