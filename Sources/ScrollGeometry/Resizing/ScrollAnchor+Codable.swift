#if !hasFeature(Embedded)
  extension ScrollAnchor: CodableByHand {
    private enum CodingKeys: String, CodingKey {
      case keeping, horizontal, vertical, zoomScale, smallestScale
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      keeping = try values[.keeping]
      places = try PerAxis(horizontal: values[.horizontal], vertical: values[.vertical])
      zoomScale = keeping == .zoom ? try values[.zoomScale] : 1
      smallestScale = keeping == .zoom ? try values[.smallestScale] : 1
      try keeping.validate()
      try zoomScale.check(.positive, "zoomScale")
      try smallestScale.check(.positive, "smallestScale")
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([.keeping: keeping, .horizontal: places.horizontal, .vertical: places.vertical])
      guard keeping == .zoom else { return }
      try values.encode([.zoomScale: zoomScale, .smallestScale: smallestScale])
    }
  }

  extension AxisPlace: CodableByParts {
    struct Parts: Codable { var offset, stride, lower, upper, inset, alignment, place: Double }

    init(parts: Parts) throws {
      try parts.offset.check(.finite, "offset")
      try parts.stride.check(.notNegative, "stride")
      try parts.lower.check(.finite, "lower")
      try parts.upper.check(.atLeast(parts.lower), "upper")
      try parts.inset.check(.finite, "inset")
      try parts.alignment.check(.fraction, "alignment")
      try parts.place.check(.finite, "place")
      (offset, stride, limits) = (parts.offset, parts.stride, parts.lower...parts.upper)
      (inset, alignment, place) = (parts.inset, parts.alignment, parts.place)
    }

    var parts: Parts {
      Parts(
        offset: offset, stride: stride, lower: limits.lowerBound, upper: limits.upperBound, inset: inset,
        alignment: alignment, place: place)
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
        self = .pages(
          spacing: try values.nestedContainer(keyedBy: PagesCodingKeys.self, forKey: key)[.spacing])
      case .fraction: self = .fraction
      case .contentPoint:
        self = .contentPoint(
          at: try values.nestedContainer(keyedBy: ContentPointCodingKeys.self, forKey: key)[.at])
      case .zoom: self = .zoom
      }
      try validate()
    }
  }
#endif
