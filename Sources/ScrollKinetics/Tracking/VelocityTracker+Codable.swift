#if !hasFeature(Embedded)
  import ScrollGeometry

  extension VelocityTracker {
    enum CodingKeys: String, CodingKey {
      case position, instant, sampleStart, sampleStartInstant, earlierSample, hasSample
    }

    /// Decodes a tracker; throws where no sequence of samples leads to the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      position = try values[.position]
      instant = try values[.instant]
      sampleStart = try values[.sampleStart]
      sampleStartInstant = try values[.sampleStartInstant]
      earlierSample = try values.decodeIfPresent(ScrollVector.self, forKey: .earlierSample)
      hasSample = try values[.hasSample]
      try decoder.refuse(fault)
    }
  }
#endif
