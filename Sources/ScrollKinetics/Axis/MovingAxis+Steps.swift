import ScrollGeometry

extension MovingAxis {
  enum Ticks {
    /// No tick: only closed forms are advanced.
    case none
    /// One tick, for the time since the latest one.
    case sinceLatest
    /// One tick of the given number of seconds.
    case of(Double)
  }

  /// Advances an axis that rests, or decelerates without coming to rest, to `now`; false, without an effect, for any other.
  ///
  /// The laws of most frames are evaluated here, without a call: the two of a free flight, and the way to a chosen target. All
  /// motions are in ``catchUp(to:_:)``, which gives the same bits for these.
  @inline(__always) mutating func step(to now: ScrollInstant) -> Bool {
    guard isMoving else { return true }
    guard case .planned(let plan) = motion, purpose == .deceleration, metrics.bounces, !now.isLast,
      let time = since.secondsOfStep(to: now)
    else { return false }
    switch plan.curve {
    case .fling(let fling):
      guard time < fling.duration else { return false }
      if fling.isInside(at: time) {
        offset = fling.inside(leaving: fling.laws.left(after: time - fling.entryTime)).position
        return true
      }
      let bounce = fling.bounce(at: time)
      guard let shares = fling.laws.ordinarySharesLeft(after: bounce.elapsed) else { return false }
      let state = fling.laws.bounced(from: bounce.distance, momentum: bounce.momentum, leaving: shares)
      offset = Law.position(at: state.position, from: bounce.limit)
      return true
    case .arrival(let arrival):
      guard time < arrival.duration, let state = arrival.ordinaryMotion(at: time) else { return false }
      offset = state.position
      return true
    case .flight, .spring, .eased, .ramped, .zoom: return false
    }
  }

  /// Advances any motion to `now`. An axis that coasts stays where it is until ``endCoast(ifOverAt:_:)``.
  /// A flight that meets a limit at which content stops stretches it by `spring`.
  @inline(never) mutating func catchUp(
    to now: ScrollInstant, _ ticks: Ticks, stretching spring: ScrollSpring? = nil
  ) {
    switch motion {
    case .resting, .dragged, .pinched, .coasting, .blocked, .relaxing: break
    case .planned(let plan):
      let time = since.seconds(to: now)
      if time >= plan.duration || now.isLast {
        let (push, start) = (push, since)
        offset = plan.destination
        rest()
        if let push, blocks(push, at: offset) { block(push, since: start) }
        if let spring, metrics.bounces, let flight = plan.flight, !flight.crosses, let stop = flight.meeting {
          relax(from: 0, stop.momentum, by: spring, since: start.following(plan.duration))
        }
        return
      }
      // At its start a plan can differ from the present offset by rounding.
      if time > 0 { offset = shown(plan.motion(at: time).position) }
    case .ticking(let target, var stepper, let rate):
      let time: Double
      switch ticks {
      case .none: return
      case .sinceLatest: time = since.seconds(to: now)
      case .of(let length): time = length
      }
      let limits = metrics.limits
      // At the last instant there is no other tick, so this one is longer than any flight.
      let length = now.isLast ? 0x1p62 : time
      stepper.advance(by: length, limits: limits, rate: rate, bounces: metrics.bounces)
      guard let rest = stepper.restingPlace(limits: limits) else {
        offset = stepper.position
        return tick(stepper, rate: rate, target: target, at: now)
      }
      offset = metrics.roundedUnlessLimit(rest)
      self.rest()
    }
  }

  /// Whether the axis is where it begins at the instant at which it begins: it rests, or its plan takes some time.
  var staysAtItsStart: Bool {
    guard case .planned(let plan) = motion else { return !isMoving }
    return plan.duration > 0
  }
}
