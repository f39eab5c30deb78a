import ScrollGeometry

extension ScrollSubject {
  /// Handles all inputs of a gesture, one after the other.
  ///
  /// The subject is not advanced between the inputs: of a screen only the members that the gesture touches follow the
  /// time. With ``Scroller/Physics/Integration/displayLink``, moving content has no ticks during the gesture.
  ///
  /// - A host that chooses the target of the release handles the samples one by one.
  /// - It begins at `start`, nil for ``now``. A scroller ignores the members of the samples.
  /// - Precondition: its inputs are valid; see ``Scroller/Input/validate()``.
  public mutating func perform(
    _ gesture: ScrollGesture, at start: ScrollInstant? = nil, _ observe: (Self, Changes) -> Void = { _, _ in }
  ) {
    let start = start ?? now
    for sample in gesture.samples {
      let changes = execute(Call(sample.input, on: sample.member), at: start.advanced(by: sample.time))
      observe(self, changes)
    }
  }

  /// Advances the subject frame by frame until no flight or animation is under way, and returns whether it is at rest.
  ///
  /// Frame k is k/framesPerSecond after ``now``, so that rounding errors do not accumulate. What is under a finger needs no
  /// frames: where nothing else moves, the function returns false at once.
  ///
  /// - Parameters:
  ///   - framesPerSecond: the frame rate; nil for the subject's: for a scroller the rate of its physics, for a screen 60.
  ///   - frames: the greatest number of frames, by default ten minutes at 60 frames per second; zero or less for none.
  ///   - observe: called after every frame, with the subject and its changes.
  /// - Precondition: the rate is finite and more than zero.
  @discardableResult
  public mutating func runToRest(
    framesPerSecond: Double? = nil, atMost frames: Int = 36_000,
    _ observe: (Self, Changes) -> Void = { _, _ in }
  ) -> Bool {
    let rate = framesPerSecond ?? self.framesPerSecond
    rate.require(.positive, "framesPerSecond")
    let start = now
    var frame = 0
    while isMoving && frame < frames {
      frame += 1
      let time = ScrollInstant(frame: frame, framesPerSecond: rate).sinceOrigin
      let changes = advance(to: start.advanced(by: time))
      observe(self, changes)
    }
    return isAtRest
  }
}
