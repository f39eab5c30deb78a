#if !hasFeature(Embedded)
  extension Decoder {
    /// Throws a `DecodingError` with `fault` as its description, unless `fault` is nil.
    ///
    /// Decoders call this for rules that relate several decoded values, such as a state that its type can never be in.
    /// A single number that breaks a rule throws a ``ScrollValueError`` instead.
    package func refuse(_ fault: String?) throws {
      guard let fault else { return }
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: fault))
    }
  }
#endif
