#if !hasFeature(Embedded)
  extension ScrollAnchor: Codable {
    private enum CodingKeys: String, CodingKey {
      case keeping, horizontal, vertical, zoomScale, smallestScale
    }

    /// Decodes an anchor; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      keeping = try values[.keeping]
      horizontal = try values[.horizontal]
      vertical = try values[.vertical]
      zoomScale = keeping == .zoom ? try values[.zoomScale] : 1
      smallestScale = keeping == .zoom ? try values[.smallestScale] : 1
      try keeping.validate()
      try zoomScale.check(.positive, "zoomScale")
      try smallestScale.check(.positive, "smallestScale")
    }

    /// Encodes what the anchor keeps, and the geometry that it was taken from.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(keeping, forKey: .keeping)
      try values.encode(horizontal, forKey: .horizontal)
      try values.encode(vertical, forKey: .vertical)
      guard keeping == .zoom else { return }
      try values.encode(zoomScale, forKey: .zoomScale)
      try values.encode(smallestScale, forKey: .smallestScale)
    }
  }

  extension AxisPlace: Codable {
    private enum CodingKeys: String, CodingKey {
      case offset, stride, lower, upper, inset, alignment, place
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      offset = try values[.offset]
      stride = try values[.stride]
      let lower: Double = try values[.lower]
      let upper: Double = try values[.upper]
      inset = try values[.inset]
      alignment = try values[.alignment]
      place = try values[.place]
      try offset.check(.finite, "offset")
      try stride.check(.notNegative, "stride")
      try lower.check(.finite, "lower")
      try upper.check(.atLeast(lower), "upper")
      try inset.check(.finite, "inset")
      try alignment.check(.fraction, "alignment")
      try place.check(.finite, "place")
      limits = lower...upper
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(offset, forKey: .offset)
      try values.encode(stride, forKey: .stride)
      try values.encode(limits.lowerBound, forKey: .lower)
      try values.encode(limits.upperBound, forKey: .upper)
      try values.encode(inset, forKey: .inset)
      try values.encode(alignment, forKey: .alignment)
      try values.encode(place, forKey: .place)
    }
  }

  extension ScrollAnchor.Keeping {
    enum CodingKeys: String, CodingKey { case offset, page, pages, fraction, contentPoint, zoom }
    enum PagesCodingKeys: String, CodingKey { case spacing }
    enum ContentPointCodingKeys: String, CodingKey { case at = "alignment" }

    /// Decodes what an anchor keeps; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let key = try values.onlyKey(orRefuse: "must be one thing to keep")
      switch key {
      case .offset: self = .offset
      case .page: self = .page
      case .pages:
        let fields = try values.nestedContainer(keyedBy: PagesCodingKeys.self, forKey: key)
        self = .pages(spacing: try fields[.spacing])
      case .fraction: self = .fraction
      case .contentPoint:
        let fields = try values.nestedContainer(keyedBy: ContentPointCodingKeys.self, forKey: key)
        self = .contentPoint(at: try fields[.at])
      case .zoom: self = .zoom
      }
      try validate()
    }
  }
#endif
