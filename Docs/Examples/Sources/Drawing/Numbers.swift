extension Double {
  /// Returns the number with at most the given number of decimals, without trailing zeros; the same text on every
  /// platform.
  ///
  /// Numbers from 10¹² on are written with an exponent.
  package func text(decimals: Int = 2) -> String {
    guard magnitude < 1e12 else { return "\(self)" }
    let factor = (0..<max(0, decimals)).reduce(1.0) { product, _ in product * 10 }
    let units = Int((magnitude * factor).rounded())
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: Int(factor))
    var text = "\(whole)"
    if fraction > 0 {
      var digits = String(String(fraction + Int(factor)).dropFirst())
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return self < 0 && units > 0 ? "-" + text : text
  }

  /// The number for display: with a minus sign (−), and shortened if it is huge.
  package func label(decimals: Int = 2) -> String {
    var text = text(decimals: decimals)
    if magnitude >= 1e7 {
      var (mantissa, exponent) = (magnitude, 0)
      while mantissa >= 10 {
        mantissa /= 10
        exponent += 1
      }
      text = (self < 0 ? "-" : "") + mantissa.text() + "e\(exponent)"
    }
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
