import ScrollGeometry

// Predictions of the motion without further input. They are computed from the curves, without stepping through time;
// with `displayLink` integration, from the closed forms that start at the present state.
extension Scroller {
  /// The instant at which the content comes to rest; ``now`` if it is at rest.
  public var instantOfRest: ScrollInstant {
    Swift.max(
      axes.horizontal.instantOfRest(at: now, along(.horizontal)),
      axes.vertical.instantOfRest(at: now, along(.vertical)))
  }

  /// Returns the offset at `instant`, not rounded to the pixel grid; up to ``now`` the present offset.
  public func contentOffset(at instant: ScrollInstant) -> ScrollPoint {
    ScrollPoint { axes[$0].offset(at: instant, from: now, along($0)) }
  }

  /// Returns the offset that would be shown with the finger that drags the content at `position`; if none, the present one.
  ///
  /// For positions between the samples, or predicted ones (``TouchResampler``, UIKit's `predictedTouches(for:)`): a host
  /// draws the content there, and the scroller does not change. The position is no sample of the velocity.
  ///
  /// - The same offset as after ``Input/touchMoved(_:finger:)`` to the position, with lock, rubber band and pixel grid.
  /// - Precondition: `position` is finite.
  public func contentOffset(forFingerAt position: ScrollPoint, finger: Int = 0) -> ScrollPoint {
    position.require(.finite, "position")
    guard isDragging, touch.finger.map(Int.init) == finger, !touch.awaitsHandOver else {
      return viewport.contentOffset
    }
    var future = self
    if touch.isPair {
      _ = future.pairMoved(position, finger: finger, at: touch.pan.tracker.instant)
      return future.viewport.contentOffset
    }
    future.drag(to: touch.pan.translation(to: position), after: touch.pan.translation)
    return ScrollPoint { future.axes[$0].offset }
  }

  /// The scale at which the content is at rest, or will come to rest; while fingers are down the present one.
  ///
  /// The content comes to rest there at ``instantOfRest``, at ``restingOffset``.
  public var restingZoomScale: Double { zoomInMotion?.scale ?? viewport.zoomScale }

  /// Returns the scale at `instant`; the present one for an instant that is not later than ``now``.
  public func zoomScale(at instant: ScrollInstant) -> Double {
    guard instant > now, let zoom = zoomInMotion else { return viewport.zoomScale }
    return instant.isLast ? zoom.scale : zoom.scale(at: axes.horizontal.since.seconds(to: instant))
  }

  /// Returns the first instant from now on at which the content will be at `offset` on `axis`; nil where it never gets there.
  ///
  /// - Precondition: `offset` is finite.
  public func instant(reaching offset: Double, on axis: ScrollAxis) -> ScrollInstant? {
    offset.require(.finite, "offset")
    return axes[axis].instant(reaching: offset, from: now, along(axis))
  }

  /// Returns the velocity of the finger, in points per second, with which a flick from the present offset comes to rest
  /// at `offset` without limits, snap rules, ``Physics/repeatedFlicks`` and ``Physics/greatestSpeed``.
  ///
  ///     scroller.handle(.began, at: instant)
  ///     scroller.handle(.ended(velocity: scroller.fingerVelocity(landingOn: offset)), at: instant)
  ///
  /// - To half a pixel. A finger slower than 250 points per second, as for a place nearby, does not throw the content.
  /// - The content moves the other way: the result is minus ``AxisPlan/momentum(from:landingOn:flight:)`` on each axis, and
  ///   minus the ``Release/velocity`` of the flick.
  /// - Precondition: `offset` is finite.
  public func fingerVelocity(landingOn offset: ScrollPoint) -> ScrollVector {
    offset.require(.finite, "offset")
    return ScrollVector {
      0
        - AxisPlan.momentum(
          from: contentOffset[$0], landingOn: offset[$0], flight: physics.laws(on: $0).flight)
    }
  }

  /// Returns the part of the content's space that will be visible at some time from now to `instant`, as for loading
  /// ahead. It is measured at the content's present scale, also where the scale will change.
  public func visibleRect(until instant: ScrollInstant) -> ScrollRect {
    ScrollRect { axis in
      if followsZoom { return visibleRange(until: instant, on: axis) }
      let range = offsets(until: instant, on: axis)
      return range.lowerBound...(range.upperBound + viewport.frame.size[axis]).saturated
    }
  }

  /// Returns the part of one axis that is visible until `instant` while the scale changes. The offset is linear in the scale,
  /// so that each edge moves in one direction, as long as the scale does.
  private func visibleRange(until instant: ScrollInstant, on axis: ScrollAxis) -> ClosedRange<Double> {
    let start = axes[axis].since
    let turns = (axes[axis].zoom?.turningTimes ?? []).map { start.following($0) }
    var (low, high) = (Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude)
    for instant in [now, instant] + turns.filter({ $0 > now && $0 < instant }) {
      let (offset, factor) = (contentOffset(at: instant)[axis], viewport.zoomScale / zoomScale(at: instant))
      low = Swift.min(low, (offset * factor).saturated)
      high = Swift.max(high, ((offset + viewport.frame.size[axis]).saturated * factor).saturated)
    }
    return low...Swift.max(low, high)
  }

  func offsets(until instant: ScrollInstant, on axis: ScrollAxis) -> ClosedRange<Double> {
    axes[axis].offsets(until: instant, from: now, along(axis))
  }

  var isTicking: Bool { axes.vertical.latestTick != nil || axes.horizontal.latestTick != nil }

  /// Returns whether an axis is still on its plan at `instant`; ``instantOfRest`` is later then.
  @inline(__always) func isOnPlan(at instant: ScrollInstant) -> Bool {
    axes.vertical.isOnPlan(at: instant) || axes.horizontal.isOnPlan(at: instant)
  }

  // MARK: The stretch of content that stops at its limits: a value to draw, which moves nothing

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
}
