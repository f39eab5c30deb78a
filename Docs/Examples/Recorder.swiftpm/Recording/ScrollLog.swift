/// What a scroll view was given and what it showed, as a scenario.
///
/// Touches and changes become the scenario's inputs; offsets, callbacks and what the screen shows its `recorded` rows. Times are
/// in seconds of any clock; the scenario counts them from the start.
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
    /// A scenario has no input for other limits: they are those at the start, and rows tell of later ones.
    var minimumZoomScale = 1.0
    var maximumZoomScale = 1.0
    var bouncesZoom = true
    var zoomScale = 1.0
    var framesPerSecond = 60.0
    var adjustedContentInset = [0.0, 0, 0, 0]
    var hasRefreshControl = false
    var isRefreshing = false

    /// Whether the content can be zoomed, or is.
    var zooms: Bool { minimumZoomScale < maximumZoomScale || zoomScale != 1 }
  }

  private let name: String
  private let scene: RecordingScene?
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
  /// The latest of the rows that frames give, without its time.
  private var presented = ""
  private var end = 0.0

  /// An offset, the scale of the content, and that of the recogniser of pinches while it has recognised one.
  struct Shown {
    var offset: [Double]
    var scale = 1.0
    var pinch: Double?
  }

  /// What the screen shows in a frame, and the state of the scroll view and of its recognisers then.
  struct Presented {
    var offset: [Double]
    var scale = 1.0
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    var pan: Pan?
    var pinch: Pinch?
  }

  /// The recogniser of drags; its velocity is in points per second.
  struct Pan {
    var state: String
    var translation: [Double]
    var velocity: [Double]
  }

  /// The recogniser of pinches; its velocity is in scales per second.
  struct Pinch {
    var state: String
    var scale: Double
    var velocity: Double
  }

  /// A log of a scroll view that begins at `now`.
  init(name: String, scene: RecordingScene? = nil, _ configuration: Configuration, at now: Double) {
    (self.name, self.scene, start, frame) = (name, scene, now, now)
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

  /// The status bar has been tapped, and the scroll view scrolls to its top.
  mutating func scrollToTop(now: Double) { input(#""scrollToTop": true"#, at: now) }

  /// The app has begun refreshing.
  mutating func beginRefreshing(now: Double) { input(#""beginRefreshing": true"#, at: now) }

  /// The app has ended refreshing.
  mutating func endRefreshing(now: Double) { input(#""endRefreshing": true"#, at: now) }

  /// The app has set the insets. A change without this call is seen in the next frame, but for the top inset of a scroll view with
  /// a refresh control, which changes it, too.
  mutating func setContentInset(_ inset: [Double], now: Double) {
    latest.contentInset = inset
    input(#""contentInset": \#(Self.json(inset))"#, at: now)
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
  mutating func frame(at timestamp: Double, _ configuration: Configuration, _ presented: Presented? = nil) {
    let (before, after) = (pending.filter { $0.now < timestamp }, pending.filter { $0.now >= timestamp })
    tell(before, at: frame)
    frame = timestamp
    if let presented { present(presented, configuration, at: timestamp) }
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

  /// The file of scenarios: one as it is, several as an array.
  static func file(_ scenarios: [String]) -> String {
    (scenarios.count == 1 ? scenarios[0] : "[" + scenarios.joined(separator: ",\n") + "]") + "\n"
  }

  /// The scenario of what has been recorded up to `now`.
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
    let refresh = first.hasRefreshControl ? ", \"refresh\": {}" : ""
    let scene = scene.map { ", \"scene\": \"\($0)\"" } ?? ""
    return """
      {"name": "\(Self.escaped(name))",
       "viewport": {
        "frame": \(Self.json(first.frame)), "contentSize": \(Self.json(first.contentSize.map { $0 / first.zoomScale })),
        "contentInset": \(Self.json(first.contentInset)), "safeAreaInsets": \(Self.json(first.safeAreaInsets)),
        "contentInsetAdjustmentBehavior": "\(first.adjustmentBehavior)",
        "isContainerContent": \(first.isContainerContent),
        "contentOffset": \(Self.json(first.contentOffset)), "displayScale": \(first.displayScale)\(zoom)\(refresh)},
       "physics": {
        "decelerationRate": \(first.decelerationRate), "integration": "displayLink", "bounces": \(first.bounces),
        "alwaysBounceVertical": \(first.alwaysBounceVertical), "alwaysBounceHorizontal": \(first.alwaysBounceHorizontal),
        "directionalLock": \(first.isDirectionalLockEnabled), "isScrollEnabled": \(first.isScrollEnabled),
        "snap": {"kind": "\(first.isPagingEnabled ? "paging" : "none")"}},
       "framesPerSecond": \(first.framesPerSecond), "duration": \(end),
       "inputs": [\(inputs)],
       "recorded": {"device": "\(Self.escaped(device))"\(scene), "rows": [\(rows)]}}
      """
  }

  // MARK: Parts

  private mutating func change(to configuration: Configuration, at now: Double) {
    var configuration = configuration
    if first.hasRefreshControl { configuration.contentInset[0] = latest.contentInset[0] }
    let old = latest
    latest = configuration
    // Zooming changes the size, too, and rounds it.
    let isOther = (0...1).contains {
      abs(unscaledContentSize[$0] * configuration.zoomScale - configuration.contentSize[$0])
        > (first.zooms ? 0.5 : 0)
    }
    if isOther { unscaledContentSize = configuration.contentSize.map { $0 / configuration.zoomScale } }
    if old.frame.suffix(2) != configuration.frame.suffix(2) {
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

  /// Adds what the screen shows, unless it is the same as in the frame before, and what has changed of the configuration.
  private mutating func present(_ shown: Presented, _ configuration: Configuration, at time: Double) {
    var text = #""presented": \#(Self.json(shown.offset))"#
    if first.zooms { text += #", "scale": \#(shown.scale)"# }
    text +=
      #", "isTracking": \#(shown.isTracking), "isDragging": \#(shown.isDragging)"#
      + #", "isDecelerating": \#(shown.isDecelerating)"#
    if let pan = shown.pan {
      text +=
        #", "pan": {"state": "\#(pan.state)", "translation": \#(Self.json(pan.translation))"#
        + #", "velocity": \#(Self.json(pan.velocity))}"#
    }
    if let pinch = shown.pinch {
      text +=
        #", "pinch": {"state": "\#(pinch.state)", "scale": \#(Self.json(pinch.scale))"#
        + #", "velocity": \#(Self.json(pinch.velocity))}"#
    }
    let (isFirst, isSame) = (presented.isEmpty, text == presented)
    presented = text
    if isFirst || latest.adjustedContentInset != configuration.adjustedContentInset {
      text += #", "adjustedContentInset": \#(Self.json(configuration.adjustedContentInset))"#
    }
    let limits = { [$0.minimumZoomScale, $0.maximumZoomScale] }(configuration)
    if limits != [latest.minimumZoomScale, latest.maximumZoomScale] {
      text += #", "zoomLimits": \#(Self.json(limits))"#
    }
    if latest.isRefreshing != configuration.isRefreshing {
      text += #", "isRefreshing": \#(configuration.isRefreshing)"#
    }
    if !isSame || text != presented { row(text, at: time) }
  }

  /// Adds the last of what was shown, which hides what was before it in the same frame.
  private mutating func show(_ shown: [Shown], at time: Double) {
    guard let last = shown.last else { return }
    var text = #""offset": \#(Self.json(last.offset))"#
    if first.zooms { text += #", "scale": \#(last.scale)"# }
    if let pinch = last.pinch { text += #", "pinch": \#(Self.json(pinch))"# }
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
    "[" + numbers.map(json).joined(separator: ", ") + "]"
  }

  /// A recogniser whose fingers meet has a velocity that is no number: it is written as 0.
  private static func json(_ number: Double) -> String { number.isFinite ? "\(number)" : "0.0" }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return result
  }
}
