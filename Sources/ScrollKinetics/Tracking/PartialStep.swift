import ScrollGeometry

/// What a wheel of high resolution, or a trackpad without phases, has turned where content moves from place to place.
@usableFromInline enum PartialStep: Hashable, Sendable {
  case none
  case notches(turned: PerAxis<NotchSum>)
  case swipe(deltas: PadSwipe)

  mutating func shiftTime(by duration: Duration) {
    switch self {
    case .none: break
    case .notches(var sums):
      sums.horizontal.shiftTime(by: duration)
      sums.vertical.shiftTime(by: duration)
      self = .notches(turned: sums)
    case .swipe(var swipe):
      swipe.shiftTime(by: duration)
      self = .swipe(deltas: swipe)
    }
  }

  var fault: String? {
    switch self {
    case .none: nil
    case .notches(let sums): sums.horizontal.fault ?? sums.vertical.fault
    case .swipe(let swipe): swipe.fault
    }
  }
}

#if !hasFeature(Embedded)
  extension PartialStep: Codable {}
#endif
