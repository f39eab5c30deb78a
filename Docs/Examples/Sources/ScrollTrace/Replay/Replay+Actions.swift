import ScrollGeometry
import ScrollKinetics

// The calls of the library.
extension Replay {
  /// One call of the library.
  enum Call: Sendable {
    case input(Scroller.Input)
    case update(ScrollAnchor.Keeping = .offset, @Sendable (inout Viewport) -> Void)
    case apply(ContentChange)
    case move(Int?, ScrollAnimation?)
    case expand(Bool, ScrollAnimation?)
    case container(ScrollRect, ScrollAnimation?)
    case add(parent: Int?)
    case remove(retaining: Bool)
    case restore(parent: Int?)
  }

  /// Returns the call for `action`.
  static func call(_ action: Action) -> Call {
    switch action {
    case .touch(let touch, let point, let finger):
      .input(input(touch, at: point, finger: finger))
    case .drag(let drag):
      .input(input(drag))
    case .setContentOffset(let offset, let animated):
      .input(.setContentOffset(offset, animated: animated))
    case .scrollRectToVisible(let rect, let animated):
      .input(.scrollRectToVisible(rect, animated: animated))
    case .scrollToTop:
      .input(.scrollToTop)
    case .stop:
      .input(.stop)
    case .retarget(let target):
      .input(.retarget(target))
    case .autoscroll(let velocity, let coasts):
      .input(.autoscroll(velocity, coasts: coasts))
    case .fling(let velocity):
      .input(.fling(velocity))
    case .edgeScroll(let pointer):
      .input(.edgeScroll(pointer))
    case .beginRefreshing:
      .input(.beginRefreshing)
    case .endRefreshing:
      .input(.endRefreshing)
    case .wheel(let delta, let notch, let animated):
      .input(.wheel(delta, notch: notch, animated ? .wheel : nil))
    case .scroll(let delta, let phase):
      .input(.scroll(delta, phase: phase))
    case .key(let key, let animated):
      .input(.key(key, animated ? .uiKit : nil))
    case .pinch(let phase, let scale, let point):
      .input(.pinch(phase, scale: scale, at: point))
    case .magnify(let factor, let point):
      .input(.magnify(by: factor, at: point))
    case .zoomScale(let scale, let animated):
      .input(.setZoomScale(scale, animated: animated))
    case .zoomTo(let rect, let animated):
      .input(.zoom(to: rect, animated: animated))
    case .resize(let size, let keeping, let contentSize):
      .update(keeping) {
        $0.frame.size = size
        $0.unscaledContentSize = contentSize ?? $0.unscaledContentSize
      }
    case .contentSize(let size):
      .update { $0.unscaledContentSize = size }
    case .contentInset(let insets):
      .update { $0.contentInset = insets }
    case .safeAreaInsets(let insets):
      .update { $0.safeAreaInsets = insets }
    case .insert(let change):
      .apply(change)
    case .moveTo(let detent, let animated):
      .move(detent, animated ? .uiKit : nil)
    case .expand(let expands, let animated):
      .expand(expands, animated ? .uiKit : nil)
    case .container(let container, let animated):
      .container(container, animated ? .uiKit : nil)
    case .add(let parent):
      .add(parent: parent)
    case .remove(let isRetained):
      .remove(retaining: isRetained)
    case .restore(let parent):
      .restore(parent: parent)
    }
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
