#if !hasFeature(Embedded)
  extension Viewport: CodableByParts {
    package struct Parts: Codable {
      var frame: ScrollRect
      var contentSize: ScrollSize
      var contentInset, safeAreaInsets: ScrollInsets
      var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
      var isContainerContent: Bool
      var contentOffset: ScrollPoint
      var displayScale: Double
      var contentAlignmentPoint: ScrollPoint
      var bouncesHorizontally, bouncesVertically: Bool?
      var alwaysBounceHorizontal, alwaysBounceVertical, isScrollEnabled: Bool
      var followsEnd, endlessAxis: ScrollAxis?
      var refreshControl: RefreshControl?
      var isRefreshing: Bool?
      var zoom: Zoom?

      /// Present where it differs from that of a new viewport; any part of it may be left out.
      struct Zoom: Codable {
        var scale, minimum, maximum: Double?
        var bouncesZoom: Bool?
      }
    }

    package init(parts: Parts) throws {
      try Self.validate(
        frame: parts.frame, contentSize: parts.contentSize, contentInset: parts.contentInset,
        safeAreaInsets: parts.safeAreaInsets, contentOffset: parts.contentOffset,
        displayScale: parts.displayScale, contentAlignmentPoint: parts.contentAlignmentPoint)
      self.init(
        frame: parts.frame, contentSize: parts.contentSize, contentInset: parts.contentInset,
        safeAreaInsets: parts.safeAreaInsets,
        contentInsetAdjustmentBehavior: parts.contentInsetAdjustmentBehavior,
        isContainerContent: parts.isContainerContent, contentOffset: parts.contentOffset,
        displayScale: parts.displayScale, contentAlignmentPoint: parts.contentAlignmentPoint,
        bouncesHorizontally: parts.bouncesHorizontally, bouncesVertically: parts.bouncesVertically,
        alwaysBounceHorizontal: parts.alwaysBounceHorizontal,
        alwaysBounceVertical: parts.alwaysBounceVertical, isScrollEnabled: parts.isScrollEnabled)
      (followsEnd, endlessAxis, refreshControl) = (parts.followsEnd, parts.endlessAxis, parts.refreshControl)
      isRefreshing = parts.isRefreshing ?? false
      guard let zoom = parts.zoom else { return }
      let (scale, minimum) = (zoom.scale ?? 1, zoom.minimum ?? 1)
      let maximum = zoom.maximum ?? Swift.max(minimum, 1)
      try scale.check(.positive, "zoom.scale")
      try ScrollZoomLimits.validate(from: minimum, to: maximum)
      try Self.refuse(minimum <= maximum ? nil : "zoom.maximum must not be less than zoom.minimum")
      (zoomScale, zoomLimits) = (scale, ScrollZoomLimits(from: minimum, to: maximum))
      bouncesZoom = zoom.bouncesZoom ?? true
    }

    package var parts: Parts {
      Parts(
        frame: frame, contentSize: unscaledContentSize, contentInset: contentInset,
        safeAreaInsets: safeAreaInsets, contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior,
        isContainerContent: isContainerContent, contentOffset: contentOffset, displayScale: displayScale,
        contentAlignmentPoint: contentAlignmentPoint, bouncesHorizontally: bouncesHorizontally,
        bouncesVertically: bouncesVertically, alwaysBounceHorizontal: alwaysBounceHorizontal,
        alwaysBounceVertical: alwaysBounceVertical, isScrollEnabled: isScrollEnabled, followsEnd: followsEnd,
        endlessAxis: endlessAxis, refreshControl: refreshControl, isRefreshing: isRefreshing.unless(false),
        zoom: zoomScale == 1 && zoomLimits == .none && bouncesZoom
          ? nil
          : Parts.Zoom(
            scale: zoomScale, minimum: zoomLimits.minimum, maximum: zoomLimits.maximum,
            bouncesZoom: bouncesZoom))
    }
  }
#endif
