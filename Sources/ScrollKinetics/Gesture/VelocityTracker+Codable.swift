#if !hasFeature(Embedded)
  import ScrollGeometry

  extension VelocityTracker {
    enum CodingKeys: String, CodingKey {
      case position, instant, sampleStart, sampleStartInstant, earlierSample, hasSample
    }

    /// Reads a tracker, and throws where no finger can have left it so.
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
