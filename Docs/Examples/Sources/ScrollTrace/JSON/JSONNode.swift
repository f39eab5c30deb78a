import ScrollGeometry

/// A value and its place, which errors contain.
struct JSONNode {
  let value: JSONValue
  let path: JSONPath

  /// Returns the error that the value breaks `rule`.
  func error(_ rule: String) -> ScenarioError { ScenarioError(path, rule, "is \(value)") }
}

// MARK: - Simple values

extension JSONNode {
  func bool() throws(ScenarioError) -> Bool {
    guard case .bool(let value) = value else { throw error("must be true or false") }
    return value
  }

  func string() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw error("must be a string") }
    return text
  }

  /// Returns the number, as it is written.
  func decimal() throws(ScenarioError) -> ExactDecimal {
    guard case .number(let literal) = value else { throw error("must be a number") }
    return ExactDecimal(literal: literal)
  }

  /// Returns the `Double` nearest to the number; throws if it breaks `rule`.
  func number(_ rule: ScrollValueError.Rule = .finite) throws(ScenarioError) -> Double {
    let number = try decimal().nearestDouble
    guard rule.allows(number) else { throw error("must be \(rule)") }
    return number
  }

  /// Returns the whole number; throws if it is outside `range`.
  func integer(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    guard let number = try decimal().integer, range.contains(number) else {
      throw error("must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the choice with the name of the string.
  func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(ScenarioError) -> Choice {
    if case .string(let text) = value, let choice = choices.first(where: { $0.key == text }) {
      return choice.value
    }
    throw error("must be " + oneOf(choices.map { "\"\($0.key)\"" }))
  }
}

// MARK: - Arrays and objects

extension JSONNode {
  func elements() throws(ScenarioError) -> [JSONNode] {
    guard case .array(let values) = value else { throw error("must be an array") }
    return values.enumerated().map { JSONNode(value: $1, path: path.element($0)) }
  }

  /// Returns the numbers of an array; throws unless it has one number for each rule.
  func numbers(_ rules: ScrollValueError.Rule...) throws(ScenarioError) -> [Double] {
    guard case .array(let values) = value, values.count == rules.count else {
      throw error("must be an array of \(rules.count) numbers")
    }
    var numbers: [Double] = []
    for (element, rule) in zip(try elements(), rules) { numbers.append(try element.number(rule)) }
    return numbers
  }

  /// Returns the members of an object; throws if it has others than `names`.
  func members(_ names: [String]) throws(ScenarioError) -> JSONMembers {
    guard case .object(let members) = value else { throw error("must be an object") }
    for member in members where !names.contains(member.name) {
      var known: [String] = []
      for name in names where !known.contains(name) { known.append(name) }
      throw ScenarioError(
        path.member(member.name), "must be a known key (\(known.joined(separator: ", ")))",
        "is \(member.name.quoted)")
    }
    return JSONMembers(path: path, members: members)
  }
}

extension JSONNode {
  /// Returns the only member of an object, one of `names`, and its name.
  func only(_ names: [String]) throws(ScenarioError) -> (name: String, node: JSONNode) {
    try members(names).only(names)
  }
}

/// The members of an object, accessed by name.
struct JSONMembers {
  let path: JSONPath
  fileprivate let members: [JSONValue.Member]

  /// The member called `name`, if there is one.
  subscript(name: String) -> JSONNode? {
    members.first { $0.name == name }.map { JSONNode(value: $0.value, path: path.member(name)) }
  }

  /// Returns the member called `name`; throws if there is none.
  func required(_ name: String) throws(ScenarioError) -> JSONNode {
    guard let node = self[name] else {
      throw ScenarioError(path.member(name), "must be given", "is missing")
    }
    return node
  }
}

extension JSONMembers {
  /// Returns the only one of the members called `names`, and its name; throws if there is none, or several.
  func only(_ names: [String]) throws(ScenarioError) -> (name: String, node: JSONNode) {
    let present = names.compactMap { name in self[name].map { (name, $0) } }
    guard present.count == 1 else {
      throw ScenarioError(
        path, "must have exactly one of \(oneOf(names))",
        present.isEmpty ? "has none" : "has " + present.map(\.0).joined(separator: " and "))
    }
    return present[0]
  }
}

/// Returns the words as a choice: `a, b or c`.
func oneOf(_ words: [String]) -> String {
  words.count < 2
    ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
}
