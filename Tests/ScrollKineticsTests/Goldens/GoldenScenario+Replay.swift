import ScrollGeometry
import ScrollKinetics

extension GoldenScenario {
  /// The state shown in one frame.
  struct Frame {
    let number: Int
    let offset: ScrollPoint
    let velocity: ScrollVector
    let phase: Scroller.Phase
    /// The events since the frame before, in order, including those of this frame's own step.
    var events: [Scroller.Event]
  }

  /// The summary of all frames of a motion.
  struct Summary {
    var frames = 0
    /// The frames in which the content is not where it was in the frame before.
    var moving = 0
    /// The first frame from which on nothing moves; nil where the content still moves in the last frame.
    var rest: Int?
    /// Over x, y, vx, vy of every frame, the least significant byte first.
    var fingerprint = Fingerprint()

    /// One line, the same in the recorded traces and from every target.
    func line(_ name: String) -> String {
      "scenario \(name): \(frames) frames, \(moving) moving, rest \(rest ?? -1), hash \(fingerprint.description)"
    }
  }

  /// Plays the scenario frame by frame, each after the inputs up to its own instant.
  @discardableResult func replay(_ observe: (Frame) -> Void = { _ in }) -> Summary {
    var moved = self.moved
    var summary = Summary()
    var next = 0
    var lastOffset = moved.offset
    for number in 0..<frameCount {
      let instant = self.instant(ofFrame: number)
      var events: [Scroller.Event] = []
      while next < steps.count, steps[next].instant <= instant {
        events += moved.perform(steps[next].action, at: steps[next].instant)
        next += 1
      }
      events += moved.advance(to: instant)
      let frame = Frame(
        number: number, offset: moved.offset, velocity: moved.velocity, phase: moved.phase, events: events)
      summary.add(frame, after: lastOffset)
      lastOffset = frame.offset
      observe(frame)
    }
    return summary
  }

  /// number / framesPerSecond, to the nearest attosecond.
  private func instant(ofFrame number: Int) -> ScrollInstant {
    let second: Int64 = 1_000_000_000_000_000_000
    let rate = Int64(framesPerSecond)
    let (seconds, rest) = Int64(number).quotientAndRemainder(dividingBy: rate)
    let attoseconds = rest * (second / rate) + (rest * (second % rate) + rate / 2) / rate
    return ScrollInstant(Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
  }
}

extension GoldenScenario.Summary {
  fileprivate mutating func add(_ frame: GoldenScenario.Frame, after lastOffset: ScrollPoint) {
    frames += 1
    if frame.offset != lastOffset { moving += 1 }
    if frame.phase != .idle { rest = nil } else if rest == nil { rest = frame.number }
    for number in [frame.offset.x, frame.offset.y, frame.velocity.dx, frame.velocity.dy] {
      fingerprint.combine(number)
    }
  }
}
