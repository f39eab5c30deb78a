import ScrollGeometry

// In place of the library's, in the module of a list: nothing can be zoomed.
extension Scroller {
  var canPinch: Bool { false }
  var isPinchedReadyMade: Bool { false }
  static var pinchSlop: Double { 10 }
  func placeInFrame(_ point: ScrollPoint) -> ScrollPoint { point }
  func joins(_ finger: Int) -> Bool { false }
  mutating func join(_ finger: Int, at point: ScrollPoint, _ instant: ScrollInstant) {}
  var partnerTracker: VelocityTracker? { nil }
  mutating func part(from finger: Int, at lift: ScrollInstant?) {}
  mutating func pinch(
    _ fingers: (Int, Int), at points: (ScrollPoint, ScrollPoint), _ instant: ScrollInstant,
    continuingDrag continuesDrag: Bool, _ events: inout Events
  ) {}
  mutating func place(_ finger: Int8, at point: ScrollPoint) {}
  mutating func pairMoved(_ point: ScrollPoint, finger: Int, at instant: ScrollInstant) -> Events { Events() }
  mutating func pinch(
    to scale: Double, at point: ScrollPoint, _ instant: ScrollInstant, _ events: inout Events
  ) {}
  mutating func endPinch(to scale: Double, at point: ScrollPoint, _ events: inout Events) {}
  mutating func reanchor() {}
  var touchPosition: ScrollPoint { touch.pan.tracker.position }
  static func distance(_ first: ScrollPoint, _ second: ScrollPoint) -> Double { 0 }
}

extension VelocityTracker {
  init(partnerOf x: AxisPinch, _ y: AxisPinch, _ times: StepTimes) {
    self.init(.zero, PerAxis(horizontal: x.partnerSteps, vertical: y.partnerSteps), times)
  }
}
