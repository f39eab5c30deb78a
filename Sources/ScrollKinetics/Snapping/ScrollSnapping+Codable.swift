#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollSnapping: CodableByParts {
    package struct Parts: Codable { var horizontal, vertical: SnapRule? }

    package init(parts: Parts) throws {
      self.init()
      (self[.horizontal], self[.vertical]) = (parts.horizontal, parts.vertical)
    }

    package var parts: Parts { Parts(horizontal: self[.horizontal], vertical: self[.vertical]) }
  }
#endif
