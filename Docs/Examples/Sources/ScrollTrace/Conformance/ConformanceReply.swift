import ScrollGeometry

/// What an implementation replies to a scenario: one line of JSON.
package enum ConformanceReply: Hashable, Sendable {
  /// The offset in each frame.
  case offsets([ScrollPoint])
  /// The implementation does not do what the scenario needs.
  case unsupported(String)

  /// Reads `{"offsets": [[x, y], …]}` or `{"unsupported": "why"}`.
  package init(reading line: [UInt8]) throws(ScenarioError) {
    let reply = JSONNode(value: try JSONReader.read(line), path: .root)
    let members = try reply.members(["offsets", "unsupported"])
    if let reason = members["unsupported"] {
      self = .unsupported(try reason.string())
      return
    }
    var offsets: [ScrollPoint] = []
    for node in try members.required("offsets").elements() { offsets.append(try node.point()) }
    self = .offsets(offsets)
  }

  /// The library's reply to a scenario.
  package init(to scenario: Scenario) {
    self = .offsets(Replay(scenario).lazy.filter { $0.source == .frame }.map(\.offset))
  }

  /// The reply as one line of JSON.
  package var line: String {
    switch self {
    case .offsets(let offsets):
      "{\"offsets\": [" + offsets.map { "[\($0.x), \($0.y)]" }.joined(separator: ", ") + "]}"
    case .unsupported(let reason): "{\"unsupported\": \"\(reason.escaped)\"}"
    }
  }
}
