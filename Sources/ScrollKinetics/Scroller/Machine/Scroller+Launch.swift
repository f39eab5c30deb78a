import ScrollGeometry

/// Content let go, or set moving by a change of its surroundings.
struct Launch {
  /// The state v of the laws, in points per second of the content's motion.
  var momentum = ScrollVector.zero
  /// Where the content was when the drag began; nil without a drag.
  var dragOrigin: ScrollPoint?
  /// Whether the launch ends a drag, of which the host is told.
  var endsDrag = false
}

extension Scroller {
  /// Lets the content go; `release` may choose another target.
  mutating func launch(_ launch: Launch, _ events: inout Events, _ release: (inout Release) -> Void) {
    let offset = viewport.contentOffset
    let free = PerAxis { freeFlight(on: $0, momentum: launch.momentum[$0]) }
    let proposal = ScrollPoint { free[$0]?.destination ?? offset[$0] }
    var decision = Release(
      viewport: viewport, velocity: launch.momentum, proposal: proposal,
      target: ScrollPoint { snapped(proposal[$0], launch, on: $0) ?? proposal[$0] })
    if launch.endsDrag { release(&decision) }
    let target = decision.allowedTarget

    var flight = Flight(.deceleration)
    for axis in ScrollAxis.allCases {
      if target[axis] == proposal[axis] {
        flight.motions[axis] = motion(
          following: free[axis], on: axis, momentum: launch.momentum[axis], since: now)
      } else {
        let start = free[axis]?.state(at: 0) ?? .rest(at: offset[axis])
        flight.motions[axis] = .planned(
          since: now, arrival(from: start, at: target[axis], within: free[axis]?.duration ?? 0))
      }
    }
    if launch.endsDrag { events.append(.didEndDragging(willDecelerate: !flight.isOver)) }
    guard !flight.isOver else { return }
    events.append(.willBeginDecelerating)
    carryOn(&flight, .tick(by: (1 / physics.framesPerSecond).saturated), &events)
  }

  /// The flight of one axis that nobody interferes with, at the present rate unless another is given; nil where it has
  /// nowhere to go.
  ///
  /// Content let go without momentum inside its limits stays where it is: the pixel grid is for content that comes
  /// to rest.
  func freeFlight(on axis: ScrollAxis, momentum: Double, rate: DecelerationRate? = nil) -> AxisPlan? {
    let (offset, limits) = (viewport.contentOffset[axis], viewport.limits(on: axis))
    guard momentum != 0 || !limits.contains(offset) else { return nil }
    let plan = AxisPlan(
      from: offset, momentum: momentum, limits: limits, rate: rate ?? physics.decelerationRate,
      bounces: viewport.bounces, pixelGrid: viewport.pixelGrid)
    return plan.duration > 0 || plan.destination != offset ? plan : nil
  }

  /// The plan that arrives at a chosen target, no later than a free flight of `duration` or 0.6 s.
  func arrival(from state: AxisState, at target: Double, within duration: Double) -> AxisPlan {
    AxisPlan(
      SpringCurve(
        arrivingFrom: state.position, velocity: state.velocity, at: target,
        within: Swift.max(duration, 0.6), restDistance: restDistance))
  }

  /// How near a spring comes to its target before it is set onto it: a quarter of a pixel.
  var restDistance: Double {
    Swift.max(.leastNormalMagnitude, (0.25 / viewport.displayScale).saturated)
  }

  /// How the integration carries out a free flight: tick by tick where it ticks, the latest at `latestTick`, else in
  /// closed form.
  func motion(
    following plan: AxisPlan?, on axis: ScrollAxis, momentum: Double, since latestTick: ScrollInstant
  ) -> Flight.Motion {
    guard let plan else { return .resting }
    guard physics.integration == .displayLink, plan.duration > 0 else { return .planned(since: now, plan) }
    return .ticking(
      since: latestTick, FlingStepper(from: viewport.contentOffset[axis], momentum: momentum),
      rate: physics.decelerationRate, target: plan.destination)
  }

  /// What the snap rule of `axis` makes of a place of rest; nil where it has nothing to say.
  func snapped(_ proposal: Double, _ launch: Launch, on axis: ScrollAxis) -> Double? {
    physics.snapping[axis]?.target(
      for: SnapRequest(
        offset: viewport.contentOffset[axis], velocity: launch.momentum[axis], proposal: proposal,
        limits: viewport.limits(on: axis), viewportLength: viewport.frame.size[axis],
        dragOrigin: launch.dragOrigin?[axis]))
  }
}

extension Release {
  /// The target, within the limits unless it may lie past them; content that does not bounce never does.
  var allowedTarget: ScrollPoint {
    requireValid { () throws(ScrollValueError) in try target.check(.finite, "target") }
    let isFree = allowsTargetPastLimits && viewport.bounces
    return ScrollPoint { (isFree ? target : viewport.clamped(target))[$0].flushed }
  }
}
