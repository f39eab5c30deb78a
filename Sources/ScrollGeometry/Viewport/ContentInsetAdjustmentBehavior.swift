/// How the safe area is added to a viewport's `contentInset`.
///
/// - Source: Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior` ([A], PHYSICS §8).
public enum ContentInsetAdjustmentBehavior: UInt8, CaseIterable, Hashable, Sendable {
  /// As ``scrollableAxes``, and at the top and bottom in any case where the viewport is the content of a
  /// container (``Viewport/isContainerContent``).
  case automatic
  /// The safe area on those axes that scroll: the content is longer than the frame, or it always bounces.
  case scrollableAxes
  /// Nothing is added.
  case never
  /// The safe area at all four edges.
  case always
}
