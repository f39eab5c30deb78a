/// The object that a ``ScrollHost`` notifies of what happens.
///
/// Every function has an implementation that does nothing. The names, but for the prefix, and their order are the same as in
/// `UIScrollViewDelegate` ([A] for the names; PHYSICS §10 has the sources of the order):
///
///     flick       willBeginDragging, didScroll…, willEndDragging, didEndDragging(willDecelerate: true),
///                 willBeginDecelerating, didScroll…, didEndDecelerating
///     animation   didScroll…, didEndScrollingAnimation
///
/// The protocol is for classes: a value would have to be the host's, and could not own it. Embedded Swift has class-bound
/// existentials, too, so that the host needs no generic parameter.
public protocol ScrollHostDelegate: AnyObject {
  /// The offset has changed.
  func scrollHostDidScroll(_ host: ScrollHost)
  /// A drag begins.
  func scrollHostWillBeginDragging(_ host: ScrollHost)

  /// A drag ends, and `release` has the target at which the content will stop.
  ///
  /// The host still drags. First what this function changes applies, then the target that it sets; on an axis on which
  /// it sets none, the scroller proposes a target for the state then.
  ///
  /// A drag that the program ends is reported afterwards, with a velocity of zero; setting the target then has no effect.
  func scrollHostWillEndDragging(_ host: ScrollHost, release: inout Scroller.Release)

  /// A drag has ended; `willDecelerate` is whether the content continues to move.
  func scrollHostDidEndDragging(_ host: ScrollHost, willDecelerate: Bool)
  /// The content begins to decelerate, bounce or snap after a touch.
  func scrollHostWillBeginDecelerating(_ host: ScrollHost)
  /// The content has come to rest, or was stopped.
  func scrollHostDidEndDecelerating(_ host: ScrollHost)
  /// An animated motion has ended, or was stopped.
  func scrollHostDidEndScrollingAnimation(_ host: ScrollHost)
  /// A scroll to the top has reached the top.
  func scrollHostDidScrollToTop(_ host: ScrollHost)
  /// A pinch or an animated zoom begins.
  func scrollHostWillBeginZooming(_ host: ScrollHost)
  /// The scale of the content has changed.
  func scrollHostDidZoom(_ host: ScrollHost)
  /// A zoom has ended, the return of the scale included.
  func scrollHostDidEndZooming(_ host: ScrollHost)
  /// A pull has fired the ``ScrollHost/refreshControl``, which runs until ``ScrollHost/endRefreshing(at:)``.
  func scrollHostDidRefresh(_ host: ScrollHost)
  /// ``ScrollHost/needsFrames`` has changed: start or stop the display link. Called after the other functions of the call.
  func scrollHostNeedsFramesDidChange(_ host: ScrollHost)
}

// A delegate implements what it needs: each function does nothing by default, and leaves a release as it is proposed.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollHostDelegate {
  public func scrollHostDidScroll(_ host: ScrollHost) {}
  public func scrollHostWillBeginDragging(_ host: ScrollHost) {}
  public func scrollHostWillEndDragging(_ host: ScrollHost, release: inout Scroller.Release) {}
  public func scrollHostDidEndDragging(_ host: ScrollHost, willDecelerate: Bool) {}
  public func scrollHostWillBeginDecelerating(_ host: ScrollHost) {}
  public func scrollHostDidEndDecelerating(_ host: ScrollHost) {}
  public func scrollHostDidEndScrollingAnimation(_ host: ScrollHost) {}
  public func scrollHostDidScrollToTop(_ host: ScrollHost) {}
  public func scrollHostWillBeginZooming(_ host: ScrollHost) {}
  public func scrollHostDidZoom(_ host: ScrollHost) {}
  public func scrollHostDidEndZooming(_ host: ScrollHost) {}
  public func scrollHostDidRefresh(_ host: ScrollHost) {}
  public func scrollHostNeedsFramesDidChange(_ host: ScrollHost) {}
}
