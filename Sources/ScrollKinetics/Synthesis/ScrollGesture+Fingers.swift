import ScrollGeometry

// Gestures of several fingers.
extension ScrollGesture {
  /// Returns the gesture as one of another finger, on a member of a screen.
  ///
  ///     screen.perform(drag.on(list).joined(with: flick.on(carousel, finger: 1), after: .milliseconds(50)))
  ///
  /// - `member` is the innermost one under the finger, nil for none. Without a `finger` the numbers stay.
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

  /// Returns the gesture of fingers 0 and 1 that pinch about a point in their middle, hold still, and are lifted.
  ///
  ///     var content = Viewport(
  ///       frame: ScrollRect(x: 0, y: 0, width: 390, height: 600), contentSize: ScrollSize(width: 390, height: 600))
  ///     content.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
  ///     var photo = Scroller(viewport: content)
  ///     photo.perform(.pinch(about: ScrollPoint(x: 195, y: 300), by: 2))
  ///     photo.viewport.zoomScale                      // 2.0, from 1: within the limits of the scale
  ///
  ///     D(t) = distance·factor^(t / duration)         the fingers' distance
  ///
  /// The fingers touch down 12 points closer or farther and first move to `distance`, where a pinch begins: a scroller multiplies
  /// its scale by D(t)/distance. The content under `middle` stays there.
  ///
  /// - The duration is rounded to a whole number of samples from 1 to 2²⁰. Before the lift the fingers rest for `hold`, as in
  ///   ``drag(from:to:duration:hold:sampling:)``.
  /// - Precondition: `middle` is finite, `factor` and `distance` are finite and more than zero.
  public static func pinch(
    about middle: ScrollPoint, by factor: Double, from distance: Double = 100,
    along axis: ScrollAxis = .horizontal, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(100), sampling: Sampling = Sampling()
  ) -> ScrollGesture {
    requireValid(try validate(at: middle, factor: factor, distance: distance))
    let moves = Swift.max(1, sampling.intervals(in: duration))
    let holds = hold > .zero ? Swift.max(3, sampling.intervals(in: hold)) : 0
    // Farther than the change of the distance beyond which a pinch begins.
    let approach = 12.0
    let first = factor < 1 || distance <= 2 * approach ? distance + approach : distance - approach
    let (last, exponent) = ((distance * factor).saturated, Double.log(factor))
    let whole = sampling.seconds(fromSample: 1, to: moves + 1)
    var distances = [first, distance]
    for index in 1...(moves + holds) {
      let share = sampling.seconds(fromSample: 1, to: index + 1) / whole
      distances.append(index < moves ? (distance * Double.exp(exponent * share)).saturated : last)
    }
    var samples: [Sample] = []
    for (index, distance) in distances.enumerated() {
      let time = sampling.time(ofSample: index)
      for (finger, side) in [(0, -0.5), (1, 0.5)] {
        let place = ScrollPoint { $0 == axis ? (middle[$0] + side * distance).saturated.flushed : middle[$0] }
        samples.append(
          Sample(
            index == 0 ? .touchDown(place, finger: finger) : .touchMoved(place, finger: finger), at: time))
      }
    }
    for finger in 0...1 {
      samples.append(Sample(.touchUp(finger: finger), at: sampling.time(ofSample: distances.count - 1)))
    }
    return ScrollGesture(samples)
  }

  /// Throws the error of the first number of a pinch that breaks a rule. Arguments that are left out are not checked.
  package static func validate(
    at middle: ScrollPoint = .zero, factor: Double, distance: Double = 100
  ) throws(ScrollValueError) {
    try middle.check(.finite, "middle")
    try factor.check(.positive, "factor")
    try distance.check(.positive, "distance")
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
