#if !hasFeature(Embedded)
  extension TabsIndicator.Overscroll: Codable {
    private static var names: CaseNames<Self> { ["pin": .pin, "stretch": .stretch] }

    /// Decodes a behaviour from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
