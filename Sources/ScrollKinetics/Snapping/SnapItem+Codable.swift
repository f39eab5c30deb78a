#if !hasFeature(Embedded)
  import ScrollGeometry

  extension SnapItem: CodableByHand {
    private enum CodingKeys: String, CodingKey { case range, alignment, stopsAlways }

    /// Decodes an item; throws a ``/ScrollGeometry/ScrollValueError`` if a number is not in its range.
    package init(reading decoder: any Decoder) throws {
      if let range = try? ClosedRange<Double>(from: decoder) {
        self.init(range)
      } else {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
          try values[.range], alignment: try values[ifPresent: .alignment],
          stopsAlways: try values[ifPresent: .stopsAlways] ?? false)
      }
      try validate()
    }

    /// Encodes `[start, end]`, or `{"range": [start, end], "alignment": …, "stopsAlways": …}` if the other properties
    /// are set.
    package func write(to encoder: any Encoder) throws {
      guard alignment != nil || stopsAlways else { return try range.encode(to: encoder) }
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .range: range, .alignment: alignment, .stopsAlways: stopsAlways.unless(false),
      ])
    }
  }
#endif
