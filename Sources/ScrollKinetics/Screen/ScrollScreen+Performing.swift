import ScrollGeometry

extension ScrollScreen {
  /// Handles all inputs of a gesture on the path of a member, one after the other; see
  /// ``Scroller/perform(_:at:_:release:)``.
  ///
  /// The screen is not advanced between the inputs: only members that the gesture touches follow the time.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - id: the innermost member under the finger.
  ///   - start: the instant at which the gesture begins; nil for ``now``.
  ///   - observe: called after every input, with the screen and the changes.
  ///   - release: called where a drag ends; see ``handle(_:on:at:release:)``.
  /// - Precondition: ``ScrollGesture/validate()`` does not throw.
  public mutating func perform(
    _ gesture: ScrollGesture, on id: ID, at start: ScrollInstant? = nil,
    _ observe: (ScrollScreen, Changes) -> Void = { _, _ in },
    release: (ID, inout Scroller.Release) -> Void = { _, _ in }
  ) {
    let start = start ?? now
    for sample in gesture.samples {
      let changes = handle(sample.input, on: id, at: start.advanced(by: sample.time), release: release)
      observe(self, changes)
    }
  }

  /// Advances the screen frame by frame until nothing moves, and returns whether all members are at rest.
  ///
  /// Frame k is k/framesPerSecond after ``now``, so that rounding errors do not accumulate. Members under a finger do not
  /// count: the function returns false at once where only such members are not at rest.
  ///
  /// - Parameters:
  ///   - framesPerSecond: the frame rate.
  ///   - frames: the greatest number of frames, by default ten minutes at 60 frames per second. For zero or less the
  ///     function returns at once.
  ///   - observe: called after every frame, with the screen and the changes.
  /// - Precondition: the rate is finite and more than zero.
  @discardableResult
  public mutating func runToRest(
    framesPerSecond: Double = 60, atMost frames: Int = 36_000,
    _ observe: (ScrollScreen, Changes) -> Void = { _, _ in }
  ) -> Bool {
    framesPerSecond.require(.positive, "framesPerSecond")
    let start = now
    var frame = 0
    while isMoving && frame < frames {
      frame += 1
      let changes = advance(to: start.following(frame: frame, framesPerSecond: framesPerSecond))
      observe(self, changes)
    }
    return !isMoving && !held.contains { ask($0) { $0.phase != .idle } }
  }
}
