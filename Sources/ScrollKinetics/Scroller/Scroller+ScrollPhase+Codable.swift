#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller.ScrollPhase: Codable {
    private static var names: CaseNames<Self> {
      [
        "mayBegin": .mayBegin, "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
        "momentumBegan": .momentumBegan, "momentumChanged": .momentumChanged, "momentumEnded": .momentumEnded,
        "none": .unphased,
      ]
    }

    /// Decodes a phase from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
