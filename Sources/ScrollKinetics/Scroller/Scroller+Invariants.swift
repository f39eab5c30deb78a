import ScrollGeometry

extension Scroller {
  /// Stops the program if the scroller is in a state that no sequence of inputs should lead to.
  ///
  /// Tests and fuzzers call it after every other call.
  public func checkInvariants() { if let fault { preconditionFailure(fault) } }

  var fault: String? {
    for axis in ScrollAxis.allCases {
      if let fault = axes[axis].fault(at: now) { return fault }
      if axes[axis].offset != viewport.contentOffset[axis] { return "an axis must be where it is shown" }
      var metrics = viewport.metrics(on: axis)
      metrics.isRounded = axes[axis].isRounded
      if axes[axis].metrics != metrics { return "an axis must know what bounds it" }
      let isPair = isTracking && touch.isPair
      if (axes[axis].pinch != nil) != isPair { return "two fingers must have both axes" }
      if !isPair && axes[axis].isDragged != isDragging {
        return "a drag must have both axes once its pan has begun"
      }
    }
    if axes.horizontal.followsZoom || axes.vertical.followsZoom {
      guard let zoom = axes.horizontal.zoom, zoom.hasScale(of: axes.vertical.zoom),
        axes.horizontal.since == axes.vertical.since
      else { return "a zoom must have both axes" }
    }
    if let fault = flicks.fault ?? pairOrStep.fault { return fault }
    if (pairOrStep.pair != nil) != (isTracking && touch.isPair) { return "a pair must be one of fingers" }
    guard isTracking else {
      var renewed = self
      renewed.renewPhase()
      if renewed.phase != phase { return "the phase must follow from the motions, but is \(phase)" }
      return touch == .none ? nil : "without a touch nothing may be known of one"
    }
    if let finger = touch.finger, fingers >> finger & 1 == 0 {
      return "the driving finger must be down, but is \(finger)"
    }
    if let pair = pairOrStep.pair, pair.partner == nil ? touch.finger != nil : touch.finger == nil {
      return "a pair must have two fingers"
    }
    if touch.finger != nil && touch.finger == pairOrStep.partner?.finger {
      return "a finger's partner must be another one"
    }
    if !purposes.isEmpty { return "content under a finger must not move without it" }
    return touch.fault
  }
}
