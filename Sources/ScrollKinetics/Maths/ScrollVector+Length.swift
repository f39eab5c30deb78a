import ScrollGeometry

extension ScrollVector {
  /// √(dx² + dy²), within 1.5 ulps; saturated, and 0 instead of a subnormal number.
  var length: Double {
    let squared = squaredLength
    if squared > 0x1p-960, squared < .infinity { return Double.squareRoot(squared) }
    // The squares overflow or lose digits; multiplied by a power of two, which rounds nothing, the vector's do not.
    let factor = squared < 1 ? 0x1p600 : 0x1p-600
    return (Double.squareRoot(ScrollVector { self[$0] * factor }.squaredLength) / factor).saturated.flushed
  }
}
