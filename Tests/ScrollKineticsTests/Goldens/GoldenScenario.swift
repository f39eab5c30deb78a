import ScrollGeometry
import ScrollKinetics

/// A motion whose bits are recorded: a scroller or a chain, and its inputs with their instants.
///
/// Written without Foundation and without strings that need Unicode tables, since the program that replays the
/// scenarios on other processors (.ci/check-targets) compiles it, too.
struct GoldenScenario {
  /// A call of the scroller.
  enum Action {
    /// An input; a release may choose another target.
    case input(Scroller.Input, release: (inout Scroller.Release) -> Void)
    case update(ScrollAnchor.Keeping, (inout Viewport) -> Void)
    case content(ContentChange)
  }

  let name: String
  /// The scroller or chain at the start.
  let moved: Moved
  let framesPerSecond: Int
  /// The number of frames, including the one at zero.
  let frameCount: Int
  /// In order of time.
  private(set) var steps: [(instant: ScrollInstant, action: Action)] = []

  init(
    _ name: String, _ viewport: Viewport, _ physics: Scroller.Physics = .uiKit, framesPerSecond: Int = 120,
    seconds: Int
  ) {
    self.init(
      name, .scroller(Scroller(viewport: viewport, physics: physics)), framesPerSecond: framesPerSecond,
      seconds: seconds)
  }

  init(_ name: String, _ moved: Moved, framesPerSecond: Int = 120, seconds: Int) {
    self.name = name
    self.moved = moved
    self.framesPerSecond = framesPerSecond
    frameCount = seconds * framesPerSecond + 1
  }
}

extension GoldenScenario {
  /// Adds an input, `time` seconds after the origin.
  mutating func at(
    _ time: Double, _ input: Scroller.Input, release: @escaping (inout Scroller.Release) -> Void = { _ in }
  ) { at(ScrollInstant(seconds: time), input, release: release) }

  /// Adds inputs, each after its seconds from the origin.
  mutating func at(_ inputs: (time: Double, input: Scroller.Input)...) {
    for (time, input) in inputs { at(time, input) }
  }

  /// Adds an input at an instant.
  mutating func at(
    _ instant: ScrollInstant, _ input: Scroller.Input,
    release: @escaping (inout Scroller.Release) -> Void = { _ in }
  ) { steps.append((instant, .input(input, release: release))) }

  /// Adds a change of the viewport.
  mutating func update(
    at time: Double, keeping: ScrollAnchor.Keeping = .offset, _ change: @escaping (inout Viewport) -> Void
  ) { steps.append((ScrollInstant(seconds: time), .update(keeping, change))) }

  mutating func apply(_ change: ContentChange, at time: Double) {
    steps.append((ScrollInstant(seconds: time), .content(change)))
  }

  /// Adds a finger that moves from `start` by `distance` in a tenth of a second, with increasing speed, and is lifted.
  mutating func swipe(at time: Double, from start: ScrollPoint, by distance: ScrollVector) {
    at(time, .touchDown(start))
    for sample in 1...8 {
      let share = Double(sample * sample) / 64
      let place = ScrollPoint(x: start.x + share * distance.dx, y: start.y + share * distance.dy)
      at(time + 0.0125 * Double(sample), .touchMoved(place))
    }
    at(time + 0.109375, .touchUp)
  }

  /// Adds a recognised drag by `translation` that ends with `velocity`, the finger's both.
  mutating func drag(
    at time: Double, by translation: ScrollVector, velocity: ScrollVector,
    release: @escaping (inout Scroller.Release) -> Void = { _ in }
  ) {
    at(time, .began)
    at(time + 0.0625, .changed(translation: translation))
    at(time + 0.09375, .ended(velocity: velocity), release: release)
  }
}

extension ScrollVector {
  static func horizontal(_ dx: Double) -> ScrollVector { ScrollVector(dx: dx, dy: 0) }
  static func vertical(_ dy: Double) -> ScrollVector { ScrollVector(dx: 0, dy: dy) }
  static func along(_ axis: ScrollAxis, _ length: Double) -> Self { Self { $0 == axis ? length : 0 } }
}
