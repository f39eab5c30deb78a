import ScrollGeometry

extension Scroller {
  /// Takes all inputs of a gesture, one after the other.
  ///
  /// Lets no time pass but that of the inputs: with ``Physics/Integration/displayLink``, content that moves does not
  /// tick meanwhile.
  ///
  /// - Parameters:
  ///   - gesture: what the finger does.
  ///   - start: when it begins; nil for ``now``.
  ///   - observe: called after every input, with the scroller and what happened.
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

  /// Lets time pass frame by frame until nothing moves by itself, and answers whether the content rests.
  ///
  /// Frame k comes k/framesPerSecond after ``now``, never a sum of steps. Under a finger there is nothing to wait for:
  /// the answer is then no, at once.
  ///
  /// - Parameters:
  ///   - framesPerSecond: nil for that of the physics.
  ///   - frames: after how many frames to give up: ten minutes at 60 a second, unless said otherwise; at once where not
  ///     more than zero.
  ///   - observe: called after every frame, with the scroller and what happened.
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
      let events = advance(
        to: start.advanced(by: ScrollInstant(frame: frame, framesPerSecond: rate).sinceOrigin))
      observe(self, events)
    }
    return phase == .idle
  }
}
