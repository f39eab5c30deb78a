import ScrollGeometry

/// A scroll view as an object, for toolkits whose views are objects: properties that may be set at any moment, and a delegate.
///
///     final class ScrollView: View, ScrollHostDelegate {
///       let host = ScrollHost()
///
///       override func layout() {
///         host.frame = frame
///         host.contentSize = content.size
///       }
///       override func touchesBegan(_ touch: Touch) { host.handle(.touchDown(touch.location), at: touch.instant) }
///       override func displayLinkFired(at instant: ScrollInstant) { host.frame(at: instant) }
///
///       func scrollHostDidScroll(_ host: ScrollHost) { bounds.origin = host.contentOffset }
///       func scrollHostNeedsFramesDidChange(_ host: ScrollHost) { displayLink.isPaused = !host.needsFrames }
///     }
///
/// It moves with the bits of a ``Scroller`` that is given the same calls. The names are UIScrollView's ([A]), the rules ours ([O]).
///
/// **Properties.** Every read shows the effect of a property that is set. Properties that are set one after another, such as two
/// sizes in a rotation, are one change, whatever is read in between: each is applied to the state before the first of them. The
/// next frame or the next call completes the change; until then ``needsFrames`` is true.
///
/// **The offset.** Setting an offset within half a pixel of the last offset reported, or read among properties that are set, is no
/// change, so that a host may copy its bounds back in every frame. Any other offset jumps there without ending a flight or a drag.
///
/// **Callbacks.** The state of a call is complete before its first callback. A callback may read and change everything, also the
/// delegate. What it changes acts at once, and is reported behind what was to be reported already.
/// ``ScrollHostDelegate/scrollHostWillEndDragging(_:release:)`` is called before the release: first what it has changed applies,
/// then the target that it has chosen, else a new proposal.
///
/// **Instants.** A call without an instant happens ``now``: at the instant of the clock, if the host has one, else at the latest
/// instant given. What such a call begins in a host at rest without a clock stands at its start, with its target, until the next
/// instant is given, a frame's as a rule, and moves as if the call had been made then.
///
/// It is used on one thread, and allocates nothing in a frame. Numbers must be finite, sizes not negative, scales more than zero.
public final class ScrollHost {
  #if hasFeature(Embedded)
    /// The object that is notified of what happens.
    ///
    /// It is not retained, and must be set to nil before the object is released: Embedded Swift has no weak references.
    public unowned(unsafe) var delegate: (any ScrollHostDelegate)? { didSet { noteDelegate() } }
  #else
    /// The object that is notified of what happens, not retained; one set where there was none is told if frames are needed.
    public weak var delegate: (any ScrollHostDelegate)? { didSet { noteDelegate() } }
  #endif

  /// What stays visible when the frame, the insets or the content's size change from now on; nil, the default, for the page with
  /// ``isPagingEnabled`` and for the offset without.
  ///
  /// - Precondition: ``/ScrollGeometry/ScrollAnchor/Keeping/validate()`` does not throw.
  public var keeping: ScrollAnchor.Keeping? { didSet { requireValid(try keeping?.validate()) } }

  /// Returns the present instant; nil if the host has no clock.
  let clock: (() -> ScrollInstant)?
  /// The state, but for properties of ``change`` that it does not show yet.
  var state: Scroller
  /// Whether the time since ``now`` is not known: nothing moved then, or what moves was begun by a call without an instant,
  /// and stands until one is given.
  private var awaitsInstant: Bool
  /// The properties that were set since the latest call; nil if there are none.
  var change: PropertyChange?
  /// Whether a delegate was set. Asking the delegate loads a weak reference.
  var hasDelegate = false
  /// The offset that was reported last, to the delegate or, without one, by a read.
  var reportedOffset: ScrollPoint
  /// The value of ``needsFrames`` that was reported last.
  var reportedNeedsFrames: Bool
  /// The events of the present call, and the number of those that were reported.
  var events: [Scroller.Event] = []
  var reportedCount = 0
  /// The instant of the release about which the delegate is asked: the state comes to it afterwards. Nil for none.
  var instantOfRelease: ScrollInstant?
  /// The samples of a finger, for physics that take its velocity by least squares.
  var samples = FingerSamples()
  var isNotifying = false
  /// Whether the delegate knows that the present drag ends, because it was asked for the target.
  var endWasReported = false

  /// Creates a host that continues with the state of `scroller`, by default at rest, with a frame and a content of no size.
  ///
  /// `clock` returns the instant of calls that are given none; nil for the latest instant given.
  public init(
    _ scroller: Scroller = Scroller(viewport: Viewport(frame: .zero, contentSize: .zero)),
    clock: (() -> ScrollInstant)? = nil
  ) {
    self.clock = clock
    state = scroller
    awaitsInstant = clock == nil && !scroller.needsFrames
    reportedOffset = scroller.viewport.contentOffset
    reportedNeedsFrames = scroller.needsFrames
    // More than any call has, so that no frame allocates.
    events.reserveCapacity(32)
  }

  /// The instant of a call that is given none: the clock's, or the latest that was given.
  public var now: ScrollInstant {
    let latest = Swift.max(state.now, change?.instant ?? state.now, instantOfRelease ?? state.now)
    return Swift.max(latest, clock?() ?? latest)
  }

  /// The present state as a value: a snapshot of the motion, for everything that this class has no property for.
  public var scroller: Scroller {
    _read {
      makeChange()
      change?.readOffset = state.viewport.contentOffset
      if !hasDelegate { reportedOffset = state.viewport.contentOffset }
      yield state
    }
  }

  /// The present state, for a read of anything but the offset: it does not count as a report of the offset.
  var shown: Scroller {
    _read {
      makeChange()
      yield state
    }
  }

  /// Begins a call: completes the change of properties, lets the time of what stands begin, and returns the call's instant.
  func begin(at instant: ScrollInstant?) -> ScrollInstant {
    let present = instant ?? now
    completeChange()
    if awaitsInstant, let instant {
      if state.needsFrames && instant > state.now { state.shiftMotion(by: state.now.duration(to: instant)) }
      awaitsInstant = false
    }
    return present
  }

  func end() {
    notify()
    if !isNotifying && !state.needsFrames { awaitsInstant = clock == nil }
  }
}

// The state belongs to the thread of the views.
@available(*, unavailable) extension ScrollHost: Sendable {}

#if !hasFeature(Embedded)
  extension ScrollHost: CustomStringConvertible, CustomDebugStringConvertible {
    /// The scroller's description, in one line; see ``Scroller/description``.
    public var description: String { shown.description }

    /// The scroller's description with its geometry; see ``Scroller/debugDescription``.
    public var debugDescription: String { shown.debugDescription }
  }

  extension ScrollHost {
    /// Creates a host that reads the time from a clock, whose present instant corresponds to the scroller's.
    ///
    ///     let host = ScrollHost(Scroller(viewport: viewport), clock: ContinuousClock())
    ///
    /// The host keeps the clock as it is now: a ``ManualClock``, which is a value, would stand still.
    public convenience init(_ scroller: Scroller, clock: some Clock<Duration>) {
      let (start, startOfScrolling) = (clock.now, scroller.now)
      self.init(scroller) { startOfScrolling.advanced(by: start.duration(to: clock.now)) }
    }
  }
#endif
