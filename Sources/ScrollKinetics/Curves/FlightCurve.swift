import ScrollGeometry

/// A flight between limits by any ``FlightLaw`` and ``LimitLaw``, as ``FlingCurve`` is one by UIKit's.
///
/// - Planned anew from its state, it goes on as before. Continuous in position and momentum, mirror-symmetric, always finite.
/// - Past a limit content rests at it from the last time on at which it is half a point away, and after an hour ([O]).
/// - Content that stops at its limits ends at the limit that it meets. Where a change has left it past one it returns by law 2,
///   without momentum outwards ([O]). Content that does not bounce at all starts at the limit that it would start past.
@usableFromInline struct FlightCurve: ScrollCurve, Codable {
  let start, startMomentum: Double
  /// The offset at which the content is inside for the first time: the start, or the limit that the start is past.
  let inside: Double
  /// The time at which the content comes inside; 0 where it starts there.
  let entryTime: Double
  /// The time from which on the content is past the limit ahead, ``duration`` where it never is, and the momentum then.
  let exitTime, exitMomentum: Double
  /// β of the limit; 0 where content stops at it.
  let pullBack: Double
  /// a and S of an exponential law; k of a power law and T, the time that the momentum takes to end.
  let first, second: Double
  @usableFromInline let duration, destination: Double
  // One byte, as the last of a fling: plans are copied as before.
  let kind: Kind

  /// The law inside, and whether a critically damped spring pulls the content back.
  enum Kind: String, Codable { case exponential, power, sprungExponential, sprungPower }

  /// Plans the flight from `start` with `momentum`, which are finite, between `limits`.
  init(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, by laws: MotionLaws, bounces: Bool
  ) {
    let limits = limits.lowerBound.flushed...limits.upperBound.flushed
    var (pullBack, isSprung, greatest) = (0.0, false, Double.greatestFiniteMagnitude)
    switch laws.limit.form {
    case .bounce(let beta, _) where bounces: pullBack = beta
    case .spring(let beta, let most) where bounces: (pullBack, isSprung, greatest) = (beta, true, most)
    case .clamp where bounces && !limits.contains(start): pullBack = Law.pullBack
    case .bounce, .spring, .clamp: break
    }
    let start = (pullBack > 0 ? start : start.clamped(to: limits)).flushed
    let inside = start.clamped(to: limits)
    // The greatest momentum with which everything stays finite.
    let bound =
      laws.flight.exponential.map { 0x1p900 / Swift.max(1, Swift.max($0.reach, $0.decay)) } ?? 0x1p450
    var momentum = momentum.clamped(to: -bound...bound).flushed
    let resting = laws.flight.exponential?.restingSpeed ?? 0
    let beyond = Elastic(laws.flight.inside(from: 0), pullBack, isSprung)
    let distance = Law.distance(of: start, from: inside)
    if start != inside, (momentum < 0) == (start < inside) {
      if laws.limit.clamps { momentum = 0 }
      if isSprung { momentum = beyond.limited(momentum, from: distance, peakingAt: greatest).flushed }
    }
    (self.start, startMomentum, self.inside, self.pullBack) = (start, momentum, inside, pullBack)

    let entry = Self.entry(from: distance, momentum, limits, beyond, slowest: resting)
    let law = laws.flight.inside(from: entry?.momentum ?? momentum)
    (first, second) = (law.first, law.second)
    kind = law.isPower ? isSprung ? .sprungPower : .power : isSprung ? .sprungExponential : .exponential
    guard let entry else {
      // Past a limit all the time, or at one that holds the content.
      (entryTime, exitTime, exitMomentum, destination) = (0, 0, momentum, inside)
      duration = pullBack > 0 ? beyond.timeToSettle(from: distance, momentum) : 0
      return
    }
    entryTime = entry.time
    let (length, time) = law.rest(from: entry.momentum, at: resting)
    let rest = (inside + length).saturated.flushed
    let end = rest.clamped(to: limits)
    let meeting = rest == end ? nil : law.crossing(of: (end - inside).saturated, from: entry.momentum)
    let endTime = entryTime + (meeting?.time ?? time)
    guard endTime < Law.longestMotion else {
      let left = law.state(from: inside, entry.momentum, after: Law.longestMotion - entryTime)
      (exitTime, exitMomentum, duration) = (Law.longestMotion, 0, Law.longestMotion)
      destination = left.position.held(between: inside, and: end).saturated.flushed
      return
    }
    destination = end
    var left = meeting?.momentum ?? 0
    if isSprung { left = beyond.limited(left, from: 0, peakingAt: greatest) }
    exitMomentum = left.flushed
    let crosses = meeting != nil && pullBack > 0 && !laws.limit.clamps
    let settling = crosses ? beyond.timeToSettle(from: 0, exitMomentum) : 0
    duration = Swift.min(endTime + settling, Law.longestMotion).flushed
    exitTime = meeting == nil ? duration : endTime.flushed
  }

  /// Returns the time and the momentum at which the content comes inside; nil where it does not.
  private static func entry(
    from distance: Double, _ momentum: Double, _ limits: ClosedRange<Double>, _ beyond: Elastic,
    slowest: Double
  ) -> (time: Double, momentum: Double)? {
    guard limits.lowerBound < limits.upperBound else { return nil }
    guard distance != 0 else { return (0, momentum) }
    guard distance < 0 ? momentum > 0 : momentum < 0, let time = beyond.timeToCross(from: distance, momentum)
    else { return nil }
    let left = beyond.state(from: distance, momentum, after: time).momentum
    // Slower content has come to rest just before.
    return left.magnitude > Swift.max(slowest, .leastNormalMagnitude)
      && (left < 0) == (momentum < 0) && time < Law.longestMotion ? (time, left) : nil
  }

  var isPower: Bool { kind == .power || kind == .sprungPower }
  var isSprung: Bool { kind == .sprungExponential || kind == .sprungPower }

  private var law: InnerLaw { InnerLaw(isPower: isPower, first: first, second: second) }

  private var beyond: Elastic { Elastic(law, pullBack, isSprung) }

  /// The distance of the start from the limit that it is past.
  private var distance: Double { Law.distance(of: start, from: inside) }

  var flight: AxisPlan.Flight {
    let meets = exitTime > 0 && exitMomentum != 0
    return AxisPlan.Flight(
      start: start, momentum: startMomentum, meeting: meets ? (exitTime, exitMomentum) : nil,
      crosses: meets && exitTime < duration, returns: pullBack > 0 && exitTime == 0)
  }

  // Not inlined: UIKit's law, which most flights follow, stays small.
  @inline(never) func motion(at time: Double) -> AxisState {
    var state: AxisState
    if time >= entryTime && time < exitTime {
      let momentum =
        entryTime == 0
        ? startMomentum : beyond.state(from: distance, startMomentum, after: entryTime).momentum
      state = law.state(from: inside, momentum, after: time - entryTime)
      state.position = state.position.held(between: inside, and: destination)
    } else {
      let isOut = time >= exitTime
      // Without an entry the exit is the start.
      state = beyond.state(
        from: isOut && exitTime > 0 ? 0 : distance, isOut ? exitMomentum : startMomentum,
        after: isOut ? time - exitTime : time)
      state.position = Law.position(at: state.position, from: isOut ? destination : inside)
    }
    return state.settled
  }

  /// The times of the peaks past a limit, and of the crossings of the limits.
  @usableFromInline var turningTimes: [Double] {
    let start = exitTime > 0 ? 0 : distance
    let peak = pullBack > 0 && exitTime < duration ? beyond.timeToPeak(from: start, exitMomentum) : nil
    return onTheWay([entryTime, exitTime, peak.map { exitTime + $0 }])
  }

  // The plan that decodes a flight asks for it.
  var fault: String? {
    let (places, momenta) = ([start, inside, destination], [startMomentum, exitMomentum])
    let numbers = places + momenta + [entryTime, exitTime, pullBack, first, second, duration]
    guard numbers.allSatisfy({ $0.isNormal || $0.bitPattern == 0 }) else { return "a flight must be finite" }
    let hasLaw = isPower ? first > 1 && second >= 0 : first > 0 && second >= 0x1p-1000
    let hasTimes = entryTime >= 0 && exitTime >= 0 && (0...Law.longestMotion).contains(duration)
    return hasLaw && hasTimes && pullBack >= 0 ? nil : "a flight must have a law and times"
  }

  /// The law inside the limits.
  struct InnerLaw {
    let isPower: Bool
    let first, second: Double

    /// ρ of a power law, and the distance that it covers.
    private var rate: Double { (first / second).saturated }
    private func whole(_ momentum: Double) -> Double { (momentum / rate).saturated }

    /// Returns the distance to the place of rest, and the time until then.
    func rest(from momentum: Double, at restingSpeed: Double) -> (distance: Double, time: Double) {
      if isPower { return (whole(momentum), second) }
      let left = momentum.clamped(to: -restingSpeed...restingSpeed)
      let ratio = (momentum.magnitude / restingSpeed).saturated
      return (second * (momentum - left), ratio > 1 ? (Double.log(ratio) / first).saturated : 0)
    }

    /// Returns the time after which the content has covered `distance`, which lies before its place of rest, and its momentum
    /// then.
    func crossing(of distance: Double, from momentum: Double) -> (time: Double, momentum: Double) {
      let share = distance / (isPower ? whole(momentum) : momentum * second)
      let log = Double.log1p(-Swift.min(share, 1.0.nextDown))
      if !isPower { return (-log / first, momentum - distance / second) }
      return (-second * Double.expm1(log / first), momentum * Double.exp(log / first * (first - 1)))
    }

    func state(from position: Double, _ momentum: Double, after time: Double) -> AxisState {
      if isPower {
        let timeLeft = PowerLaw.timeLeft(after: time / first, rate: rate)
        let left = first == 2 ? timeLeft : PowerSeries.power(timeLeft, first - 1)
        let motion = PowerLaw.motion(along: whole(momentum), rate: rate, leaving: timeLeft, left)
        return AxisState(
          position: position + motion.way, velocity: motion.velocity, momentum: momentum * left)
      }
      let (way, left) = ((second * momentum).saturated, Double.exp(-first * time))
      return AxisState(
        position: position + (way - way * left), velocity: first * (way * left), momentum: momentum * left)
    }
  }

  /// The law past a limit: a linear system with the real poles β and β + a.
  ///
  ///     d(t) = e^(−βt)·(d0 + w·G(t))        G(t) = (1 − e^(−at))/a, or t for a = 0        x′(0) = w − β·d0
  ///
  /// In a bounce w is the slope of law 1, in a spring that and β·d0, so that momentum and slope there are the same.
  struct Elastic {
    /// β, a, and the slope of law 1 for a momentum of 1.
    let pullBack, decay, slope: Double
    let isSprung: Bool

    init(_ law: InnerLaw, _ pullBack: Double, _ isSprung: Bool) {
      (self.pullBack, self.isSprung) = (pullBack, isSprung)
      slope = law.isPower ? 1 : (law.first * law.second).saturated
      decay = isSprung ? 0 : law.isPower ? DecelerationRate.normal.laws.decay : law.first
    }

    private func push(_ distance: Double, _ momentum: Double) -> Double {
      ((slope * momentum).saturated + (isSprung ? pullBack * distance : 0).saturated).saturated
    }

    func state(from distance: Double, _ momentum: Double, after time: Double) -> AxisState {
      let push = push(distance, momentum)
      let (left, lost) = Double.exponentials((-decay * time).saturated)
      let pull = Double.exp((-pullBack * time).saturated)
      let position = pull * (distance + push * (decay > 0 ? -lost / decay : time)).saturated
      let velocity = (pull * push * left - pullBack * position).saturated
      return AxisState(
        position: position, velocity: velocity,
        momentum: isSprung
          ? (velocity / Swift.max(slope, .leastNormalMagnitude)).saturated : pull * left * momentum)
    }

    /// Returns a momentum outwards, limited so that the spring lets the content peak at most g, the `greatest` distance, past the limit.
    /// The slope with which content at the distance d peaks at g is
    ///
    ///     β·g·(1 − s)·e^(1 − s)        where s·e^(1 − s) = d/g; e·β·g at the limit, 0 at g and farther away
    func limited(_ momentum: Double, from distance: Double, peakingAt greatest: Double) -> Double {
      let share = Swift.min(1, distance.magnitude / greatest)
      // The left side is concave: Newton's steps from a lower bound of s never pass it.
      var s = share > 0 ? Swift.max(share / Double.exp(1), 1 - Double.squareRoot(-2 * Double.log(share))) : 0
      while s > 0, s < 1 {
        let power = Double.exp(1 - s)
        let next = s + (share - s * power) / (power * (1 - s))
        guard next > s else { break }
        s = Swift.min(1, next)
      }
      let most = (greatest * pullBack * ((1 - s) * Double.exp(1 - s)) / slope).saturated
      return momentum.clamped(to: -most...most)
    }

    /// Returns the time at which the content is at the limit; nil where it never is.
    func timeToCross(from distance: Double, _ momentum: Double) -> Double? {
      let grown = -distance / push(distance, momentum)
      guard grown > 0, grown.isFinite, decay * grown < 1 else { return nil }
      return decay > 0 ? -Double.log1p(-decay * grown) / decay : grown
    }

    /// Returns the time at which the content turns; nil where it never does.
    func timeToPeak(from distance: Double, _ momentum: Double) -> Double? {
      let push = push(distance, momentum)
      guard decay > 0, push != 0 else {
        let time = 1 / pullBack - distance / push
        return time > 0 && time.isFinite ? time : nil
      }
      let left = pullBack * (decay * distance + push) / (push * (decay + pullBack))
      return left > 0 && left < 1 ? -Double.log(left) / decay : nil
    }

    /// Returns the time from which on the content is less than half a point from the limit.
    func timeToSettle(from distance: Double, _ momentum: Double) -> Double {
      func isNear(_ time: Double) -> Bool {
        state(from: distance, momentum, after: time).position.magnitude < Law.restingDistance
      }
      let peak = timeToPeak(from: distance, momentum) ?? 0
      let start = isNear(peak) ? 0 : peak
      guard !isNear(start) else { return 0 }
      var end = start + 1 / pullBack
      while !isNear(end), end < Law.longestMotion { end = start + 2 * (end - start) }
      return Swift.min(Double.first(from: start, to: end) { isNear($0) }, Law.longestMotion).flushed
    }
  }
}

extension FlightLaw {
  fileprivate func inside(from momentum: Double) -> FlightCurve.InnerLaw {
    guard case .power(let exponent, let reference) = form else {
      let (decay, reach, _) = exponential ?? (1, 1, 0)
      return FlightCurve.InnerLaw(isPower: false, first: decay, second: reach)
    }
    guard momentum != 0 else { return FlightCurve.InnerLaw(isPower: true, first: exponent, second: 0) }
    let log = (Double.log(momentum.magnitude) - Double.log(reference)) / (exponent - 1)
    let time = Swift.min(Double.exp(log.saturated), 0x1p500).flushed
    return FlightCurve.InnerLaw(isPower: true, first: exponent, second: time)
  }
}
