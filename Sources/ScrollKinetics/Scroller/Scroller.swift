import ScrollGeometry

/// The motion of a scroll view as a value type, which takes touches and instants and returns offsets and events.
///
///     var scroller = Scroller(viewport: viewport)
///     scroller.handle(.touchDown(ScrollPoint(x: 200, y: 549)), at: ScrollInstant(seconds: 0.68))
///     …
///     scroller.handle(.touchUp, at: ScrollInstant(seconds: 0.93))
///     while scroller.phase != .idle {
///       scroller.advance(by: .milliseconds(8))
///       draw(at: scroller.viewport.contentOffset)
///     }
///
/// ``handle(_:at:release:)`` handles every input, and ``advance(to:)`` advances time. Neither allocates, reads a clock
/// or stores a callback; the same calls give the same bits on every platform. A copy of a scroller is a snapshot, and
/// assigning the copy restores it. Two equal scrollers continue with the same bits.
///
/// **Two time lines.** A touch has the instant at which it was sampled, a scroller the one to which it was advanced. A
/// display link runs ahead of its touches, so that a touch can be earlier than the scroller. Velocities are computed
/// from the instants of the samples; for everything else an earlier input takes effect at the scroller's instant.
public struct Scroller: Hashable, Sendable {
  /// The present viewport.
  public internal(set) var viewport: Viewport

  /// The physics of the scroller. A motion keeps the physics with which it began ([O]).
  ///
  /// - A drag keeps its slop, its rubber band and its directional lock, so that nothing jumps under a finger at rest.
  ///   A change takes effect with the next drag. The release uses the physics of its moment: rate, snap rules and
  ///   release timeout.
  /// - Content that coasts with a trackpad's deltas is released when the scroll ends, with the physics of that moment.
  /// - A flight keeps its rate, its integration and its place of rest, ``target``. A change takes effect with the next
  ///   flight, or when ``update(at:keeping:animation:snapping:release:_:)`` or
  ///   ``apply(_:at:anchoredAt:snapping:release:)`` plan the present flight anew from its offset and momentum, with a
  ///   new target.
  ///
  /// To change a flight at once, give it another target with ``Input/retarget(_:)``.
  public var physics: Physics

  /// The instant to which the scroller was advanced.
  public internal(set) var now: ScrollInstant

  /// The fingers that are down, with one bit for each.
  var fingers: UInt64 = 0

  /// The storage of ``activity``.
  @usableFromInline var room = ActivityRoom()

  /// The state of the motion at ``now``.
  var activity: Activity {
    get { room.activity }
    set { room.activity = newValue }
  }

  /// Creates a scroller at rest at `instant`.
  public init(viewport: Viewport, physics: Physics = .uiKit, at instant: ScrollInstant = .origin) {
    self.viewport = viewport
    self.physics = physics
    now = instant
  }
}

// MARK: - The present motion

// What hosts ask in every frame is inlinable: a call of a getter from another module copies the scroller, which takes 100
// instructions and more.
extension Scroller {
  /// The state of a motion: none, a touch, or a flight.
  enum Activity: Hashable, Sendable {
    case idle
    case touching(Touch)
    case moving(Flight)
  }

  /// The phase of the scroller, from a touch to rest.
  @inlinable @inline(__always) public var phase: Phase { room.phase }

  /// Whether a finger is down on the content.
  @inlinable @inline(__always) public var isTracking: Bool { room.isTouching }

  /// Whether a finger drags the content.
  @inlinable @inline(__always) public var isDragging: Bool { phase == .dragging }

  /// Whether the content decelerates or animates, so that the host's frame clock has to run.
  ///
  /// The value is false while tracking and dragging, when the content moves only with inputs and needs no frames.
  @inlinable @inline(__always) public var isMoving: Bool { room.isMoving }

  /// Whether the content decelerates after a touch, bouncing and snapping included.
  @inlinable @inline(__always) public var isDecelerating: Bool { phase == .decelerating }

  /// The velocity of the content, in points per second: the slope x′ of the offset.
  ///
  /// While dragging it is the latest velocity of the finger, with the sign of the content's motion, on the axes that
  /// follow the finger. It is zero at rest and while tracking.
  #if arch(wasm32)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public var velocity: ScrollVector {
    // A module for a page is small rather than fast: it has no second way to the same bits.
    #if arch(wasm32)
      return velocityOfAnything
    #else
      guard isMoving else { return phase == .dragging ? velocityOfAnything : .zero }
      let flight = room.flight
      let (x, y) = (flight.motions.horizontal, flight.motions.vertical)
      // Content that does not bounce is held by a limit, where its plan leads past it.
      guard viewport.bounces && x.isThrown && y.isThrown else { return velocityOfAnything }
      return ScrollVector(dx: x.velocityOfThrow(at: now), dy: y.velocityOfThrow(at: now))
    #endif
  }

  /// The target of the present motion: the offset to which content that decelerates or animates moves; nil for all other
  /// content.
  ///
  /// It is ``restingOffset`` of content in motion. For content that coasts with a trackpad's deltas it is the offset at which
  /// the content would stop without further deltas.
  #if arch(wasm32)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public var target: ScrollPoint? {
    #if arch(wasm32)
      return targetOfAnything
    #else
      guard isMoving else { return nil }
      let flight = room.flight
      return flight.isCoasting ? targetOfAnything : flight.target(at: viewport.contentOffset)
    #endif
  }

  /// The offset at which the content is at rest, or will come to rest without further input.
  ///
  ///     restingOffset = target ?? viewport.contentOffset
  ///
  /// - With `exact` integration the content stops there, bit for bit; ticks end a little beside the place of the closed forms.
  /// - After a release too slow for a flight, and while a finger is down, it is the present offset, even past a limit.
  @inlinable @inline(__always) public var restingOffset: ScrollPoint { target ?? viewport.contentOffset }
}

extension Scroller {
  /// The velocity of the content, whatever moves it.
  @usableFromInline var velocityOfAnything: ScrollVector {
    switch activity {
    case .idle: .zero
    case .touching(let touch):
      ScrollVector { touch.isFollowed(on: $0, in: viewport) ? 0 - touch.pan.velocity[$0] : 0 }
    case .moving(let flight):
      ScrollVector { state(of: flight, on: $0).velocity }
    }
  }

  /// Returns the target of a flight: the announced one; for an axis that coasts, its place of rest without further
  /// deltas.
  func announcedTarget(of flight: Flight) -> ScrollPoint {
    ScrollPoint { axis in
      let (motion, offset) = (flight.motions[axis], viewport.contentOffset[axis])
      return motion.isCoasting ? returning(on: axis)?.destination ?? offset : motion.target(at: offset)
    }
  }

  /// The target of any flight; nil without one.
  @usableFromInline var targetOfAnything: ScrollPoint? {
    guard case .moving(let flight) = activity else { return nil }
    return announcedTarget(of: flight)
  }
}

#if !hasFeature(Embedded)
  extension Scroller.Activity: Codable {}
#endif
