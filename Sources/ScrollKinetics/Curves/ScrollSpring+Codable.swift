#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollSpring: CodableByParts {
    package struct Parts: Codable { var angularFrequency, dampingRatio: Double }

    package init(parts: Parts) throws {
      try Self.validate(angularFrequency: parts.angularFrequency, dampingRatio: parts.dampingRatio)
      self.init(angularFrequency: parts.angularFrequency, dampingRatio: parts.dampingRatio)
    }

    package var parts: Parts { Parts(angularFrequency: angularFrequency, dampingRatio: dampingRatio) }
  }
#endif
