#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Touch.DirectionalLock: Codable {
    private static var names: CaseNames<Self> { ["unlessDiagonal": .unlessDiagonal, "always": .always] }

    init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
