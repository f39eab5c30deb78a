/// In place of the library's, in the module of a list: no rule has places.
struct SnapPlaces {
  init?(of rule: SnapRule, for request: SnapRequest) { return nil }

  init?(of rule: SnapRule, limits: ClosedRange<Double>, viewportLength length: Double) { return nil }

  func place(_ count: Int64 = 1, beyond offset: Double, isUpward: Bool) -> Double? { nil }
  func last(isUpward: Bool) -> Double? { nil }
  func nearest(to offset: Double, comingFrom origin: Double?) -> Double? { nil }
  func furthestPlace(within distance: Double, of offset: Double, isUpward: Bool) -> Double? { nil }
  func stop(beyond offset: Double, isUpward: Bool) -> Double? { nil }
  func isFree(at offset: Double) -> Bool { false }
  func freeEnd(from offset: Double, isUpward: Bool) -> Double? { nil }
}
