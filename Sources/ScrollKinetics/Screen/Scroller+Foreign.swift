import ScrollGeometry

// A scroll view of the platform, such as a web view, that shares movements with a scroller. Compose and Android call the
// four steps pre-scroll, post-scroll, pre-fling and post-fling.
extension Scroller {
  /// Moves the content by its part of a movement, within its limits, and returns that part and the rest for another scroll
  /// view.
  ///
  ///     var rest = webView.consume(delta)                             // first, or last: the order is the host's rule
  ///     rest = scroller.consume(rest, at: instant).unconsumed
  ///
  /// The content moves as with ``Input/scroll(_:phase:)`` without a phase: never past a limit, and the scroll ends 150 ms
  /// after its last movement. A scroller consumes at most the distance to the limit ahead.
  ///
  /// - `consumed + unconsumed` equals `delta` *exactly*, on each axis.
  /// - Movements that come in pieces consume as much as their sum, up to rounding. The shown offset is on the pixel grid.
  /// - ``Physics/turnsOnePagePerSwipe`` has no effect.
  /// - Nothing is consumed under a finger, during a return to a limit and if scrolling is disabled.
  ///
  /// - Precondition: `delta` is finite. It is in points; positive values increase the offset.
  /// - Source: our own choice ([O]).
  @discardableResult
  public mutating func consume(
    _ delta: ScrollVector, at instant: ScrollInstant
  ) -> (consumed: ScrollVector, unconsumed: ScrollVector, events: Events) {
    requireValid(try delta.check("delta"))
    var events = Events()
    catchUp(to: instant, &events)
    let shares = PerAxis { axis in
      let start = axes[axis].unroundedOffset
      let takesPart = coasts(by: delta, .unphased, on: axis)
      return ScrollShare(
        of: delta[axis], from: start, within: takesPart ? viewport.limits(on: axis) : start...start)
    }
    perform(.scroll(delta), at: instant, nil, &events) { _ in }
    return (ScrollVector { shares[$0].consumed }, ScrollVector { shares[$0].unconsumed }, events)
  }

  /// The instant at which a flight meets a limit, and the velocity that it then has left, in points per second; nil where it
  /// comes to rest before, moves to a chosen target, or is past the limit already.
  ///
  ///     if let meeting = scroller.limitMeeting(on: .vertical) { timer.fire(at: meeting.instant) { webView.fling(meeting.velocity) } }
  ///
  /// For a fling that goes on in another scroll view. An axis that hands its flings over must not bounce, or the velocity
  /// is used twice; without bounces the content rests at the limit from the instant on. The velocity is the
  /// flight's momentum less that of the distance d to the limit, d/S. A fling that comes from another scroll view goes on
  /// with ``Input/fling(_:)`` of its velocity.
  ///
  /// - With `exact` integration it does not change until the instant, up to rounding.
  public func limitMeeting(on axis: ScrollAxis) -> (instant: ScrollInstant, velocity: Double)? {
    guard let (plan, start) = axes[axis].plan(at: now, physics.along(axis)),
      let meeting = plan.flight?.meeting, start.seconds(to: now) < meeting.time
    else { return nil }
    return (start.following(meeting.time), meeting.momentum)
  }
}
