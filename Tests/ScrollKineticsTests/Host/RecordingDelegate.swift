/// A delegate that records what it is told, and calls `act` in every callback.
final class RecordingDelegate: ScrollHostDelegate {
  var events: [Scroller.Event] = []
  /// The values of `needsFrames` that were told.
  var frames: [Bool] = []
  var offset: ScrollPoint?
  /// Called in every callback; with a release where the target can be chosen.
  var act: (ScrollHost, inout Scroller.Release?) -> Void = { _, _ in }

  private func tell(_ event: Scroller.Event, _ host: ScrollHost) {
    var release: Scroller.Release?
    tell(event, host, &release)
  }

  private func tell(_ event: Scroller.Event, _ host: ScrollHost, _ release: inout Scroller.Release?) {
    events.append(event)
    act(host, &release)
  }

  func scrollHostDidScroll(_ host: ScrollHost) {
    offset = host.contentOffset
    tell(.didScroll, host)
  }
  func scrollHostWillBeginDragging(_ host: ScrollHost) { tell(.willBeginDragging, host) }
  func scrollHostWillEndDragging(_ host: ScrollHost, release: inout Scroller.Release) {
    var chosen: Scroller.Release? = release
    tell(.willEndDragging, host, &chosen)
    if let chosen { release = chosen }
  }
  func scrollHostDidEndDragging(_ host: ScrollHost, willDecelerate: Bool) {
    tell(.didEndDragging(willDecelerate: willDecelerate), host)
  }
  func scrollHostWillBeginDecelerating(_ host: ScrollHost) { tell(.willBeginDecelerating, host) }
  func scrollHostDidEndDecelerating(_ host: ScrollHost) { tell(.didEndDecelerating, host) }
  func scrollHostDidEndScrollingAnimation(_ host: ScrollHost) { tell(.didEndScrollingAnimation, host) }
  func scrollHostDidScrollToTop(_ host: ScrollHost) { tell(.didScrollToTop, host) }
  func scrollHostWillBeginZooming(_ host: ScrollHost) { tell(.willBeginZooming, host) }
  func scrollHostDidZoom(_ host: ScrollHost) { tell(.didZoom, host) }
  func scrollHostDidEndZooming(_ host: ScrollHost) { tell(.didEndZooming, host) }
  func scrollHostDidRefresh(_ host: ScrollHost) { tell(.didRefresh, host) }
  func scrollHostNeedsFramesDidChange(_ host: ScrollHost) {
    frames.append(host.needsFrames)
    var release: Scroller.Release?
    act(host, &release)
  }
}

extension ScrollHost {
  func handle(all inputs: [Scroller.Input], at instant: ScrollInstant? = nil) {
    for input in inputs { handle(input, at: instant) }
  }
}
