import ScrollGeometry

/// A position of a finger, and the instant at which it was measured.
public struct TouchSample: Hashable, Sendable {
  /// The position of the finger, in points.
  public var position: ScrollPoint
  /// The instant of the measurement.
  public var instant: ScrollInstant

  /// Creates the sample of a finger at `position` at `instant`.
  public init(_ position: ScrollPoint, at instant: ScrollInstant) {
    self.position = position
    self.instant = instant
  }
}
