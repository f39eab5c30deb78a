import Foundation

/// Numbers that rules refuse, for all tests of rules.
enum RefusedNumbers {
  /// Every rule refuses these.
  static let notFinite: [Double] = [.nan, -.infinity, .infinity]

  /// Rules that begin at zero also refuse these.
  static let negative: [Double] = [-.greatestFiniteMagnitude, -1, -.leastNonzeroMagnitude]

  /// Returns the name on a page of a whole number or of one of the numbers above.
  static func name(of number: Double) -> String {
    if number.isNaN { return "NaN" }
    let magnitude =
      switch number.magnitude {
      case .infinity: "∞"
      case .greatestFiniteMagnitude: "greatest"
      case 0...1e9: "\(Int(number.magnitude))"
      default: "\(number.magnitude)"
      }
    return number < 0 ? "−" + magnitude : magnitude
  }

  /// Returns a number's JSON for ``Foundation/JSONDecoder/ofAnyNumber``.
  static func json(_ number: Double) -> String { number.isFinite ? "\(number)" : "\"\(number)\"" }
}

extension JSONDecoder {
  /// A decoder that reads "nan", "inf" and "-inf" as numbers, so that the decoded type must refuse them.
  static var ofAnyNumber: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

extension Encodable {
  /// The value as JSON text, with sorted keys.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
