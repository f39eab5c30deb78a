// Every list of bytes is a state of some Codable type with some parts changed: it is refused, or it must keep its
// invariants.

import Foundation
import ScrollGeometry

@testable import ScrollKinetics

#if canImport(Glibc)
  import Glibc
#endif

/// Makes the changes encoded by the bytes, and stops the program if an accepted state breaks a law.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneState(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(UnsafeBufferPointer(start: start, count: count))
  let family = Family.of(bytes.index(below: 64))
  let index = bytes.index(below: family.specimens.count)
  let specimen = family.specimens[index]
  var tree = family.trees[index]
  var life = SplitMix64(seed: UInt64(bytes.byte()))
  while !bytes.isEmpty { tree = tree.changed(by: &bytes) }
  let text = tree.text
  if getenv("SCROLL_SHOW") != nil { print("\(specimen.name): \(text)") }
  do {
    let read = try specimen.read(text)
    if let fault = read.live(&life).fault { report(fault, specimen.name, text) }
    let again = try specimen.read(read.text)
    if again.value != read.value { report("written and read, it is another", specimen.name, text) }
  } catch {
    let isTyped = error is ScrollValueError || error is DecodingError || error is ScrollRecordingError
    if !isTyped { report("refused with \(error)", specimen.name, text) }
  }
  return 0
}

private func report(_ fault: String, _ name: String, _ text: String) -> Never {
  print("\(name): \(fault)\n\(text)")
  fflush(nil)
  fatalError("\(name): \(fault)")
}

/// Specimens of every type, drawn from one seed and created lazily.
private struct Family {
  let specimens: [Specimen]
  /// The specimens' texts, and what they are made of: parsed once.
  let trees: [JSONTree]
  let parts: [[(path: String, tree: JSONTree)]]

  init(_ specimens: [Specimen]) {
    self.specimens = specimens
    trees = specimens.map { JSONTree($0.text) }
    parts = trees.map(\.parts)
  }

  nonisolated(unsafe) private static var known: [Int: Family] = [:]

  static func of(_ seed: Int) -> Family {
    if let family = known[seed] { return family }
    var generator = SplitMix64(seed: UInt64(seed))
    // A screen has more states than all other types: it is drawn as often as three of them.
    let screens = (0..<3).map { _ in Specimen.screen(&generator) }
    let family = Family(Specimen.all(&generator) + screens)
    known[seed] = family
    return family
  }
}

extension JSONTree {
  /// Returns the tree with one part changed: a number, all numbers of a part, a key, a case, an instant, or any part.
  fileprivate func changed(by bytes: inout FuzzBytes) -> JSONTree {
    let trees = subtrees
    let kind = bytes.byte()
    let place = Int(bytes.byte()) << 8 | Int(bytes.byte())
    if kind < 130 {
      let numbers = trees.indices.filter { trees[$0].isNumber }
      guard !numbers.isEmpty else { return self }
      return replacing(part: numbers[place % numbers.count], with: .leaf(bytes.numberText()))
    }
    let index = place % trees.count
    switch kind {
    case ..<160:
      // Rules between numbers are broken by several of them at once.
      let groups = trees.indices.filter { trees[$0].members.contains(where: \.isNumber) }
      guard !groups.isEmpty else { return self }
      let group = groups[place % groups.count]
      return replacing(part: group, with: trees[group].replacingNumbers { bytes.numberText() })
    case ..<178:
      // An instant is replaced by another one of the same value, so that two are equal or out of order.
      let instants = trees.indices.filter { trees[$0].isInstant }
      guard !instants.isEmpty else { return self }
      let other = instants[Int(bytes.byte()) % instants.count]
      return replacing(part: instants[place % instants.count], with: trees[other])
    case ..<190:
      // A part from elsewhere in the same value.
      let other = Int(bytes.byte()) << 8 | Int(bytes.byte())
      return replacing(part: index, with: trees[other % trees.count])
    case ..<230:
      // The same part of another value.
      let donors = Family.of(bytes.index(below: 64)).parts
      let donor = bytes.pick(donors)
      let path = parts[index].path
      let same = donor.first { $0.path == path }
      return replacing(part: index, with: (same ?? donor[Int(bytes.byte()) % donor.count]).tree)
    case ..<245:
      return replacing(part: index, with: .leaf(bytes.pick(["true", "false", "null", "\"\"", "[]", "{}"])))
    default:
      return replacing(part: index, with: trees[index].cut(at: bytes.byte()))
    }
  }

  /// Whether the tree is an instant: seconds in decimal text.
  private var isInstant: Bool {
    guard case .leaf(let text) = self else { return false }
    return text.hasPrefix("\"") && text.dropFirst().first.map { $0.isNumber || $0 == "-" } == true
  }

  /// What the tree is directly made of.
  private var members: [JSONTree] {
    switch self {
    case .object(let members): members.map(\.value)
    case .array(let elements): elements
    case .leaf: []
    }
  }

  /// The tree and all that it is made of, in the order of ``parts``.
  private var subtrees: [JSONTree] { members.reduce(into: [self]) { $0 += $1.subtrees } }

  /// The tree with other numbers directly in it.
  private func replacingNumbers(_ number: () -> String) -> JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { $0.value.isNumber ? Member(key: $0.key, value: .leaf(number())) : $0 })
    case .array(let elements): .array(elements.map { $0.isNumber ? .leaf(number()) : $0 })
    case .leaf: self
    }
  }

  /// Returns the tree without one of its members, or with a member under another member's key.
  private func cut(at place: UInt8) -> JSONTree {
    switch self {
    case .object(var members) where !members.isEmpty:
      let index = Int(place >> 1) % members.count
      if place & 1 == 0 {
        members.remove(at: index)
      } else {
        members[index].key = members[(index + 1) % members.count].key
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      elements.remove(at: Int(place) % elements.count)
      return .array(elements)
    default: return self
    }
  }
}

extension FuzzBytes {
  /// Returns a JSON number; rarely the text of NaN or an infinity that decoders can be configured to accept.
  fileprivate mutating func numberText() -> String {
    switch byte() {
    case ..<16:
      pick(["\"nan\"", "\"inf\"", "\"-inf\"", "-0.0", "9223372036854775807", "18446744073709551615"])
    case ..<64: "\(Int8(bitPattern: byte()))"
    case ..<80: pick(["1e-13", "1e-300", "999999999999999999", "3600"])
    case ..<120: "\(pick([1, -1] as [Double]) * pick([.greatestFiniteMagnitude, 1e300, 1e160, 0x1p53]))"
    case ..<150:
      "\"\(pick(["0", "0.000000000000000001", "2305843009213693952", "-2305843009213693952", "-1", "0.5"]))\""
    default: "\(number())"
    }
  }
}
