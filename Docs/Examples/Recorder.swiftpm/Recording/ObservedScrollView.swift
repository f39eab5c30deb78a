#if os(iOS)
  import UIKit

  /// A scroll view, its touches and its delegate, as the recorder sees them.
  @MainActor
  final class ObservedScrollView: NSObject {
    let scrollView: UIScrollView
    /// The delegate that was there, which UIKit does not retain either. UIKit asks on the main actor alone what we respond to.
    nonisolated(unsafe) private(set) weak var delegate: (any UIScrollViewDelegate)?
    var log: ScrollLog
    private let touches = TouchObserver(target: nil, action: nil)

    init(_ scrollView: UIScrollView, name: String, scene: RecordingScene?, at now: Double) {
      self.scrollView = scrollView
      delegate = scrollView.delegate
      log = ScrollLog(name: name, scene: scene, ScrollLog.Configuration(scrollView), at: now)
      super.init()
      touches.observe = { [weak self] phase, finger, point, timestamp in
        self?.log.touch(phase, finger: finger, at: point, timestamp: timestamp)
        // The scroll view handles the touches of an event, and calls its delegate, before the next turn of the main queue.
        Task { self?.log.endOfTouches() }
      }
      scrollView.addGestureRecognizer(touches)
      scrollView.refreshControl?.addTarget(self, action: #selector(didRefresh), for: .valueChanged)
      scrollView.delegate = self
    }

    // The delegate of a table or of a collection has further methods.

    nonisolated override func responds(to selector: Selector!) -> Bool {
      // With this method content can be zoomed.
      if selector == #selector(UIScrollViewDelegate.viewForZooming(in:)) {
        return delegate?.responds(to: selector) ?? false
      }
      return super.responds(to: selector) || delegate?.responds(to: selector) ?? false
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { delegate }

    var now: Double { CACurrentMediaTime() }

    func frame(at timestamp: Double) {
      log.frame(at: timestamp, ScrollLog.Configuration(scrollView), presented)
    }

    func finish(at now: Double, device: String) -> String {
      scrollView.removeGestureRecognizer(touches)
      scrollView.refreshControl?.removeTarget(self, action: #selector(didRefresh), for: .valueChanged)
      scrollView.delegate = delegate
      return log.scenario(now: now, device: device)
    }

    @objc private func didRefresh() { event("didRefresh", at: now) }

    func event(_ name: String, details: String = "", at now: Double) {
      log.event(
        name, isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
        isDecelerating: scrollView.isDecelerating, details: details, now: now)
    }

    /// The offset and the scale, and the scale of a pinch under way.
    var shown: ScrollLog.Shown {
      let offset = scrollView.contentOffset
      var shown = ScrollLog.Shown(
        offset: [Double(offset.x), Double(offset.y)], scale: Double(scrollView.zoomScale))
      if let pinch = scrollView.pinchGestureRecognizer, pinch.state == .began || pinch.state == .changed {
        shown.pinch = Double(pinch.scale)
      }
      return shown
    }

    /// What is on the screen: in an animation of UIKit something else than the scroll view's properties say.
    private var presented: ScrollLog.Presented {
      let origin = (scrollView.layer.presentation() ?? scrollView.layer).bounds.origin
      var scale = Double(scrollView.zoomScale)
      if let zoomed = delegate?.viewForZooming?(in: scrollView), let layer = zoomed.layer.presentation() {
        scale = Double(layer.affineTransform().a)
      }
      let pan = scrollView.panGestureRecognizer
      let (translation, velocity) = (pan.translation(in: nil), pan.velocity(in: nil))
      return ScrollLog.Presented(
        offset: [Double(origin.x), Double(origin.y)], scale: scale > 0 ? scale : Double(scrollView.zoomScale),
        isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
        isDecelerating: scrollView.isDecelerating,
        pan: ScrollLog.Pan(
          state: pan.state.name, translation: [Double(translation.x), Double(translation.y)],
          velocity: [Double(velocity.x), Double(velocity.y)]),
        pinch: scrollView.pinchGestureRecognizer.map {
          ScrollLog.Pinch(state: $0.state.name, scale: Double($0.scale), velocity: Double($0.velocity))
        })
    }
  }

  // MARK: - Programmatic scrolling

  extension ObservedScrollView {
    func setContentOffset(_ offset: CGPoint, animated: Bool) {
      log.setContentOffset([Double(offset.x), Double(offset.y)], animated: animated, now: now)
      scrollView.setContentOffset(offset, animated: animated)
    }

    func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      log.scrollRectToVisible(rect.numbers, animated: animated, now: now)
      scrollView.scrollRectToVisible(rect, animated: animated)
    }

    func setZoomScale(_ scale: CGFloat, animated: Bool) {
      log.setZoomScale(Double(scale), animated: animated, now: now)
      scrollView.setZoomScale(scale, animated: animated)
    }

    func zoom(to rect: CGRect, animated: Bool) {
      log.zoom(to: rect.numbers, animated: animated, now: now)
      scrollView.zoom(to: rect, animated: animated)
    }

    func beginRefreshing() {
      log.beginRefreshing(now: now)
      scrollView.refreshControl?.beginRefreshing()
    }

    func setContentInset(_ inset: UIEdgeInsets) {
      log.setContentInset(inset.numbers, now: now)
      scrollView.contentInset = inset
    }

    func endRefreshing() {
      log.endRefreshing(now: now)
      scrollView.refreshControl?.endRefreshing()
    }

    @available(iOS 17.4, *)
    func stopScrollingAndZooming() {
      log.stop(now: now)
      scrollView.stopScrollingAndZooming()
    }
  }

  // MARK: - Properties

  extension ScrollLog.Configuration {
    @MainActor
    init(_ view: UIScrollView) {
      frame = (view.superview?.convert(view.frame, to: nil) ?? view.frame).numbers
      contentSize = [Double(view.contentSize.width), Double(view.contentSize.height)]
      contentInset = view.contentInset.numbers
      safeAreaInsets = view.safeAreaInsets.numbers
      adjustedContentInset = view.adjustedContentInset.numbers
      adjustmentBehavior =
        switch view.contentInsetAdjustmentBehavior {
        case .automatic: "automatic"
        case .scrollableAxes: "scrollableAxes"
        case .never: "never"
        case .always: "always"
        @unknown default: "automatic"
        }
      isContainerContent = [0, 2].allSatisfy {
        adjustedContentInset[$0] == contentInset[$0] + safeAreaInsets[$0]
      }
      contentOffset = [Double(view.contentOffset.x), Double(view.contentOffset.y)]
      displayScale = max(1, Double(view.traitCollection.displayScale))
      decelerationRate = Double(view.decelerationRate.rawValue)
      bounces = view.bounces
      alwaysBounceVertical = view.alwaysBounceVertical
      alwaysBounceHorizontal = view.alwaysBounceHorizontal
      isDirectionalLockEnabled = view.isDirectionalLockEnabled
      isScrollEnabled = view.isScrollEnabled
      isPagingEnabled = view.isPagingEnabled
      minimumZoomScale = Double(view.minimumZoomScale)
      maximumZoomScale = Double(view.maximumZoomScale)
      bouncesZoom = view.bouncesZoom
      zoomScale = Double(view.zoomScale)
      framesPerSecond = Double(view.window?.screen.maximumFramesPerSecond ?? 60)
      hasRefreshControl = view.refreshControl != nil
      isRefreshing = view.refreshControl?.isRefreshing ?? false
    }
  }

  extension CGRect {
    fileprivate var numbers: [Double] {
      [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
    }
  }

  extension UIEdgeInsets {
    fileprivate var numbers: [Double] { [Double(top), Double(left), Double(bottom), Double(right)] }
  }

  extension UIGestureRecognizer.State {
    fileprivate var name: String {
      switch self {
      case .possible: "possible"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      @unknown default: "unknown"
      }
    }
  }
#endif
