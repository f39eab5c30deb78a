#if !hasFeature(Embedded)
  /// A type whose encoded form is that of its parts, which the compiler writes, and whose decoder also checks them.
  ///
  ///     extension ScrollLoop: CodableByParts {
  ///       package struct Parts: Codable {
  ///         var axis: ScrollAxis
  ///         var length, start: Double
  ///       }
  ///       package init(parts: Parts) throws {
  ///         try Self.validate(length: parts.length, start: parts.start)
  ///         self.init(on: parts.axis, length: parts.length, start: parts.start)
  ///       }
  ///       package var parts: Parts { Parts(axis: axis, length: length, start: start) }
  ///     }
  ///
  /// The names of the parts are the keys of stored files: renaming a property of the type does not change them. A part
  /// that is nil is left out.
  package protocol CodableByParts: Codable {
    associatedtype Parts: Codable

    /// Creates the value; throws where no value has these parts.
    init(parts: Parts) throws

    /// What the value is created from again.
    var parts: Parts { get }
  }

  extension CodableByParts {
    /// Decodes the parts, and throws where no value has them.
    public init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }

    /// Encodes the parts.
    public func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }

    // For a type of the package that inlined code uses: its decoder must be a member of its own.
    package init(partsFrom decoder: any Decoder) throws {
      do {
        try self.init(parts: Parts(from: decoder))
      } catch let refusal as Refusal {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: refusal.reason))
      }
    }

    /// Throws if there is a reason to refuse the parts.
    package static func refuse(_ reason: String?) throws { if let reason { throw refusal(reason) } }

    /// Returns the error that refuses the parts, to which the decoder adds their path.
    package static func refusal(_ reason: String) -> any Error { Refusal(reason: reason) }
  }

  private struct Refusal: Error { var reason: String }

  extension Equatable {
    /// The value, or nil if it is `usual`: a part that is left out.
    package func unless(_ usual: Self) -> Self? { self == usual ? nil : self }
  }
#endif
