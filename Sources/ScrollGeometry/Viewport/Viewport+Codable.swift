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
      let frame = try values.decode(ScrollRect.self, forKey: .frame)
      let contentSize = try values.decode(ScrollSize.self, forKey: .contentSize)
      let contentInset = try values.decode(ScrollInsets.self, forKey: .contentInset)
      let safeAreaInsets = try values.decode(ScrollInsets.self, forKey: .safeAreaInsets)
      let contentOffset = try values.decode(ScrollPoint.self, forKey: .contentOffset)
      let displayScale = try values.decode(Double.self, forKey: .displayScale)
      let contentAlignmentPoint = try values.decode(ScrollPoint.self, forKey: .contentAlignmentPoint)
      try Self.validate(
        frame: frame, contentSize: contentSize, contentInset: contentInset, safeAreaInsets: safeAreaInsets,
        contentOffset: contentOffset, displayScale: displayScale,
        contentAlignmentPoint: contentAlignmentPoint)
      self.init(
        frame: frame, contentSize: contentSize, contentInset: contentInset, safeAreaInsets: safeAreaInsets,
        contentInsetAdjustmentBehavior: try values.decode(
          ContentInsetAdjustmentBehavior.self, forKey: .contentInsetAdjustmentBehavior),
        isContainerContent: try values.decode(Bool.self, forKey: .isContainerContent),
        contentOffset: contentOffset, displayScale: displayScale,
        contentAlignmentPoint: contentAlignmentPoint,
        bouncesHorizontally: try values.decode(Bool.self, forKey: .bouncesHorizontally),
        bouncesVertically: try values.decode(Bool.self, forKey: .bouncesVertically),
        alwaysBounceHorizontal: try values.decode(Bool.self, forKey: .alwaysBounceHorizontal),
        alwaysBounceVertical: try values.decode(Bool.self, forKey: .alwaysBounceVertical),
        isScrollEnabled: try values.decode(Bool.self, forKey: .isScrollEnabled))
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

  extension Viewport.LayoutDirection: Codable {
    private static var names: CaseNames<Self> { ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft] }

    /// Decodes a direction from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }

  extension Viewport.Space: Codable {
    private static var names: CaseNames<Self> {
      [
        "container": .container, "viewport": .viewport, "content": .content,
      ]
    }

    /// Decodes a space from its name.
    public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
#endif
