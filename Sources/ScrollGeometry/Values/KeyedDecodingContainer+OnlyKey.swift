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
  }
#endif
