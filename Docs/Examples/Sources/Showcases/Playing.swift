import ScrollKinetics

/// Something that takes a scroller's inputs and frames, and can be driven by a script.
protocol Playable {
  var now: ScrollInstant { get }
  var isMoving: Bool { get }
  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant)
  mutating func advance(to instant: ScrollInstant)
}

extension Playable {
  /// Performs a gesture that begins now. Its samples are a frame of 60 per second apart.
  mutating func play(_ gesture: ScrollGesture, _ observe: (Self) -> Void = { _ in }) {
    let start = now
    for sample in gesture.samples {
      let instant = start.advanced(by: sample.time)
      advance(to: instant)
      handle(sample.input, at: instant)
      observe(self)
    }
  }

  /// Advances by 60 frames per second for the given time, or until nothing moves any more.
  mutating func play(for time: Duration? = nil, _ observe: (Self) -> Void = { _ in }) {
    let start = now
    var frame = 0
    while time.map({ start.duration(to: now) < $0 }) ?? isMoving {
      frame += 1
      let instant = start.advanced(by: ScrollInstant(frame: frame, framesPerSecond: 60).sinceOrigin)
      advance(to: min(instant, time.map(start.advanced) ?? instant))
      observe(self)
    }
  }
}

extension ScrollInstant {
  /// The seconds since the origin, for pictures and prints.
  var seconds: Double { sinceOrigin / .seconds(1) }
}
