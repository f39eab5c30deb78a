#if !hasFeature(Embedded)
  import ScrollGeometry

  // Curves are written as what they were planned from and planned anew when they are read: what is derived cannot
  // then disagree with it, and the bits are the same.

  extension FlingCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, startMomentum, lowerLimit, upperLimit, decay, reach, bounces
    }

    /// Reads and plans a flight; throws where a number is not finite, the limits are out of order, or no rate has the
    /// decay.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start = try values.decode(Double.self, forKey: .start)
      let momentum = try values.decode(Double.self, forKey: .startMomentum)
      let lower = try values.decode(Double.self, forKey: .lowerLimit)
      let upper = try values.decode(Double.self, forKey: .upperLimit)
      let decay = try values.decode(Double.self, forKey: .decay)
      let reach = try values.decode(Double.self, forKey: .reach)
      // A range cannot be made of a number that is none.
      try decoder.refuse(lower <= upper ? nil : "upperLimit must not be less than lowerLimit")
      try Self.validate(from: start, momentum: momentum, limits: lower...upper)
      try decoder.refuse(Laws.fault(decay: decay, reach: reach))
      self.init(
        from: start, momentum: momentum, limits: lower...upper, laws: Laws(decay: decay, reach: reach),
        bounces: try values.decode(Bool.self, forKey: .bounces))
    }

    /// Writes what the flight was planned from.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(start, forKey: .start)
      try values.encode(startMomentum, forKey: .startMomentum)
      try values.encode(limits.lowerBound, forKey: .lowerLimit)
      try values.encode(limits.upperBound, forKey: .upperLimit)
      try values.encode(laws.decay, forKey: .decay)
      try values.encode(laws.reach, forKey: .reach)
      try values.encode(bounces, forKey: .bounces)
    }
  }

  extension Laws {
    /// What is wrong with the two numbers of a rate; nil where there is a rate that has both.
    ///
    ///     S = r/(1 − r)/1000 = 1/(e^(a/1000) − 1)/1000
    fileprivate static func fault(decay: Double, reach: Double) -> String? {
      guard decay >= leastDecay, decay <= greatestDecay else {
        return "decay must be from \(leastDecay) to \(greatestDecay), but is \(decay)"
      }
      let (left, lost) = Double.exponentials(-decay / 1000)
      let expected = Laws(decay: decay, reach: left / -lost / 1000).reach
      // The decay is a logarithm, and rounded.
      let isItsOwn = (reach - expected).magnitude <= 1e-9 * expected
      return isItsOwn ? nil : "reach must be that of the decay, \(expected), but is \(reach)"
    }

    /// The decay of the largest r that is less than 1, rounded down.
    private static var leastDecay: Double { 1.11e-13 }
  }

  extension SpringCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, startVelocity, destination, spring, duration
    }

    /// Reads a spring's motion; throws where a number is not finite or the duration negative.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start = try values.decode(Double.self, forKey: .start)
      let velocity = try values.decode(Double.self, forKey: .startVelocity)
      let destination = try values.decode(Double.self, forKey: .destination)
      let duration = try values.decode(Double.self, forKey: .duration)
      try Self.validate(from: start, velocity: velocity, to: destination, duration: duration)
      self.init(
        from: start, velocity: velocity, to: destination,
        spring: try values.decode(ScrollSpring.self, forKey: .spring), duration: duration)
    }

    /// Writes what the motion is made of.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(start, forKey: .start)
      try values.encode(startVelocity, forKey: .startVelocity)
      try values.encode(destination, forKey: .destination)
      try values.encode(spring, forKey: .spring)
      try values.encode(duration, forKey: .duration)
    }
  }

  extension ArrivalCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, startVelocity, destination, rate, duration
    }

    /// Reads an arrival; throws where a number is not finite, the rate not more than zero or the duration negative.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start = try values.decode(Double.self, forKey: .start)
      let velocity = try values.decode(Double.self, forKey: .startVelocity)
      let destination = try values.decode(Double.self, forKey: .destination)
      let rate = try values.decode(Double.self, forKey: .rate)
      let duration = try values.decode(Double.self, forKey: .duration)
      try start.check(.finite, "start")
      try velocity.check(.finite, "startVelocity")
      try destination.check(.finite, "destination")
      try rate.check(.positive, "rate")
      try duration.check(.notNegative, "duration")
      self.init(from: start, velocity: velocity, to: destination, rate: rate, duration: duration)
    }

    /// Writes what the motion is made of.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(start, forKey: .start)
      try values.encode(startVelocity, forKey: .startVelocity)
      try values.encode(destination, forKey: .destination)
      try values.encode(rate, forKey: .rate)
      try values.encode(duration, forKey: .duration)
    }
  }

  extension EasedCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, destination, duration, timing
    }

    /// Reads an eased motion; throws where a number is not finite or the duration negative.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start = try values.decode(Double.self, forKey: .start)
      let destination = try values.decode(Double.self, forKey: .destination)
      let duration = try values.decode(Double.self, forKey: .duration)
      try Self.validate(from: start, to: destination, duration: duration)
      self.init(
        from: start, to: destination, duration: duration,
        timing: try values.decodeIfPresent(CubicBezier.self, forKey: .timing))
    }

    /// Writes what the motion is made of.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(start, forKey: .start)
      try values.encode(destination, forKey: .destination)
      try values.encode(duration, forKey: .duration)
      try values.encodeIfPresent(timing, forKey: .timing)
    }
  }
#endif
