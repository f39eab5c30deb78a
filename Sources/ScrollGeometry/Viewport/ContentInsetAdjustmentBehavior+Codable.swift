#if !hasFeature(Embedded)
  extension ContentInsetAdjustmentBehavior: Codable {
    private static var names: CaseNames<Self> {
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
      ]
    }

    /// Decodes a behaviour from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
