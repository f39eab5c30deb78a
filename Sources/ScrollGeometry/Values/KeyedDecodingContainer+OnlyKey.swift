#if !hasFeature(Embedded)
  extension KeyedDecodingContainer {
    /// Returns the only key of an object, as of a case that is encoded as its name and its values: {"length": 120}.
    /// Throws a `DecodingError` with the text `fault` where there is none, or more than one.
    package func onlyKey(orRefuse fault: @autoclosure () -> String) throws -> Key {
      guard let key = allKeys.first, allKeys.count == 1 else {
        throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: fault()))
      }
      return key
    }

    /// Returns the one of `keys` that the object has; throws where it has none, or more than one.
    package func onlyKey(of keys: some Sequence<Key>) throws -> Key {
      let found = keys.filter { contains($0) }
      guard let key = found.first, found.count == 1 else {
        let names = keys.map { $0.stringValue }.joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath, debugDescription: "must have one key of \(names), but has \(found.count)")
        )
      }
      return key
    }
  }
#endif
