#if !hasFeature(Embedded)
  import ScrollGeometry

  extension PanRecognizer: CodableByParts {
    package struct Parts: Codable {
      var tracker: VelocityTracker
      var hasBegun: Bool
      var origin, touchDown: ScrollPoint
      var slop: Float
      var samplesRepeats: Bool
    }

    package init(parts: Parts) throws {
      (tracker, hasBegun, samplesRepeats) = (parts.tracker, parts.hasBegun, parts.samplesRepeats)
      (origin, touchDown, slop) = (parts.origin, parts.touchDown, parts.slop)
      try Self.validate(slop: Double(parts.slop))
      try Self.refuse(fault)
    }

    package var parts: Parts {
      Parts(
        tracker: tracker, hasBegun: hasBegun, origin: origin, touchDown: touchDown, slop: slop,
        samplesRepeats: samplesRepeats)
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }

    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
#endif
