@testable import ScrollKinetics

/// The encoded form of every Codable type, byte for byte: files that hosts have stored are decoded, and encoded alike,
/// by every later version.
///
/// The golden has, for each type, texts that together contain every key that it writes, and below each text what its
/// decoder says to every new part of it that is replaced by null, by NaN or −1 if it is a number, or else by a string.
final class EncodedFormTests: XCTestCase {
  /// Catches: in `FlingCurve.Parts`, `reach` renamed; in `CollapsingHeader.init(reading:)`, its `validate` left out; in
  /// `ScrollScreen.fault`, the pointer of a dragged item left out.
  func testStoredTextsAreReadAsEver() throws {
    var generator = SplitMix64(seed: 1)
    let types = Dictionary(Self.drawn(&generator).map { ($0.name, $0) }) { first, _ in first }
    let isRecording = ProcessInfo.processInfo.environment["SCROLL_RECORD"] == "1"
    let stored = isRecording ? Self.texts : try Self.stored(resource("Goldens/encoded.txt"))
    var lines: [String] = []
    var seen: Set<String> = []
    for (name, text) in stored {
      let type = try XCTUnwrap(types[name], name)
      lines.append("\(name) \((try? type.read(text).text) ?? "cannot be read")")
      lines += Self.damages(to: text, of: type, &seen)
    }
    try assertGolden("encoded", lines.map { "\($0)\n" }.joined())
  }

  /// Values that do not move have the stored texts: no two properties have exchanged their keys.
  /// Catches: in `FlingCurve`, start and momentum exchanged in `init(parts:)` and `parts`.
  func testValuesHaveTheStoredTexts() throws {
    let moving: Set = ["Scroller", "ScrollChain", "ScrollScreen", "ScrollRecording"]
    let stored = try Self.stored(resource("Goldens/encoded.txt"))
    func still(_ texts: [(name: String, text: String)]) -> [String] {
      texts.filter { !moving.contains($0.name) }.map { "\($0.name) \($0.text)" }
    }
    XCTAssertNil(firstDifference(still(Self.texts), still(stored)))
  }

  private static func stored(_ golden: Data) -> [(name: String, text: String)] {
    String(decoding: golden, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// Texts drawn at random, of which those are kept that have a key, or a name as a value, that none before them has.
  private static var texts: [(name: String, text: String)] {
    var seen: Set<String> = []
    var kept: [(name: String, text: String)] = []
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      for value in drawn(&generator) where value.text.utf8.count <= 5000 {
        let parts = JSONText(value.text).parts.map { part in
          value.name + part.key + (!part.isNumber && part.text.hasPrefix("\"") ? part.text : "")
        }
        if seen.isSuperset(of: parts) { continue }
        seen.formUnion(parts)
        kept.append((value.name, value.text))
      }
    }
    return kept.sorted { $0.name < $1.name }
  }

  /// A value of every Codable type.
  private static func drawn(_ generator: inout SplitMix64) -> [Specimen] {
    func plain<Value: Codable & Hashable>(_ name: String, _ value: Value) -> Specimen {
      Specimen(name, value) { _, _ in .init() }
    }
    let values = Specimen.all(&generator)
    let chains = ScrollChainScript.any(&generator).moments().map(\.after.chain)
    var screens: [ScrollScreen] = []
    var script = ScreenScript.draw(&generator, for: .touch)
    script.steps = Array(script.steps.prefix(3) + script.actions)
    _ = script.run {
      screens.append($0.after)
      return nil
    }
    var composition = ScrollScreen.random(&generator)
    screens += composition.live(&generator)
    var viewport = values.lazy.compactMap { $0.value as? Scroller }.last!.viewport
    viewport.followsEnd = generator.pick([nil, .vertical])
    viewport.endlessAxis = generator.pick([nil, .horizontal])
    viewport.refreshControl = generator.pick([nil, .material])
    return values + [
      plain("ScrollAxis", Array(ScrollAxis.allCases)),
      plain("Scroller.Phase", Array(Scroller.Phase.allCases)),
      plain("Scroller.Key", Array(Scroller.Key.allCases)),
      plain("ScrollPhase", Array(Scroller.ScrollPhase.allCases)),
      plain("ScrollLoop", ScrollLoop(on: .vertical, length: 118.27003408469753, start: -7)),
      plain("Viewport", viewport), plain("ScrollEdges", [.top, .right] as ScrollEdges),
      plain("ScrollChain", generator.pick(chains)),
      plain("ScrollScreen", generator.pick(screens)), plain("ScrollScreen", screens.last!),
    ]
  }

  /// What the type's decoder says to each damage of a part whose key, and that around it, are not among those seen.
  private static func damages(to text: String, of type: Specimen, _ seen: inout Set<String>) -> [String] {
    let document = JSONText(text)
    var lines: [String] = []
    for part in document.parts.dropFirst(2) {
      guard seen.insert(Self.lastTwo(part.key) ?? type.name + part.key).inserted else { continue }
      let damages = part.isNumber ? ["null", "\"nan\"", "-1"] : part.isLeaf ? ["null", "\"?\""] : ["null"]
      for damage in damages {
        let answer = answer(of: type, to: document.replacing(part, with: damage))
        lines.append("  \(part.path.dropFirst(3)) = \(damage): \(answer)")
      }
    }
    return lines
  }

  /// The error of a decoder in words, without those of Foundation; "read" where there is none.
  private static func answer(of type: Specimen, to text: String) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.dropFirst().map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    do {
      _ = try type.read(text)
      return "read"
    } catch let DecodingError.dataCorrupted(context) {
      return "\(path(context)) \(context.debugDescription)"
    } catch let DecodingError.keyNotFound(key, context) {
      return "\(path(context)) has no \(key.stringValue)"
    } catch let DecodingError.typeMismatch(_, context) {
      return "\(path(context)) is of another type"
    } catch let DecodingError.valueNotFound(_, context) {
      return "\(path(context)) is null"
    } catch {
      return "\(error)"
    }
  }

  /// The last two names of a path; nil where it has one.
  private static func lastTwo(_ path: String) -> String? {
    let names = path.split(separator: ".")
    return names.count < 2 ? nil : names.suffix(2).joined(separator: ".")
  }
}
