/// How far the library is from what a UIScrollView did.
struct Difference {
  let motion: String
  let compared: String
  let displayLink: String
  let exact: String

  init(_ motion: String, _ compared: String, displayLink: String, exact: String) {
    (self.motion, self.compared, self.displayLink, self.exact) = (motion, compared, displayLink, exact)
  }

  init(_ motion: String, _ compared: String, unit: String, _ value: (Scroller.Physics.Integration) -> Double)
  {
    self.init(
      motion, compared, displayLink: Self.text(value(.displayLink), unit),
      exact: Self.text(value(.exact), unit))
  }

  /// Three digits, or two of small numbers: `0.144 pt`, `1.1·10⁻⁶ pt`.
  static func text(_ value: Double, _ unit: String = "pt") -> String {
    guard value != 0 else { return "0" }
    guard value < 1e-3 else { return String(format: "%.3g ", value) + unit }
    let parts = String(format: "%.1e", value).split(separator: "e")
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    let exponent = String(String(-Int(parts[1])!).map { digits[$0.wholeNumberValue!] })
    return "\(parts[0])·10⁻\(exponent) \(unit)"
  }

  static var all: [Difference] { flights + ticks + places + drags + logs }

  // MARK: - The recordings of 2026

  /// The number of recorded frames of flights that the tests have.
  static var recordedFrames: Int {
    RecordedMotion.Flick.frames.count + RecordedMotion.releases.map(\.frames.count).reduce(0, +)
  }

  /// The flick first.
  static var flights: [Difference] {
    typealias Flick = RecordedMotion.Flick
    return [flight("a flick, iPhone", Flick.frames, last: Flick.framesToRest, from: { flick($0).scroller })]
      + RecordedMotion.releases.map { recorded in
        flight(recorded.name, recorded.frames, last: recorded.rest?.frame, from: { recorded.scroller($0) })
      }
  }

  private static var places: [Difference] {
    [
      Difference("place of rest of the flick", "1", unit: "pt") {
        abs(rest(flick($0).scroller) - RecordedMotion.Flick.rest)
      },
      Difference("places of rest at a limit", "3", unit: "pt") { integration in
        RecordedMotion.releases.compactMap { recorded in
          recorded.rest.map { abs(rest(recorded.scroller(integration)) - $0.offset) }
        }.max()!
      },
    ]
  }

  private static var drags: [Difference] {
    [
      Difference("offsets under the finger of the flick", "9", unit: "pt") { flick($0).offsets },
      Difference("velocities of its recogniser", "8", unit: "pt/s") { flick($0).velocities },
      Difference("velocity of its release", "1", unit: "pt/s") { flick($0).release },
      Difference("offsets of drags past a limit, touch and trackpad", "3", unit: "pt") { _ in
        RecordedMotion.stretches.map {
          abs($0.limit + $0.band.stretch(forPull: $0.proposed - $0.limit, length: $0.length) - $0.shown)
        }.max()!
      },
    ]
  }

  /// `displayLink` against the recorded frames, `exact` against all frames of `displayLink`.
  private static func flight(
    _ name: String, _ frames: [RecordedMotion.Frame], last: Int?,
    from start: (Scroller.Physics.Integration) -> Scroller
  ) -> Difference {
    let shown = offsets(of: start(.displayLink), framesPerSecond: 60)
    let recorded = frames.map { abs(shown[$0.frame - 1] - $0.offset) }.max()!
    let length = last.map { " of \($0)" } ?? ""
    return Difference(
      name, "\(frames.count)\(length) frames", displayLink: text(recorded), exact: text(gap(start)))
  }

  // MARK: - UIKit's ticks against the closed form

  private static var ticks: [Difference] {
    let bounce = RecordedMotion.Release(
      name: "", size: ScrollSize(402, 874), displayScale: 3, source: .touch, offset: 5126, velocity: 10_000,
      frames: [], rest: nil)
    return [60, 120].map { framesPerSecond in
      let gap = gap(framesPerSecond: framesPerSecond) {
        bounce.scroller($0, framesPerSecond: Double(framesPerSecond))
      }
      return Difference(
        "a bounce entered at 10,000 points per second", "UIKit's ticks at \(framesPerSecond) Hz, computed",
        displayLink: "", exact: text(gap))
    }
  }

  /// The greatest distance between the two integrations, in the frames in which both move.
  private static func gap(
    framesPerSecond: Int = 60, _ start: (Scroller.Physics.Integration) -> Scroller
  ) -> Double {
    // Tick by tick, the release itself is the first frame.
    let ticks = offsets(of: start(.displayLink), framesPerSecond: framesPerSecond).dropLast()
    let exact = offsets(of: start(.exact), framesPerSecond: framesPerSecond).dropFirst().dropLast()
    return zip(ticks, exact).map { abs($0 - $1) }.max()!
  }

  /// The offsets of all frames after a release, the one at rest included.
  private static func offsets(of start: Scroller, framesPerSecond: Int) -> [Double] {
    var (scroller, offsets) = (start, [start.viewport.contentOffset.y])
    while scroller.phase != .idle {
      scroller.advance(to: start.now.advanced(by: .seconds(1) * offsets.count / framesPerSecond))
      offsets.append(scroller.contentOffset.y)
    }
    return offsets
  }

  // MARK: - Logs in whole pixels

  /// `LoggedMotionTests` holds them.
  private static let logs = [
    Difference(
      "three bounces, 2021",
      "\(LoggedMotionTests.bounces.map(\.pixels.count).reduce(0, +)) offsets in pixels, two numbers fitted to each bounce",
      displayLink: "all to the pixel", exact: ""),
    Difference(
      "an animated change of page, 2021", "\(LoggedMotionTests.pageChange.count) offsets in pixels",
      displayLink: "all but one", exact: "all but one"),
    Difference("four flicks, 2013", "targets and durations", displayLink: "0; 2 ms", exact: "0; 2 ms"),
  ]

  // MARK: - Replays

  private static func flick(
    _ integration: Scroller.Physics.Integration
  ) -> (scroller: Scroller, offsets: Double, velocities: Double, release: Double) {
    typealias Flick = RecordedMotion.Flick
    var scroller = Flick.scroller(integration)
    var (offsets, velocities, release) = (0.0, 0.0, 0.0)
    for (index, touch) in Flick.touches.enumerated() {
      let point = ScrollPoint(200, touch.y)
      scroller.handle(index == 0 ? .touchDown(point) : .touchMoved(point), at: .seconds(touch.time))
      offsets = max(offsets, abs(scroller.contentOffset.y - touch.offset))
      if let velocity = touch.velocity, scroller.isDragging {
        velocities = max(velocities, abs(scroller.velocity.dy + velocity))
      }
    }
    scroller.handle(.touchUp, at: Flick.lift) { release = abs($0.velocity.dy - Flick.releaseVelocity) }
    return (scroller, offsets, velocities, release)
  }

  private static func rest(_ start: Scroller) -> Double {
    let scroller = changed(start) { $0.runToRest() }
    return scroller.contentOffset.y
  }
}
