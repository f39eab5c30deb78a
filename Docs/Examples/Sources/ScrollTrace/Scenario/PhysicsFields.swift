import ScrollGeometry
import ScrollKinetics

/// The optional fields of `physics`. Some are properties of the viewport in the library.
struct PhysicsFields {
  /// The platform whose physics the other fields change.
  var preset = Scroller.Preset.uiKit
  var decelerationRate: DecelerationRate?
  var integration = Scroller.Physics.Integration.exact
  var source = Scroller.Physics.Source.touch
  var slop = Scroller.Physics.uiKit.slop
  var releaseTimeout = Scroller.Physics.uiKit.releaseTimeout
  var momentum = Scroller.Physics.Momentum.library
  var reducesMotion = false
  var pagePerSwipe = false
  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var directionalLock = DirectionalLock.none
  var repeatedFlicks = Scroller.Physics.RepeatedFlicks.none
  var isScrollEnabled = true
  var snap = Snap.none
  var detents: Scenario.Detents?

  enum DirectionalLock { case none, wholeDrag, untilPause }

  init(_ node: JSONNode?) throws(ScenarioError) { try read(node) }

  /// The fields that a member of a screen has only if it is a scroll view.
  private static let ofScrollViews = [
    "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "isScrollEnabled", "snap",
  ]

  /// Reads the fields of a screen's member, which is of the kind with the key `kind`.
  mutating func read(_ node: JSONNode?, of kind: String) throws(ScenarioError) {
    guard let node else { return }
    try read(node)
    let members = try node.members(Self.keys)
    if let node = members["detents"] {
      throw node.error("must not stand in a member of a screen, which can be a sheet")
    }
    for name in Self.ofScrollViews where kind != "viewport" {
      if let node = members[name] { throw node.error("must not stand beside a \(kind)") }
    }
  }

  private static let keys = [
    "preset", "decelerationRate", "integration", "input", "slop", "releaseTimeout", "momentum",
    "reducesMotion",
    "pagePerSwipe", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "directionalLock",
    "repeatedFlicks", "isScrollEnabled", "snap", "detents",
  ]

  /// The platforms, by the names of their cases.
  static let presets: KeyValuePairs<String, Scroller.Preset> = [
    "uiKit": .uiKit, "android": .android, "gtk": .gtk, "windows": .windows, "compose": .compose, "qt": .qt,
    "slint": .slint, "godot": .godot,
  ]

  /// Reads the fields that `node` has; all others keep their values.
  private mutating func read(_ node: JSONNode?) throws(ScenarioError) {
    guard let node else { return }
    let members = try node.members(Self.keys)
    if let preset = try members["preset"]?.choice(Self.presets) {
      (self.preset, slop, decelerationRate) = (preset, preset.physics.slop, nil)
    }
    decelerationRate = try members["decelerationRate"]?.decelerationRate() ?? decelerationRate
    integration =
      try members["integration"]?.choice(["exact": .exact, "displayLink": .displayLink]) ?? integration
    source = try members["input"]?.choice(["touch": .touch, "trackpad": .trackpad]) ?? source
    slop = try members["slop"]?.number(.notNegative) ?? slop
    if let timeout = members["releaseTimeout"] { releaseTimeout = try timeout.timeout() }
    momentum =
      try members["momentum"]?.choice(["library": .library, "platform": .platform, "off": .off])
      ?? momentum
    reducesMotion = try members["reducesMotion"]?.bool() ?? reducesMotion
    pagePerSwipe = try members["pagePerSwipe"]?.bool() ?? pagePerSwipe
    directionalLock = try members["directionalLock"]?.directionalLock() ?? directionalLock
    repeatedFlicks =
      try members["repeatedFlicks"]?.choice(["none": Scroller.Physics.RepeatedFlicks.none, "webKit": .webKit])
      ?? repeatedFlicks
    if let node = members["detents"] { detents = try Scenario.Detents(reading: node) }
    bounces = try members["bounces"]?.bool() ?? bounces
    alwaysBounceVertical = try members["alwaysBounceVertical"]?.bool() ?? alwaysBounceVertical
    alwaysBounceHorizontal = try members["alwaysBounceHorizontal"]?.bool() ?? alwaysBounceHorizontal
    isScrollEnabled = try members["isScrollEnabled"]?.bool() ?? isScrollEnabled
    if let node = members["snap"] { snap = try Snap(reading: node) }
  }

  /// The physics of a scroller, without its snap rules.
  func physics(framesPerSecond: Double) -> Scroller.Physics {
    var physics = Scroller.Physics(
      integration: integration, framesPerSecond: framesPerSecond,
      source: source, isDirectionalLockEnabled: directionalLock != .none,
      opensDirectionalLockAfterPause: directionalLock == .untilPause, slop: slop,
      releaseTimeout: releaseTimeout, reducesMotion: reducesMotion, repeatedFlicks: repeatedFlicks,
      momentum: momentum, turnsOnePagePerSwipe: pagePerSwipe)
    physics.take(preset)
    physics.slop = slop
    if let decelerationRate { physics.decelerationRate = decelerationRate }
    return physics
  }
}

extension JSONNode {
  /// Seconds, or null for none.
  fileprivate func timeout() throws(ScenarioError) -> Duration? {
    if case .null = value { return nil }
    guard case .number = value else { throw error("must be a number or null") }
    return ScrollInstant(seconds: try number(.notNegative)).sinceOrigin
  }

  fileprivate func directionalLock() throws(ScenarioError) -> PhysicsFields.DirectionalLock {
    switch value {
    case .bool(let isEnabled): isEnabled ? .wholeDrag : .none
    case .string("untilPause"): .untilPause
    default: throw error("must be true, false or \"untilPause\"")
    }
  }

  fileprivate func decelerationRate() throws(ScenarioError) -> DecelerationRate {
    switch value {
    case .number: DecelerationRate(rawValue: try number(.strictlyBetween(0, 1)))
    case .string("normal"): .normal
    case .string("fast"): .fast
    default: throw error("must be \"normal\", \"fast\" or a number")
    }
  }
}
