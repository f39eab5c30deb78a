import ScrollGeometry

// Gestures of several fingers, on the members of a screen.
extension ScrollGesture {
  /// Returns the gesture as one of another finger, on a member of a screen.
  ///
  ///     screen.perform(drag.on(list).joined(with: flick.on(carousel, finger: 1), after: .milliseconds(50)))
  ///
  /// - `member` is the innermost one under the finger, nil for none. Without a finger the numbers stay, as those of inputs that
  ///   have none.
  /// - Precondition: `finger` is from 0 to 63.
  public func on(_ member: ScrollScreen.ID?, finger: Int? = nil) -> ScrollGesture {
    ScrollGesture(samples.map { Sample($0.input.of(finger), on: member, at: $0.time) })
  }

  /// Returns the two gestures as one, in the order of time; of two samples at the same time, this gesture's is the first.
  ///
  /// The delay is from the start of this gesture to that of the other; a negative one counts as zero.
  public func joined(with other: ScrollGesture, after delay: Duration = .zero) -> ScrollGesture {
    let later = ScrollInstant(Swift.max(.zero, delay))
    var joined: [Sample] = []
    var rest = samples[...]
    for var sample in other.samples {
      sample.time = later.advanced(by: sample.time).sinceOrigin
      while let first = rest.first, first.time <= sample.time { joined.append(rest.removeFirst()) }
      joined.append(sample)
    }
    return ScrollGesture(joined + rest)
  }
}

extension Scroller.Input {
  /// Returns the input as one of another finger, where it has a finger; nil for no change.
  fileprivate func of(_ finger: Int?) -> Scroller.Input {
    guard let finger else { return self }
    return switch self {
    case .touchDown(let point, _): .touchDown(point, finger: finger)
    case .touchMoved(let point, _): .touchMoved(point, finger: finger)
    case .touchUp: .touchUp(finger: finger)
    case .touchCancelled: .touchCancelled(finger: finger)
    default: self
    }
  }
}
