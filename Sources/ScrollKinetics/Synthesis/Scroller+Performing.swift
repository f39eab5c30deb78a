import ScrollGeometry

extension Scroller {
  /// Handles all inputs of a gesture, one after the other.
  ///
  /// The scroller is not advanced between the inputs. With ``Physics/Integration/displayLink``, moving content
  /// therefore has no ticks during the gesture.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - start: the instant at which the gesture begins; nil for ``now``.
  ///   - observe: called after every input, with the scroller and the events.
  ///   - release: called where a drag ends; see ``handle(_:at:release:)``.
  /// - Precondition: ``ScrollGesture/validate()`` does not throw.
  public mutating func perform(
    _ gesture: ScrollGesture, at start: ScrollInstant? = nil,
    _ observe: (Scroller, Events) -> Void = { _, _ in }, release: (inout Release) -> Void = { _ in }
  ) {
    let start = start ?? now
    for sample in gesture.samples {
      let events = handle(sample.input, at: start.advanced(by: sample.time), release: release)
      observe(self, events)
    }
  }

  /// Advances the scroller frame by frame until no flight or animation is under way, and returns whether the content
  /// is at rest.
  ///
  /// Frame k is k/framesPerSecond after ``now``, so that rounding errors do not accumulate. While a finger is down, the
  /// function returns false at once.
  ///
  /// - Parameters:
  ///   - framesPerSecond: the frame rate; nil for that of the physics.
  ///   - frames: the greatest number of frames, by default ten minutes at 60 frames per second. For zero or less the
  ///     function returns at once.
  ///   - observe: called after every frame, with the scroller and the events.
  /// - Precondition: the rate is finite and more than zero.
  @discardableResult
  public mutating func runToRest(
    framesPerSecond: Double? = nil, atMost frames: Int = 36_000,
    _ observe: (Scroller, Events) -> Void = { _, _ in }
  ) -> Bool {
    let rate = framesPerSecond ?? physics.framesPerSecond
    rate.require(.positive, "framesPerSecond")
    let start = now
    var frame = 0
    while target != nil && frame < frames {
      frame += 1
      let events = advance(to: start.following(frame: frame, framesPerSecond: rate))
      observe(self, events)
    }
    return phase == .idle
  }
}

extension ScrollInstant {
  /// Returns the instant of a frame that is counted from this instant.
  func following(frame: Int, framesPerSecond rate: Double) -> ScrollInstant {
    advanced(by: ScrollInstant(frame: frame, framesPerSecond: rate).sinceOrigin)
  }
}
