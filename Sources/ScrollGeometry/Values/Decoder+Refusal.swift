#if !hasFeature(Embedded)
  extension Decoder {
    /// Throws where what has been read describes no state that its type can be in: `fault` says why, and is nil where
    /// nothing is wrong.
    ///
    /// For rules between parts. A number that breaks a rule by itself is a ``ScrollValueError``.
    package func refuse(_ fault: String?) throws {
      guard let fault else { return }
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: fault))
    }
  }
#endif
