extension Double {
  /// The bits as sixteen hexadecimal digits, as in tables and goldens.
  var bits: String {
    let digits = String(bitPattern, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension Fingerprint: CustomStringConvertible {
  var description: String { Double(bitPattern: hash).bits }
}
