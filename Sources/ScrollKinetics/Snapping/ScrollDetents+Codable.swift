#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollDetents: CodableByParts {
    package init(parts offsets: [Double]) throws {
      try Self.validate(offsets)
      self.init(offsets)
    }

    package var parts: [Double] { offsets }
  }
#endif
