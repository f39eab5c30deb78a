#if !hasFeature(Embedded)
  import ScrollGeometry

  extension FlingStepper {
    enum CodingKeys: String, CodingKey {
      case position, momentum
    }

    /// Decodes a flight; throws the ``/ScrollGeometry/ScrollValueError`` of the first number that is not finite.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let position: Double = try values[.position]
      let momentum: Double = try values[.momentum]
      try Self.validate(position: position, momentum: momentum)
      self.init(from: position, momentum: momentum)
    }
  }
#endif
