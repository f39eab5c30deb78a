#if !hasFeature(Embedded)
  /// A type whose coders are written by hand: an enum with one key of several, whose numbers stand beside it.
  package protocol CodableByHand: Codable {
    init(reading decoder: any Decoder) throws
    func write(to encoder: any Encoder) throws
  }

  extension CodableByHand {
    /// Decodes the value, and throws where no value has these data.
    public init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
  }
#endif
