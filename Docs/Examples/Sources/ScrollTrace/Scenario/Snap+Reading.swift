import ScrollGeometry
import ScrollKinetics

extension Snap {
  /// The kinds, and the keys of each in addition to `kind`.
  private static let keys: KeyValuePairs<String, [String]> = [
    "none": [], "paging": ["spacing"],
    "interval": ["axis", "length", "origin", "alignment", "speedSteps", "atMost"],
    "points": ["axis", "points", "strictness"],
  ]

  init(reading node: JSONNode) throws(ScenarioError) {
    // The keys of all kinds are accepted first, so that an unknown kind is reported before its keys.
    let everyKey = Self.keys.flatMap(\.value)
    let kind = try node.members(["kind"] + everyKey).required("kind")
    let members = try node.members(["kind"] + kind.choice(Self.keys))
    switch try kind.string() {
    case "paging":
      self = .paging(spacing: try members["spacing"]?.number(.notNegative) ?? 0)
    case "interval":
      self = .interval(try Interval(members))
    case "points":
      self = .points(
        try members.required("axis").axis(), try members.required("points").numbers(),
        isMandatory: try members["strictness"]?.choice(["mandatory": true, "proximity": false]) ?? true)
    default:
      self = .none
    }
  }
}

extension Snap.Interval {
  fileprivate init(_ members: JSONMembers) throws(ScenarioError) {
    axis = try members.required("axis").axis()
    length = try members.required("length").number(.positive)
    origin = try members["origin"]?.number() ?? 0
    alignment =
      try members["alignment"]?.choice(["start": 0, "center": 0.5, "end": 1]) ?? 0
    atMost = try members["atMost"]?.integer(in: 1...Int(Int32.max))
    speedSteps = try members["speedSteps"]?.speedSteps()
  }
}

extension Scenario.Detents {
  init(reading node: JSONNode) throws(ScenarioError) {
    let members = try node.members(["axis", "points"])
    let points = try members.required("points")
    let offsets = try points.numbers()
    guard !offsets.isEmpty else { throw points.error("must have at least one element") }
    self.init(axis: try members.required("axis").axis(), detents: ScrollDetents(offsets))
  }
}

extension JSONNode {
  /// Returns speeds, none less than the one before it.
  func speedSteps() throws(ScenarioError) -> [Double] {
    var speeds: [Double] = []
    for element in try elements() {
      let speed = try element.number(.positive)
      guard speed >= speeds.last ?? 0 else {
        throw element.error("must be at least the step before it, \(speeds.last ?? 0)")
      }
      speeds.append(speed)
    }
    return speeds
  }

  fileprivate func numbers() throws(ScenarioError) -> [Double] {
    var numbers: [Double] = []
    for element in try elements() { numbers.append(try element.number()) }
    return numbers
  }
}
