#if !hasFeature(Embedded)
  import ScrollGeometry

  extension AxisDrag {
    enum CodingKeys: String, CodingKey {
      case origin, excess
    }

    /// Decodes a drag; throws where a number is not finite.
    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      origin = try values[.origin]
      excess = try values[.excess]
      try decoder.refuse(fault)
    }
  }
#endif
