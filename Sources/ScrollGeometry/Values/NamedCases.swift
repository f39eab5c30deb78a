#if !hasFeature(Embedded)
  /// An enumeration that is encoded as the name of its case.
  ///
  ///     extension ScrollAxis: NamedCases {
  ///       package static var names: KeyValuePairs<String, Self> { ["horizontal": .horizontal, "vertical": .vertical] }
  ///     }
  ///
  /// The names are written out rather than derived from the raw values, so that encoded data is readable and a case can
  /// be renamed or moved in the source without changing the meaning of stored files.
  package protocol NamedCases: Hashable, CodableByParts where Parts == String {
    /// The name of each case.
    static var names: KeyValuePairs<String, Self> { get }
  }

  extension NamedCases {
    package init(parts name: String) throws {
      guard let pair = Self.names.first(where: { $0.key == name }) else {
        throw Self.refusal(
          "must be one of \(Self.names.map(\.key).joined(separator: ", ")), but is \(name.quoted)")
      }
      self = pair.value
    }

    package var parts: String {
      guard let pair = Self.names.first(where: { $0.value == self }) else {
        preconditionFailure("\(self) has no name")
      }
      return pair.key
    }
  }
#endif
