/// How the safe area is added to a viewport's `contentInset`.
///
/// - Source: Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior` ([A], PHYSICS §8).
public enum ContentInsetAdjustmentBehavior: CaseIterable, NamedCases, Sendable {
  /// The safe area as in ``scrollableAxes``; where the viewport is the content of a container
  /// (``Viewport/isContainerContent``), also at the top and bottom whether or not the content scrolls.
  case automatic
  /// The safe area on the axes that scroll: those whose content is longer than the frame, or that always bounce.
  case scrollableAxes
  /// Nothing: the safe area is ignored.
  case never
  /// The safe area at all four edges.
  case always

  package static var names: Names {
    ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
  }
}
