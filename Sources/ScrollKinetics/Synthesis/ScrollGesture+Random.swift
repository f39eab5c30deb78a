import ScrollGeometry

extension ScrollGesture {
  /// A kind of gesture that ``random(in:losingLifts:using:)`` draws.
  package enum Kind: CaseIterable, Hashable, Sendable {
    /// A touch of up to 0.6 s, steady or trembling by less than the slop of a drag.
    case tap
    /// A drag to one place after another, with pauses between some of them. A pause is sampled, as by a touch screen,
    /// or without samples, as where events come only with movement. The finger rests at the end, or is lifted in motion.
    case drag
    /// A flick at 16 to 16 384 points per second, each power of two equally likely, as far as the viewport has room for it.
    case flick
    /// A tap, a drag or a flick whose touch the system cancels at one of its samples.
    case cancelled
    /// Two to five fingers at the same time, each with one of the kinds above, which come and go one by one.
    case fingers
    /// A flick, and one to three more gestures of one finger, each within 0.8 s: touches of content that still moves.
    case catches
  }

  /// Returns a random gesture, for property tests.
  ///
  ///     var generator = ScrollGesture.SeededGenerator(seed: 7)
  ///     let gesture = ScrollGesture.random(in: scroller.viewport, using: &generator)
  ///     scroller.perform(gesture)
  ///
  /// - Every point lies in the viewport's frame, and the times never fall.
  /// - Every finger that touches down is lifted or cancelled before it touches down again, unless lifts are lost.
  /// - Half of the drags and flicks are parallel to an axis.
  /// - The gesture depends only on the arguments and the generator's numbers, on every platform and to the last bit, those of a
  ///   ``SeededGenerator`` in every run. It may change with a new version of the library.
  /// - With `losingLifts` the last sample of one touch in four is left out, as where a window loses the pointer. The gesture of such
  ///   a finger may continue with another touch down.
  public static func random(
    in viewport: Viewport, losingLifts: Bool = false, using generator: inout some RandomNumberGenerator
  ) -> ScrollGesture {
    random(in: viewport, of: Kind.allCases, losingLifts: losingLifts, using: &generator)
  }

  /// Returns a gesture of one of the kinds: one that is listed twice comes twice as often. Without kinds it has no samples.
  package static func random(
    in viewport: Viewport, of kinds: [Kind], losingLifts: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) -> ScrollGesture {
    guard !kinds.isEmpty else { return ScrollGesture([]) }
    let kind = kinds[generator.count(in: 0...kinds.count - 1)]
    var gesture = RandomTouch(area: viewport.frame).gesture(of: kind, &generator)
    if losingLifts {
      gesture.samples.removeAll { sample in
        switch sample.input {
        case .touchUp, .touchCancelled: generator.happens(onceIn: 4)
        default: false
        }
      }
    }
    return gesture
  }
}

private struct RandomTouch {
  let area: ScrollRect

  func gesture(
    of kind: ScrollGesture.Kind, _ generator: inout some RandomNumberGenerator
  ) -> ScrollGesture {
    switch kind {
    case .tap: return tap(&generator)
    case .drag: return drag(&generator)
    case .flick: return flick(&generator)
    case .cancelled: return cancelled(&generator)
    case .fingers:
      var fingers = ScrollGesture([])
      for finger in 0..<generator.count(in: 2...5) {
        let start = finger == 0 ? .zero : generator.duration(ofMilliseconds: 0...300)
        fingers = fingers.joined(with: single(&generator).on(nil, finger: finger), after: start)
      }
      return fingers
    case .catches:
      var all = flick(&generator)
      for _ in 0..<generator.count(in: 1...3) {
        let start = all.duration + generator.duration(ofMilliseconds: 0...800)
        all = all.joined(with: single(&generator), after: start)
      }
      return all
    }
  }

  private func single(_ generator: inout some RandomNumberGenerator) -> ScrollGesture {
    switch generator.count(in: 0...7) {
    case 0...1: tap(&generator)
    case 2...4: drag(&generator)
    case 5...6: flick(&generator)
    default: cancelled(&generator)
    }
  }

  private func tap(_ generator: inout some RandomNumberGenerator) -> ScrollGesture {
    let point = point(&generator)
    let length = generator.count(in: 0...600_000)
    var tap = ScrollGesture.tap(at: point, duration: .microseconds(length))
    guard generator.happens(onceIn: 2) else { return tap }
    let count = generator.count(in: 1...6)
    let places = (1...count).map { index in
      // Less than 7 points on both axes are less than 10.
      let place = ScrollPoint { point[$0] + generator.number(in: -7...7) }
      return ScrollGesture.Sample(.touchMoved(clamped(place)), at: .microseconds(length / count * index))
    }
    tap.samples.insert(contentsOf: places, at: 1)
    return tap
  }

  private func drag(_ generator: inout some RandomNumberGenerator) -> ScrollGesture {
    let sampling = sampling(&generator)
    var places: [ScrollPoint?] = [point(&generator)]
    var place = places[0] ?? .zero
    for _ in 0..<generator.count(in: 1...4) {
      let end = end(from: place, &generator)
      let moves = Swift.max(1, sampling.intervals(in: generator.duration(ofMilliseconds: 16...500)))
      places += (1...moves).map { index in
        ScrollPoint { .interpolated(from: place[$0], to: end[$0], at: Double(index) / Double(moves)) }
      }
      place = end
      if generator.happens(onceIn: 2) {
        let rests = sampling.intervals(in: generator.duration(ofMilliseconds: 30...300))
        places += Array(repeating: generator.happens(onceIn: 2) ? place : nil, count: rests)
      }
    }
    return ScrollGesture(touching: places, sampling: sampling)
  }

  private func flick(_ generator: inout some RandomNumberGenerator) -> ScrollGesture {
    let sampling = sampling(&generator)
    let start = point(&generator)
    let end = end(from: start, &generator)
    let way = end - start
    let length = way.length
    let speed = Double(
      sign: .plus, exponent: generator.count(in: 4...13), significand: 1 + generator.fraction())
    // The last three samples then cover three quarters of the way at most.
    let velocity = Swift.min(speed, length * sampling.samplesPerSecond / 4)
    var flick = ScrollGesture.flick(
      from: start, to: end,
      velocity: ScrollVector { length > 0 ? (velocity * (way[$0] / length)).saturated : 0 },
      sampling: sampling)
    flick.samples[flick.samples.count - 1].time += generator.duration(ofMilliseconds: 0...40)
    for index in flick.samples.indices {
      if case .touchMoved(let place, let finger) = flick.samples[index].input {
        flick.samples[index].input = .touchMoved(clamped(place), finger: finger)
      }
    }
    return flick
  }

  private func cancelled(_ generator: inout some RandomNumberGenerator) -> ScrollGesture {
    var gesture =
      switch generator.count(in: 0...2) {
      case 0: tap(&generator)
      case 1: drag(&generator)
      default: flick(&generator)
      }
    let index = generator.count(in: 1...gesture.samples.count - 1)
    gesture.samples.removeSubrange((index + 1)...)
    gesture.samples[index].input = .touchCancelled()
    return gesture
  }

  private func point(_ generator: inout some RandomNumberGenerator) -> ScrollPoint {
    ScrollPoint { generator.number(in: area[$0]) }
  }

  /// Returns the end of a movement; for one movement in two it is on one axis only.
  private func end(from start: ScrollPoint, _ generator: inout some RandomNumberGenerator) -> ScrollPoint {
    var end = point(&generator)
    if generator.happens(onceIn: 2) {
      let axis: ScrollAxis = generator.happens(onceIn: 2) ? .horizontal : .vertical
      end[axis] = start[axis]
    }
    return end
  }

  private func clamped(_ point: ScrollPoint) -> ScrollPoint {
    ScrollPoint { point[$0].clamped(to: area[$0]) }
  }

  private func sampling(_ generator: inout some RandomNumberGenerator) -> ScrollGesture.Sampling {
    let rate = [60.0, 60, 120, 240][generator.count(in: 0...3)]
    let jitter = [0, 0, 0.1, 0.5][generator.count(in: 0...3)]
    return ScrollGesture.Sampling(samplesPerSecond: rate, jitter: jitter, seed: generator.next())
  }
}
