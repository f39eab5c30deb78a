#if os(iOS)
  import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Sees the touches of a view, in the window, and never recognises anything.
  final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
    var observe: ((_ phase: String, _ finger: Int, _ point: [Double], _ timestamp: Double) -> Void)?
    private var fingers: [ObjectIdentifier: Int] = [:]

    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      cancelsTouchesInView = false
      delaysTouchesBegan = false
      delaysTouchesEnded = false
      delegate = self
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches {
        let finger = (0..<64).first { !fingers.values.contains($0) } ?? 63
        fingers[ObjectIdentifier(touch)] = finger
      }
      log("down", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { log("move", touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end("up", touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end("cancel", touches) }

    private func end(_ phase: String, _ touches: Set<UITouch>) {
      log(phase, touches)
      for touch in touches { fingers[ObjectIdentifier(touch)] = nil }
      if fingers.isEmpty { state = .failed }
    }

    private func log(_ phase: String, _ touches: Set<UITouch>) {
      // In one order, for the touches of an event are a set.
      let known = touches.compactMap { touch in fingers[ObjectIdentifier(touch)].map { ($0, touch) } }
      for (finger, touch) in known.sorted(by: { $0.0 < $1.0 }) {
        let point = touch.location(in: nil)
        observe?(phase, finger, [Double(point.x), Double(point.y)], touch.timestamp)
      }
    }
  }
#endif
