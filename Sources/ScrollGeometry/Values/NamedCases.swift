#if !hasFeature(Embedded)
  /// An enumeration that is encoded as the name of its case.
  ///
  ///     extension ScrollAxis: NamedCases {
  ///       package static var names: KeyValuePairs<String, Self> { ["horizontal": .horizontal, "vertical": .vertical] }
  ///     }
  ///
  /// The names are written out rather than derived from the raw values, so that encoded data is readable and a case can
  /// be renamed or moved in the source without changing the meaning of stored files.
  package protocol NamedCases: Hashable, Codable {
    /// The name of each case.
    static var names: KeyValuePairs<String, Self> { get }
  }

  extension NamedCases {
    /// Decodes a name; throws a `DecodingError` where no case has that name.
    public init(from decoder: any Decoder) throws { self = try Self.named(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }

    // For an enumeration that code of another module can see, whose own members must decode and encode it.
    package static func named(from decoder: any Decoder) throws -> Self {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      if let pair = names.first(where: { $0.key == name }) { return pair.value }
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "must be one of \(names.map(\.key).joined(separator: ", ")), but is \(name.quoted)")
    }

    package func encodeName(to encoder: any Encoder) throws {
      guard let pair = Self.names.first(where: { $0.value == self }) else {
        preconditionFailure("\(self) has no name")
      }
      var container = encoder.singleValueContainer()
      try container.encode(pair.key)
    }
  }
#endif
