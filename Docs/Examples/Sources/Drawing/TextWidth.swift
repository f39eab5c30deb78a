extension String {
  /// Returns an estimate of the text's width in a sans-serif face of `size`, more often too large than too small.
  package func width(size: Double) -> Double {
    size
      * unicodeScalars.reduce(0) { sum, scalar in
        switch scalar {
        case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|": sum + 0.31
        case " ", "f", "t", "r", "(", ")", "-", "·": sum + 0.38
        case "m", "w", "M", "W", "×", "−", "…": sum + 0.88
        case "A"..."Z": sum + 0.72
        default: sum + (scalar.isASCII ? 0.6 : 1)
        }
      }
  }
}
