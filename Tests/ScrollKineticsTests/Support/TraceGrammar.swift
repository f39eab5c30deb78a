@testable import ScrollKinetics

/// Checks the phases and events of a scroller call by call against the rules of PHYSICS §10.
///
/// The table of legal transitions and the order of events are defined here, not taken from the code under test.
struct TraceGrammar {
  typealias Phase = Scroller.Phase
  typealias Event = Scroller.Event

  static let arrows: [Phase: Set<Phase>] = [
    .idle: [.tracking, .dragging, .decelerating, .animating],
    .tracking: [.dragging, .idle, .decelerating, .animating], .dragging: [.decelerating, .idle, .animating],
    .decelerating: [.idle, .tracking, .dragging, .animating],
    .animating: [.idle, .tracking, .dragging, .decelerating],
  ]

  private var isDragging: Bool
  private var isDecelerating: Bool
  private(set) var isZooming = false
  private var mustBeginDecelerating = false
  private var mustEndDragging = false
  private var latest: Phase?

  /// The grammar of a scroller that is in `phase` before the first call; `isDecelerating` says whether an axis decelerates
  /// while another one animates.
  init(
    in phase: Phase = .idle, isDecelerating: Bool = false, isPinchedReadyMade: Bool = false,
    isZooming: Bool = false
  ) {
    self.isZooming = isZooming
    isDragging = phase == .dragging && !isPinchedReadyMade
    self.isDecelerating = isDecelerating || phase == .decelerating
  }

  /// Checks one call: the phases before and after it, and its events. Returns the broken rule, or nil.
  mutating func read(_ before: Phase, _ events: [Event], _ after: Phase) -> String? {
    defer { latest = after }
    if let latest, latest != before { return "the phases do not join: \(latest), then \(before)" }
    if before != after && Self.arrows[before]?.contains(after) != true {
      return "no arrow from \(before) to \(after)"
    }
    if let twice = Self.repeated(in: events) { return "\(twice) stands twice in \(events)" }
    for event in events {
      if let fault = read(event) { return "\(fault), in \(events), \(before) → \(after)" }
    }
    if let fault = rest(in: after) { return "\(fault), in \(events)" }
    return readAnimation(before, events, after)
  }

  /// Checks that the events read so far are those of a scroller in `phase`, between two calls.
  func rest(in phase: Phase) -> String? {
    if mustEndDragging { return "willEndDragging without didEndDragging" }
    if mustBeginDecelerating { return "no willBeginDecelerating after didEndDragging(decelerate)" }
    // A recognised pinch has no drag events.
    if isDragging != (phase == .dragging), !(isZooming && phase == .dragging) {
      return "dragging events do not fit \(phase)"
    }
    // While one axis animates, the other one can decelerate.
    if isDecelerating ? phase != .decelerating && phase != .animating : phase == .decelerating {
      return "decelerating events do not fit \(phase)"
    }
    return nil
  }

  /// An event that occurs twice; for scrolls, one that directly follows another.
  static func repeated(in events: [Event]) -> Event? {
    for (index, event) in events.enumerated() {
      let earlier = event == .didScroll ? events[..<index].suffix(1) : events[..<index]
      if earlier.contains(event) { return event }
    }
    return nil
  }

  /// An animation that ends has an event. One that begins and ends in the same call has moved the content.
  private func readAnimation(_ before: Phase, _ events: [Event], _ after: Phase) -> String? {
    let ends =
      events.contains(.didEndScrollingAnimation) || events.contains(.didScrollToTop)
      || events.contains(.didEndZooming)
    // An animated zoom that is caught past its limits goes on under the finger.
    if before == .animating && after != .animating && !ends && !isZooming {
      return "an animation ends without its event, in \(events)"
    }
    if before != .animating, let end = events.firstIndex(of: .didEndScrollingAnimation),
      !events[..<end].contains(.didScroll)
    {
      return "didEndScrollingAnimation without an animation, in \(events)"
    }
    return nil
  }

  /// Checks that `event` may follow those read so far.
  mutating func read(_ event: Event) -> String? {
    if mustEndDragging {
      guard case .didEndDragging = event else { return "\(event) between willEndDragging and didEndDragging" }
    }
    if mustBeginDecelerating && event != .willBeginDecelerating {
      return "\(event) between didEndDragging(decelerate) and willBeginDecelerating"
    }
    switch event {
    case .willBeginDragging:
      if isDragging || isDecelerating { return "willBeginDragging while dragging or decelerating" }
      isDragging = true
    case .willEndDragging:
      if !isDragging { return "willEndDragging without willBeginDragging" }
      isDragging = false
      mustEndDragging = true
    case .didEndDragging(let willDecelerate):
      if !mustEndDragging { return "didEndDragging without willEndDragging" }
      mustEndDragging = false
      mustBeginDecelerating = willDecelerate
    case .willBeginDecelerating:
      if isDragging || isDecelerating { return "willBeginDecelerating while dragging or decelerating" }
      mustBeginDecelerating = false
      isDecelerating = true
    case .didEndDecelerating:
      if !isDecelerating { return "didEndDecelerating without willBeginDecelerating" }
      isDecelerating = false
    case .willBeginZooming:
      if isZooming { return "willBeginZooming while zooming" }
      isZooming = true
    case .didEndZooming:
      if !isZooming { return "didEndZooming without willBeginZooming" }
      isZooming = false
    case .didRefresh: if !isDragging { return "didRefresh without a drag" }
    case .didEndScrollingAnimation, .didScrollToTop, .didScroll, .didZoom: break
    }
    return nil
  }
}

/// The two ends of a drag.
extension Scroller.Event {
  static let stops = didEndDragging(willDecelerate: false)
  static let goesOn = didEndDragging(willDecelerate: true)
}
