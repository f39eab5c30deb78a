import ScrollGeometry
import ScrollKinetics

/// Reads the inputs of a scenario, and keeps the state that an input needs from those before it.
struct ActionReader {
  /// The actions, and the further keys that each may have in addition to `t`.
  private static let keys: KeyValuePairs<String, [String]> = [
    "touch": ["at", "finger"], "drag": ["translation", "velocity"], "setContentOffset": ["animated"],
    "scrollRectToVisible": ["animated"], "scrollToTop": [], "stop": [], "retarget": [],
    "wheel": ["animated", "notch"],
    "autoscroll": ["coasts"], "fling": [], "edgeScroll": [], "beginRefreshing": [], "endRefreshing": [],
    "scroll": ["phase"],
    "key": ["animated"], "pinch": ["scale", "at"], "magnify": ["at"], "zoomScale": ["animated"],
    "zoomTo": ["animated"], "resize": ["keeping", "contentSize"], "contentSize": [],
    "contentInset": [], "safeAreaInsets": [], "insert": [],
    "moveTo": ["animated"], "expand": ["animated"], "container": ["animated"], "add": ["parent"],
    "remove": ["retaining"], "restore": ["parent"],
  ]

  private static let everyKey = ["t", "on"] + keys.flatMap { [$0.key] + $0.value }

  private var presence: ScreenPresence?
  private var instants: InstantReader
  private var fingers: Set<Int> = []

  /// The actions of the array `inputs`; `screen` has the members of a screen.
  static func read(
    _ inputs: JSONNode, duration: ExactDecimal, screen: [Scenario.ScreenMember]
  ) throws(ScenarioError) -> [TimedAction] {
    var reader = ActionReader(
      duration: duration, presence: screen.isEmpty ? nil : ScreenPresence(screen))
    var actions: [TimedAction] = []
    for input in try inputs.elements() { actions.append(try reader.timedAction(input)) }
    return actions
  }

  private init(duration: ExactDecimal, presence: ScreenPresence?) {
    self.presence = presence
    instants = InstantReader(duration: duration)
  }

  private mutating func timedAction(_ node: JSONNode) throws(ScenarioError) -> TimedAction {
    let every = try node.members(Self.everyKey)
    // With a new size, `contentSize` is a part of that action.
    let named = Self.keys.filter { every[$0.key] != nil }
    let actions = every["resize"] == nil ? named : named.filter { $0.key != "contentSize" }
    guard actions.count == 1, let (name, others) = actions.first else {
      throw ScenarioError(
        node.path, "must have exactly one action",
        actions.isEmpty ? "has none" : "has " + actions.map(\.key).joined(separator: " and "))
    }
    let members = try node.members(["t", name] + (presence == nil ? [] : ["on"]) + others)
    let instant = try instants.instant(members.required("t"))
    let action = try action(name, members)
    if presence != nil { return try presence!.timed(action, at: instant, members.required(name), members) }
    switch action {
    case .add, .remove, .restore, .moveTo, .expand, .container:
      throw try members.required(name).error("must stand only in a scenario with a screen")
    default:
      return TimedAction(instant: instant, action: action)
    }
  }

  private mutating func action(_ name: String, _ members: JSONMembers) throws(ScenarioError) -> Action {
    let node = try members.required(name)
    switch name {
    case "touch": return try touch(node, members)
    case "drag": return .drag(try drag(node, members))
    case "setContentOffset": return .setContentOffset(try node.point(), animated: try animated(members))
    case "scrollRectToVisible": return .scrollRectToVisible(try node.rect(), animated: try animated(members))
    case "scrollToTop":
      try requireTrue(node)
      return .scrollToTop
    case "stop":
      try requireTrue(node)
      return .stop
    case "retarget": return .retarget(try node.point())
    case "autoscroll": return .autoscroll(try node.vector(), coasts: try members["coasts"]?.bool() ?? false)
    case "fling": return .fling(try node.vector())
    case "edgeScroll": return .edgeScroll(node.value == .null ? nil : try node.point())
    case "beginRefreshing":
      try requireTrue(node)
      return .beginRefreshing
    case "endRefreshing":
      try requireTrue(node)
      return .endRefreshing
    case "wheel":
      let notch = try members["notch"]?.size()
      return .wheel(
        try node.vector(), notch: notch.map { ScrollVector(dx: $0.width, dy: $0.height) },
        animated: try animated(members))
    case "scroll": return .scroll(try node.vector(), try members["phase"]?.scrollPhase() ?? .unphased)
    case "key": return .key(try key(node), animated: try animated(members))
    case "pinch": return try pinch(node, members)
    case "magnify": return .magnify(try node.number(.positive), at: try members.required("at").point())
    case "zoomScale": return .zoomScale(try node.number(.positive), animated: try animated(members))
    case "zoomTo": return .zoomTo(try node.rect(), animated: try animated(members))
    case "resize":
      return .resize(
        try node.size(),
        keeping: try members["keeping"]?.choice([
          "offset": .offset, "page": .page, "fraction": .fraction, "zoom": .zoom,
        ]) ?? .offset,
        contentSize: try members["contentSize"]?.size())
    case "contentSize": return .contentSize(try node.size())
    case "contentInset": return .contentInset(try node.insets())
    case "safeAreaInsets": return .safeAreaInsets(try node.insets())
    // The detent is read when its sheet is known.
    case "moveTo": return .moveTo(nil, animated: try animated(members))
    case "expand": return .expand(try node.bool(), animated: try animated(members))
    case "container": return .container(try node.rect(), animated: try animated(members))
    case "add": return .add(parent: nil)
    case "remove": return .remove(retaining: try members["retaining"]?.bool() ?? false)
    case "restore": return .restore(parent: nil)
    default:
      let insert = try node.members(["axis", "at", "length"])
      return .insert(
        ContentChange(
          on: try insert.required("axis").axis(), at: try insert.required("at").number(),
          lengthChange: try insert.required("length").number()))
    }
  }
}

// MARK: - Parts of actions

extension ActionReader {
  private mutating func touch(_ node: JSONNode, _ members: JSONMembers) throws(ScenarioError) -> Action {
    let touch: Action.Touch = try node.choice(["down": .down, "move": .move, "up": .up, "cancel": .cancel])
    let point = try members.required("at").point()
    let finger = try members["finger"]?.integer(in: 0...63) ?? 0
    switch touch {
    case .down:
      fingers.insert(finger)
    case .move:
      if !fingers.contains(finger) { throw needsDown(node, finger) }
    case .up:
      if fingers.remove(finger) == nil { throw needsDown(node, finger) }
    case .cancel:
      fingers.remove(finger)
    }
    return .touch(touch, at: point, finger: finger)
  }

  private func needsDown(_ node: JSONNode, _ finger: Int) -> ScenarioError {
    ScenarioError(
      node.path, "must come after a \"down\" of finger \(finger)",
      "is \(node.value) of a finger that is not down")
  }

  private func drag(_ node: JSONNode, _ members: JSONMembers) throws(ScenarioError) -> Action.Drag {
    let kind = try node.choice([
      "held": "held", "began": "began", "changed": "changed", "ended": "ended", "cancelled": "cancelled",
    ])
    let allowed = kind == "changed" ? "translation" : kind == "ended" ? "velocity" : nil
    for name in ["translation", "velocity"] where name != allowed {
      guard let member = members[name] else { continue }
      throw ScenarioError(
        member.path, "must not stand beside drag \"\(kind)\"", "is \(member.value)")
    }
    switch kind {
    case "held": return .held
    case "began": return .began
    case "changed": return .changed(translation: try members.required("translation").vector())
    case "ended": return .ended(velocity: try members.required("velocity").vector())
    default: return .cancelled
    }
  }

  private func pinch(_ node: JSONNode, _ members: JSONMembers) throws(ScenarioError) -> Action {
    .pinch(
      try node.choice([
        "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
      ]),
      scale: try members.required("scale").number(.positive), at: try members.required("at").point())
  }

  private func key(_ node: JSONNode) throws(ScenarioError) -> Scroller.Key {
    try node.choice([
      "lineDown": .lineDown, "lineUp": .lineUp, "pageDown": .pageDown, "pageUp": .pageUp, "home": .home,
      "end": .end, "lineLeft": .lineLeft, "lineRight": .lineRight, "pageLeft": .pageLeft,
      "pageRight": .pageRight,
    ])
  }

  private func animated(_ members: JSONMembers) throws(ScenarioError) -> Bool {
    try members["animated"]?.bool() ?? false
  }

  private func requireTrue(_ node: JSONNode) throws(ScenarioError) {
    guard try node.bool() else { throw node.error("must be true") }
  }
}

extension JSONNode {
  fileprivate func scrollPhase() throws(ScenarioError) -> Scroller.ScrollPhase {
    try choice([
      "mayBegin": .mayBegin, "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
      "momentumBegan": .momentumBegan, "momentumChanged": .momentumChanged, "momentumEnded": .momentumEnded,
      "none": .unphased,
    ])
  }
}
