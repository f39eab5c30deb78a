#if !hasFeature(Embedded)
  import ScrollGeometry

  extension AxisDrag: CodableByParts {
    package struct Parts: Codable { var origin, excess: Double }

    package init(parts: Parts) throws {
      (origin, excess) = (parts.origin, parts.excess)
      try Self.refuse(fault)
    }

    package var parts: Parts { Parts(origin: origin, excess: excess) }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }

    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
#endif
