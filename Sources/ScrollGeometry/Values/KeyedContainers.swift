#if !hasFeature(Embedded)
  extension KeyedDecodingContainer {
    /// Decodes the value for `key` as the type that the context requires; throws if there is none.
    ///
    ///     let start: Double = try values[.start]
    ///
    package subscript<Value: Decodable>(key: Key) -> Value {
      get throws { try decode(Value.self, forKey: key) }
    }

    /// Does the same for a value that may be missing.
    package subscript<Value: Decodable>(ifPresent key: Key) -> Value? {
      get throws { try decodeIfPresent(Value.self, forKey: key) }
    }
  }

  extension KeyedEncodingContainer {
    /// Encodes the values that are not nil.
    ///
    ///     try values.encode([.shelf: shelf, .reach: reach])
    ///
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
#endif
