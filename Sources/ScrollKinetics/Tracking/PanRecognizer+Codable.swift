#if !hasFeature(Embedded)
  import ScrollGeometry

  extension PanRecognizer {
    enum CodingKeys: String, CodingKey {
      case tracker, hasBegun, origin, touchDown, slop, samplesRepeats
    }

    /// Decodes a recogniser; throws where no sequence of samples leads to the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      tracker = try values[.tracker]
      hasBegun = try values[.hasBegun]
      origin = try values[.origin]
      touchDown = try values[.touchDown]
      let slop: Double = try values[.slop]
      self.slop = Self.stored(slop)
      samplesRepeats = try values[.samplesRepeats]
      try Self.validate(slop: slop)
      try decoder.refuse(fault)
    }
  }
#endif
