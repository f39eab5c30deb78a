#if !hasFeature(Embedded)
  extension TabsIndicator.Overscroll: Codable {
    private static var names: CaseNames<Self> { ["pin": .pin, "stretch": .stretch] }

    /// Reads a behaviour by its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
