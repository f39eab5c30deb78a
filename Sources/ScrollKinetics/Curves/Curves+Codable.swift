#if !hasFeature(Embedded)
  import ScrollGeometry

  // The encoded data of a curve hold what it was planned from; decoding plans it again. Derived properties therefore
  // cannot disagree with the others, and have the same bits.

  extension FlingCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, startMomentum, lowerLimit, upperLimit, decay, reach, bounces
    }

    /// Decodes and plans a flight; throws where a number is not finite, the upper limit is less than the lower one, or
    /// no rate has this decay and reach.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start: Double = try values[.start]
      let momentum: Double = try values[.startMomentum]
      let lower: Double = try values[.lowerLimit]
      let upper: Double = try values[.upperLimit]
      let decay: Double = try values[.decay]
      let reach: Double = try values[.reach]
      // Checked before the limits form a range, which would stop the program for NaN.
      try decoder.refuse(lower <= upper ? nil : "upperLimit must not be less than lowerLimit")
      try Self.validate(from: start, momentum: momentum, limits: lower...upper)
      try decoder.refuse(Laws.fault(decay: decay, reach: reach))
      self.init(
        from: start, momentum: momentum, limits: lower...upper, laws: Laws(decay: decay, reach: reach),
        bounces: try values[.bounces])
    }

    /// Encodes what the flight was planned from.
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

  extension SpringCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, startVelocity, destination, spring, duration
    }

    /// Decodes a spring's motion; throws where a number is not finite or the duration negative.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start: Double = try values[.start]
      let velocity: Double = try values[.startVelocity]
      let destination: Double = try values[.destination]
      let duration: Double = try values[.duration]
      try Self.validate(from: start, velocity: velocity, to: destination, duration: duration)
      self.init(
        from: start, velocity: velocity, to: destination,
        spring: try values[.spring], duration: duration)
    }

    /// Encodes what the motion is made of.
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
      case start, startVelocity, destination, decayRate, duration
    }

    /// Decodes an arrival; throws where a number is not finite, the rate not more than zero or the duration negative.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start: Double = try values[.start]
      let velocity: Double = try values[.startVelocity]
      let destination: Double = try values[.destination]
      let rate: Double = try values[.decayRate]
      let duration: Double = try values[.duration]
      try Self.validate(from: start, velocity: velocity, to: destination, rate: rate, duration: duration)
      self.init(from: start, velocity: velocity, to: destination, rate: rate, duration: duration)
    }

    /// Encodes what the motion is made of.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(start, forKey: .start)
      try values.encode(startVelocity, forKey: .startVelocity)
      try values.encode(destination, forKey: .destination)
      try values.encode(decayRate, forKey: .decayRate)
      try values.encode(duration, forKey: .duration)
    }
  }

  extension EasedCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case start, destination, duration, timing
    }

    /// Decodes an eased motion; throws where a number is not finite or the duration negative.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let start: Double = try values[.start]
      let destination: Double = try values[.destination]
      let duration: Double = try values[.duration]
      try Self.validate(from: start, to: destination, duration: duration)
      self.init(
        from: start, to: destination, duration: duration,
        timing: try values.decodeIfPresent(CubicBezier.self, forKey: .timing))
    }

    /// Encodes what the motion is made of.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(start, forKey: .start)
      try values.encode(destination, forKey: .destination)
      try values.encode(duration, forKey: .duration)
      try values.encodeIfPresent(timing, forKey: .timing)
    }
  }

  extension ZoomCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case logRatio, scale, start, startShare, destination, duration, isReturn, timing
    }

    /// Decodes a zoom; throws where a number breaks a rule.
    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      logRatio = (try values[.logRatio] as Double).flushed
      scale = try values[.scale]
      start = (try values[.start] as Double).flushed
      startShare = (try values[.startShare] as Double).flushed
      destination = (try values[.destination] as Double).flushed
      duration = (try values[.duration] as Double).flushed
      timing =
        try values[.isReturn]
        ? .bounce : .eased(try values.decodeIfPresent(CubicBezier.self, forKey: .timing))
      try decoder.refuse(fault)
    }

    /// Encodes what the zoom is made of.
    @usableFromInline func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(logRatio, forKey: .logRatio)
      try values.encode(scale, forKey: .scale)
      try values.encode(start, forKey: .start)
      try values.encode(startShare, forKey: .startShare)
      try values.encode(destination, forKey: .destination)
      try values.encode(duration, forKey: .duration)
      try values.encode(isReturn, forKey: .isReturn)
      if case .eased(let bezier?) = timing { try values.encode(bezier, forKey: .timing) }
    }
  }
#endif
