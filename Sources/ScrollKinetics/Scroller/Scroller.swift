import ScrollGeometry

/// The motion of a scroll view as a value type, which takes touches and instants and returns offsets and events.
///
///     var scroller = Scroller(viewport: viewport)
///     scroller.handle(.touchDown(ScrollPoint(x: 200, y: 549)), at: ScrollInstant(seconds: 0.68))
///     …
///     scroller.handle(.touchUp, at: ScrollInstant(seconds: 0.93))
///     while scroller.phase != .idle {
///       scroller.advance(by: .milliseconds(8))
///       draw(at: scroller.contentOffset)
///     }
///
/// ``handle(_:at:release:file:line:)`` handles every input, ``advance(to:)`` advances time. Neither allocates, reads a clock
/// or stores a callback; the same calls give the same bits on every platform. A copy is a snapshot, and assigning it restores
/// the scroller. Two equal scrollers continue with the same bits.
///
/// **Two time lines.** A touch has the instant at which it was sampled, a scroller the one to which it was advanced. A
/// display link runs ahead of its touches: a touch can be earlier than the scroller. Velocities are computed from the
/// instants of the samples; for everything else an instant earlier than ``now`` is treated as `now`.
public struct Scroller: Hashable, Sendable {
  /// The present viewport.
  public internal(set) var viewport: Viewport
  // Beside the viewport, whose last bytes are small.
  /// The phase of the scroller, from a touch to rest.
  public internal(set) var phase = Phase.idle
  /// The axis that the lock of the latest drag holds still in the platform's momentum, until that ends.
  var momentumLock: ScrollAxis?

  /// The physics of the scroller. A motion keeps the physics with which it began ([O]).
  ///
  /// - A drag keeps its slop, its rubber band, its directional lock and the spring of its stretch, so that nothing jumps
  ///   under a finger at rest. The release uses the physics of its moment: rate, snap rules and release timeout.
  /// - Content that coasts with a trackpad's deltas is released when the scroll ends, with the physics of that moment.
  /// - A flight keeps its rate, its integration and its place of rest, ``target``, until the next one, or until
  ///   ``update(at:keeping:animation:snapping:release:_:)`` or ``apply(_:at:anchoredAt:snapping:release:)`` plan a new one
  ///   from the present offset and momentum. It is absorbed by the spring of the physics with which it meets the limit. To
  ///   change it at once, give it another target with ``Input/retarget(_:)``.
  public var physics: Physics

  /// The instant to which the scroller was advanced.
  public internal(set) var now: ScrollInstant
  /// The fingers that are down, with one bit for each.
  var fingers: UInt64 = 0
  /// The pair of fingers of the touch, or the turn of a wheel that makes no step yet.
  @usableFromInline var pairOrStep = PairOrStep.none
  @usableFromInline var touch = Touch.none
  var flicks = FlickSequence()
  /// The two axes. Their offsets are the viewport's, and their metrics follow from it.
  @usableFromInline var axes: PerAxis<MovingAxis>

  /// Creates a scroller at rest at `instant`.
  public init(viewport: Viewport, physics: Physics = .uiKit, at instant: ScrollInstant = .origin) {
    self.viewport = viewport
    self.physics = physics
    now = instant
    axes = PerAxis { MovingAxis(viewport.metrics(on: $0), at: viewport.contentOffset[$0]) }
  }

  // What hosts ask in every frame is inlinable, and reads the usual motions in place. A call for the others takes its argument
  // inout: one that takes a scroller or an axis by value copies it before the branch in which it stands, in 100 instructions.

  /// The point of the content that lies at the frame's top left corner: the present offset.
  ///
  /// It changes with inputs and with ``update(at:keeping:animation:snapping:release:_:)``.
  @inlinable @inline(__always) public var contentOffset: ScrollPoint { viewport.contentOffset }

  /// Whether a finger is down on the content.
  @inlinable @inline(__always) public var isTracking: Bool { phase.isTracking }
  /// Whether a finger drags the content.
  @inlinable @inline(__always) public var isDragging: Bool { phase == .dragging }

  /// Whether the content decelerates or animates, so that the host's frame clock has to run.
  ///
  /// The value is false while tracking and dragging, when the content moves only with inputs and needs no frames.
  @inlinable @inline(__always) public var isMoving: Bool { phase.isMoving }

  /// Whether the content decelerates after a touch, bouncing and snapping included.
  @inlinable @inline(__always) public var isDecelerating: Bool { phase == .decelerating }

  /// The velocity of the content, in points per second: the slope x′ of the offset.
  ///
  /// While dragging it is the latest velocity of the finger, of two fingers the mean, with the sign of the content's motion, on the axes that
  /// follow the finger. It is zero at rest and while tracking.
  @inlinable @inline(__always) public var velocity: ScrollVector {
    if isMoving {
      return ScrollVector(dx: axes.horizontal.velocity(at: now), dy: axes.vertical.velocity(at: now))
    }
    guard isDragging else { return ScrollVector(dx: 0, dy: 0) }
    let velocity: ScrollVector
    // Copies of what is needed alone: those of a scroller would stand before the branch.
    var tracker = touch.pan.tracker
    if case .pinched(var x) = axes.horizontal.motion, case .pinched(var y) = axes.vertical.motion {
      var pair = pairOrStep
      velocity = Self.velocity(of: &tracker, &pair, &x, &y)
    } else {
      velocity = Self.velocity(of: &tracker)
    }
    return ScrollVector(
      dx: follows(on: .horizontal) ? 0 - velocity.dx : 0, dy: follows(on: .vertical) ? 0 - velocity.dy : 0)
  }

  /// The offset to which content that decelerates or animates moves; nil for all other content.
  ///
  /// It is ``restingOffset`` of content in motion; of content that coasts where it would stop without further deltas.
  @inlinable @inline(__always) public var target: ScrollPoint? {
    guard isMoving else { return nil }
    let (x, y) = (axes.horizontal.targetAndCoast, axes.vertical.targetAndCoast)
    let announced = ScrollPoint(x: x.target, y: y.target)
    // A number, not `||`: what follows one branch is loaded there, what follows either of two before them.
    let coasting = (x.isCoasting ? 1 : 0) + (y.isCoasting ? 2 : 0)
    guard coasting > 0 else { return announced }
    return Self.target(
      ofCoasting: coasting, announced,
      axes.horizontal.metrics, axes.vertical.metrics, physics.flight, physics.limit, physics.snapping,
      isZoomedIn: viewport.isZoomedIn)
  }

  /// The offset at which the content is at rest, or will come to rest without further input.
  ///
  ///     restingOffset = target ?? contentOffset
  ///
  /// - With `exact` integration the content stops there, bit for bit; ticks end a little beside the place of the closed forms.
  /// - After a release too slow for a flight, and while a finger is down, it is the present offset, even past a limit.
  @inlinable @inline(__always) public var restingOffset: ScrollPoint { target ?? viewport.contentOffset }

  /// Velocity and target of content both axes of which rest, or fly freely and began inside their limits; nil for any other.
  ///
  /// Unlike ``velocity`` and ``target`` it makes no call that takes the scroller, for which an optimiser of size copies it
  /// before it has asked whether the call is needed: 1500 bytes in each step.
  @inlinable @inline(__always) package var throwInMotion: (velocity: ScrollVector, target: ScrollPoint)? {
    guard isMoving, let x = axes.horizontal.velocityOfThrow(at: now),
      let y = axes.vertical.velocityOfThrow(at: now)
    else { return nil }
    return (
      ScrollVector(dx: x, dy: y),
      ScrollPoint(x: axes.horizontal.announcedTarget, y: axes.vertical.announcedTarget)
    )
  }

  @usableFromInline @inline(never) static func velocity(of tracker: inout VelocityTracker) -> ScrollVector {
    tracker.velocity
  }

  /// Returns the mean velocity of two fingers, or that of a recognised pinch.
  @usableFromInline @inline(never) static func velocity(
    of tracker: inout VelocityTracker, _ pair: inout PairOrStep, _ x: inout AxisPinch, _ y: inout AxisPinch
  ) -> ScrollVector {
    ReleaseVelocity.mean(
      tracker.velocity, pair.partner.map { VelocityTracker(partnerOf: x, y, $0.times).velocity })
  }

  /// Returns the target of content that coasts on an axis: on such an axis where content at rest at the announced target, the
  /// present offset, would return to; on the other the announced target.
  ///
  /// - Parameter coasting: 1 for the horizontal axis, 2 for the vertical one, 3 for both.
  // With what it needs, without the motions: the copy of a motion takes all registers, which the way without a call saves.
  @usableFromInline @inline(never) static func target(
    ofCoasting coasting: Int, _ announced: ScrollPoint,
    _ horizontal: AxisMetrics, _ vertical: AxisMetrics, _ flight: FlightLaw, _ limit: LimitLaw,
    _ snapping: ScrollSnapping, isZoomedIn: Bool
  ) -> ScrollPoint {
    var physics = Physics(snapping: isZoomedIn ? .none : snapping)
    (physics.flight, physics.limit) = (flight, limit)
    var target = announced
    if coasting & 1 != 0 {
      let axis = MovingAxis(horizontal, at: announced.x)
      target.x = axis.returning(physics.along(.horizontal))?.destination ?? announced.x
    }
    if coasting & 2 != 0 {
      let axis = MovingAxis(vertical, at: announced.y)
      target.y = axis.returning(physics.along(.vertical))?.destination ?? announced.y
    }
    return target
  }

  /// The phase of a scroller, from a touch to rest.
  ///
  ///     idle         → tracking, dragging, decelerating, animating
  ///     tracking     → dragging, idle, decelerating, animating
  ///     dragging     → decelerating, idle, animating
  ///     decelerating → idle, tracking, dragging, animating
  ///     animating    → idle, tracking, dragging, decelerating, animating
  ///
  /// A touch that catches content in flight ends its deceleration at once: the offset is measured ([M]), phase and callback
  /// are our choice ([O]). UIKit is reported to be `isDecelerating` until the lift, depending on the version ([R]).
  ///
  /// - Source: the names and their meaning [A]; the transitions [R] and [O] (PHYSICS §10).
  public enum Phase: CaseIterable, NamedCases, Sendable {
    /// The content is at rest, and no finger touches it.
    case idle
    /// A finger is down and has not begun to drag.
    case tracking
    /// A finger drags the content.
    case dragging
    /// The content moves after a touch without a finger: it flies, bounces or snaps.
    case decelerating
    /// The content moves because of a programmatic scroll.
    case animating
    @inlinable @inline(__always) var isTracking: Bool { self == .tracking || self == .dragging }
    @inlinable @inline(__always) var isMoving: Bool { self == .decelerating || self == .animating }

    package static var names: Names {
      [
        "idle": .idle, "tracking": .tracking, "dragging": .dragging, "decelerating": .decelerating,
        "animating": .animating,
      ]
    }
  }
}

extension Viewport {
  func metrics(on axis: ScrollAxis) -> AxisMetrics {
    let limits = limits(on: axis)
    return AxisMetrics(
      limits: limits, length: frame.size[axis], pixelGrid: pixelGrid, bounces: bounces(on: axis),
      isScrollable: isScrollable(on: axis, between: limits))
  }
}

#if !hasFeature(Embedded)
  extension Scroller: CustomStringConvertible, CustomDebugStringConvertible {
    /// The offset, the phase, and of content in motion the velocity and the target, in hundredths:
    /// `offset (0, 1294.81), decelerating, velocity (0, 404.79), target (0, 1492)`.
    public var description: String { Self.description(contentOffset, phase, velocity, target) }

    /// The instant, the description, the instant of rest and the geometry, in a line each.
    public var debugDescription: String {
      """
      Scroller at \(now)
        \(description)
        at rest from \(instantOfRest)
        limits x \(viewport.limits(on: .horizontal)), y \(viewport.limits(on: .vertical)), zoom \(viewport.zoomScale)
        frame \(viewport.frame), contentSize \(viewport.contentSize), insets \(viewport.adjustedContentInset)
      """
    }

    static func description(
      _ offset: ScrollPoint, _ phase: Phase, _ velocity: ScrollVector, _ target: ScrollPoint?
    ) -> String {
      func hundredths(_ x: Double) -> Double {
        // Larger numbers are printed as they are.
        guard x.magnitude < 1e12 else { return x }
        let magnitude = (x.magnitude * 100).roundedToNearest / 100
        return x < 0 ? 0 - magnitude : magnitude
      }
      var parts = ["offset \(ScrollPoint { hundredths(offset[$0]) })", "\(phase)"]
      if velocity != .zero { parts.append("velocity \(ScrollVector { hundredths(velocity[$0]) })") }
      if let target { parts.append("target \(ScrollPoint { hundredths(target[$0]) })") }
      return parts.joined(separator: ", ")
    }
  }
#endif
