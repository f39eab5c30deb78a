#if !hasFeature(Embedded)
  import ScrollGeometry

  extension AxisPlan: Codable {
    private enum CodingKeys: String, CodingKey {
      case curve, pixelGrid
    }

    /// Decodes a curve, and for a flight the pixel grid on which it comes to rest.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      curve = try values[.curve]
      pixelGrid =
        if case .fling = curve { try values[.pixelGrid] } else { Self.noGrid }
    }

    /// Encodes the curve, and for a flight the pixel grid on which it comes to rest.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(curve, forKey: .curve)
      if case .fling = curve { try values.encode(pixelGrid, forKey: .pixelGrid) }
    }
  }

  extension AxisPlan.Curve {
    // swift-format-ignore: NoLeadingUnderscores
    enum FlingCodingKeys: String, CodingKey { case _0 = "curve" }
    // swift-format-ignore: NoLeadingUnderscores
    enum SpringCodingKeys: String, CodingKey { case _0 = "curve" }
    // swift-format-ignore: NoLeadingUnderscores
    enum EasedCodingKeys: String, CodingKey { case _0 = "curve" }
    // swift-format-ignore: NoLeadingUnderscores
    enum ArrivalCodingKeys: String, CodingKey { case _0 = "curve" }
  }
#endif
