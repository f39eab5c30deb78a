#if !hasFeature(Embedded)
  import ScrollGeometry

  extension CarriedMomentum {
    enum CodingKeys: String, CodingKey { case dx, dy }

    /// Decodes both components; throws the ``/ScrollGeometry/ScrollValueError`` of the first that is not finite.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      dx = try values[.dx]
      dy = try values[.dy]
      try Double(dx).check(.finite, "dx")
      try Double(dy).check(.finite, "dy")
    }
  }
#endif
