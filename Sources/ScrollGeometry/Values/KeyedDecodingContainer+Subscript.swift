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
#endif
