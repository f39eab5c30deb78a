#if !hasFeature(Embedded)
  import ScrollGeometry

  extension PanRecognizer {
    enum CodingKeys: String, CodingKey {
      case tracker, hasBegun, earlierTime, previousVelocity, origin, touchDown, slop, samplesRepeats
    }

    /// Decodes a recogniser; throws where no sequence of samples leads to the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      tracker = try values[.tracker]
      hasBegun = try values[.hasBegun]
      earlierTime = try values[.earlierTime]
      previousVelocity = try values.decodeIfPresent(ScrollVector.self, forKey: .previousVelocity)
      origin = try values[.origin]
      touchDown = try values[.touchDown]
      slop = try values[.slop]
      samplesRepeats = try values[.samplesRepeats]
      try Self.validate(slop: slop)
      try Double(earlierTime).check(.notNegative, "earlierTime")
      try decoder.refuse(fault)
    }
  }
#endif
