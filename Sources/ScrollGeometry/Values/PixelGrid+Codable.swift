#if !hasFeature(Embedded)
  // Encoded as its scale.
  extension PixelGrid: CodableByParts {
    package init(parts scale: Double) throws {
      try Self.validate(scale: scale)
      self.init(scale: scale)
    }

    package var parts: Double { scale }
  }
#endif
