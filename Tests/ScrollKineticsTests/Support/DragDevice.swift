import ScrollGeometry
import ScrollKinetics

/// What drags content: a finger, a recognised drag, or a pad whose scroll has phases.
enum DragDevice: CaseIterable {
  case finger, readyMade, pad

  func begin(at finger: ScrollPoint) -> Scroller.Input {
    switch self {
    case .finger: .touchDown(finger)
    case .readyMade: .began
    case .pad: .scroll(.zero, phase: .began)
    }
  }

  func move(to finger: ScrollPoint, by step: ScrollVector) -> Scroller.Input {
    switch self {
    case .finger: .touchMoved(finger)
    case .readyMade: .moved(by: step)
    case .pad: .scroll(-step, phase: .changed)
    }
  }

  /// The end of the drag; the velocity is that of a recognised drag.
  func end(velocity: ScrollVector? = nil) -> Scroller.Input {
    switch self {
    case .finger: .touchUp
    case .readyMade: .ended(velocity: velocity)
    case .pad: .scroll(.zero, phase: .ended)
    }
  }
}
