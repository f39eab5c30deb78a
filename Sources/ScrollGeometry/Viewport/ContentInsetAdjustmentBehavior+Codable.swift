#if !hasFeature(Embedded)
  extension ContentInsetAdjustmentBehavior: Codable {
    private static var names: CaseNames<Self> {
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
      ]
    }

    /// Reads a behaviour by its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
