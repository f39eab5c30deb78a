extension Double {
  /// The largest whole number that is not above the value, which must be from 0 to 2⁵².
  ///
  /// Used instead of `rounded(.down)`, which calls libm on processors without an instruction for it.
  package var roundedDown: Double {
    let nearest = (self + 0x1p52) - 0x1p52
    return nearest > self ? nearest - 1 : nearest
  }

  /// The whole number nearest to the value, which must not be negative; ties round up.
  ///
  /// Values of 2⁵² and more are whole already and are returned unchanged.
  package var roundedToNearest: Double {
    guard self < 0x1p52 else { return self }
    let nearest = (self + 0x1p52) - 0x1p52
    return self - nearest == 0.5 ? nearest + 1 : nearest
  }
}
