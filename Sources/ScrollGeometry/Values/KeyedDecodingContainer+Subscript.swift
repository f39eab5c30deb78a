#if !hasFeature(Embedded)
  extension KeyedDecodingContainer {
    /// Decodes the value for `key` as the type that the context requires; throws if there is none.
    ///
    ///     let start: Double = try values[.start]
    ///
    /// For a value that may be missing, use `decodeIfPresent`.
    package subscript<Value: Decodable>(key: Key) -> Value {
      get throws { try decode(Value.self, forKey: key) }
    }
  }
#endif
