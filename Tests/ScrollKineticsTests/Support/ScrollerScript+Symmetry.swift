import ScrollGeometry

@testable import ScrollKinetics

extension ScrollerScript {
  /// The script with every place negated: the content lies on the other side of the origin.
  ///
  /// nil where a step has no mirror image: snap points, keys but for lines, and scroll-to-top are one-sided, and
  /// changes of the viewport are closures that are not mirrored; a control of refresh stands at the start.
  var mirrored: ScrollerScript? {
    guard physics.snapping == .none, viewport.refreshControl == nil else { return nil }
    var script = self
    // Limits −upper … −lower: insets that put them there for content of no length.
    script.viewport.contentSize = .zero
    script.viewport.contentInsetAdjustmentBehavior = .never
    for axis in ScrollAxis.allCases {
      let limits = viewport.limits(on: axis)
      script.viewport.contentInset[min: axis] = limits.upperBound
      script.viewport.contentInset[max: axis] = (viewport.frame.size[axis] - limits.lowerBound).saturated
      guard script.viewport.limits(on: axis) == (0 - limits.upperBound)...(0 - limits.lowerBound) else {
        return nil
      }
    }
    script.viewport.contentOffset = viewport.contentOffset.mirrored
    return script.replacingActions(by: .mirror)
  }

  /// The script with the axes exchanged; nil where something belongs to one axis.
  var swapped: ScrollerScript? {
    // Whether an axis scrolls, and so its adjusted insets, may depend on the scale.
    guard
      !viewport.zoomLimits.allowZooming || viewport.safeAreaInsets == .zero
        || viewport.contentInsetAdjustmentBehavior == .never
    else { return nil }
    var script = self
    // The insets as they are adjusted, to which a control that runs adds its own.
    script.viewport.contentInset = changed(viewport) { $0.isRefreshing = false }.adjustedContentInset
    script.viewport = ScreenImage.swap(script.viewport)
    script.physics = ScreenImage.swap(physics)
    return script.replacingActions(by: .swap)
  }

  private func replacingActions(by image: ScreenImage) -> ScrollerScript? {
    var script = self
    for index in steps.indices {
      guard let action = steps[index].action.image(image) else { return nil }
      script.steps[index].action = action
    }
    return script
  }
}

extension ScrollerScript.Action {
  fileprivate func image(_ image: ScreenImage) -> Self? {
    switch self {
    case .input(let input): input.image(image).map(Self.input)
    case .choice(let input, let target, let pastLimits):
      input.image(image).map { .choice($0, target: image(target), pastLimits: pastLimits) }
    case .advance: self
    case .update, .content: nil
    case .physics(let physics): image == .mirror && physics.snapping != .none ? nil : .physics(image(physics))
    }
  }
}

extension Scroller.Input {
  /// nil where the input has no such image.
  func image(_ image: ScreenImage) -> Scroller.Input? {
    switch self {
    case .scrollRectToVisible, .scrollToTop: nil
    case .key(let key, .standard, let animation): key.image(image).map { .key($0, animation) }
    case .key: nil
    case .zoom, .edgeScroll(.some), .setZoomScale(_, nil, _): image == .mirror ? nil : image(self)
    default: image(self)
    }
  }
}

// The length of pages depends on the frame, and the axis of pages and ends on both axes: only lines are symmetric.
extension Scroller.Key {
  fileprivate func image(_ image: ScreenImage) -> Scroller.Key? {
    switch (self, image) {
    case (.lineDown, .mirror), (.lineLeft, .swap): .lineUp
    case (.lineUp, .mirror), (.lineRight, .swap): .lineDown
    case (.lineRight, .mirror), (.lineUp, .swap): .lineLeft
    case (.lineLeft, .mirror), (.lineDown, .swap): .lineRight
    default: nil
    }
  }
}

extension ScrollPoint {
  var mirrored: ScrollPoint { ScreenImage.mirror(self) }
  var swapped: ScrollPoint { ScreenImage.swap(self) }
}
