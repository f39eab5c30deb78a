#if !hasFeature(Embedded)
  import ScrollGeometry

  extension AxisDrag {
    enum CodingKeys: String, CodingKey {
      case origin, excess
    }

    /// Decodes a drag; throws where a number is not finite.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      origin = try values.decode(Double.self, forKey: .origin)
      excess = try values.decode(Double.self, forKey: .excess)
      try decoder.refuse(fault)
    }
  }
#endif
