import ScrollGeometry

extension ScrollChain {
  /// Handles all inputs of a gesture, one after the other; see ``Scroller/perform(_:at:_:release:)``.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - start: the instant at which the gesture begins; nil for ``now``.
  ///   - observe: called after every input, with the chain and its changes.
  ///   - release: called where a drag ends; see ``handle(_:at:release:)``.
  /// - Precondition: ``ScrollGesture/validate()`` does not throw.
  public mutating func perform(
    _ gesture: ScrollGesture, at start: ScrollInstant? = nil,
    _ observe: (ScrollChain, Changes) -> Void = { _, _ in },
    release: (inout Scroller.Release) -> Void = { _ in }
  ) {
    let start = start ?? now
    for sample in gesture.samples {
      let changes = handle(sample.input, at: start.advanced(by: sample.time), release: release)
      observe(self, changes)
    }
  }

  /// Advances the chain frame by frame until no flight or animation is under way, and returns whether all members are at
  /// rest; see ``Scroller/runToRest(framesPerSecond:atMost:_:)``.
  ///
  /// - Parameters:
  ///   - framesPerSecond: the frame rate; nil for that of the physics.
  ///   - frames: the greatest number of frames, by default ten minutes at 60 frames per second. For zero or less the
  ///     function returns at once.
  ///   - observe: called after every frame, with the chain and its changes.
  /// - Precondition: the rate is finite and more than zero.
  @discardableResult
  public mutating func runToRest(
    framesPerSecond: Double? = nil, atMost frames: Int = 36_000,
    _ observe: (ScrollChain, Changes) -> Void = { _, _ in }
  ) -> Bool {
    let rate = framesPerSecond ?? joined.physics.framesPerSecond
    rate.require(.positive, "framesPerSecond")
    let start = now
    var frame = 0
    while joined.isMoving && frame < frames {
      frame += 1
      let changes = advance(to: start.following(frame: frame, framesPerSecond: rate))
      observe(self, changes)
    }
    return phase == .idle
  }
}
