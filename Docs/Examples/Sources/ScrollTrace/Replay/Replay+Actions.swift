import ScrollGeometry
import ScrollKinetics

// What the library is told: the one place to fill in as it learns more.
extension Replay {
  /// One call to the scroller.
  typealias Step = (inout Scroller, ScrollInstant) -> Scroller.Events

  /// The scroller of `scenario` before its first input.
  static func scroller(_ scenario: Scenario) throws(ScenarioError) -> Scroller {
    guard case .none = scenario.snap else {
      throw ScenarioError(
        .root.member("physics").member("snap"), "must be of kind \"none\"", "is a kind not supported yet")
    }
    return Scroller(viewport: scenario.viewport, physics: scenario.physics)
  }

  /// The call that `action`, which stands at `path`, asks for.
  static func step(_ action: Action, at path: JSONPath) throws(ScenarioError) -> Step {
    switch action {
    case .touch(let touch, let point, let finger):
      return handle(input(touch, at: point, finger: finger))
    case .drag(let drag):
      return handle(input(drag))
    case .setContentOffset: throw notYet(path.member("setContentOffset"))
    case .scrollRectToVisible: throw notYet(path.member("scrollRectToVisible"))
    case .scrollToTop: throw notYet(path.member("scrollToTop"))
    case .stop: throw notYet(path.member("stop"))
    case .retarget: throw notYet(path.member("retarget"))
    case .wheel: throw notYet(path.member("wheel"))
    case .key: throw notYet(path.member("key"))
    case .resize: throw notYet(path.member("resize"))
    case .contentSize: throw notYet(path.member("contentSize"))
    case .contentInset: throw notYet(path.member("contentInset"))
    case .safeAreaInsets: throw notYet(path.member("safeAreaInsets"))
    case .insert: throw notYet(path.member("insert"))
    }
  }

  private static func handle(_ input: Scroller.Input) -> Step {
    { scroller, instant in scroller.handle(input, at: instant) }
  }

  private static func notYet(_ path: JSONPath) -> ScenarioError {
    ScenarioError(path, "must be a touch or a drag", "is an action not supported yet")
  }

  private static func input(_ touch: Action.Touch, at point: ScrollPoint, finger: Int) -> Scroller.Input {
    switch touch {
    case .down: .touchDown(point, finger: finger)
    case .move: .touchMoved(point, finger: finger)
    case .up: .touchUp(finger: finger)
    case .cancel: .touchCancelled(finger: finger)
    }
  }

  private static func input(_ drag: Action.Drag) -> Scroller.Input {
    switch drag {
    case .held: .held
    case .began: .began
    case .changed(let translation): .changed(translation: translation)
    case .ended(let velocity): .ended(velocity: velocity)
    case .cancelled: .cancelled
    }
  }
}
