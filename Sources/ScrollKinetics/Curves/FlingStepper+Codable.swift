#if !hasFeature(Embedded)
  import ScrollGeometry

  extension FlingStepper: CodableByParts {
    package struct Parts: Codable {
      var position, momentum: Double
    }

    package init(parts: Parts) throws {
      try Self.validate(position: parts.position, momentum: parts.momentum)
      self.init(from: parts.position, momentum: parts.momentum)
    }

    package var parts: Parts { Parts(position: position, momentum: momentum) }
  }
#endif
