/// The bar at the edge of a scroll view that shows where in its content it stands.
///
/// Along each axis the bar has a track, the frame less ``insets``, and in it
///
///     length = track·frame/(max − min + frame)         at least minimumLength, at most the track
///     start = (track − length)·(x − min)/(max − min)
///
/// where min and max are the limits, so that the content's insets count as content. Past a limit the bar
/// shrinks by the distance, down to `minimumOverscrolledLength`, and stays at that end of its track.
///
/// - Continuous in the offset, and monotone: the bar never moves against the content.
/// - The vertical bar stands at the right edge, or at the left where the layout runs from right to left; the
///   horizontal bar at the bottom, and its direction never turns, as the offset's does not.
/// - Units: points. Default lengths are our choice.
///
/// - Source: our choice, [O]; UIKit documents no law.
public struct ScrollIndicator: Hashable, Sendable {
  /// How far inside the frame the tracks end: the indicator insets, safe area and bars included.
  public let insets: ScrollInsets
  /// The bar's extent across its track.
  public let thickness: Double
  /// The gap between the bar and the edge along which it stands.
  public let margin: Double
  /// The least length of the bar, however long the content.
  public let minimumLength: Double
  /// The least length of the bar that over-scrolling shrinks.
  public let minimumOverscrolledLength: Double
  /// Whether both bars end early enough to leave the corner free where both axes scroll.
  public let leavesCorner: Bool

  /// The indicator with the given measures, in points.
  ///
  /// - Precondition: insets are finite, lengths finite and not negative.
  public init(
    insets: ScrollInsets = .zero, thickness: Double = 3, margin: Double = 3, minimumLength: Double = 36,
    minimumOverscrolledLength: Double = 8, leavesCorner: Bool = true
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(
        insets: insets, thickness: thickness, margin: margin, minimumLength: minimumLength,
        minimumOverscrolledLength: minimumOverscrolledLength)
    }
    self.insets = insets
    self.thickness = thickness
    self.margin = margin
    self.minimumLength = minimumLength
    self.minimumOverscrolledLength = minimumOverscrolledLength
    self.leavesCorner = leavesCorner
  }

  /// Throws for the first number that an indicator cannot be made of, naming its field. Pass what is to be
  /// checked.
  public static func validate(
    insets: ScrollInsets = .zero, thickness: Double = 0, margin: Double = 0, minimumLength: Double = 0,
    minimumOverscrolledLength: Double = 0
  ) throws(ScrollValueError) {
    try insets.check("insets")
    try thickness.check(.notNegative, "thickness")
    try margin.check(.notNegative, "margin")
    try minimumLength.check(.notNegative, "minimumLength")
    try minimumOverscrolledLength.check(.notNegative, "minimumOverscrolledLength")
  }
}
