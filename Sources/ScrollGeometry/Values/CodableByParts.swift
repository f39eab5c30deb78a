#if !hasFeature(Embedded)
  /// A type whose encoded form is that of its parts, which the compiler writes, and whose decoder also checks them.
  /// The names of the parts are the keys of stored files, whatever the type's properties. A part that is nil is left out.
  package protocol CodableByParts: CodableByHand {
    associatedtype Parts: Codable

    /// Creates the value; throws where no value has these parts.
    init(parts: Parts) throws

    /// What the value is created from again.
    var parts: Parts { get }
  }

  extension CodableByParts {
    package init(reading decoder: any Decoder) throws { try self.init(partsFrom: decoder) }

    package func write(to encoder: any Encoder) throws { try parts.encode(to: encoder) }

    // For a type of the package that inlined code uses: its decoder must be a member of its own.
    package init(partsFrom decoder: any Decoder) throws {
      do {
        try self.init(parts: Parts(from: decoder))
      } catch let refusal as Refusal {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: refusal.reason))
      }
    }

    package static func refuse(_ reason: String?) throws { if let reason { throw refusal(reason) } }

    /// Returns the error that refuses the parts, to which the decoder adds their path.
    package static func refusal(_ reason: String) -> any Error { Refusal(reason: reason) }
  }

  private struct Refusal: Error { var reason: String }

  extension Equatable {
    /// The value, or nil if it is `usual`: a part that is left out.
    package func unless(_ usual: Self) -> Self? { self == usual ? nil : self }
  }

  /// A type whose encoder the compiler writes, and whose decoder checks what it reads.
  package protocol DecodableByHand: Codable {
    init(reading decoder: any Decoder) throws
  }

  extension DecodableByHand {
    /// Decodes the value, and throws where no value has these data.
    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }
  }

  /// A type whose coders are written by hand: an enum with one key of several, whose numbers stand beside it.
  package protocol CodableByHand: DecodableByHand {
    func write(to encoder: any Encoder) throws
  }

  extension CodableByHand {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
  }

  extension Decoder {
    /// Throws a `DecodingError` with `fault` as its description, unless `fault` is nil, for rules that relate several decoded
    /// values. A single number that breaks a rule throws a ``ScrollValueError`` instead.
    package func refuse(_ fault: String?) throws {
      guard let fault else { return }
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: fault))
    }
  }

  extension KeyedDecodingContainer {
    /// Decodes the value for `key` as the type that the context requires; throws if there is none.
    package subscript<Value: Decodable>(key: Key) -> Value {
      get throws { try decode(Value.self, forKey: key) }
    }

    /// Does the same for a value that may be missing.
    package subscript<Value: Decodable>(ifPresent key: Key) -> Value? {
      get throws { try decodeIfPresent(Value.self, forKey: key) }
    }

    /// Returns the only key of an object, as of a case that is encoded as its name and its values: {"length": 120}.
    /// Throws a `DecodingError` with the text `fault` where there is none, or more than one.
    package func onlyKey(orRefuse fault: @autoclosure () -> String) throws -> Key {
      try onlyKey(of: allKeys, orRefuse: fault())
    }

    /// Returns the one of `keys` that the object has; throws where it has none, or more than one.
    package func onlyKey(of keys: some Sequence<Key>) throws -> Key {
      let found = keys.filter(contains)
      var names: String { keys.map(\.stringValue).joined(separator: ", ") }
      return try onlyKey(of: found, orRefuse: "must have one key of \(names), but has \(found.count)")
    }

    private func onlyKey(of found: [Key], orRefuse fault: @autoclosure () -> String) throws -> Key {
      guard let key = found.first, found.count == 1 else {
        throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: fault()))
      }
      return key
    }
  }

  extension KeyedEncodingContainer {
    /// Encodes the values that are not nil.
    package mutating func encode(_ values: KeyValuePairs<Key, (any Encodable)?>) throws {
      for case (let key, let value?) in values { try encode(value, forKey: key) }
    }

    /// Encodes an object of such values.
    package mutating func encode<Field: CodingKey>(
      _ fields: KeyValuePairs<Field, (any Encodable)?>, in key: Key
    ) throws {
      var container = nestedContainer(keyedBy: Field.self, forKey: key)
      try container.encode(fields)
    }
  }

  /// An enumeration that is encoded as the name of its case.
  ///
  ///     package static var names: Names { ["horizontal": .horizontal, "vertical": .vertical] }
  ///
  /// The names are written out, so that a case can be renamed or moved without changing the meaning of stored files.
  package protocol NamedCases: Hashable, CodableByParts where Parts == String {
    static var names: Names { get }
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
#else
  // Embedded Swift has no coding: there the names stand for nothing.
  package typealias Codable = Any
  package typealias CodingKey = Any
  package protocol NamedCases: Hashable {}
#endif

extension NamedCases {
  package typealias Names = KeyValuePairs<String, Self>
}
