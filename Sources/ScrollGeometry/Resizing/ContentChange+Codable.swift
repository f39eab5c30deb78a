#if !hasFeature(Embedded)
  extension ContentChange: CodableByParts {
    package struct Parts: Codable {
      var axis: ScrollAxis
      var position, removed, inserted: Double
    }

    package init(parts: Parts) throws {
      try Self.validate(position: parts.position, removed: parts.removed, inserted: parts.inserted)
      self.init(on: parts.axis, at: parts.position, removing: parts.removed, inserting: parts.inserted)
    }

    package var parts: Parts { Parts(axis: axis, position: position, removed: removed, inserted: inserted) }
  }
#endif
