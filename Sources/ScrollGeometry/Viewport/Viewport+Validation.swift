extension Viewport {
  /// Throws the error of the first number that breaks a rule.
  ///
  /// Pass the numbers to check; the defaults of the others are valid. The initialiser and the setters apply the same
  /// rules as preconditions.
  ///
  ///     try Viewport.validate(contentSize: ScrollSize(width: -1, height: 0))
  ///     // throws: contentSize.width must be finite and not negative, but is -1.0
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
