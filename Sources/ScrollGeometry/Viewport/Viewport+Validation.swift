extension Viewport {
  /// Throws for the first number that a viewport cannot be made of, naming its field.
  ///
  /// Pass what is to be checked; what is left out is fine. The initialiser and the setters apply the same
  /// rules and stop the program instead.
  ///
  ///     try Viewport.validate(contentSize: ScrollSize(width: -1, height: 0))
  ///     // contentSize.width must be finite and not negative, but is -1.0
  public static func validate(
    frame: ScrollRect = .zero,
    contentSize: ScrollSize = .zero,
    contentInset: ScrollInsets = .zero,
    safeAreaInsets: ScrollInsets = .zero,
    contentOffset: ScrollPoint = .zero,
    displayScale: Double = 1,
    contentAlignmentPoint: ScrollPoint = .zero
  ) throws(ScrollValueError) {
    try frame.check("frame")
    try contentSize.check("contentSize")
    try contentInset.check("contentInset")
    try safeAreaInsets.check("safeAreaInsets")
    try contentOffset.check(.finite, "contentOffset")
    try displayScale.check(.positive, "displayScale")
    try contentAlignmentPoint.check(.finite, "contentAlignmentPoint")
  }
}
