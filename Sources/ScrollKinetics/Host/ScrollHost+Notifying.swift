import ScrollGeometry

// Events are reported in the order in which they happened, however deep in callbacks the calls are made that cause them.
extension ScrollHost {
  /// Adds the events of a call behind those that are not reported yet.
  func add(_ new: Scroller.Events) {
    var behind = new[...]
    if endWasReported, let end = new.firstIndex(of: .willEndDragging) {
      // The delegate knows already that the drag ends. What it has changed meanwhile is reported behind the end.
      endWasReported = false
      events.insert(contentsOf: new[(end + 1)...], at: reportedCount)
      behind = new[..<end]
    }
    for event in behind {
      // Two changes of the offset that are not reported yet are reported as one.
      let isReportedSoon = event == .didScroll && reportedCount < events.count && events.last == .didScroll
      if !isReportedSoon { events.append(event) }
    }
  }

  /// Notes that the delegate was set, and notifies the first one if frames are needed.
  func noteDelegate() {
    let isFirst = !hasDelegate
    hasDelegate = delegate != nil
    guard isFirst && hasDelegate else { return }
    reportedNeedsFrames = false
    notify()
  }

  /// Notifies the delegate of what has happened, unless it is in a callback; the call that made the callback then does.
  func notify() {
    guard !isNotifying, !events.isEmpty || needsFrames != reportedNeedsFrames else { return }
    isNotifying = true
    notifyOfEvents()
    while needsFrames != reportedNeedsFrames {
      reportedNeedsFrames = needsFrames
      delegate?.scrollHostNeedsFramesDidChange(self)
      notifyOfEvents()
    }
    isNotifying = false
  }

  /// Reports all events, also of the calls that the delegate makes meanwhile.
  func notifyOfEvents() {
    guard !events.isEmpty else { return }
    while reportedCount < events.count {
      reportedCount += 1
      notify(of: events[reportedCount - 1])
      // The properties that one callback has set are one change: the offset that the next one is given is final.
      completeChange()
    }
    events.removeAll(keepingCapacity: true)
    reportedCount = 0
  }

  private func notify(of event: Scroller.Event) {
    guard hasDelegate else { return }
    // From the release of the delegate on, reads count as reports of the offset.
    guard let delegate else { return hasDelegate = false }
    switch event {
    case .didScroll:
      reportedOffset = state.viewport.contentOffset
      delegate.scrollHostDidScroll(self)
    case .willBeginDragging: delegate.scrollHostWillBeginDragging(self)
    case .willEndDragging:
      // The program has ended the drag.
      let target = state.target ?? state.viewport.contentOffset
      var release = Scroller.Release(
        viewport: state.viewport, velocity: .zero, proposal: target, target: target)
      delegate.scrollHostWillEndDragging(self, release: &release)
    case .didEndDragging(let willDecelerate):
      delegate.scrollHostDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: delegate.scrollHostWillBeginDecelerating(self)
    case .didEndDecelerating: delegate.scrollHostDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate.scrollHostDidEndScrollingAnimation(self)
    case .didScrollToTop: delegate.scrollHostDidScrollToTop(self)
    case .willBeginZooming: delegate.scrollHostWillBeginZooming(self)
    case .didZoom: delegate.scrollHostDidZoom(self)
    case .didEndZooming: delegate.scrollHostDidEndZooming(self)
    case .didRefresh: delegate.scrollHostDidRefresh(self)
    }
  }
}
