import ScrollGeometry
import ScrollKinetics

extension Scenario {
  /// Creates the scenario from `bytes`, a JSON text.
  package init(reading bytes: [UInt8], limits: ScenarioLimits = ScenarioLimits()) throws(ScenarioError) {
    guard bytes.count <= limits.bytes else {
      throw ScenarioError(.root, "must have at most \(limits.bytes) bytes", "has \(bytes.count)")
    }
    try self.init(reading: JSONNode(value: try JSONReader.read(bytes), path: .root), limits: limits)
  }

  /// Returns the scenarios of `bytes`, a JSON text: one, or an array of them, as the recorder writes.
  package static func all(reading bytes: [UInt8]) throws(ScenarioError) -> [Scenario] {
    let root = JSONNode(value: try JSONReader.read(bytes), path: .root)
    guard case .array = root.value else { return [try Scenario(reading: root)] }
    var scenarios: [Scenario] = []
    for node in try root.elements() { scenarios.append(try Scenario(reading: node)) }
    return scenarios
  }

  /// Creates the scenario that `node` describes.
  init(reading node: JSONNode, limits: ScenarioLimits = ScenarioLimits()) throws(ScenarioError) {
    let members = try node.members([
      "name", "viewport", "screen", "rules", "physics", "framesPerSecond", "duration", "inputs",
      "recorded",
    ])
    name = try members.required("name").string()
    let physics = try PhysicsFields(members["physics"])
    if let screen = members["screen"] {
      try members.refuse("viewport", beside: "screen")
      try members.refuse("recorded", beside: "screen")
      self.screen = try ScreenMember.read(
        screen, physics, framesPerSecond: members.required("framesPerSecond").framesPerSecond().nearestDouble)
      viewport = self.screen[0].start.viewport
    } else {
      viewport = try Viewport(reading: members.required("viewport"), physics)
    }
    if let rules = members["rules"] {
      guard !screen.isEmpty else {
        throw ScenarioError(rules.path, "must stand beside a screen", "is \(rules.value)")
      }
      self.rules = try ScrollScreen.Rules(reading: rules)
    }
    snap = physics.snap
    detents = physics.detents
    framesPerSecond = try members.required("framesPerSecond").framesPerSecond()
    self.physics = physics.physics(framesPerSecond: framesPerSecond.nearestDouble)
    duration = try members.required("duration").duration()
    inputs = try ActionReader.read(
      members.required("inputs"), duration: duration, screen: screen)
    if let node = members["recorded"] { recorded = try Recorded(reading: node, duration: duration) }
    try check(limits)
  }

  /// Throws if the scenario would have too many rows.
  package func check(_ limits: ScenarioLimits = ScenarioLimits()) throws(ScenarioError) {
    let rows = rowEstimate
    guard rows <= Double(limits.rows) else {
      throw ScenarioError(
        .root.member("duration"),
        "must give at most \(limits.rows) rows at \(framesPerSecond.literal.shortened) frames per second",
        "is \(duration.literal.shortened)")
    }
  }

  /// The number of rows; it can be off by one, and is infinite where it is too large for a number.
  var rowEstimate: Double {
    let frames = (duration.nearestDouble * framesPerSecond.nearestDouble).rounded(.down) + 1
    return Double(inputs.count) + (recorded.map { Double($0.shown.count) } ?? frames)
  }

  /// Replaces the frames per second, as a command line can. Recorded offsets, which belong to other frames, are dropped.
  package mutating func setFramesPerSecond(_ text: String) throws(ScenarioError) {
    let path = JSONPath.root.member("--frames-per-second")
    guard let decimal = ExactDecimal(text) else {
      throw ScenarioError(path, "must be a number", "is \(text.quoted)")
    }
    framesPerSecond = try JSONNode(value: .number(decimal.literal), path: path).framesPerSecond()
    let rate = framesPerSecond.nearestDouble
    setPhysics { $0.framesPerSecond = rate }
    recorded = nil
    try check()
  }

  /// Replaces the integration, as a command line can.
  package mutating func setIntegration(_ integration: Scroller.Physics.Integration) {
    setPhysics { $0.integration = integration }
  }

  /// Changes the physics of the scenario and of all members that have their own.
  private mutating func setPhysics(_ change: (inout Scroller.Physics) -> Void) {
    change(&physics)
    for number in screen.indices { change(&screen[number].physics) }
  }

  /// Returns a function that gives the instant of a frame, by its number; nil for a frame after the end.
  func clock() -> (Int) -> ScrollInstant? {
    if let shown = recorded?.shown {
      return { $0 < shown.count ? shown[$0].instant : nil }
    }
    let clock = FrameClock(framesPerSecond: framesPerSecond)
    let end = duration.attoseconds ?? 0
    return { clock.attoseconds(ofFrame: $0, notAfter: end).map { ScrollInstant(attoseconds: $0) } }
  }
}

extension JSONNode {
  func framesPerSecond() throws(ScenarioError) -> ExactDecimal {
    _ = try number(.positive)
    let decimal = try decimal()
    guard decimal.digits.count <= FrameClock.mostDigits else {
      throw error("must have at most \(FrameClock.mostDigits) significant digits")
    }
    return decimal
  }

  func duration() throws(ScenarioError) -> ExactDecimal {
    let decimal = try decimal()
    guard let attoseconds = decimal.attoseconds, attoseconds <= ScenarioLimits.longestAttoseconds else {
      throw error("must be from 0 to \(ScenarioLimits.longestSeconds) seconds")
    }
    return decimal
  }
}

extension JSONMembers {
  /// Throws if there is a member called `name`, which must not stand beside another one.
  fileprivate func refuse(_ name: String, beside other: String) throws(ScenarioError) {
    guard let node = self[name] else { return }
    throw node.error("must not stand beside \(other)")
  }
}

// MARK: - Viewport

extension Viewport {
  fileprivate static let keys = [
    "frame", "contentSize", "contentInset", "safeAreaInsets", "contentInsetAdjustmentBehavior",
    "isContainerContent", "contentOffset", "displayScale", "zoom", "followsEnd", "refresh",
    "loops",
  ]

  init(reading node: JSONNode, _ physics: PhysicsFields) throws(ScenarioError) {
    let members = try node.members(Self.keys)
    self.init(
      frame: try members.required("frame").rect(),
      contentSize: try members.required("contentSize").size(),
      contentInset: try members["contentInset"]?.insets() ?? .zero,
      safeAreaInsets: try members["safeAreaInsets"]?.insets() ?? .zero,
      contentInsetAdjustmentBehavior: try members["contentInsetAdjustmentBehavior"]?.choice([
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
      ]) ?? .automatic,
      isContainerContent: try members["isContainerContent"]?.bool() ?? true,
      contentOffset: try members["contentOffset"]?.point(),
      displayScale: try members["displayScale"]?.number(.positive) ?? 1,
      bounces: physics.bounces,
      alwaysBounceHorizontal: physics.alwaysBounceHorizontal,
      alwaysBounceVertical: physics.alwaysBounceVertical,
      isScrollEnabled: physics.isScrollEnabled)
    if let zoom = members["zoom"] { try read(zoom: zoom, keepsOffset: members["contentOffset"] != nil) }
    followsEnd = try members["followsEnd"]?.bool() == true ? .vertical : nil
    refreshControl = try members["refresh"].map { node throws(ScenarioError) in
      try RefreshControl(reading: node)
    }
    if let axis = try members["loops"]?.axis(), contentSize[axis] > 0 {
      self = ScrollLoop(on: axis, length: contentSize[axis]).viewport(self)
    }
  }

  /// Reads the limits of the scale, and the scale. Without an offset of its own, the content is at its smallest one.
  private mutating func read(zoom node: JSONNode, keepsOffset: Bool) throws(ScenarioError) {
    let members = try node.members(["minimum", "maximum", "scale", "bouncesZoom"])
    let minimum = try members["minimum"]?.number(.positive) ?? 1
    let maximum = try members["maximum"]?.number(.positive) ?? max(minimum, 1)
    guard minimum <= maximum else {
      throw try members.required("maximum").error("must be at least the minimum, \(minimum)")
    }
    zoomLimits = ScrollZoomLimits(from: minimum, to: maximum)
    zoomScale = try members["scale"]?.number(.positive) ?? 1
    bouncesZoom = try members["bouncesZoom"]?.bool() ?? true
    if !keepsOffset { contentOffset = minimumContentOffset }
  }
}

// MARK: - Pull to refresh

extension RefreshControl {
  fileprivate init(reading node: JSONNode) throws(ScenarioError) {
    let members = try node.members(["trigger", "extent", "firesAt"])
    let trigger = try members["trigger"]?.number(.positive) ?? RefreshControl.uiKit.trigger
    self.init(
      trigger: trigger,
      extent: try members["extent"]?.number(.within(0...trigger))
        ?? min(trigger, RefreshControl.uiKit.extent),
      firesAt: try members["firesAt"]?.choice(["threshold": .threshold, "release": .release]) ?? .threshold)
  }
}
