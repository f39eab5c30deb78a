// Values as the Swift expressions that create them, for reports that can be pasted into a test.

import ScrollGeometry
import ScrollKinetics

/// Returns the expression that creates a value. Enumerations are written with their payloads, structures with their stored
/// properties; the few whose initialisers take others stand here.
func swiftSource(_ value: Any) -> String {
  switch value {
  case let number as Double: return "\(number)"
  case let number as Int: return "\(number)"
  case let flag as Bool: return "\(flag)"
  case let id as ScrollScreen.ID: return "\(id)"
  case let time as Duration:
    let (seconds, attoseconds) = time.components
    return attoseconds % 1_000_000_000_000 == 0
      ? ".microseconds(\(seconds * 1_000_000 + attoseconds / 1_000_000_000_000))"
      : "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  case let rate as DecelerationRate:
    return rate == .normal
      ? ".normal" : rate == .fast ? ".fast" : "DecelerationRate(rawValue: \(rate.rawValue))"
  case let change as ContentChange:
    return
      "ContentChange(on: .\(change.axis), at: \(change.position), lengthChange: \(change.inserted - change.removed))"
  case let limits as ScrollZoomLimits:
    return "ScrollZoomLimits(from: \(limits.minimum), to: \(limits.maximum))"
  case let control as RefreshControl:
    return
      "RefreshControl(trigger: \(control.trigger), extent: \(control.extent), firesAt: .\(control.firesAt), on: .\(control.axis))"
  case let viewport as Viewport: return swiftSource(viewport)
  case let physics as Scroller.Physics: return swiftSource(physics)
  case let snapping as ScrollSnapping:
    let rules = ScrollAxis.allCases.compactMap { axis in
      snapping[axis].map { " snapping[.\(axis)] = \(swiftSource($0));" }
    }
    return rules.isEmpty
      ? ".none" : "{ var snapping = ScrollSnapping();\(rules.joined()) return snapping }()"
  case let rule as SnapRule:
    return
      "SnapRule(\(swiftSource(rule.points)), alignment: \(rule.alignment), reach: \(swiftSource(rule.reach)), strictness: \(swiftSource(rule.strictness)))"
  case let choice as ScrollScreen.Choice:
    let chosen = choice.choice
    return
      "ScrollScreen.Choice(Scroller.Choice(target: \(swiftSource(chosen.target)), allowsTargetPastLimits: \(chosen.allowsTargetPastLimits), arrival: \(swiftSource(chosen.arrival as Any))), of: \(choice.member))"
  case let spring as ScrollSpring:
    return
      "ScrollSpring(angularFrequency: \(spring.angularFrequency), dampingRatio: \(spring.dampingRatio))"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { swiftSource($0.value) } ?? "nil"
  case .collection: return "[\(mirror.children.map { swiftSource($0.value) }.joined(separator: ", "))]"
  case .enum:
    guard let payload = mirror.children.first else { return ".\(value)" }
    let fields = Mirror(reflecting: payload.value)
    let arguments = fields.displayStyle == .tuple ? swiftArguments(fields) : swiftSource(payload.value)
    return ".\(payload.label ?? "")(\(arguments))"
  default:
    // The name without its module.
    let name = String(reflecting: mirror.subjectType).split(separator: ".").dropFirst().joined(separator: ".")
    return "\(name)(\(swiftArguments(mirror)))"
  }
}

private func swiftArguments(_ mirror: Mirror) -> String {
  mirror.children.map { child in
    let label = child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
    return label + swiftSource(child.value)
  }.joined(separator: ", ")
}

/// Returns what differs from a default viewport.
private func swiftSource(_ viewport: Viewport) -> String {
  let plain = Viewport(frame: viewport.frame, contentSize: viewport.unscaledContentSize)
  var text =
    "Viewport(frame: \(swiftSource(viewport.frame)), contentSize: \(swiftSource(viewport.unscaledContentSize))"
  func add<Value: Equatable>(_ name: String, _ path: KeyPath<Viewport, Value>) {
    if viewport[keyPath: path] != plain[keyPath: path] {
      text += ", \(name): \(swiftSource(viewport[keyPath: path]))"
    }
  }
  add("contentInset", \.contentInset)
  add("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
  if viewport.contentOffset != viewport.minimumContentOffset {
    text += ", contentOffset: \(swiftSource(viewport.contentOffset))"
  }
  add("displayScale", \.displayScale)
  add("bouncesHorizontally", \.bouncesHorizontally)
  add("bouncesVertically", \.bouncesVertically)
  add("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
  add("alwaysBounceVertical", \.alwaysBounceVertical)
  add("isScrollEnabled", \.isScrollEnabled)
  text += ")"
  var settings = ""
  if viewport.zoomLimits != .none || viewport.zoomScale != 1 {
    settings +=
      " viewport.zoomLimits = \(swiftSource(viewport.zoomLimits)); viewport.zoomScale = \(viewport.zoomScale); viewport.bouncesZoom = \(viewport.bouncesZoom);"
  }
  if let control = viewport.refreshControl {
    settings +=
      " viewport.refreshControl = \(swiftSource(control)); viewport.isRefreshing = \(viewport.isRefreshing);"
  }
  if let axis = viewport.followsEnd { settings += " viewport.followsEnd = .\(axis);" }
  if let axis = viewport.endlessAxis { settings += " viewport.endlessAxis = .\(axis);" }
  return settings.isEmpty ? text : "{ var viewport = \(text);\(settings) return viewport }()"
}

/// Returns what differs from UIKit's physics.
private func swiftSource(_ physics: Scroller.Physics) -> String {
  var arguments: [String] = []
  func add<Value: Equatable>(_ name: String, _ path: KeyPath<Scroller.Physics, Value>) {
    guard physics[keyPath: path] != Scroller.Physics.uiKit[keyPath: path] else { return }
    arguments.append("\(name): \(swiftSource(physics[keyPath: path]))")
  }
  add("decelerationRate", \.decelerationRate)
  add("integration", \.integration)
  add("source", \.source)
  add("snapping", \.snapping)
  add("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
  add("opensDirectionalLockAfterPause", \.opensDirectionalLockAfterPause)
  add("slop", \.slop)
  add("reducesMotion", \.reducesMotion)
  add("repeatedFlicks", \.repeatedFlicks)
  add("momentum", \.momentum)
  add("turnsOnePagePerSwipe", \.turnsOnePagePerSwipe)
  return arguments.isEmpty ? ".uiKit" : "Scroller.Physics(\(arguments.joined(separator: ", ")))"
}

extension ScreenScript {
  /// The calls that the script makes, as Swift.
  var source: String {
    var lines = ["// \(law)", "var screen = ScrollScreen()"]
    var time = Duration.zero
    for step in steps {
      time += step.delay
      lines.append(step.operation.source(at: "ScrollInstant(\(swiftSource(time)))"))
    }
    return lines.joined(separator: "\n")
  }
}

extension ScreenScript.Operation {
  fileprivate func source(at instant: String) -> String {
    switch self {
    case .call(let call): return "screen.execute(\(swiftSource(call)), at: \(instant))"
    case .release(let input, let id, let host):
      return
        "screen.handle(\(swiftSource(input)), on: \(swiftSource(id as Any)), at: \(instant)) { \(host.source) }"
    case .change(let id, let change, let keeping, let animation):
      let keeping = keeping == .offset ? "" : ", keeping: \(swiftSource(keeping))"
      let motion = animation.map { ", animation: \(swiftSource($0))" } ?? ""
      return "screen.update(\(id), at: \(instant)\(keeping)\(motion)) { \(change.source) }"
    case .scroll(let id, let offset, let animation):
      let offset = "screen[\(id)].clamped(\(swiftSource(offset)))"
      return
        "screen.handle(.setContentOffset(\(offset), \(swiftSource(animation as Any))), on: \(id), at: \(instant))"
    case .container(let id, let container, let animation):
      func update(_ pattern: String, _ geometry: String) -> String {
        let call =
          ".updateGeometry(.\(geometry)), as: \(id), \(swiftSource(animation as Any)))"
        return "case .\(pattern): screen.execute(\(call), at: \(instant))"
      }
      let rect = swiftSource(container)
      let cases = [
        update("sheet(let sheet)", "sheet(sheet.resized(to: \(rect))"),
        update("header(let header, _)", "header(header, over: \(rect)"),
        update("shelf(let shelf, _, let reach)", "shelf(shelf, frame: \(rect), reach: reach"),
      ]
      return "switch screen.geometry(of: \(id)) { \(cases.joined(separator: "; ")); default: break }"
    }
  }
}

extension ScreenScript.Host {
  fileprivate var source: String {
    switch self {
    case .stays: "$1.target = $1.viewport.contentOffset"
    case .goes(let part):
      "(_, release) in let (offset, target) = (release.viewport.contentOffset, release.target); release.target = ScrollPoint { (1 - \(part)) * offset[$0] + \(part) * target[$0] }"
    case .retargets(let target, let isFree):
      "$1.target = \(swiftSource(target)); $1.allowsTargetPastLimits = \(isFree)"
    case .rests(let id, let place, let target):
      "if !$1.rest(\(id), at: \(place)) { $1.target = \(swiftSource(target)) }"
    }
  }
}

extension ScreenScript.Change {
  fileprivate var source: String {
    switch self {
    case .insets(let insets): "$0.contentInset = \(swiftSource(insets))"
    case .contentSize(let size): "$0.contentSize = \(swiftSource(size))"
    case .size(let size): "$0.frame.size = \(swiftSource(size))"
    case .offset(let offset): "$0.contentOffset = $0.clamped(\(swiftSource(offset)))"
    case .isScrollEnabled(let isEnabled): "$0.isScrollEnabled = \(isEnabled)"
    case .bounces(let bounces): "($0.bouncesHorizontally, $0.bouncesVertically) = (\(bounces), \(bounces))"
    case .alwaysBounces(let bounces):
      "($0.alwaysBounceHorizontal, $0.alwaysBounceVertical) = (\(bounces), \(bounces))"
    case .zoom(let minimum, let maximum, let scale):
      "$0.zoomLimits = ScrollZoomLimits(from: \(minimum), to: \(maximum))"
        + (scale.map { "; $0.zoomScale = \($0)" } ?? "")
    case .refresh(let control, let isOn):
      (control.map { "$0.refreshControl = \(swiftSource($0)); " } ?? "") + "$0.isRefreshing = \(isOn)"
    case .followsEnd(let axis): "$0.followsEnd = \(swiftSource(axis as Any))"
    case .turned(let size, let minimum, let maximum):
      "$0.frame.size = \(swiftSource(size)); $0.zoomLimits = ScrollZoomLimits(from: \(minimum), to: \(maximum))"
    }
  }
}
