#if !hasFeature(Embedded)
  import ScrollGeometry

  // Encoded as r.
  extension DecelerationRate: CodableByParts {
    package init(parts rawValue: Double) throws {
      try Self.validate(rawValue: rawValue)
      self.init(rawValue: rawValue)
    }

    package var parts: Double { rawValue }
  }
#endif
