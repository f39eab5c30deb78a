import ScrollGeometry

// Events are told in the order in which they happened, however deep in callbacks the calls are made that cause them.
extension ScrollHost {
  /// Adds the events of a call behind those that are not told yet.
  func add(_ new: Scroller.Events) {
    var behind = new[...]
    if endWasTold, let end = new.firstIndex(of: .willEndDragging) {
      // The delegate knows already that the drag ends. What it has changed meanwhile is told behind the end.
      endWasTold = false
      events.insert(contentsOf: new[(end + 1)...], at: toldCount)
      behind = new[..<end]
    }
    for event in behind {
      // Two changes of the offset that are not told yet are told as one.
      let isToldSoon = event == .didScroll && toldCount < events.count && events.last == .didScroll
      if !isToldSoon { events.append(event) }
    }
  }

  /// Tells the delegate what has happened, unless it is in a callback; the call that made the callback then does.
  func tell() {
    guard !isTelling, !events.isEmpty || needsFrames != toldNeedsFrames else { return }
    isTelling = true
    tellEvents()
    while needsFrames != toldNeedsFrames {
      toldNeedsFrames = needsFrames
      delegate?.scrollHostNeedsFramesDidChange(self)
      tellEvents()
    }
    isTelling = false
  }

  /// Tells all events, also of the calls that the delegate makes meanwhile.
  func tellEvents() {
    guard !events.isEmpty else { return }
    while toldCount < events.count {
      toldCount += 1
      tell(events[toldCount - 1])
      // The properties that one callback has set are one change: the offset that the next one is told is final.
      completeChange()
    }
    events.removeAll(keepingCapacity: true)
    toldCount = 0
  }

  private func tell(_ event: Scroller.Event) {
    guard hasDelegate, let delegate else { return }
    switch event {
    case .didScroll:
      toldOffset = state.viewport.contentOffset
      delegate.scrollHostDidScroll(self)
    case .willBeginDragging:
      delegate.scrollHostWillBeginDragging(self)
    case .willEndDragging:
      // The program has ended the drag.
      let target = state.target ?? state.viewport.contentOffset
      var release = Scroller.Release(
        viewport: state.viewport, velocity: .zero, proposal: target, target: target)
      delegate.scrollHostWillEndDragging(self, release: &release)
    case .didEndDragging(let willDecelerate):
      delegate.scrollHostDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating:
      delegate.scrollHostWillBeginDecelerating(self)
    case .didEndDecelerating:
      delegate.scrollHostDidEndDecelerating(self)
    case .didEndScrollingAnimation:
      delegate.scrollHostDidEndScrollingAnimation(self)
    case .didScrollToTop:
      delegate.scrollHostDidScrollToTop(self)
    case .willBeginZooming:
      delegate.scrollHostWillBeginZooming(self)
    case .didZoom:
      delegate.scrollHostDidZoom(self)
    case .didEndZooming:
      delegate.scrollHostDidEndZooming(self)
    case .didRefresh:
      delegate.scrollHostDidRefresh(self)
    }
  }
}
