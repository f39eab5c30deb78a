import ScrollGeometry

/// The numbers of one part of a motion: of law 1 or a power law inside the limits, of law 2 past one, or of the way to a target.
///
/// A step needs no others until the part ends: 40 bytes. The operations, and thus the bits, are those of ``Laws`` and ``ArrivalCurve``.
struct MotionRow {
  var launch: Int32 = -1
  /// A time in the plan before which the part does not end, in seconds.
  var until: Float = 0
  /// The time in the plan at which the part begins, in seconds; of a power law ρ, on the way to a target ω.
  var base = 0.0
  /// The offset at which law 1 or a power law begins, the distance from the limit at which law 2 begins, or z0.
  var start = 0.0
  /// S·v of law 1 or 2 at the beginning; of a power law d, on the way to a target x′0/ω.
  var lead = 0.0
  /// The offset that the law inside does not pass, the limit of law 2, or the target.
  var end = 0.0

  typealias State = (position: Double, velocity: Double)
  typealias Launch = Launches.Launch

  enum Law: Int, CaseIterable {
    case free, entered, uniform, tabulated, slowing, outside, arriving
  }

  func state(_ law: Law, _ launch: Launch) -> State {
    switch law {
    case .free: free(launch)
    case .entered: entered(launch)
    case .uniform: uniform(launch)
    case .tabulated, .slowing: slowing(launch)
    case .outside: outside(launch)
    case .arriving: arriving(launch)
    }
  }

  /// Returns the state by law 1 of a flight that began inside its limits; see ``FlingCurve/inside(leaving:)``.
  @inline(__always) func free(_ launch: Launch) -> State { inside(leaving: launch.left, launch.decay) }

  /// Returns the state by law 1 of a flight that has come inside.
  @inline(__always) func entered(_ launch: Launch) -> State {
    inside(leaving: .ordinaryExp(-launch.decay * (launch.time - base)), launch.decay)
  }

  @inline(__always) private func inside(leaving left: Double, _ decay: Double) -> State {
    let way = lead * left
    return ((start + (lead - way)).held(between: start, and: end).flushed, decay * way)
  }

  /// Returns s of a power law; see ``PowerLaw``.
  @inline(__always) func timeLeft(_ launch: Launch) -> Double {
    PowerLaw.timeLeft(after: launch.left, rate: base)
  }

  /// Returns the state by a power law of a flight that began inside its limits.
  func slowing(_ launch: Launch) -> State {
    let timeLeft = timeLeft(launch)
    return slowing(leaving: timeLeft, PowerSeries.power(timeLeft, -launch.decay))
  }

  /// Returns the same when shares of its time and momentum are left.
  @inline(__always) func slowing(leaving timeLeft: Double, _ momentumLeft: Double) -> State {
    let (way, velocity) = PowerLaw.motion(along: lead, rate: base, leaving: timeLeft, momentumLeft)
    return ((start + way).held(between: start, and: end), velocity)
  }

  /// Returns the state of a flight with a constant deceleration that began inside its limits.
  @inline(__always) func uniform(_ launch: Launch) -> State {
    slowing(leaving: timeLeft(launch), timeLeft(launch))
  }

  /// Returns the state by law 2; see ``Laws/bounced(about:from:momentum:for:)``.
  @inline(__always) func outside(_ launch: Launch) -> State {
    let elapsed = launch.time - base
    let pull = Double.ordinaryExp(-ScrollKinetics.Law.pullBack * elapsed)
    let way = lead * .ordinaryExp(-launch.decay * elapsed)
    let distance = pull * (start + (lead - way))
    let velocity = pull * (launch.decay * way) - ScrollKinetics.Law.pullBack * distance
    return ((distance + end).flushed, velocity.flushed)
  }

  /// Returns the state on the way to a target; see ``ArrivalCurve/ordinaryMotion(at:)``.
  @inline(__always) func arriving(_ launch: Launch) -> State {
    let (rate, distance) = (base, start)
    let faded = rate * launch.time
    let left = Double.ordinaryExp(-faded)
    let slack = Swift.max(0, distance.magnitude / 2 - lead.magnitude)
    let bend = distance < 0 ? -slack : slack
    let slope = distance + lead
    let shape = distance + faded * (slope + bend * faded)
    let turning = (2 * bend - slope) - bend * faded
    let velocity = left * (rate * (lead + faded * turning))
    return ((end + left * shape).flushed, velocity.flushed)
  }

  /// Returns the part of the motion of `axis` at `now`; nil for motions whose steps are not evaluated in lanes.
  static func row(of axis: MovingAxis, at now: ScrollInstant, _ launches: inout Launches) -> (MotionRow, Law)?
  {
    guard case .planned(let plan) = axis.motion, axis.purpose == .deceleration, axis.metrics.bounces
    else { return nil }
    let time = axis.since.seconds(to: now)
    guard time < plan.duration else { return nil }
    var (row, end, law, decay) = (MotionRow(), plan.duration, Law.arriving, 0.0)
    /// The time up to which a row needs no check for underflow, at a rate of decay: from 640 on `exp` has one.
    func longest(_ rate: Double) -> Double { 0.999 * .leastUnusualExponent / rate }
    switch plan.curve {
    case .fling(let fling):
      decay = fling.laws.decay
      if fling.isInside(at: time) {
        row.base = fling.entryTime
        row.start = fling.start.clamped(to: fling.limits)
        row.lead = fling.laws.reach * fling.entryMomentum
        row.end = fling.destination
        end = Swift.min(end, fling.exitTime)
        law = row.base == 0 ? .free : .entered
      } else {
        let bounce = fling.bounce(at: time)
        row.base = time < fling.entryTime ? 0 : fling.exitTime
        row.start = bounce.distance
        row.lead = fling.laws.reach * bounce.momentum
        row.end = bounce.limit
        if time < fling.entryTime { end = Swift.min(end, fling.entryTime) }
        end = Swift.min(end, row.base + longest(ScrollKinetics.Law.pullBack + decay))
        law = .outside
      }
    case .arrival(let arrival):
      (row.base, row.start) = (arrival.decayRate, arrival.distance)
      (row.lead, row.end) = (arrival.lead, arrival.destination)
      end = Swift.min(end, longest(arrival.decayRate))
    case .flight(let flight):
      end = Swift.min(end, flight.exitTime)
      // A power of at least (2⁻⁵⁴)¹⁷ needs no check for underflow.
      guard flight.entryTime == 0, time < end, !flight.isPower || flight.first <= 18 else { return nil }
      (row.start, row.end) = (flight.inside, flight.destination)
      if flight.isPower {
        (decay, row.base) = (1 - flight.first, flight.first / flight.second)
        law = decay == -1 ? .uniform : launches.powers.provide(-decay) ? .tabulated : .slowing
        row.lead = flight.startMomentum / row.base
      } else {
        (law, decay, row.lead) = (.free, flight.first, flight.second * flight.startMomentum)
        end = Swift.min(end, longest(decay))
      }
      // Neither the velocity nor the offset by a power law is subnormal then.
      guard (flight.isPower ? flight.startMomentum : decay * row.lead).magnitude > 0x1p-90 else { return nil }
    case .spring, .eased, .ramped, .zoom: return nil
    }
    row.until = Float(roundedDown: end)
    guard row.isOrdinary else { return nil }
    row.launch = launches.add(since: axis.since, decay: decay)
    return (row, law)
  }

  /// Whether no intermediate result of a step can overflow.
  private var isOrdinary: Bool {
    base < 0x1p100 && start.magnitude < 0x1p300 && lead.magnitude < 0x1p300 && end.magnitude < 0x1p300
  }
}

extension Float {
  fileprivate init(roundedDown number: Double) {
    self.init(number)
    if Double(self) > number { self = nextDown }
  }
}
