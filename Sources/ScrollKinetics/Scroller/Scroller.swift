import ScrollGeometry

/// A scroll view's motion as a value: touches and time go in, offsets and events come out.
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
/// One function takes every input, ``handle(_:at:release:)``, and one lets time pass, ``advance(to:)``. Neither
/// allocates, reads a clock or calls anyone back later; the same calls give the same bits on every platform.
/// A scroller is a plain value: copying it is a snapshot, assigning it a restore, and comparing two tells
/// whether they would go on alike.
///
/// **Two time lines.** A touch carries the instant at which it was sampled, the scroller has the one to which it
/// was advanced, and a display link runs ahead of its touches. Velocities come from the samples' own instants; an
/// input that is earlier than the scroller happens, for everything else, at the scroller's instant.
public struct Scroller: Hashable, Sendable {
  /// What the content shows now.
  public internal(set) var viewport: Viewport

  /// How the content moves. What goes on keeps the physics with which it began ([O]).
  ///
  /// - A drag keeps its slop, its rubber band and its directional lock: nothing jumps under a finger that lies still,
  ///   and a change takes effect with the next drag. The lift belongs to the flight: its rate, snap rules and release
  ///   timeout are those of that moment.
  /// - Content that deltas move without a finger is let go when the scroll ends, with the physics of that moment.
  /// - A flight keeps its rate, its integration and its place of rest: ``target`` is where it stops. A change takes
  ///   effect with the next flight, or where ``update(at:keeping:animation:release:_:)`` or
  ///   ``apply(_:at:anchoredAt:release:)`` plan this one anew: from the present offset and momentum, with a target
  ///   announced anew.
  ///
  /// To bend a flight at once, give it another target: ``Input/retarget(_:)``.
  public var physics: Physics

  /// The instant to which the scroller was advanced.
  public internal(set) var now: ScrollInstant

  /// Which fingers are down, one bit each.
  var fingers: UInt64 = 0

  /// Where ``activity`` is kept.
  var room = ActivityRoom()

  /// What goes on at ``now``.
  var activity: Activity {
    get { room.activity }
    set { room.activity = newValue }
  }

  /// A scroller at rest at `instant`.
  public init(viewport: Viewport, physics: Physics = .uiKit, at instant: ScrollInstant = .origin) {
    self.viewport = viewport
    self.physics = physics
    now = instant
  }
}

// MARK: - What goes on

extension Scroller {
  /// What a scroller is busy with: nothing, a finger, or a flight.
  enum Activity: Hashable, Sendable {
    case idle
    case touching(Touch)
    case moving(Flight)
  }

  /// Where the scroller is between touch and rest.
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

  /// Whether the content moves by itself, decelerating or animating: whether a host's frame clock has to run.
  ///
  /// A finger that lies still on the content needs no frames, so that this is false while tracking and dragging.
  public var isMoving: Bool { room.kind == .moving }

  /// Whether the content moves by itself after a touch, bouncing and snapping included.
  public var isDecelerating: Bool { phase == .decelerating }

  /// The slope x′ of the offset, in points per second.
  ///
  /// While dragging it is the finger's latest velocity, with the sign of the content's motion, on the axes that
  /// follow the finger; at rest, and under a finger that has not dragged, it is zero.
  public var velocity: ScrollVector {
    switch activity {
    case .idle: .zero
    case .touching(let touch):
      ScrollVector { follows(touch, on: $0) ? 0 - touch.pan.velocity[$0] : 0 }
    case .moving(let flight):
      ScrollVector { state(of: flight, on: $0).velocity }
    }
  }

  /// Where the content will come to rest, while it moves by itself.
  ///
  /// With `exact` integration it is where the content does stop, bit for bit. Content that deltas move without a finger is
  /// announced to stop where it would if none came any more.
  public var target: ScrollPoint? {
    guard case .moving(let flight) = activity else { return nil }
    return announcedTarget(of: flight)
  }
}

#if !hasFeature(Embedded)
  extension Scroller.Activity: Codable {}
#endif
