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
    var steps: [Step] = []
    for step in self.steps {
      guard let action = step.action.mirrored else { return nil }
      steps.append(Step(delay: step.delay, action: action))
    }
    script.steps = steps
    return script
  }

  /// The script with the axes exchanged; nil where something belongs to one axis.
  var swapped: ScrollerScript? {
    // Whether an axis scrolls, and so its adjusted insets, may depend on the scale.
    guard
      !viewport.zoomLimits.allowZooming || viewport.safeAreaInsets == .zero
        || viewport.contentInsetAdjustmentBehavior == .never
    else { return nil }
    var script = self
    let inset = viewport.adjustedContentInset
    script.viewport = Viewport(
      frame: ScrollRect(origin: viewport.frame.origin.swapped, size: viewport.frame.size.swapped),
      contentSize: viewport.contentSize.swapped,
      contentInset: ScrollInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom),
      contentInsetAdjustmentBehavior: .never, contentOffset: viewport.contentOffset.swapped,
      displayScale: viewport.displayScale,
      contentAlignmentPoint: viewport.contentAlignmentPoint.swapped,
      bouncesHorizontally: viewport.bouncesVertically, bouncesVertically: viewport.bouncesHorizontally,
      alwaysBounceHorizontal: viewport.alwaysBounceVertical,
      alwaysBounceVertical: viewport.alwaysBounceHorizontal, isScrollEnabled: viewport.isScrollEnabled)
    // The content is scaled already.
    script.viewport.zoomScale = viewport.zoomScale
    script.viewport.unscaledContentSize = viewport.unscaledContentSize.swapped
    (script.viewport.endlessAxis, script.viewport.followsEnd) = (
      viewport.endlessAxis?.cross, viewport.followsEnd?.cross
    )
    (script.viewport.zoomLimits, script.viewport.bouncesZoom) = (viewport.zoomLimits, viewport.bouncesZoom)
    if let control = viewport.refreshControl {
      script.viewport.refreshControl = RefreshControl(
        trigger: control.trigger, extent: control.extent, firesAt: control.firesAt, on: control.axis.cross)
      if viewport.isRefreshing {
        // The inset has the control already.
        script.viewport.contentInset[min: control.axis.cross] =
          viewport.withoutRefresh.adjustedContentInset[
            min: control.axis]
        script.viewport.isRefreshing = true
      }
    }
    script.physics = physics.swapped
    var steps: [Step] = []
    for step in self.steps {
      guard let action = step.action.swapped else { return nil }
      steps.append(Step(delay: step.delay, action: action))
    }
    script.steps = steps
    return script
  }
}

extension ScrollerScript.Action {
  var mirrored: Self? {
    switch self {
    case .input(let input): input.mirrored.map(Self.input)
    case .choice(let input, let target, let pastLimits):
      input.mirrored.map { .choice($0, target: target.mirrored, pastLimits: pastLimits) }
    case .advance: self
    case .update, .content: nil
    case .physics(let physics): physics.snapping == .none ? self : nil
    }
  }

  var swapped: Self? {
    switch self {
    case .input(let input): input.swapped.map(Self.input)
    case .choice(let input, let target, let pastLimits):
      input.swapped.map { .choice($0, target: target.swapped, pastLimits: pastLimits) }
    case .advance: self
    case .update, .content: nil
    case .physics(let physics): .physics(physics.swapped)
    }
  }
}

extension Scroller.Input {
  var mirrored: Scroller.Input? {
    switch self {
    case .touchDown(let point, let finger): .touchDown(point.mirrored, finger: finger)
    case .touchMoved(let point, let finger): .touchMoved(point.mirrored, finger: finger)
    case .changed(let translation): .changed(translation: -translation)
    case .moved(let delta): .moved(by: -delta)
    case .ended(let velocity): .ended(velocity: velocity.map { -$0 })
    case .scroll(let delta, let phase): .scroll(-delta, phase: phase)
    case .setContentOffset(let offset, let animation): .setContentOffset(offset.mirrored, animation)
    case .retarget(let target): .retarget(target.mirrored)
    case .autoscroll(let velocity, let coasts): .autoscroll(-velocity, coasts: coasts)
    case .fling(let velocity): .fling(-velocity)
    case .wheel(let delta, let notch, let animation): .wheel(-delta, notch: notch, animation)
    case .key(let key, .standard, let animation): key.mirrored.map { .key($0, animation) }
    case .pinch(let phase, let scale, let point): .pinch(phase, scale: scale, at: point.mirrored)
    case .magnify(let factor, let point): .magnify(by: factor, at: point.mirrored)
    case .setZoomScale(let scale, let point?, let animation):
      .setZoomScale(scale, about: point.mirrored, animation)
    case .scrollRectToVisible, .scrollToTop, .key, .setZoomScale, .zoom, .edgeScroll(.some): nil
    default: self
    }
  }

  var swapped: Scroller.Input? {
    switch self {
    case .touchDown(let point, let finger): .touchDown(point.swapped, finger: finger)
    case .touchMoved(let point, let finger): .touchMoved(point.swapped, finger: finger)
    case .changed(let translation): .changed(translation: translation.swapped)
    case .moved(let delta): .moved(by: delta.swapped)
    case .ended(let velocity): .ended(velocity: velocity.map { $0.swapped })
    case .scroll(let delta, let phase): .scroll(delta.swapped, phase: phase)
    case .setContentOffset(let offset, let animation): .setContentOffset(offset.swapped, animation)
    case .retarget(let target): .retarget(target.swapped)
    case .autoscroll(let velocity, let coasts): .autoscroll(velocity.swapped, coasts: coasts)
    case .fling(let velocity): .fling(velocity.swapped)
    case .wheel(let delta, let notch, let animation): .wheel(delta.swapped, notch: notch?.swapped, animation)
    case .key(let key, .standard, let animation): key.swapped.map { .key($0, animation) }
    case .pinch(let phase, let scale, let point): .pinch(phase, scale: scale, at: point.swapped)
    case .magnify(let factor, let point): .magnify(by: factor, at: point.swapped)
    case .setZoomScale(let scale, let point, let animation):
      .setZoomScale(scale, about: point?.swapped, animation)
    case .zoom(let rect, let animation):
      .zoom(to: ScrollRect(origin: rect.origin.swapped, size: rect.size.swapped), animation)
    case .edgeScroll(let pointer): .edgeScroll(pointer?.swapped)
    case .scrollRectToVisible, .scrollToTop, .key: nil
    default: self
    }
  }
}

// The length of pages depends on the frame, and the axis of pages and ends on both axes: only lines are symmetric.
extension Scroller.Key {
  var mirrored: Scroller.Key? {
    switch self {
    case .lineDown: .lineUp
    case .lineUp: .lineDown
    case .lineLeft: .lineRight
    case .lineRight: .lineLeft
    default: nil
    }
  }

  var swapped: Scroller.Key? {
    switch self {
    case .lineDown: .lineRight
    case .lineUp: .lineLeft
    case .lineLeft: .lineUp
    case .lineRight: .lineDown
    default: nil
    }
  }
}

extension Scroller.Physics {
  var swapped: Scroller.Physics {
    var swapped = self
    swapped.snapping[.horizontal] = snapping[.vertical]
    swapped.snapping[.vertical] = snapping[.horizontal]
    return swapped
  }
}

// MARK: - Values

extension ScrollPoint {
  var mirrored: ScrollPoint { ScrollPoint(x: 0 - x, y: 0 - y) }
  var swapped: ScrollPoint { ScrollPoint(x: y, y: x) }
}

extension ScrollVector {
  var swapped: ScrollVector { ScrollVector(dx: dy, dy: dx) }
}

extension Viewport {
  /// The viewport with a control that does not run.
  var withoutRefresh: Viewport {
    var viewport = self
    viewport.isRefreshing = false
    return viewport
  }
}

extension ScrollSize {
  var swapped: ScrollSize { ScrollSize(width: height, height: width) }
}
