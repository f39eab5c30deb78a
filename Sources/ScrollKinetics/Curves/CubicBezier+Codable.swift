#if !hasFeature(Embedded)
  import ScrollGeometry

  extension CubicBezier {
    enum CodingKeys: String, CodingKey {
      case x1, y1, x2, y2
    }

    /// Decodes the control points; throws the ``/ScrollGeometry/ScrollValueError`` of the first that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let (x1, y1): (Double, Double) = (try values[.x1], try values[.y1])
      let (x2, y2): (Double, Double) = (try values[.x2], try values[.y2])
      try Self.validate(x1: x1, y1: y1, x2: x2, y2: y2)
      self.init(x1: x1, y1: y1, x2: x2, y2: y2)
    }
  }
#endif
