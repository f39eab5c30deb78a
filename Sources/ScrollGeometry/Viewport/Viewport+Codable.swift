#if !hasFeature(Embedded)
  extension Viewport: Codable {
    private enum CodingKeys: String, CodingKey {
      case frame, contentSize, contentInset, safeAreaInsets, contentInsetAdjustmentBehavior
      case isContainerContent, contentOffset, displayScale, contentAlignmentPoint
      case bouncesHorizontally, bouncesVertically, alwaysBounceHorizontal, alwaysBounceVertical,
        isScrollEnabled
    }

    /// Decodes a viewport; throws the ``ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let frame: ScrollRect = try values[.frame]
      let contentSize: ScrollSize = try values[.contentSize]
      let contentInset: ScrollInsets = try values[.contentInset]
      let safeAreaInsets: ScrollInsets = try values[.safeAreaInsets]
      let contentOffset: ScrollPoint = try values[.contentOffset]
      let displayScale: Double = try values[.displayScale]
      let contentAlignmentPoint: ScrollPoint = try values[.contentAlignmentPoint]
      try Self.validate(
        frame: frame, contentSize: contentSize, contentInset: contentInset, safeAreaInsets: safeAreaInsets,
        contentOffset: contentOffset, displayScale: displayScale,
        contentAlignmentPoint: contentAlignmentPoint)
      self.init(
        frame: frame, contentSize: contentSize, contentInset: contentInset, safeAreaInsets: safeAreaInsets,
        contentInsetAdjustmentBehavior: try values[.contentInsetAdjustmentBehavior],
        isContainerContent: try values[.isContainerContent],
        contentOffset: contentOffset, displayScale: displayScale,
        contentAlignmentPoint: contentAlignmentPoint,
        bouncesHorizontally: try values[.bouncesHorizontally],
        bouncesVertically: try values[.bouncesVertically],
        alwaysBounceHorizontal: try values[.alwaysBounceHorizontal],
        alwaysBounceVertical: try values[.alwaysBounceVertical],
        isScrollEnabled: try values[.isScrollEnabled])
    }

    /// Encodes every stored property.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(frame, forKey: .frame)
      try values.encode(contentSize, forKey: .contentSize)
      try values.encode(contentInset, forKey: .contentInset)
      try values.encode(safeAreaInsets, forKey: .safeAreaInsets)
      try values.encode(contentInsetAdjustmentBehavior, forKey: .contentInsetAdjustmentBehavior)
      try values.encode(isContainerContent, forKey: .isContainerContent)
      try values.encode(contentOffset, forKey: .contentOffset)
      try values.encode(displayScale, forKey: .displayScale)
      try values.encode(contentAlignmentPoint, forKey: .contentAlignmentPoint)
      try values.encode(bouncesHorizontally, forKey: .bouncesHorizontally)
      try values.encode(bouncesVertically, forKey: .bouncesVertically)
      try values.encode(alwaysBounceHorizontal, forKey: .alwaysBounceHorizontal)
      try values.encode(alwaysBounceVertical, forKey: .alwaysBounceVertical)
      try values.encode(isScrollEnabled, forKey: .isScrollEnabled)
    }
  }
#endif
