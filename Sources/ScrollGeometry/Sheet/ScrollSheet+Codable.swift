#if !hasFeature(Embedded)
  extension ScrollSheet: CodableByParts {
    package struct Parts: Codable {
      var axis: ScrollAxis
      var container: ScrollRect
      var detents: [Detent]
      var isDismissible: Bool
    }

    package init(parts: Parts) throws {
      try Self.validate(container: parts.container, detents: parts.detents)
      self.init(
        axis: parts.axis, container: parts.container, detents: parts.detents,
        isDismissible: parts.isDismissible)
    }

    package var parts: Parts {
      Parts(axis: axis, container: container, detents: detents, isDismissible: isDismissible)
    }
  }

  // Encoded as an object whose key is the name of the case: {"length": 120}, {"fraction": 0.5}, {"inset": 44}.
  extension ScrollSheet.Detent: CodableByHand {
    private enum CodingKeys: String, CodingKey { case length, fraction, inset }

    /// Decodes a detent of any number; the sheet checks it, and names the detent in its error.
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let key = try values.onlyKey(orRefuse: "must be one of length, fraction, inset")
      let number = try values.decode(Double.self, forKey: key)
      self =
        switch key {
        case .length: .length(number)
        case .fraction: .fraction(number)
        case .inset: .inset(number)
        }
    }

    /// Encodes the name and the number.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .length(let length): try values.encode(length, forKey: .length)
      case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
      case .inset(let inset): try values.encode(inset, forKey: .inset)
      }
    }
  }
#endif
