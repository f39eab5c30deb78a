#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollSpring {
    enum CodingKeys: String, CodingKey {
      case angularFrequency, dampingRatio
    }

    /// Decodes ω and ζ; throws the ``/ScrollGeometry/ScrollValueError`` of the first that is not more than zero.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let angularFrequency: Double = try values[.angularFrequency]
      let dampingRatio: Double = try values[.dampingRatio]
      try Self.validate(angularFrequency: angularFrequency, dampingRatio: dampingRatio)
      self.init(angularFrequency: angularFrequency, dampingRatio: dampingRatio)
    }
  }
#endif
