#if !hasFeature(Embedded)
  import ScrollGeometry

  // The encoded data of a curve hold what it was planned from; decoding plans it again. Derived properties therefore
  // cannot disagree with the others, and have the same bits.

  extension FlingCurve: CodableByParts {
    package struct Parts: Codable {
      var start, startMomentum, lowerLimit, upperLimit, decay, reach: Double
      var bounces: Bool
    }

    package init(parts: Parts) throws {
      let (lower, upper) = (parts.lowerLimit, parts.upperLimit)
      // Checked before the limits form a range, which would stop the program for NaN.
      try Self.refuse(lower <= upper ? nil : "upperLimit must not be less than lowerLimit")
      try Self.validate(from: parts.start, momentum: parts.startMomentum, limits: lower...upper)
      try Self.refuse(Laws.fault(decay: parts.decay, reach: parts.reach))
      self.init(
        from: parts.start, momentum: parts.startMomentum, limits: lower...upper,
        laws: Laws(decay: parts.decay, reach: parts.reach), bounces: parts.bounces)
    }

    package var parts: Parts {
      Parts(
        start: start, startMomentum: startMomentum, lowerLimit: limits.lowerBound,
        upperLimit: limits.upperBound, decay: laws.decay, reach: laws.reach, bounces: bounces)
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }
    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }

  extension ZoomCurve: CodableByParts {
    package struct Parts: Codable {
      var logRatio, scale, start, startShare, destination, duration: Double
      var isReturn: Bool
      var timing: CubicBezier?
    }

    package init(parts: Parts) throws {
      (logRatio, scale) = (parts.logRatio.flushed, parts.scale)
      (start, startShare) = (parts.start.flushed, parts.startShare.flushed)
      (destination, duration) = (parts.destination.flushed, parts.duration.flushed)
      timing = parts.isReturn ? .bounce : .eased(parts.timing)
      try Self.refuse(fault)
    }

    package var parts: Parts {
      let bezier: CubicBezier? = if case .eased(let bezier) = timing { bezier } else { nil }
      return Parts(
        logRatio: logRatio, scale: scale, start: start, startShare: startShare, destination: destination,
        duration: duration, isReturn: isReturn, timing: bezier)
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }
    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
#endif
