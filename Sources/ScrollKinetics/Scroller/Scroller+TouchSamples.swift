import ScrollGeometry

extension Scroller {
  /// Handles several samples of one finger, in the order in which they were taken, and returns the events of all.
  ///
  ///     scroller.handle(event.coalescedTouches.map { TouchSample($0.position, at: $0.instant) })
  ///
  /// For platforms that deliver the samples of a frame together, such as UIKit's `coalescedTouches(for:)` and the DOM's
  /// `getCoalescedEvents()`. Predicted touches are no samples.
  ///
  /// - The same bits as with one ``Input/touchMoved(_:finger:)`` for each sample, however the samples are divided into
  ///   calls. An offset that changes several times is one ``Event/didScroll``.
  /// - Samples earlier than ``now`` count with their own instants in the velocity of the release. A sample that is
  ///   earlier than the finger's latest one has no effect.
  /// - The call does not allocate; the samples need not be in an array.
  ///
  /// - Precondition: the positions are finite, and `finger` is from 0 to 63.
  @discardableResult
  @inlinable public mutating func handle(
    _ samples: some Sequence<TouchSample>, finger: Int = 0, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) -> Events {
    var events = Events()
    for sample in samples {
      events.append(
        contentsOf: handle(
          .touchMoved(sample.position, finger: finger), at: sample.instant, file: file, line: line))
    }
    return events
  }
}
