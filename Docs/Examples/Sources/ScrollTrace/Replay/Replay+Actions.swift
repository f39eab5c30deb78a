import ScrollGeometry
import ScrollKinetics

// The calls of the library.
extension Replay {
  /// One call of the library.
  enum Call: Sendable {
    case input(Scroller.Input)
    case update(ScrollAnchor.Keeping, @Sendable (inout Viewport) -> Void)
    case apply(ContentChange)
  }

  /// Returns the call for `action`.
  static func call(_ action: Action) -> Call {
    switch action {
    case .touch(let touch, let point, let finger):
      handle(input(touch, at: point, finger: finger))
    case .drag(let drag):
      handle(input(drag))
    case .setContentOffset(let offset, let animated):
      handle(.setContentOffset(offset, animated: animated))
    case .scrollRectToVisible(let rect, let animated):
      handle(.scrollRectToVisible(rect, animated: animated))
    case .scrollToTop:
      handle(.scrollToTop)
    case .stop:
      handle(.stop)
    case .retarget(let target):
      handle(.retarget(target))
    case .wheel(let delta, let animated):
      handle(.wheel(delta, animated ? .wheel : nil))
    case .scroll(let delta, let phase):
      handle(.scroll(delta, phase: phase))
    case .key(let key, let animated):
      handle(.key(key, animated ? .uiKit : nil))
    case .resize(let size, let keeping, let contentSize):
      update(keeping) {
        $0.frame.size = size
        $0.contentSize = contentSize ?? $0.contentSize
      }
    case .contentSize(let size):
      update { $0.contentSize = size }
    case .contentInset(let insets):
      update { $0.contentInset = insets }
    case .safeAreaInsets(let insets):
      update { $0.safeAreaInsets = insets }
    case .insert(let change):
      .apply(change)
    }
  }

  private static func handle(_ input: Scroller.Input) -> Call { .input(input) }

  private static func update(
    _ keeping: ScrollAnchor.Keeping = .offset, _ change: @escaping @Sendable (inout Viewport) -> Void
  ) -> Call { .update(keeping, change) }

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
