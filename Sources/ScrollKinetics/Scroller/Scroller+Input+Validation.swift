import ScrollGeometry

extension Scroller.Input {
  /// Throws the error of the first number that breaks a rule.
  ///
  ///     try Scroller.Input.touchDown(.zero, finger: 64).validate()
  ///     // throws: touchDown.finger must be a whole number from 0 to 63, but is 64.0
  ///
  /// ``Scroller/handle(_:at:release:file:line:)`` applies the same rules as preconditions. Call this function first for inputs
  /// from a network or a device; decoding an input calls it, too.
  public func validate() throws(ScrollValueError) {
    switch self {
    case .touchDown(let point, let finger):
      try point.check(.finite, "touchDown")
      try Self.check(finger, "touchDown")
    case .touchMoved(let point, let finger):
      try point.check(.finite, "touchMoved")
      try Self.check(finger, "touchMoved")
    case .touchUp(let finger):
      try Self.check(finger, "touchUp")
    case .touchCancelled(let finger):
      try Self.check(finger, "touchCancelled")
    case .held, .began, .cancelled, .scrollToTop, .stop, .beginRefreshing, .endRefreshing:
      break
    case .changed(let translation):
      try translation.check("changed")
    case .moved(let delta):
      try delta.check("moved")
    case .ended(let velocity):
      try velocity?.check("ended")
    case .scroll(let delta, _):
      try delta.check("scroll")
    case .pinch(_, let scale, let point):
      try scale.check(.positive, "pinch.scale")
      try point.check(.finite, "pinch")
    case .magnify(let factor, let point):
      try factor.check(.positive, "magnify.by")
      try point.check(.finite, "magnify")
    case .setZoomScale(let scale, let point, let animation):
      try scale.check(.positive, "setZoomScale")
      try point?.check(.finite, "setZoomScale.about")
      try animation?.validate()
    case .zoom(let rect, let animation):
      try rect.check("zoom")
      try animation?.validate()
    case .setContentOffset(let offset, let animation):
      try offset.check(.finite, "setContentOffset")
      try animation?.validate()
    case .scrollRectToVisible(let rect, let animation):
      try rect.check("scrollRectToVisible")
      try animation?.validate()
    case .retarget(let target):
      try target.check(.finite, "retarget")
    case .autoscroll(let velocity, _):
      try velocity.check("autoscroll")
    case .fling(let velocity):
      try velocity.check("fling")
    case .edgeScroll(let pointer):
      try pointer?.check(.finite, "edgeScroll")
    case .wheel(let delta, let notch, let animation):
      try delta.check("wheel")
      try notch?.dx.check(.notNegative, "wheel.notch.dx")
      try notch?.dy.check(.notNegative, "wheel.notch.dy")
      try animation?.validate()
    case .key(_, let distances, let animation):
      try distances.validate()
      try animation?.validate()
    }
  }

  private static func check(_ finger: Int, _ input: StaticString) throws(ScrollValueError) {
    if finger >= 0 && finger < Scroller.fingerCount { return }
    try Double(finger).check(.index(below: Scroller.fingerCount), "\(input).finger")
  }
}

extension Scroller {
  /// The number of fingers that are distinguished.
  static let fingerCount = 64
}
