extension TouchDelivery {
  /// An event of the content's touch, and the instant at which it happens.
  public enum Event: Hashable, Sendable {
    /// The content gets the touch.
    case began(at: ScrollInstant)
    /// The finger has been lifted: with a touch that has not moved far, a tap.
    case ended(at: ScrollInstant)
    /// The content loses the touch, to a drag or because the system has cancelled it.
    case cancelled(at: ScrollInstant)
  }

  /// The events of one call, in order. The value has no heap storage.
  public struct Events: RandomAccessCollection, Hashable, Sendable {
    // At most three: a touch that has begun is cancelled by the next touch down, whose touch begins at once.
    private var first, second, third: Event?

    init() {}

    /// The index of the first event, 0.
    public var startIndex: Int { 0 }
    /// The number of events.
    public var endIndex: Int { first == nil ? 0 : second == nil ? 1 : third == nil ? 2 : 3 }

    /// The event at `position`, in the order of occurrence.
    ///
    /// - Precondition: `position` is from 0 and less than ``endIndex``.
    public subscript(position: Int) -> Event {
      guard let event = position == 0 ? first : position == 1 ? second : position == 2 ? third : nil else {
        preconditionFailure("index must be in \(indices), but is \(position)")
      }
      return event
    }

    mutating func append(_ event: Event) {
      if first == nil {
        first = event
      } else if second == nil {
        second = event
      } else {
        third = event
      }
    }
  }
}
