#if !hasFeature(Embedded)
  extension KeyedDecodingContainer {
    /// Decodes the value under `key` as the type that the context requires, and throws where there is none.
    ///
    ///     let start: Double = try values[.start]
    ///
    /// For a value that may be missing, use `decodeIfPresent`.
    package subscript<Value: Decodable>(key: Key) -> Value {
      get throws { try decode(Value.self, forKey: key) }
    }
  }
#endif
