#if !hasFeature(Embedded)
  import ScrollGeometry

  extension PanRecognizer {
    enum CodingKeys: String, CodingKey {
      case tracker, hasBegun, earlierTime, previousVelocity, origin, slop, samplesRepeats
    }

    /// Decodes a recogniser; throws where no sequence of samples leads to the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      tracker = try values.decode(VelocityTracker.self, forKey: .tracker)
      hasBegun = try values.decode(Bool.self, forKey: .hasBegun)
      earlierTime = try values.decode(Float.self, forKey: .earlierTime)
      previousVelocity = try values.decodeIfPresent(ScrollVector.self, forKey: .previousVelocity)
      origin = try values.decode(ScrollPoint.self, forKey: .origin)
      slop = try values.decode(Double.self, forKey: .slop)
      samplesRepeats = try values.decode(Bool.self, forKey: .samplesRepeats)
      try slop.check(.notNegative, "slop")
      try Double(earlierTime).check(.notNegative, "earlierTime")
      try decoder.refuse(fault)
    }
  }
#endif
