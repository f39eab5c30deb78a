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
  var document = family.documents[index]
  var life = SplitMix64(seed: UInt64(bytes.byte()))
  while !bytes.isEmpty { document = JSONText(document.changed(by: &bytes)) }
  let text = document.text
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
  let documents: [JSONText]

  init(_ specimens: [Specimen]) {
    self.specimens = specimens
    documents = specimens.map { JSONText($0.text) }
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

extension JSONText {
  /// Returns the text with one part changed: a number, all numbers of a part, a key, a case, an instant, or any part.
  fileprivate func changed(by bytes: inout FuzzBytes) -> String {
    let kind = bytes.byte()
    let place = Int(bytes.byte()) << 8 | Int(bytes.byte())
    if kind < 130 {
      let numbers = parts.filter(\.isNumber)
      return numbers.isEmpty ? text : replacing(numbers[place % numbers.count], with: bytes.numberText())
    }
    let index = place % parts.count
    switch kind {
    case ..<160:
      // Rules between numbers are broken by several of them at once.
      let groups = parts.indices.filter { members(of: $0).contains(where: \.isNumber) }
      guard !groups.isEmpty else { return text }
      let group = groups[place % groups.count]
      let changed = members(of: group).map {
        (key: $0.key, text: $0.isNumber ? bytes.numberText()[...] : $0.text)
      }
      return replacing(group, with: changed)
    case ..<178:
      // An instant is replaced by another one of the same value, so that two are equal or out of order.
      let instants = parts.filter(\.isInstant)
      guard !instants.isEmpty else { return text }
      let other = instants[Int(bytes.byte()) % instants.count]
      return replacing(instants[place % instants.count], with: other.text)
    case ..<190:
      // A part from elsewhere in the same value.
      let other = Int(bytes.byte()) << 8 | Int(bytes.byte())
      return replacing(parts[index], with: parts[other % parts.count].text)
    case ..<230:
      // The same part of another value.
      let donor = bytes.pick(Family.of(bytes.index(below: 64)).documents).parts
      let same = donor.first { $0.path == parts[index].path }
      return replacing(parts[index], with: (same ?? donor[Int(bytes.byte()) % donor.count]).text)
    case ..<245:
      return replacing(parts[index], with: bytes.pick(["true", "false", "null", "\"\"", "[]", "{}"]))
    default:
      return cutting(index, at: bytes.byte())
    }
  }

  /// What a part is directly made of.
  private func members(of index: Int) -> [Part] {
    let depth = parts[index].depth
    return parts[(index + 1)...].prefix { $0.depth > depth }.filter { $0.depth == depth + 1 }
  }

  /// The text with a part made of others, which have the last names of their keys where it is an object.
  private func replacing(_ index: Int, with members: [(key: String, text: Substring)]) -> String {
    let isObject = parts[index].text.hasPrefix("{")
    let texts = members.map {
      isObject ? "\"\($0.key.split(separator: ".").last!)\":\($0.text)" : "\($0.text)"
    }
    let all = texts.joined(separator: ",")
    return replacing(parts[index], with: isObject ? "{\(all)}" : "[\(all)]")
  }

  /// The text where a part lacks one of its members, or has a member under another member's key.
  private func cutting(_ index: Int, at place: UInt8) -> String {
    var left = members(of: index).map { (key: $0.key, text: $0.text) }
    if left.isEmpty { return text }
    let isObject = parts[index].text.hasPrefix("{")
    let number = Int(isObject ? place >> 1 : place) % left.count
    if isObject && place & 1 != 0 {
      left[number].key = left[(number + 1) % left.count].key
    } else {
      left.remove(at: number)
    }
    return replacing(index, with: left)
  }
}

extension JSONText.Part {
  /// Whether the part is an instant: seconds in decimal text.
  fileprivate var isInstant: Bool {
    text.hasPrefix("\"") && text.dropFirst().first.map { $0.isNumber || $0 == "-" } == true
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
