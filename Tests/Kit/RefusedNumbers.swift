import Foundation

/// Numbers that rules refuse, in one place for all tests of rules.
enum RefusedNumbers {
  /// Every rule refuses these.
  static let notFinite: [Double] = [.nan, -.infinity, .infinity]

  /// A rule that begins at zero refuses these too.
  static let negative: [Double] = [-.greatestFiniteMagnitude, -1, -.leastNonzeroMagnitude]

  /// What a whole number or one of those above is called on a page.
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

  /// How a number is written in JSON for ``Foundation/JSONDecoder/ofAnyNumber``.
  static func json(_ number: Double) -> String { number.isFinite ? "\(number)" : "\"\(number)\"" }
}

extension JSONDecoder {
  /// A decoder that reads "nan", "inf" and "-inf" as numbers: what is decoded has to refuse them itself.
  static var ofAnyNumber: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
