extension Double {
  /// The largest whole number not above a value from 0 to 2⁵².
  ///
  /// Not `rounded(.down)`, which is a call into libm where the processor has no instruction for it.
  package var roundedDown: Double {
    let nearest = (self + 0x1p52) - 0x1p52
    return nearest > self ? nearest - 1 : nearest
  }

  /// The whole number nearest to a value from 0, ties upwards; values of 2⁵² and more are whole already.
  package var roundedToNearest: Double {
    guard self < 0x1p52 else { return self }
    let nearest = (self + 0x1p52) - 0x1p52
    return self - nearest == 0.5 ? nearest + 1 : nearest
  }
}
