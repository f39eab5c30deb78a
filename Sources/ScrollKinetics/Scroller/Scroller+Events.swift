extension Scroller {
  /// An event of a scroller, named after the methods of `UIScrollViewDelegate`.
  public enum Event: Hashable, Sendable {
    /// A drag begins.
    case willBeginDragging
    /// The offset has changed.
    case didScroll
    /// A drag ends; ``Scroller/target`` is the offset at which the content will stop.
    case willEndDragging
    /// A drag has ended; `willDecelerate` tells whether the content continues to move.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to decelerate, bounce or snap after a touch.
    case willBeginDecelerating
    /// The content has come to rest, or was stopped.
    case didEndDecelerating
    /// An animated motion has ended, or was stopped.
    case didEndScrollingAnimation
    /// A scroll to the top has reached the top.
    case didScrollToTop
    /// A pinch or an animated zoom begins.
    case willBeginZooming
    /// The scale of the content has changed.
    case didZoom
    /// A zoom has ended: the pinch, and the return of the scale after it if there is one, or the animation.
    case didEndZooming
    /// A pull has fired the ``/ScrollGeometry/Viewport/refreshControl``, which runs until ``Input/endRefreshing``.
    case didRefresh
  }

  /// The events of one call, in order.
  ///
  /// Each event occurs at most once, but if the offset changes again after another event, so does ``Event/didScroll``: the last
  /// change is always reported. Content that is caught and dragged in one call gives didScroll, didEndDecelerating,
  /// willBeginDragging, didScroll. Both ``Event/didEndDragging(willDecelerate:)`` count as one event. A deceleration that ends
  /// in a call and goes on in it has not ended, and one that begins after the end of another, and ends, is not reported.
  ///
  /// The meaning of each event is Apple's ([A]), the order reported ([R]), how often they occur our choice ([O], PHYSICS §10).
  ///
  /// The value has one machine word and no heap storage.
  public struct Events: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
    // Four bits for each event, 1 to 13 in the order of ``Event``, the first in the lowest; zero ends the list. A word has sixteen
    // events of fifteen codes, thirteen of which are used. With one byte each it would have eight events.
    @usableFromInline package internal(set) var word: UInt64 = 0

    /// Creates an empty list.
    public init() {}

    /// The list of the most frequent event alone.
    @inline(__always) static var didScroll: Events {
      var events = Events()
      events.append(.didScroll)
      return events
    }

    /// Creates the list of the given events, in order.
    ///
    /// A repeated event is left out, except a didScroll after another event, and so is a second end of a drag.
    public init(arrayLiteral events: Event...) {
      // Seven other events and a didScroll before and after each of them are fifteen.
      for event in events where !(event.isEndOfDrag && contains { $0.isEndOfDrag }) {
        append(event)
      }
    }

    /// The index of the first event, 0.
    public var startIndex: Int { 0 }
    /// The number of events.
    public var endIndex: Int { (67 - word.leadingZeroBitCount) / 4 }

    /// The event at `position`, in the order of occurrence.
    ///
    /// - Precondition: `position` is from 0 and less than ``endIndex``.
    public subscript(position: Int) -> Event {
      precondition(indices.contains(position), "index must be in \(indices), but is \(position)")
      return Event(code: UInt8(truncatingIfNeeded: word >> (4 * UInt64(position)) & 15))
    }

    /// Returns whether the list contains `event`.
    public func contains(_ event: Event) -> Bool {
      // Finds the event without a loop: four bits of `differences` are zero where the list contains the event.
      let (ones, highs): (UInt64, UInt64) = (0x1111_1111_1111_1111, 0x8888_8888_8888_8888)
      let differences = word ^ (ones &* UInt64(event.code))
      return (differences &- ones) & ~differences & highs != 0
    }

    /// Appends `event` unless the list contains it already.
    @inline(__always) mutating func append(_ event: Event) {
      // Most calls have only one event.
      guard word != 0 else {
        word = UInt64(event.code)
        return
      }
      if contains(event) {
        // A didScroll before another event does not report the present change of the offset.
        guard event == .didScroll else { return merge(repeated: event) }
        guard last != .didScroll else { return }
      }
      assert(count < 16)
      word |= UInt64(event.code) << (4 * UInt64(count))
    }

    /// Settles what a repeated event begins or ends again: the events tell how the call leaves it.
    @inline(never) private mutating func merge(repeated event: Event) {
      let opposite: Event
      switch event {
      case .willBeginDecelerating: opposite = .didEndDecelerating
      case .didEndDecelerating: opposite = .willBeginDecelerating
      case .willBeginZooming: opposite = .didEndZooming
      case .didEndZooming: opposite = .willBeginZooming
      default: return
      }
      guard let first = firstIndex(of: event), let later = firstIndex(of: opposite), first < later else {
        return
      }
      var events = Events()
      for other in self where other != opposite { events.append(other) }
      self = events
    }

    /// Appends the events of a later call, without those that the list contains already.
    @usableFromInline mutating func append(contentsOf events: Events) {
      for event in events { append(event) }
    }
  }
}

extension Scroller.Event: CustomStringConvertible {
  fileprivate var isEndOfDrag: Bool { if case .didEndDragging = self { true } else { false } }

  fileprivate var code: UInt8 {
    switch self {
    case .willBeginDragging: 1
    case .didScroll: 2
    case .willEndDragging: 3
    case .didEndDragging(false): 4
    case .didEndDragging(true): 5
    case .willBeginDecelerating: 6
    case .didEndDecelerating: 7
    case .didEndScrollingAnimation: 8
    case .didScrollToTop: 9
    case .willBeginZooming: 10
    case .didZoom: 11
    case .didEndZooming: 12
    case .didRefresh: 13
    }
  }

  fileprivate init(code: UInt8) {
    switch code {
    case 1: self = .willBeginDragging
    case 2: self = .didScroll
    case 3: self = .willEndDragging
    case 4: self = .didEndDragging(willDecelerate: false)
    case 5: self = .didEndDragging(willDecelerate: true)
    case 6: self = .willBeginDecelerating
    case 7: self = .didEndDecelerating
    case 8: self = .didEndScrollingAnimation
    case 9: self = .didScrollToTop
    case 10: self = .willBeginZooming
    case 11: self = .didZoom
    case 12: self = .didEndZooming
    default: self = .didRefresh
    }
  }

  /// The name of the delegate method; `didEndDragging(decelerate)` if the content continues to move.
  public var description: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll: "didScroll"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging(let willDecelerate): willDecelerate ? "didEndDragging(decelerate)" : "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .didScrollToTop: "didScrollToTop"
    case .willBeginZooming: "willBeginZooming"
    case .didZoom: "didZoom"
    case .didEndZooming: "didEndZooming"
    case .didRefresh: "didRefresh"
    }
  }
}

#if !hasFeature(Embedded)
  extension Scroller.Events: CustomStringConvertible {
    /// The names of the events in order: `[willEndDragging, didEndDragging(decelerate), willBeginDecelerating]`.
    public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }
  }
#endif
