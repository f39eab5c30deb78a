#if !hasFeature(Embedded)
  import ScrollGeometry

  extension FlingStepper: CodableByParts {
    package struct Parts: Codable { var position, momentum: Double }

    package init(parts: Parts) throws {
      try parts.position.check(.finite, "position")
      try parts.momentum.check(.finite, "momentum")
      self.init(from: parts.position, momentum: parts.momentum)
    }

    package var parts: Parts { Parts(position: position, momentum: momentum) }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }

    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
#endif
