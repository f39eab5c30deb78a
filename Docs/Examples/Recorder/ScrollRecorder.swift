// Records a UIScrollView as a scenario for scroll-trace: Docs/Reference/Conformance.md says how. Copy this file into an app; it needs
// nothing else.

/// What a scroll view was given and what it showed, as a scenario file.
///
/// Touches and changes become the scenario's inputs, offsets and callbacks its `recorded` rows. Times are in seconds of any
/// clock; the file counts them from the start.
struct ScrollLog {
  /// The properties of a scroll view that a scenario has.
  struct Configuration: Equatable {
    var frame = [0.0, 0, 0, 0]
    /// At its present scale.
    var contentSize = [0.0, 0]
    var contentInset = [0.0, 0, 0, 0]
    var safeAreaInsets = [0.0, 0, 0, 0]
    var adjustmentBehavior = "automatic"
    var isContainerContent = true
    var contentOffset = [0.0, 0]
    var displayScale = 1.0
    var decelerationRate = 0.998
    var bounces = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var isDirectionalLockEnabled = false
    var isScrollEnabled = true
    var isPagingEnabled = false
    /// A scenario has no input for other limits: they are those at the start.
    var minimumZoomScale = 1.0
    var maximumZoomScale = 1.0
    var bouncesZoom = true
    var zoomScale = 1.0
    var framesPerSecond = 60.0

    /// Whether the content can be zoomed, or is.
    var zooms: Bool { minimumZoomScale < maximumZoomScale || zoomScale != 1 }
  }

  private let name: String
  private let start: Double
  private let first: Configuration
  private var latest: Configuration
  private var inputs: [(time: Double, text: String)] = []
  private var rows: [(time: Double, text: String)] = []
  /// What has been shown and called since the latest frame, whose frame is not yet known.
  private var pending: [(now: Double, news: News)] = []
  /// The size of the content at scale 1.
  private var unscaledContentSize: [Double]
  private var frame: Double
  /// The time stamp of the touch that the scroll view is handling.
  private var touch: Double?
  private var end = 0.0

  /// An offset, the scale of the content, and that of the recogniser of pinches while it has recognised one.
  struct Shown {
    var offset: [Double]
    var scale = 1.0
    var pinch: Double?
  }

  /// A log of a scroll view that begins at `now`.
  init(name: String, _ configuration: Configuration, at now: Double) {
    (self.name, start, frame) = (name, now, now)
    (first, latest) = (configuration, configuration)
    unscaledContentSize = configuration.contentSize.map { $0 / configuration.zoomScale }
    show([Shown(offset: configuration.contentOffset, scale: configuration.zoomScale)], at: now)
  }

  // MARK: What the scroll view is given

  /// A finger is `down`, has `move`d or is `up`, or the system has decided to `cancel` its touch.
  mutating func touch(_ phase: String, finger: Int, at point: [Double], timestamp: Double) {
    touch = timestamp
    input(#""touch": "\#(phase)", "at": \#(Self.json(point)), "finger": \#(finger)"#, at: timestamp)
  }

  /// The scroll view has handled the touches of an event: the offsets that follow are those of frames.
  mutating func endOfTouches() { touch = nil }

  /// The app has set the offset.
  mutating func setContentOffset(_ offset: [Double], animated: Bool, now: Double) {
    input(#""setContentOffset": \#(Self.json(offset)), "animated": \#(animated)"#, at: now)
  }

  /// The app has scrolled to a rectangle.
  mutating func scrollRectToVisible(_ rect: [Double], animated: Bool, now: Double) {
    input(#""scrollRectToVisible": \#(Self.json(rect)), "animated": \#(animated)"#, at: now)
  }

  /// The app has set the scale.
  mutating func setZoomScale(_ scale: Double, animated: Bool, now: Double) {
    input(#""zoomScale": \#(scale), "animated": \#(animated)"#, at: now)
  }

  /// The app has zoomed to a rectangle of the content at scale 1.
  mutating func zoom(to rect: [Double], animated: Bool, now: Double) {
    input(#""zoomTo": \#(Self.json(rect)), "animated": \#(animated)"#, at: now)
  }

  /// The app has stopped the content.
  mutating func stop(now: Double) { input(#""stop": true"#, at: now) }

  /// The delegate has replaced the target of a release.
  mutating func retarget(_ target: [Double], now: Double) {
    input(#""retarget": \#(Self.json(target))"#, at: touch ?? now)
  }

  // MARK: What it shows

  /// A display link has fired, for the frame at `timestamp`.
  ///
  /// Its callback comes before or after the scroll view's own. Offsets of this frame can therefore be known before it:
  /// they are those that came after its time stamp.
  mutating func frame(at timestamp: Double, _ configuration: Configuration) {
    let (before, after) = (pending.filter { $0.now < timestamp }, pending.filter { $0.now >= timestamp })
    tell(before, at: frame)
    frame = timestamp
    tell(after, at: timestamp)
    pending = []
    change(to: configuration, at: timestamp)
  }

  /// The scroll view has a new offset, or a new scale.
  mutating func show(_ shown: Shown, now: Double) {
    guard let touch else {
      pending.append((now, .shown(shown)))
      return
    }
    show([shown], at: touch)
  }

  /// A callback of the delegate, under the name that scroll-trace gives it, and the scroll view's state in it.
  ///
  /// - Parameter details: further keys of the row, as JSON: `"velocity": [0, 1.5], "target": [0, 400]`.
  mutating func event(
    _ name: String, isTracking: Bool, isDragging: Bool, isDecelerating: Bool, details: String = "",
    now: Double
  ) {
    let state =
      #""isTracking": \#(isTracking), "isDragging": \#(isDragging), "isDecelerating": \#(isDecelerating)"#
    let text = #""event": "\#(name)", \#(state)"# + (details.isEmpty ? "" : ", " + details)
    if let touch { row(text, at: touch) } else { pending.append((now, .event(text))) }
  }

  // MARK: The file

  /// The scenario file of what has been recorded up to `now`.
  func scenario(now: Double, device: String) -> String {
    var log = self
    log.tell(pending, at: frame)
    log.end = max(log.end, now - start)
    return log.text(device)
  }

  private func text(_ device: String) -> String {
    let inputs = Self.lines(inputs)
    let rows = Self.lines(rows)
    let zoom =
      first.zooms
      ? """
      ,
        "zoom": {"minimum": \(first.minimumZoomScale), "maximum": \(first.maximumZoomScale),
         "scale": \(first.zoomScale), "bouncesZoom": \(first.bouncesZoom)}
      """ : ""
    return """
      {"name": "\(Self.escaped(name))",
       "viewport": {
        "frame": \(Self.json(first.frame)), "contentSize": \(Self.json(first.contentSize.map { $0 / first.zoomScale })),
        "contentInset": \(Self.json(first.contentInset)), "safeAreaInsets": \(Self.json(first.safeAreaInsets)),
        "contentInsetAdjustmentBehavior": "\(first.adjustmentBehavior)",
        "isContainerContent": \(first.isContainerContent),
        "contentOffset": \(Self.json(first.contentOffset)), "displayScale": \(first.displayScale)\(zoom)},
       "physics": {
        "decelerationRate": \(first.decelerationRate), "integration": "displayLink", "bounces": \(first.bounces),
        "alwaysBounceVertical": \(first.alwaysBounceVertical), "alwaysBounceHorizontal": \(first.alwaysBounceHorizontal),
        "directionalLock": \(first.isDirectionalLockEnabled), "isScrollEnabled": \(first.isScrollEnabled),
        "snap": {"kind": "\(first.isPagingEnabled ? "paging" : "none")"}},
       "framesPerSecond": \(first.framesPerSecond), "duration": \(end),
       "inputs": [\(inputs)],
       "recorded": {"device": "\(Self.escaped(device))", "rows": [\(rows)]}}

      """
  }

  // MARK: Parts

  private mutating func change(to configuration: Configuration, at now: Double) {
    let old = latest
    latest = configuration
    // Zooming changes the size, too, and rounds it.
    let isOther = (0...1).contains {
      abs(unscaledContentSize[$0] * configuration.zoomScale - configuration.contentSize[$0])
        > (first.zooms ? 0.5 : 0)
    }
    if isOther { unscaledContentSize = configuration.contentSize.map { $0 / configuration.zoomScale } }
    if old.frame != configuration.frame {
      let size = Self.json(Array(configuration.frame.suffix(2)))
      input(#""resize": \#(size), "contentSize": \#(Self.json(unscaledContentSize))"#, at: now)
    } else if isOther {
      input(#""contentSize": \#(Self.json(unscaledContentSize))"#, at: now)
    }
    if old.contentInset != configuration.contentInset {
      input(#""contentInset": \#(Self.json(configuration.contentInset))"#, at: now)
    }
    if old.safeAreaInsets != configuration.safeAreaInsets {
      input(#""safeAreaInsets": \#(Self.json(configuration.safeAreaInsets))"#, at: now)
    }
  }

  private mutating func input(_ text: String, at time: Double) {
    Self.add(text, at: time - start, to: &inputs, &end)
  }

  private mutating func row(_ text: String, at time: Double) {
    Self.add(text, at: time - start, to: &rows, &end)
  }

  private enum News {
    case shown(Shown)
    case event(String)
  }

  /// Adds what the frame at `time` has shown, and the callbacks, at their own times after that.
  private mutating func tell(_ news: [(now: Double, news: News)], at time: Double) {
    show(news.compactMap { if case .shown(let shown) = $0.news { shown } else { nil } }, at: time)
    for (now, news) in news {
      if case .event(let text) = news { row(text, at: now) }
    }
  }

  /// Adds the last of what was shown, which hides what was before it in the same frame.
  private mutating func show(_ shown: [Shown], at time: Double) {
    guard let last = shown.last else { return }
    var text = #""offset": \#(Self.json(last.offset))"#
    if first.zooms { text += #", "scale": \#(last.scale)"# }
    if let pinch = last.pinch { text += #", "pinch": \#(pinch)"# }
    row(text, at: time)
  }

  /// Adds a line at a time, but not before the line before it.
  private static func add(
    _ text: String, at time: Double, to lines: inout [(time: Double, text: String)], _ end: inout Double
  ) {
    let time = max(time, lines.last?.time ?? 0)
    lines.append((time, text))
    end = max(end, time)
  }

  private static func lines(_ lines: [(time: Double, text: String)]) -> String {
    lines.map { "\n  {\"t\": \($0.time), \($0.text)}" }.joined(separator: ",")
  }

  private static func json(_ numbers: [Double]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return result
  }
}

#if (os(iOS) || os(tvOS) || os(visionOS)) && canImport(UIKit)
  import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Records a scroll view from its creation until `finish`.
  ///
  /// It takes the place of the scroll view's delegate, and forwards to the one before it. Scroll programmatically by its
  /// own methods, so that they are recorded, too.
  @MainActor
  final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    private let scrollView: UIScrollView
    private weak var delegate: (any UIScrollViewDelegate)?
    private let touches = TouchObserver(target: nil, action: nil)
    private var link: CADisplayLink?
    private var log: ScrollLog

    init(_ scrollView: UIScrollView, name: String) {
      self.scrollView = scrollView
      delegate = scrollView.delegate
      log = ScrollLog(name: name, ScrollLog.Configuration(scrollView), at: CACurrentMediaTime())
      super.init()
      touches.observe = { [weak self] phase, finger, point, timestamp in
        self?.log.touch(phase, finger: finger, at: point, timestamp: timestamp)
        // The scroll view handles the touches of an event, and calls its delegate, before the next turn of the main queue.
        Task { self?.log.endOfTouches() }
      }
      scrollView.addGestureRecognizer(touches)
      scrollView.delegate = self
      let link = CADisplayLink(target: self, selector: #selector(fire))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Ends the recording, and returns the scenario file.
    func finish() -> String {
      link?.invalidate()
      scrollView.removeGestureRecognizer(touches)
      scrollView.delegate = delegate
      let device = UIDevice.current
      return log.scenario(now: now, device: "\(device.model), \(device.systemName) \(device.systemVersion)")
    }

    private var now: Double { CACurrentMediaTime() }

    @objc private func fire(_ link: CADisplayLink) {
      log.frame(at: link.timestamp, ScrollLog.Configuration(scrollView))
    }

    private func event(_ name: String, details: String = "") {
      log.event(
        name, isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
        isDecelerating: scrollView.isDecelerating, details: details, now: now)
    }

    /// Logs what the scroll view shows now.
    private func show() {
      let offset = scrollView.contentOffset
      var shown = ScrollLog.Shown(
        offset: [Double(offset.x), Double(offset.y)], scale: Double(scrollView.zoomScale))
      if let pinch = scrollView.pinchGestureRecognizer, pinch.state == .began || pinch.state == .changed {
        shown.pinch = Double(pinch.scale)
      }
      log.show(shown, now: now)
    }

    // MARK: Programmatic scrolling

    func setContentOffset(_ offset: CGPoint, animated: Bool) {
      log.setContentOffset([Double(offset.x), Double(offset.y)], animated: animated, now: now)
      scrollView.setContentOffset(offset, animated: animated)
    }

    func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      let (origin, size) = (rect.origin, rect.size)
      log.scrollRectToVisible(
        [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)], animated: animated,
        now: now)
      scrollView.scrollRectToVisible(rect, animated: animated)
    }

    func setZoomScale(_ scale: CGFloat, animated: Bool) {
      log.setZoomScale(Double(scale), animated: animated, now: now)
      scrollView.setZoomScale(scale, animated: animated)
    }

    func zoom(to rect: CGRect, animated: Bool) {
      let (origin, size) = (rect.origin, rect.size)
      log.zoom(
        to: [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)], animated: animated,
        now: now)
      scrollView.zoom(to: rect, animated: animated)
    }

    @available(iOS 17.4, *)
    func stopScrollingAndZooming() {
      log.stop(now: now)
      scrollView.stopScrollingAndZooming()
    }

    // MARK: The delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      show()
      delegate?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      event("willBeginDragging")
      delegate?.scrollViewWillBeginDragging?(scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let proposal = targetContentOffset.pointee
      event(
        "willEndDragging",
        details: #""velocity": [\#(Double(velocity.x)), \#(Double(velocity.y))], "#
          + #""target": [\#(Double(proposal.x)), \#(Double(proposal.y))]"#)
      delegate?.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      let target = targetContentOffset.pointee
      if target != proposal { log.retarget([Double(target.x), Double(target.y)], now: now) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      event(decelerate ? "didEndDragging(decelerate)" : "didEndDragging")
      delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      event("willBeginDecelerating")
      delegate?.scrollViewWillBeginDecelerating?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      event("didEndDecelerating")
      delegate?.scrollViewDidEndDecelerating?(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      delegate?.viewForZooming?(in: scrollView) ?? nil
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      event("willBeginZooming")
      delegate?.scrollViewWillBeginZooming?(scrollView, with: view)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      show()
      event("didZoom", details: #""scale": \#(Double(scrollView.zoomScale))"#)
      delegate?.scrollViewDidZoom?(scrollView)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      event("didEndZooming", details: #""scale": \#(Double(scale))"#)
      delegate?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      event("didEndScrollingAnimation")
      delegate?.scrollViewDidEndScrollingAnimation?(scrollView)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      event("didScrollToTop")
      delegate?.scrollViewDidScrollToTop?(scrollView)
    }
  }

  extension ScrollLog.Configuration {
    @MainActor
    fileprivate init(_ view: UIScrollView) {
      func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)]
      }
      let (frame, size) = (view.frame, view.contentSize)
      self.frame = [
        Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width), Double(frame.size.height),
      ]
      contentSize = [Double(size.width), Double(size.height)]
      contentInset = numbers(view.contentInset)
      safeAreaInsets = numbers(view.safeAreaInsets)
      let adjusted = numbers(view.adjustedContentInset)
      adjustmentBehavior =
        switch view.contentInsetAdjustmentBehavior {
        case .automatic: "automatic"
        case .scrollableAxes: "scrollableAxes"
        case .never: "never"
        case .always: "always"
        @unknown default: "automatic"
        }
      isContainerContent = [0, 2].allSatisfy { adjusted[$0] == contentInset[$0] + safeAreaInsets[$0] }
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
    }
  }

  /// Sees the touches of a view, and never recognises anything.
  private final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
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
      for touch in touches {
        guard let finger = fingers[ObjectIdentifier(touch)] else { continue }
        let point = touch.location(in: view?.superview)
        observe?(phase, finger, [Double(point.x), Double(point.y)], touch.timestamp)
      }
    }
  }
#endif
