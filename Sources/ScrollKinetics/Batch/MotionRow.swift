import ScrollGeometry

/// The numbers of one part of a motion: of law 1 inside the limits, of law 2 past one, or of the way to a chosen target.
///
/// A step needs no other numbers until the part ends, so that a population reads 56 bytes of an agent in motion, and not
/// its scroller.
struct MotionRow {
  /// The instant at which the plan began.
  var since = ScrollInstant.origin
  /// The time in the plan at which the part begins, in seconds; on the way to a target ω.
  var base = 0.0
  /// The offset at which law 1 begins, the distance from the limit at which law 2 begins, or z0.
  var start = 0.0
  /// S·v of law 1 or 2 at the beginning; on the way to a target x′0/ω.
  var lead = 0.0
  /// The offset that law 1 does not pass, the limit of law 2, or the target.
  var end = 0.0
  /// A time in the plan before which the part does not end, in seconds.
  var until: Float = 0
  /// The place of the rate's decay in the population's table.
  var rate: UInt16 = 0
}

extension MotionRow {
  /// The law of a part.
  enum Law {
    case inside, outside, arriving
  }

  /// Returns the part of the motion of `axis` at `now`; nil for motions whose steps are not evaluated in lanes.
  ///
  /// The motions are those that ``MovingAxis/step(to:)`` evaluates.
  static func row(of axis: MovingAxis, at now: ScrollInstant, _ decays: inout [Double]) -> (MotionRow, Law)? {
    guard case .planned(let plan) = axis.motion, axis.purpose == .deceleration, axis.metrics.bounces,
      axis.since.isNear, now.isNear
    else { return nil }
    let time = axis.since.seconds(to: now)
    var row = MotionRow()
    row.since = axis.since
    switch plan.curve {
    case .fling(let fling):
      guard time < fling.duration, let rate = place(of: fling.laws.decay, in: &decays) else { return nil }
      row.rate = rate
      var end = fling.duration
      var law = Law.inside
      if fling.isInside(at: time) {
        row.base = fling.entryTime
        row.start = fling.start.clamped(to: fling.limits)
        row.lead = fling.laws.reach * fling.entryMomentum
        row.end = fling.destination
        end = Swift.min(end, fling.exitTime)
      } else {
        let bounce = fling.bounce(at: time)
        row.base = time < fling.entryTime ? 0 : fling.exitTime
        row.start = bounce.distance
        row.lead = fling.laws.reach * bounce.momentum
        row.end = bounce.limit
        if time < fling.entryTime { end = Swift.min(end, fling.entryTime) }
        // Longer times need the exponential of small numbers.
        let unusual = 0.999 * .leastUnusualExponent / (ScrollKinetics.Law.pullBack + fling.laws.decay)
        end = Swift.min(end, row.base + unusual)
        law = .outside
      }
      row.until = Float(roundedDown: end)
      return row.isOrdinary ? (row, law) : nil
    case .arrival(let arrival):
      guard time < arrival.duration else { return nil }
      row.base = arrival.decayRate
      row.start = arrival.distance
      row.lead = arrival.lead
      row.end = arrival.destination
      row.until = Float(
        roundedDown: Swift.min(arrival.duration, 0.999 * .leastUnusualExponent / arrival.decayRate))
      return row.isOrdinary && row.base < 0x1p100 ? (row, .arriving) : nil
    case .spring, .eased, .ramped, .zoom:
      return nil
    }
  }

  /// Whether no intermediate result of a step can overflow.
  private var isOrdinary: Bool {
    start.magnitude < 0x1p300 && lead.magnitude < 0x1p300 && end.magnitude < 0x1p300
  }

  /// Returns the place of a decay in a table that has few, which it extends; nil for a table that is full.
  private static func place(of decay: Double, in decays: inout [Double]) -> UInt16? {
    if let place = decays.firstIndex(of: decay) { return UInt16(place) }
    guard decays.count < 256 else { return nil }
    decays.append(decay)
    return UInt16(decays.count - 1)
  }
}

extension ScrollInstant {
  /// Whether the difference to any other such instant has a number of seconds that lanes can convert.
  var isNear: Bool { wholeSeconds.magnitude < 1 << 50 }
}

extension Float {
  /// Creates the nearest number that is not greater than `number`.
  fileprivate init(roundedDown number: Double) {
    let nearest = Float(number)
    self = Double(nearest) > number ? nearest.nextDown : nearest
  }
}
