#if !hasFeature(Embedded)
  import ScrollGeometry

  // Encoded as its constant c.
  extension RubberBand: CodableByParts {
    package init(parts constant: Double) throws {
      try Self.validate(constant: constant)
      self.init(constant: constant)
    }

    package var parts: Double { constant }
  }
#endif
