#if !hasFeature(Embedded)
  /// The names under which the cases of an enumeration stand in encoded data.
  ///
  ///     extension ScrollAxis: Codable {
  ///       private static var names: CaseNames<Self> { ["horizontal": .horizontal, "vertical": .vertical] }
  ///       public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }
  ///       public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  ///     }
  ///
  /// The names are written out rather than derived from the raw values, so that encoded data is readable and a case can
  /// be renamed or moved in the source without changing the meaning of stored files.
  package struct CaseNames<Case: Hashable>: ExpressibleByDictionaryLiteral {
    private let pairs: [(name: String, value: Case)]

    package init(dictionaryLiteral elements: (String, Case)...) {
      pairs = elements.map { ($0, $1) }
    }

    /// Decodes a name and returns its case; throws a `DecodingError` where no case has that name.
    package func decode(from decoder: any Decoder) throws -> Case {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      if let pair = pairs.first(where: { $0.name == name }) { return pair.value }
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "must be one of \(pairs.map(\.name).joined(separator: ", ")), but is \(name.quoted)")
    }

    /// Encodes the name of `value`.
    package func encode(_ value: Case, to encoder: any Encoder) throws {
      guard let pair = pairs.first(where: { $0.value == value }) else {
        preconditionFailure("\(value) has no name")
      }
      var container = encoder.singleValueContainer()
      try container.encode(pair.name)
    }
  }
#endif
