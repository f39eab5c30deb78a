#if !hasFeature(Embedded)
  import ScrollGeometry

  extension VelocityTracker {
    enum CodingKeys: String, CodingKey {
      case position, steps, times
    }

    /// Decodes a tracker; throws where no sequence of samples leads to the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(try values[.position], try values[.steps], try values[.times])
      try decoder.refuse(fault)
    }
  }
#endif
