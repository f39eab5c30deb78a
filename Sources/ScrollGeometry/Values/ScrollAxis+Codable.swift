#if !hasFeature(Embedded)
  extension ScrollAxis: Codable {
    private static var names: CaseNames<Self> { ["horizontal": .horizontal, "vertical": .vertical] }

    /// Reads an axis by its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
