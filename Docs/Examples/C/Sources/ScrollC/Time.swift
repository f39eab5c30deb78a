// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

@c @implementation
public func scroll_instant(_ seconds: Double) -> Int64 {
  let nanoseconds = seconds * 1e9
  guard nanoseconds.magnitude < 0x1p63 else { return nanoseconds > 0 ? .max : .min }
  let whole = Int64(nanoseconds)
  // Exact, unlike a half that is added first. `rounded()` would call the C library's mathematics.
  let rest = nanoseconds - Double(whole)
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
}

/// What is added to every instant, in attoseconds.
nonisolated(unsafe) private var fraction: Int64 = 0

@c @implementation
public func scroll_set_fraction(_ attoseconds: Int32) -> Int32 {
  result { () throws(Failure) in
    guard 0..<1_000_000_000 ~= attoseconds else { throw .index }
    fraction = Int64(attoseconds)
    return 0
  }
}

extension ScrollInstant {
  /// The instant of a call, with the fraction that is set.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  init(given nanoseconds: Int64) {
    self.init(nanoseconds: nanoseconds)
    if fraction > 0 {
      self = advanced(by: Duration(secondsComponent: 0, attosecondsComponent: fraction))
    }
  }
}

/// Advances the object of a slot, and returns the events as bits.
#if arch(wasm32)
  @inline(never)
#else
  @inline(__always)
#endif
private func advance(_ slot: Slot, to now: Int64) throws(Failure) -> Int32 {
  switch slot.kind {
  case .scroller: try slot.scroller.pointee.advance(to: now)
  case .screen: try slot.screen.pointee.advance(to: now)
  default: throw .kind
  }
}

@c @implementation
public func scroll_advance(_ object: Int32, _ now: Int64) -> Int32 {
  result { () throws(Failure) in try advance(try slot(object), to: now) }
}

@c @implementation
public func scroll_advance_many(
  _ objects: UnsafePointer<Int32>!, _ count: Int32, _ now: Int64, _ offsets: UnsafeMutablePointer<Double>!,
  _ events: UnsafeMutablePointer<UInt32>!
) -> Int32 {
  result { () throws(Failure) in
    guard count >= 0 else { throw .index }
    if count == 0 { return 0 }
    let objects = try checked(objects)
    let (offsets, events) = (try ifAny(offsets), try ifAny(events))
    var moving: Int32 = 0
    for index in 0..<Int(count) {
      var place = (Double.nan, Double.nan)
      var bits: UInt32 = 0
      if let slot = try? slot(objects[index]), slot.hasState, let pointer = slot.object {
        bits = UInt32(truncatingIfNeeded: (try? advance(slot, to: now)) ?? 0)
        let state = pointer.assumingMemoryBound(to: scroll_state.self)
        place = (state.pointee.offset_x, state.pointee.offset_y)
        if state.pointee.needsFrames { moving += 1 }
      }
      if let offsets { (offsets[2 * index], offsets[2 * index + 1]) = place }
      if let events { events[index] = bits }
    }
    return moving
  }
}

@c @implementation
public func scroll_advance_all(_ now: Int64) -> Int32 {
  var moving: Int32 = 0
  for index in 0..<usedSlots {
    let slot = slots[index]
    guard slot.hasState, !slot.isSnapshot, let pointer = slot.object else { continue }
    _ = try? advance(slot, to: now)
    if pointer.assumingMemoryBound(to: scroll_state.self).pointee.needsFrames { moving += 1 }
  }
  return moving
}
