#if !hasFeature(Embedded)
  import ScrollGeometry

  extension VelocityTracker {
    enum CodingKeys: String, CodingKey {
      case position, instant, sampleStart, sampleStartInstant, earlierSample, hasSample
    }

    /// Decodes a tracker; throws where no sequence of samples leads to the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      position = try values.decode(ScrollPoint.self, forKey: .position)
      instant = try values.decode(ScrollInstant.self, forKey: .instant)
      sampleStart = try values.decode(ScrollPoint.self, forKey: .sampleStart)
      sampleStartInstant = try values.decode(ScrollInstant.self, forKey: .sampleStartInstant)
      earlierSample = try values.decodeIfPresent(ScrollVector.self, forKey: .earlierSample)
      hasSample = try values.decode(Bool.self, forKey: .hasSample)
      try decoder.refuse(fault)
    }
  }
#endif
