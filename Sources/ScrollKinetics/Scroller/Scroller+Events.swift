extension Scroller {
  /// Something a host may want to react to, named as the methods of `UIScrollViewDelegate`.
  public enum Event: Hashable, Sendable {
    /// A drag begins.
    case willBeginDragging
    /// The offset has changed.
    case didScroll
    /// A drag ends; ``Scroller/target`` says where the content will stop.
    case willEndDragging
    /// A drag has ended, and the content goes on by itself or does not.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to move by itself.
    case willBeginDecelerating
    /// The content has come to rest, or was stopped.
    case didEndDecelerating
    /// An animated motion has ended, or was stopped.
    case didEndScrollingAnimation
    /// A scroll to the top has arrived.
    case didScrollToTop
  }

  /// What happened in one call, in order.
  ///
  /// Each event stands at most once, with one exception: a ``Event/didScroll`` that another event has followed is told
  /// again where the offset changes once more, so that the list always tells of the last change. Content that is caught
  /// and dragged on in one call gives didScroll, didEndDecelerating, willBeginDragging, didScroll.
  ///
  /// Apple documents what each event stands for ([A]); the order is reported ([R]), the count our choice ([O],
  /// PHYSICS §10).
  ///
  /// Whether or not content goes on by itself, ``Event/didEndDragging(willDecelerate:)`` is one event.
  ///
  /// One machine word, without heap storage.
  public struct Events: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
    // One byte an event, the first in the lowest byte; zero ends the list.
    private var codes: UInt64 = 0

    /// No events.
    public init() {}

    /// The given events, in order; of one that stands twice only the first counts, but for a didScroll after another
    /// event, as long as there is room: eight events at most.
    public init(arrayLiteral events: Event...) {
      // One drag ends once: eight different events are left, as many as there is room for.
      for event in events where count < 8 && !(event.isEndOfDrag && contains { $0.isEndOfDrag }) {
        append(event)
      }
    }

    /// The place of the first event, 0.
    public var startIndex: Int { 0 }
    /// How many events there are.
    public var endIndex: Int { (71 - codes.leadingZeroBitCount) / 8 }

    /// The event at `position`, in the order in which they happened.
    ///
    /// - Precondition: `position` is from 0 and less than ``endIndex``.
    public subscript(position: Int) -> Event {
      precondition(indices.contains(position), "index must be in \(indices), but is \(position)")
      return Event(code: UInt8(truncatingIfNeeded: codes >> (8 * UInt64(position))))
    }

    /// Adds `event` unless the list tells of it already.
    @inline(__always) mutating func append(_ event: Event) {
      // Most calls have but one event to tell of.
      guard codes != 0 else {
        codes = UInt64(event.code)
        return
      }
      // A byte of `differences` is zero where this event stands already: no loop over the few there are.
      let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
      let differences = codes ^ (ones &* UInt64(event.code))
      if (differences &- ones) & ~differences & highs != 0 {
        // A scroll that something has followed is a scroll before that: the offset has changed since.
        guard event == .didScroll, last != .didScroll else { return }
      }
      assert(count < 8)
      codes |= UInt64(event.code) << (8 * UInt64(count))
    }
  }
}

extension Scroller.Event {
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
    default: self = .didScrollToTop
    }
  }
}

extension Scroller.Event: CustomStringConvertible {
  /// The delegate method's name: `didEndDragging(decelerate)` where the content goes on by itself.
  public var description: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll: "didScroll"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging(let willDecelerate):
      willDecelerate ? "didEndDragging(decelerate)" : "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .didScrollToTop: "didScrollToTop"
    }
  }
}

#if !hasFeature(Embedded)
  extension Scroller.Events: CustomStringConvertible {
    /// The events in order: `[willEndDragging, didEndDragging(decelerate), willBeginDecelerating]`.
    public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }
  }
#endif
