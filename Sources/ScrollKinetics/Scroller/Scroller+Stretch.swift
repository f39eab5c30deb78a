import ScrollGeometry

// The stretch of content that stops at its limits: a value to draw, which moves nothing.
extension Scroller {
  /// How far the content is to be drawn stretched past its limits, in points: negative before the start, positive past the
  /// end, zero unless the law of the limits is ``LimitLaw/clamp(stretching:)``.
  ///
  /// - A finger stretches by all that it has pulled past the limit; the host draws as much of it as its platform does.
  ///   Lifted, or meeting the limit in flight, the content gives its velocity outwards to the spring, which ends the stretch.
  /// - While the spring moves the content is at rest: ``isMoving`` is false, ``needsFrames`` true. A drag takes the stretch over; it
  ///   ends where a release, a wheel, a key or the program makes the content move on that axis.
  /// - The axes bounce (``/ScrollGeometry/Viewport/bounces``); a change of the limits under a finger ends the stretch ([O]).
  public var stretch: ScrollVector { ScrollVector { stretch(on: $0, at: now) } }

  /// The instant at which the content and its ``stretch`` are at rest, without further input.
  public var instantOfStretchRest: ScrollInstant {
    ScrollAxis.allCases.reduce(instantOfRest) { instant, axis in
      var end = axes[axis]
      // A flight gives the spring the momentum that is left at the limit.
      if case .planned = end.motion { end.catchUp(to: .last, .none, stretching: physics.limit.stretch) }
      return Swift.max(instant, end.endOfStretch ?? instant)
    }
  }

  /// Whether the host has frames to draw: the content moves, or its ``stretch`` does.
  public var needsFrames: Bool { isMoving || stretchMoves(at: now) }

  func stretchMoves(at instant: ScrollInstant) -> Bool {
    ScrollAxis.allCases.contains { (axes[$0].endOfStretch ?? instant) > instant }
  }

  func stretch(on axis: ScrollAxis, at instant: ScrollInstant) -> Double {
    guard case .relaxing(let spring) = axes[axis].motion else {
      return touch.limit?.stretch == nil ? 0 : pull(on: axis)
    }
    return spring.position(at: axes[axis].since.seconds(to: instant))
  }

  /// Returns how far the finger has pulled content past a limit at which it stops.
  @inline(__always) func pull(on axis: ScrollAxis) -> Double {
    guard touch.limit?.clamps == true, follows(on: axis) else { return 0 }
    return axes[axis].pull(at: touch.pan.translation(to: touchPosition)[axis])
  }

  /// Lets the stretch of an axis that is released or flung go on by its spring, where the content does not fly.
  @inline(never) mutating func relax(
    _ axis: ScrollAxis, from start: Double, momentum: Double, by law: LimitLaw
  ) {
    guard let spring = law.stretch, axes[axis].bounces, axes[axis].isScrollable else { return }
    let (offset, limits) = (axes[axis].offset, axes[axis].limits)
    let isOutward = momentum < 0 ? offset == limits.lowerBound : offset == limits.upperBound
    let velocity = isOutward ? momentum : 0
    if start != 0 || velocity != 0 { axes[axis].relax(from: start, velocity, by: spring, since: now) }
  }
}
