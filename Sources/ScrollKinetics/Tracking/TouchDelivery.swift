import ScrollGeometry

/// One touch on its way to the content of a scroll view: whether and when the content gets it, and loses it to a drag.
///
/// A scroll view cannot know at touch down whether a finger will tap a button or scroll. It holds the touch back for a
/// moment; then, if no drag has begun, the content gets the touch, and loses it again if one begins later.
///
///     touch down → undecided ── delay over ──→ content: began ── lift ──→ ended
///                      │                              └── drag ──→ cancelled, the scroll view's
///                      ├── lift ──→ began and ended at once: a tap
///                      └── drag ──→ the scroll view's; the content gets nothing
///
/// A host keeps one value for each finger and decides at touch down with a ``Content``, the value that stands for the
/// answers of UIKit's `touchesShouldBegin` and `touchesShouldCancel`. Beside a ``Scroller``, one call handles both:
///
///     let result = scroller.handle(input, at: instant, delivering: &touch, to: .control)
///     for event in result.touch { button.handle(event) }
///     // in every frame, and at touch.deliveryInstant where no frames run:
///     for event in scroller.advance(&touch, to: instant).touch { button.handle(event) }
///
/// Beside anything else that scrolls: call ``begin(on:stoppingMotion:at:)`` at touch down, ``advance(to:)`` in every frame, ask
/// ``allowsDrag(at:)`` before a movement is passed on, call ``beginDrag(at:)`` when a drag has begun, for every finger on the scroll view
/// that drags, and ``lift(at:)`` or ``cancel(at:)`` at the end. From ``Event/began(at:)`` on, until the touch ends or is
/// cancelled, movements are the content's too.
///
/// - A delivered touch begins once and then ends or is cancelled once, in this order; the instants of the events never fall.
/// - Nothing depends on how time is sliced: a touch becomes the content's at ``deliveryInstant``, whenever the host calls.
/// - A touch that stops moving content is not delivered, however long it rests.
/// - Source: timing, delivery and cancellation, and the names, as UIScrollView documents them ([A]); the length of the
///   delay, a tap's begin and end at once, and that a touch that stops moving content is not delivered, as reported
///   ([R]); what several fingers and calls out of order do, our choice ([O]).
public struct TouchDelivery: Hashable, Sendable {
  /// What the scroll view may do with the touches of its content, as the properties of a UIScrollView.
  public struct Rules: Hashable, Sendable {
    /// Whether a touch is held back until the delay is over; true by default. If not, the content gets it at touch down.
    public var delaysContentTouches: Bool
    /// Whether a drag can take a touch away from the content that has it; true by default. If not, a finger whose touch the
    /// content has got never begins a drag.
    public var canCancelContentTouches: Bool
    /// The time for which a touch is held back: 0.15 s by default ([R]). Every duration is valid; less than zero is zero.
    public var delay: Duration

    /// Creates rules with UIKit's values as defaults.
    public init(
      delaysContentTouches: Bool = true, canCancelContentTouches: Bool = true,
      delay: Duration = .milliseconds(150)
    ) {
      self.delaysContentTouches = delaysContentTouches
      self.canCancelContentTouches = canCancelContentTouches
      self.delay = delay
    }
  }

  /// What lies under the finger, as far as a scroll view needs to know.
  public enum Content: CaseIterable, Hashable, Sendable {
    /// Nothing that wants touches: `touchesShouldBegin` returns false.
    case nothing
    /// A view whose touch a drag may cancel: `touchesShouldCancel` returns true, the default of all views but controls ([A]).
    case view
    /// A control that keeps its touch, as a slider: `touchesShouldCancel` returns false, the default of a UIControl ([A]).
    case control
  }

  /// The rules; a change takes effect with the next touch.
  public var rules: Rules
  /// The latest instant that the value has been given.
  public private(set) var now: ScrollInstant
  var state = State.idle

  enum State: Hashable, Sendable, Codable {
    /// No finger is down.
    case idle
    /// The finger is down, and the delay is not over.
    case undecided(until: ScrollInstant, isCancellable: Bool)
    /// The content has got the touch.
    case content(isCancellable: Bool)
    /// The scroll view keeps the touch: a drag has begun, moving content was stopped, or nothing wants the touch.
    case scrollView
  }

  /// Creates the value of a finger that is not down.
  public init(_ rules: Rules = Rules(), at instant: ScrollInstant = .origin) {
    (self.rules, now) = (rules, instant)
  }

  /// The instant at which the content will get the touch if no drag begins before; nil unless the touch is undecided.
  ///
  /// A host that draws no frames while nothing moves sets a timer to this instant.
  public var deliveryInstant: ScrollInstant? {
    if case .undecided(let instant, _) = state { instant } else { nil }
  }

  /// Returns whether a drag by this finger may begin at `instant`: false where the content has got the touch and keeps it.
  public func allowsDrag(at instant: ScrollInstant) -> Bool {
    switch state {
    case .idle, .scrollView: true
    case .undecided(let delivery, let isCancellable): isCancellable || instant < delivery && now < delivery
    case .content(let isCancellable): isCancellable
    }
  }

  // An instant earlier than `now` is treated as `now`. Calls that make no sense, as a lift without a finger, have no effect.

  /// The finger touches down. A touch whose lift was lost is cancelled first.
  ///
  /// A touch that is `stoppingMotion`, or lands while another finger drags the content, stays with the scroll view.
  public mutating func begin(
    on content: Content = .view, stoppingMotion: Bool = false, at instant: ScrollInstant
  ) -> Events {
    var events = cancel(at: instant)
    guard content != .nothing && !stoppingMotion else {
      state = .scrollView
      return events
    }
    let delay = rules.delaysContentTouches ? Swift.max(.zero, rules.delay) : .zero
    state = .undecided(
      until: now.advanced(by: delay), isCancellable: rules.canCancelContentTouches && content == .view)
    for event in advance(to: now) { events.append(event) }
    return events
  }

  /// Lets time pass: the content gets the touch if the delay is over.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Events {
    var events = Events()
    now = Swift.max(now, instant)
    if case .undecided(let delivery, let isCancellable) = state, delivery <= now {
      events.append(.began(at: delivery))
      state = .content(isCancellable: isCancellable)
    }
    return events
  }

  /// A drag has begun: the touch is the scroll view's, and cancelled if the content had it. No effect where that keeps it.
  public mutating func beginDrag(at instant: ScrollInstant) -> Events {
    var events = advance(to: instant)
    switch state {
    case .idle, .scrollView, .content(isCancellable: false): break
    case .undecided: state = .scrollView
    case .content(isCancellable: true):
      events.append(.cancelled(at: now))
      state = .scrollView
    }
    return events
  }

  /// The finger is lifted. An undecided touch begins and ends at once.
  public mutating func lift(at instant: ScrollInstant) -> Events {
    var events = advance(to: instant)
    if case .undecided = state {
      events.append(.began(at: now))
      state = .content(isCancellable: true)
    }
    if case .content = state { events.append(.ended(at: now)) }
    state = .idle
    return events
  }

  /// The system cancels the touch, or its lift is lost. The content gets nothing of an undecided touch.
  public mutating func cancel(at instant: ScrollInstant) -> Events {
    var events = advance(to: instant)
    if case .content = state { events.append(.cancelled(at: now)) }
    state = .idle
    return events
  }

  var fault: String? {
    guard let deliveryInstant, deliveryInstant <= now else { return nil }
    return "an undecided touch must be delivered after \(now), but is at \(deliveryInstant)"
  }

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

#if !hasFeature(Embedded)
  extension TouchDelivery.Rules: CodableByParts {
    package struct Parts: Codable {
      var delaysContentTouches, canCancelContentTouches: Bool
      var delay: CodableDuration
    }

    package init(parts: Parts) throws {
      self.init(
        delaysContentTouches: parts.delaysContentTouches,
        canCancelContentTouches: parts.canCancelContentTouches, delay: parts.delay.duration)
    }

    package var parts: Parts {
      Parts(
        delaysContentTouches: delaysContentTouches, canCancelContentTouches: canCancelContentTouches,
        delay: CodableDuration(delay))
    }
  }

  extension TouchDelivery: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(try values[.rules], at: try values[.now])
      state = try values[.state]
      try decoder.refuse(fault)
    }
  }
#endif
