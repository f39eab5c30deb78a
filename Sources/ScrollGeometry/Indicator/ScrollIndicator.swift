/// The bar at the edge of a scroll view that shows which part of the content is visible.
///
/// Along each axis the bar moves in a track, the frame without ``insets``:
///
///     length = track·frame/(max − min + frame)         at least minimumLength, at most the track
///     start = (track − length)·(x − min)/(max − min)
///
/// where min and max are the limits, so that the content's insets count as content. Past a limit the bar becomes
/// shorter by the distance past the limit, down to `minimumOverscrolledLength`, and stays at that end of its track.
///
/// - Continuous and monotone in the offset.
/// - The vertical bar is at the right edge, in a right-to-left layout at the left edge. The horizontal bar is at the
///   bottom and always runs from left to right, as the offset does.
/// - Units: points. Default lengths are our choice. Functions take finite locations.
/// - Source: our choice, [O]; UIKit documents no law.
public struct ScrollIndicator: Hashable, Sendable {
  /// The distances of the tracks from the edges of the frame; they include the safe area and bars.
  public let insets: ScrollInsets
  /// The bar's extent across its track.
  public let thickness: Double
  /// The gap between the bar and the edge next to it.
  public let margin: Double
  /// The least length of the bar, however long the content is.
  public let minimumLength: Double
  /// The least length of the bar while the content is over-scrolled.
  public let minimumOverscrolledLength: Double
  /// Whether the tracks leave the corner between them free where both axes scroll.
  public let leavesCorner: Bool

  /// Creates an indicator with the given measures, in points.
  ///
  /// - Precondition: insets are finite, and lengths are finite and not negative.
  public init(
    insets: ScrollInsets = .zero, thickness: Double = 3, margin: Double = 3, minimumLength: Double = 36,
    minimumOverscrolledLength: Double = 8, leavesCorner: Bool = true, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(
        insets: insets, thickness: thickness, margin: margin, minimumLength: minimumLength,
        minimumOverscrolledLength: minimumOverscrolledLength), file, line)
    self.insets = insets
    self.thickness = thickness
    self.margin = margin
    self.minimumLength = minimumLength
    self.minimumOverscrolledLength = minimumOverscrolledLength
    self.leavesCorner = leavesCorner
  }

  package static func validate(
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
