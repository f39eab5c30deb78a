#if !hasFeature(Embedded)
  extension Viewport: Codable {
    private enum CodingKeys: String, CodingKey {
      case frame, contentSize, contentInset, safeAreaInsets, contentInsetAdjustmentBehavior
      case isContainerContent, contentOffset, displayScale, contentAlignmentPoint
      case bouncesHorizontally, bouncesVertically, alwaysBounceHorizontal, alwaysBounceVertical,
        isScrollEnabled
      case zoom, followsEnd, endlessAxis, refreshControl, isRefreshing
    }

    /// The keys of ``zoom``, each of which may be left out; it is encoded only where it differs from that of a new viewport.
    private enum ZoomKeys: String, CodingKey { case scale, minimum, maximum, bouncesZoom }

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
      followsEnd = try values.decodeIfPresent(ScrollAxis.self, forKey: .followsEnd)
      endlessAxis = try values.decodeIfPresent(ScrollAxis.self, forKey: .endlessAxis)
      refreshControl = try values.decodeIfPresent(RefreshControl.self, forKey: .refreshControl)
      isRefreshing = try values.decodeIfPresent(Bool.self, forKey: .isRefreshing) ?? false
      guard values.contains(.zoom) else { return }
      let zoom = try values.nestedContainer(keyedBy: ZoomKeys.self, forKey: .zoom)
      let scale = try zoom.decodeIfPresent(Double.self, forKey: .scale) ?? 1
      try scale.check(.positive, "zoom.scale")
      let minimum = try zoom.decodeIfPresent(Double.self, forKey: .minimum) ?? 1
      let maximum = try zoom.decodeIfPresent(Double.self, forKey: .maximum) ?? Swift.max(minimum, 1)
      try ScrollZoomLimits.validate(from: minimum, to: maximum)
      try decoder.refuse(minimum <= maximum ? nil : "zoom.maximum must not be less than zoom.minimum")
      (zoomScale, zoomLimits) = (scale, ScrollZoomLimits(from: minimum, to: maximum))
      bouncesZoom = try zoom.decodeIfPresent(Bool.self, forKey: .bouncesZoom) ?? true
    }

    /// Encodes every stored property.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(frame, forKey: .frame)
      try values.encode(unscaledContentSize, forKey: .contentSize)
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
      try values.encodeIfPresent(followsEnd, forKey: .followsEnd)
      try values.encodeIfPresent(endlessAxis, forKey: .endlessAxis)
      try values.encodeIfPresent(refreshControl, forKey: .refreshControl)
      if isRefreshing { try values.encode(true, forKey: .isRefreshing) }
      guard zoomScale != 1 || zoomLimits != .none || !bouncesZoom else { return }
      var zoom = values.nestedContainer(keyedBy: ZoomKeys.self, forKey: .zoom)
      try zoom.encode(zoomScale, forKey: .scale)
      try zoom.encode(zoomLimits.minimum, forKey: .minimum)
      try zoom.encode(zoomLimits.maximum, forKey: .maximum)
      try zoom.encode(bouncesZoom, forKey: .bouncesZoom)
    }
  }
#endif
