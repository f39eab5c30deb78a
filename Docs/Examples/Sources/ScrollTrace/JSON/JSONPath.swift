/// The place of a value in a JSON text, such as `inputs[3].t`; `$` is the whole text.
struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  private(set) var description = "$"

  static let root = JSONPath()

  /// The member called `name` of the object at this place.
  func member(_ name: String) -> JSONPath {
    let isPlain = !name.isEmpty && name.utf8.count <= 40 && name.utf8.allSatisfy(Self.isPlain)
    return appending(isPlain ? (self == .root ? name : "." + name) : "[" + name.quoted + "]")
  }

  /// The element `index` of the array at this place, counted from 0.
  func element(_ index: Int) -> JSONPath { appending("[\(index)]") }

  private func appending(_ step: String) -> JSONPath {
    var path = self
    path.description = self == .root && !step.hasPrefix("[") ? step : path.description + step
    return path
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
