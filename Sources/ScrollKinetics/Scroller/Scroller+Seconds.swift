extension Scroller {
  /// Advances the scroller by a number of seconds, and returns the events, as for a game loop that has its frame time as a
  /// `Double`. A negative number counts as zero.
  ///
  ///     scroller.advance(bySeconds: frameTime)
  ///
  /// It is `advance(to: now.advanced(bySeconds: seconds))`; see ``ScrollInstant/advanced(bySeconds:)``. The label keeps
  /// `advance(by: .zero)` unambiguous.
  ///
  /// - Precondition: `seconds` is finite; ``ScrollInstant/validate(seconds:)`` checks that.
  @discardableResult
  public mutating func advance(bySeconds seconds: Double) -> Events {
    advance(to: now.advanced(bySeconds: seconds))
  }
}
