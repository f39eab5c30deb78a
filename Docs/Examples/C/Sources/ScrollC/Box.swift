import CScroll
import ScrollGeometry
import ScrollKinetics

/// A scroll view in memory. The state comes first, so that a pointer to the object is a pointer to its state.
struct Box {
  var state = scroll_state()
  var object: Scroller
  var settling = Settling()
  var fingers = FingerNumbers<Int64>()
  #if !LISTS
    /// The samples of fingers, for a preset that takes their velocity by least squares.
    var samples = FingerSamples()
  #endif

  init(_ object: Scroller, at now: Int64) {
    self.object = object
    state.now = now
    renewState()
  }
}

// MARK: - Calls

extension Box {
  /// Handles an input that `validate()` has checked, and returns the events as bits.
  mutating func handle(_ input: Scroller.Input, _ now: Int64) -> Int32 {
    #if !LISTS
      if object.physics.releaseVelocity == .leastSquares { return handleByLeastSquares(input, now) }
    #endif
    let events = settling.during {
      object.handle(input, at: ScrollInstant(given: now), release: $0)
    }
    return finish(events, at: now)
  }

  #if !LISTS
    // Not inlined: most samples are UIKit's.
    @inline(never) private mutating func handleByLeastSquares(_ input: Scroller.Input, _ now: Int64) -> Int32
    {
      let instant = ScrollInstant(given: now)
      samples.follow(input, begins: true, at: instant)
      let end = samples.release(by: input, of: object, at: instant)
      let events = settling.during { object.handle(end ?? input, at: instant, release: $0) }
      // The lift only takes the finger away.
      if case .some = end { object.handle(input, at: instant) }
      return finish(events, at: now)
    }
  #endif

  mutating func advance(to now: Int64) -> Int32 {
    let wasMoving = state.needsFrames
    let events = object.advance(to: ScrollInstant(given: now))
    // Content that does not move changes only with inputs.
    if !wasMoving && events.isEmpty {
      state.now = max(state.now, now)
      state.take(events)
      return 0
    }
    return finish(events, at: now, isStep: true)
  }

  /// Renews the state after a call at `now`.
  #if arch(wasm32)
    @inline(never)
  #endif
  mutating func finish(_ events: Scroller.Events, at now: Int64, isStep: Bool = false) -> Int32 {
    state.now = max(state.now, now)
    state.take(events)
    renewState(isStep: isStep)
    return Int32(truncatingIfNeeded: state.events)
  }

  /// Renews everything in the state but its instant and its events; after a step without what no step changes.
  mutating func renewState(isStep: Bool = false) {
    // In nearly every step the content flies freely.
    guard isStep, let flight = object.throwInMotion else { return renewAny(isStep: isStep) }
    state.showMotion(object.viewport.contentOffset, flight.velocity, flight.target, object.phase)
  }

  @inline(never) private mutating func renewAny(isStep: Bool) {
    // A change of the zoom moves the limits, too.
    if !isStep || state.zoom != object.viewport.zoomScale { state.showLimits(of: object.viewport) }
    state.showMotion(object.viewport.contentOffset, object.velocity, object.target, object.phase)
    (state.zoom, state.target_zoom) = (object.viewport.zoomScale, object.restingZoomScale)
  }
}

extension scroll_state {
  var needsFrames: Bool { phase >= Int32(SCROLL_DECELERATING) }

  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  mutating func showMotion(
    _ offset: ScrollPoint, _ velocity: ScrollVector, _ target: ScrollPoint?, _ phase: Scroller.Phase
  ) {
    (offset_x, offset_y) = (offset.x, offset.y)
    (velocity_x, velocity_y) = (velocity.dx, velocity.dy)
    (target_x, target_y) = (target?.x ?? offset.x, target?.y ?? offset.y)
    self.phase = phase.number
  }

  @inline(__always) mutating func showLimits(of viewport: borrowing Viewport) {
    let (x, y) = (viewport.limits(on: .horizontal), viewport.limits(on: .vertical))
    (min_x, max_x, min_y, max_y) = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
  }

  /// Takes over the events of a call, whose word is the order.
  mutating func take(_ new: Scroller.Events) {
    events = new.bits
    pending |= events
    steps &+= 1
    order = new.word
  }
}

extension Scroller.Phase {
  var number: Int32 {
    switch self {
    case .idle: Int32(SCROLL_IDLE)
    case .tracking: Int32(SCROLL_TRACKING)
    case .dragging: Int32(SCROLL_DRAGGING)
    case .decelerating: Int32(SCROLL_DECELERATING)
    case .animating: Int32(SCROLL_ANIMATING)
    }
  }
}

extension Scroller.Events {
  /// The events as a sum of SCROLL_WILL_BEGIN_DRAGGING and so on.
  var bits: UInt32 {
    var (bits, rest) = (UInt32(0), word)
    while rest != 0 {
      bits |= 1 << (UInt32(truncatingIfNeeded: rest) & 15 &- 1)
      rest >>= 4
    }
    return bits
  }
}
