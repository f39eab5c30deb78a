#if !hasFeature(Embedded)
  import ScrollGeometry

  extension SnapRule.Points: CodableByHand {
    private enum CodingKeys: String, CodingKey { case every, pages, offsets, items, repeated }
    private enum FieldCodingKeys: String, CodingKey { case length, origin, spacing, offsets, items }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let kind = try values.onlyKey(orRefuse: "must be one kind of points, but is \(values.allKeys.count)")
      let fields = try values.nestedContainer(keyedBy: FieldCodingKeys.self, forKey: kind)
      switch kind {
      case .every: self = .every(try fields[.length], origin: try fields[.origin])
      case .pages: self = .pages(spacing: try fields[.spacing], origin: try fields[ifPresent: .origin] ?? 0)
      case .offsets: self = .offsets(try fields[.offsets])
      case .items: self = .items(try fields[.items])
      case .repeated: self = .repeated(try fields[.items], every: try fields[.length])
      }
    }

    /// Encodes `{"every": {"length": …, "origin": …}}`, `{"pages": {"spacing": …}}`, with an origin where it is not 0,
    /// `{"offsets": {"offsets": […]}}`, `{"items": {"items": […]}}` or `{"repeated": {"items": […], "length": …}}`.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      func write(_ kind: CodingKeys, _ fields: KeyValuePairs<FieldCodingKeys, (any Encodable)?>) throws {
        try values.encode(fields, in: kind)
      }
      switch self {
      case .every(let length, let origin): try write(.every, [.length: length, .origin: origin])
      case .pages(let spacing, let origin): try write(.pages, [.spacing: spacing, .origin: origin.unless(0)])
      case .offsets(let offsets): try write(.offsets, [.offsets: offsets])
      case .items(let items): try write(.items, [.items: items])
      case .repeated(let items, let length): try write(.repeated, [.items: items, .length: length])
      }
    }
  }

  extension SnapRule: CodableByHand {
    private enum CodingKeys: String, CodingKey {
      case points, alignment, reach, strictness, freeRanges, scrollsLongItemsFreely, arrival, stepsReachFirst
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(
        values[.points], alignment: values[.alignment], reach: values[.reach],
        strictness: values[.strictness], freeRanges: values[.freeRanges],
        arrival: values[ifPresent: .arrival])
      try self.init(
        values[.points], alignment: values[.alignment], reach: values[.reach],
        strictness: values[.strictness], freeRanges: values[.freeRanges],
        scrollsLongItemsFreely: values[ifPresent: .scrollsLongItemsFreely] ?? false,
        arrival: values[ifPresent: .arrival])
      stepsReachFirst = try values[ifPresent: .stepsReachFirst] ?? true
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .points: points, .alignment: alignment, .reach: reach, .strictness: strictness,
        .freeRanges: freeRanges, .scrollsLongItemsFreely: scrollsLongItemsFreely.unless(false),
        .arrival: arrival, .stepsReachFirst: stepsReachFirst.unless(true),
      ])
    }
  }
#endif
