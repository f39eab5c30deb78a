#if !hasFeature(Embedded)
  extension ScrollAxis: Codable {
    private static var names: CaseNames<Self> { ["horizontal": .horizontal, "vertical": .vertical] }

    /// Decodes an axis from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
