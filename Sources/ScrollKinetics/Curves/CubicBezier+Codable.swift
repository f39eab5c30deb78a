#if !hasFeature(Embedded)
  import ScrollGeometry

  extension CubicBezier: CodableByParts {
    package struct Parts: Codable { var x1, y1, x2, y2: Double }

    package init(parts: Parts) throws {
      try Self.validate(x1: parts.x1, y1: parts.y1, x2: parts.x2, y2: parts.y2)
      self.init(x1: parts.x1, y1: parts.y1, x2: parts.x2, y2: parts.y2)
    }

    package var parts: Parts { Parts(x1: x1, y1: y1, x2: x2, y2: y2) }
  }
#endif
