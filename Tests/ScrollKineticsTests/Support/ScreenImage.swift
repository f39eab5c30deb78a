import ScrollGeometry
import ScrollKinetics

/// The image of a script: its positions mirrored, or its axes exchanged.
enum ScreenImage {
  case mirror, swap

  func callAsFunction(_ point: ScrollPoint) -> ScrollPoint {
    self == .mirror ? ScrollPoint { 0 - point[$0] } : ScrollPoint { point[$0.cross] }
  }

  func callAsFunction(_ vector: ScrollVector) -> ScrollVector {
    self == .mirror ? ScrollVector { 0 - vector[$0] } : ScrollVector { vector[$0.cross] }
  }

  func callAsFunction(_ size: ScrollSize) -> ScrollSize {
    self == .mirror ? size : ScrollSize { size[$0.cross] }
  }

  func callAsFunction(_ rect: ScrollRect) -> ScrollRect {
    self == .mirror ? rect : ScrollRect(origin: self(rect.origin), size: self(rect.size))
  }

  func callAsFunction(_ insets: ScrollInsets) -> ScrollInsets {
    self == .mirror
      ? ScrollInsets(top: insets.bottom, left: insets.right, bottom: insets.top, right: insets.left)
      : ScrollInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  func callAsFunction(_ axis: ScrollAxis) -> ScrollAxis { self == .mirror ? axis : axis.cross }

  func callAsFunction(_ viewport: Viewport) -> Viewport {
    var insets = self(viewport.contentInset)
    if self == .mirror, viewport.unscaledContentSize == .zero {
      // Content without a length lies at the other end of the insets.
      for axis in ScrollAxis.allCases {
        insets[min: axis] = viewport.contentInset[max: axis] - viewport.frame.size[axis]
        insets[max: axis] = viewport.contentInset[min: axis] + viewport.frame.size[axis]
      }
    }
    var (bounces, always) = (
      (viewport.bouncesHorizontally, viewport.bouncesVertically),
      (viewport.alwaysBounceHorizontal, viewport.alwaysBounceVertical)
    )
    // As they are stored: a control of pull to refresh, which can leave the axis, makes it bounce always.
    if self == .swap { (bounces, always) = ((bounces.1, bounces.0), (always.1, always.0)) }
    var image = Viewport(
      frame: ScrollRect(origin: self(viewport.frame.origin), size: self(viewport.frame.size)),
      contentSize: self(viewport.unscaledContentSize), contentInset: insets,
      contentInsetAdjustmentBehavior: .never, contentOffset: self(viewport.contentOffset),
      displayScale: viewport.displayScale,
      contentAlignmentPoint: self == .swap
        ? self(viewport.contentAlignmentPoint) : viewport.contentAlignmentPoint,
      bouncesHorizontally: bounces.0, bouncesVertically: bounces.1, alwaysBounceHorizontal: always.0,
      alwaysBounceVertical: always.1, isScrollEnabled: viewport.isScrollEnabled)
    (image.zoomScale, image.zoomLimits) = (viewport.zoomScale, viewport.zoomLimits)
    image.bouncesZoom = viewport.bouncesZoom
    image.refreshControl = viewport.refreshControl.map(self.callAsFunction)
    image.isRefreshing = viewport.isRefreshing
    image.endlessAxis = viewport.endlessAxis.map(self.callAsFunction)
    image.followsEnd = viewport.followsEnd.map(self.callAsFunction)
    return image
  }

  func callAsFunction(_ control: RefreshControl) -> RefreshControl {
    RefreshControl(
      trigger: control.trigger, extent: control.extent, firesAt: control.firesAt, on: self(control.axis))
  }

  func callAsFunction(_ physics: Scroller.Physics) -> Scroller.Physics {
    var physics = physics
    if self == .swap {
      let snapping = physics.snapping
      for axis in ScrollAxis.allCases { physics.snapping[axis] = snapping[axis.cross] }
    }
    return physics
  }

  func callAsFunction(_ rules: ScrollScreen.Rules) -> ScrollScreen.Rules {
    var rules = rules
    if self == .mirror {
      (rules.towardsEnd, rules.towardsStart) = (rules.towardsStart, rules.towardsEnd)
      (rules.flingsHandOverTowardsEnd, rules.flingsHandOverTowardsStart) =
        (rules.flingsHandOverTowardsStart, rules.flingsHandOverTowardsEnd)
      if let start = rules.overscrollTowardsStart {
        (rules.overscroll, rules.overscrollTowardsStart) = (start, rules.overscroll)
      }
    }
    return rules
  }

  func callAsFunction(_ input: Scroller.Input) -> Scroller.Input {
    switch input {
    case .touchDown(let point, let finger): .touchDown(self(point), finger: finger)
    case .touchMoved(let point, let finger): .touchMoved(self(point), finger: finger)
    case .changed(let translation): .changed(translation: self(translation))
    case .moved(let delta): .moved(by: self(delta))
    case .ended(let velocity): .ended(velocity: velocity.map { self($0) })
    case .scroll(let delta, let phase): .scroll(self(delta), phase: phase)
    case .setContentOffset(let offset, let animation): .setContentOffset(self(offset), animation)
    case .retarget(let target): .retarget(self(target))
    case .wheel(let delta, let notch, let animation):
      .wheel(
        self(delta), notch: notch.map { self($0) }.map { notch in ScrollVector { notch[$0].magnitude } },
        animation)
    case .autoscroll(let velocity, let coasts): .autoscroll(self(velocity), coasts: coasts)
    case .fling(let velocity): .fling(self(velocity))
    case .edgeScroll(let pointer): .edgeScroll(pointer.map { self($0) })
    case .pinch(let phase, let scale, let point): .pinch(phase, scale: scale, at: self(point))
    case .magnify(let factor, let point): .magnify(by: factor, at: self(point))
    case .setZoomScale(let scale, let point, let animation):
      .setZoomScale(scale, about: point.map { self($0) }, animation)
    case .zoom(let rect, let animation): .zoom(to: self(rect), animation)
    default: input
    }
  }
}
