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
  var room = ActivityRoom()

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

extension Scroller {
  /// The state of a motion: none, a touch, or a flight.
  enum Activity: Hashable, Sendable {
    case idle
    case touching(Touch)
    case moving(Flight)
  }

  /// The phase of the scroller, from a touch to rest.
  public var phase: Phase {
    switch activity {
    case .idle: .idle
    case .touching(let touch): touch.pan.hasBegun ? .dragging : .tracking
    case .moving(let flight): flight.purpose == .deceleration ? .decelerating : .animating
    }
  }

  /// Whether a finger is down on the content.
  public var isTracking: Bool { phase == .tracking || phase == .dragging }

  /// Whether a finger drags the content.
  public var isDragging: Bool { phase == .dragging }

  /// Whether the content decelerates or animates, so that the host's frame clock has to run.
  ///
  /// The value is false while tracking and dragging, when the content moves only with inputs and needs no frames.
  public var isMoving: Bool { room.kind == .moving }

  /// Whether the content decelerates after a touch, bouncing and snapping included.
  public var isDecelerating: Bool { phase == .decelerating }

  /// The velocity of the content, in points per second: the slope x′ of the offset.
  ///
  /// While dragging it is the latest velocity of the finger, with the sign of the content's motion, on the axes that
  /// follow the finger. It is zero at rest and while tracking.
  public var velocity: ScrollVector {
    switch activity {
    case .idle: .zero
    case .touching(let touch):
      ScrollVector { touch.isFollowed(on: $0, in: viewport) ? 0 - touch.pan.velocity[$0] : 0 }
    case .moving(let flight):
      ScrollVector { state(of: flight, on: $0).velocity }
    }
  }

  /// The target of the present motion: the offset to which content that decelerates or animates moves; nil for all other
  /// content.
  ///
  /// It is ``restingOffset`` of content in motion. For content that coasts with a trackpad's deltas it is the offset at which
  /// the content would stop without further deltas.
  public var target: ScrollPoint? {
    guard case .moving(let flight) = activity else { return nil }
    return announcedTarget(of: flight)
  }

  /// The offset at which the content is at rest, or will come to rest without further input.
  ///
  ///     restingOffset = target ?? viewport.contentOffset
  ///
  /// - With `exact` integration the content stops there, bit for bit; ticks end a little beside the place of the closed forms.
  /// - After a release too slow for a flight, and while a finger is down, it is the present offset, even past a limit.
  public var restingOffset: ScrollPoint { target ?? viewport.contentOffset }
}

#if !hasFeature(Embedded)
  extension Scroller.Activity: Codable {}
#endif
