import ScrollGeometry

extension ScrollScreen {
  /// Handles a tap of the status bar: scrolls the one member to its top that `idThatScrollsToTop` names, and returns
  /// its events.
  ///
  /// Where two members qualify, none is scrolled, as under UIKit on an iPhone ([A]). A carousel, a text field or a pager
  /// must therefore be inserted with `scrollsToTop: false`. What was removed does not count. Where none is scrolled, all members are
  /// advanced to the instant.
  ///
  /// - `shouldScroll` is asked for the member that would scroll, as `scrollViewShouldScrollToTop` ([A]); it returns whether it may.
  @discardableResult
  public mutating func scrollToTop(
    at instant: ScrollInstant, shouldScroll: (ID) -> Bool = { _ in true }
  ) -> Changes {
    begin(at: instant)
    guard let id = idThatScrollsToTop, shouldScroll(id) else { return advance(to: instant) }
    return handle(.scrollToTop, on: id, at: instant)
  }

  /// The one present member that scrolls to its top at a tap of the status bar; nil where there is none or more than one.
  var idThatScrollsToTop: ID? {
    let ids = members.lazy.filter { $0.scrollsToTop && !$0.isAway }.map { $0.id }
    return ids.dropFirst().isEmpty ? ids.first : nil
  }

  /// Whether a tap of the status bar counts a member.
  public subscript(scrollsToTop id: ID) -> Bool {
    get { members[requireIndex(of: id)].scrollsToTop }
    set { members[requireIndex(of: id)].scrollsToTop = newValue }
  }
}
