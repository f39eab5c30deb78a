#if !hasFeature(Embedded)
  extension CollapsingHeader: CodableByParts {
    package struct Parts: Codable {
      var axis: ScrollAxis
      var length, collapsedLength: Double
      var returns: Return
      var stretches: Bool
    }

    package init(parts: Parts) throws {
      try Self.validate(length: parts.length, collapsedLength: parts.collapsedLength)
      self.init(
        axis: parts.axis, length: parts.length, collapsedLength: parts.collapsedLength,
        returns: parts.returns, stretches: parts.stretches)
    }

    package var parts: Parts {
      Parts(
        axis: axis, length: length, collapsedLength: collapsedLength, returns: returns, stretches: stretches)
    }
  }

  extension CollapsingHeader.Return: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["atBeginning": .atBeginning, "atOnce": .atOnce]
    }
  }
#endif
