import ScrollGeometry

extension Scroller {
  /// How a scroller moves: UIKit's values, unless changed.
  public struct Physics: Hashable, Sendable {
    /// How the two laws are carried through time.
    public enum Integration: UInt8, CaseIterable, Hashable, Sendable {
      /// The closed forms, evaluated from the instant the flight began: independent of how time is sliced, bit
      /// for bit.
      case exact
      /// Tick by tick as UIKit does it, for matching recordings to a millionth of a point. Depends on the ticks.
      case displayLink
    }

    /// What moves the content.
    public enum Source: UInt8, CaseIterable, Hashable, Sendable {
      /// Fingers on the content.
      case touch
      /// A trackpad: it stretches further past the limits, loses its first 10 points even on moving content, and
      /// its callbacks without movement are no samples of the velocity ([M], PHYSICS §5 and §6).
      case trackpad
    }

    /// The source of the momentum after a trackpad's scroll; see ``Scroller/Input/scroll(_:phase:)``.
    public enum Momentum: UInt8, CaseIterable, Hashable, Sendable {
      /// The library makes the momentum from the velocity of the fingers, as after a touch.
      ///
      /// Momentum that the platform sends is ignored, so that nothing moves twice. For Wayland and X11, whose clients make
      /// their own momentum, and for hosts that prefer UIKit's to the platform's.
      case library
      /// The platform goes on sending deltas, as macOS does.
      ///
      /// The library makes the flight where deltas cannot: on an axis with a snap rule, which must choose the place; on an
      /// axis that is released past a limit; on an axis whose target the host sets in the release; and from the limit that
      /// a delta crosses. The platform's deltas are ignored there until its next momentum begins. The host is asked with the
      /// velocity of the fingers, and with the present offset as the proposal.
      case platform
    }

    /// How fast a flick dies away.
    public var decelerationRate: DecelerationRate
    /// Ticks per second of the display, for the step that ``Integration/displayLink`` takes in the release itself.
    public var framesPerSecond: Double {
      didSet {
        requireValid { () throws(ScrollValueError) in try Self.validate(framesPerSecond: framesPerSecond) }
      }
    }
    /// Where content may come to rest.
    public var snapping: ScrollSnapping
    /// How far a finger may move before it drags the content, in points; finite, not negative.
    public var slop: Double {
      didSet { requireValid { () throws(ScrollValueError) in try Self.validate(slop: slop) } }
    }
    /// How long before the lift a finger may have rested and still let the content fly: 0.1 s by default; nil for ever.
    ///
    /// Where events come only with movement, as under X11, Wayland, Windows and in browsers, a finger that is held still
    /// sends no samples. One that has sent none for longer than this lets the content go without velocity. The
    /// two samples after a longer pause carry nothing of what was before it: a hand that trembles at the lift does not
    /// fling. Any duration; a negative one is as zero.
    ///
    /// - Source: our own choice ([O], PHYSICS §6). UIKit was seen to keep a velocity through a hold of 3 s between
    ///   synthetic events ([R]); under a real finger samples go on, and it stops.
    public var releaseTimeout: Duration? {
      get { longestPause < .greatestFiniteMagnitude ? Duration(inSeconds: longestPause) : nil }
      set { longestPause = Self.seconds(newValue) }
    }
    /// ``releaseTimeout`` in seconds: a word where the optional duration takes three.
    var longestPause: Double

    // The one-byte values stand together, which saves a scroller three words.

    /// How the laws are carried through time.
    public var integration: Integration
    /// What moves the content.
    public var source: Source
    /// The source of the momentum after a trackpad's scroll; the library by default. Read with each input ([O]).
    public var momentum = Momentum.library
    /// Whether a drag that starts in one general direction moves the content in that direction only.
    ///
    /// A drag locks where the smaller component of its first translation is less than half of the larger ([A] for
    /// the lock, [O] for the half; PHYSICS §6).
    public var isDirectionalLockEnabled: Bool
    /// Whether the program's motion is cut: what a platform's "reduce motion" asks for; false by default.
    ///
    /// - What the program starts, an animation, a scroll to the top, an animated wheel or key, is at its end at once, with
    ///   the events of its end.
    /// - Chosen targets are reached within 0.2 s and without overshoot, whatever a rule or the host says of the way.
    /// - What the finger does stays: drags, rubber band, deceleration and bounce.
    ///
    /// Read whenever something begins; what is on its way goes on.
    ///
    /// - Source: our own choice ([O]), after what platforms and browsers agree on ([R]).
    public var reducesMotion = false
    /// Whether repeated flicks add up: a flick that follows at once on one that it catches, and goes the same way, takes
    /// over part of its velocity; false by default.
    ///
    ///     carried = sgn(v)·min(0.000816·|v|^1.967, 40 000)          v the caught velocity, in points per second
    ///
    /// It is added to the release velocity, on either axis, where that points the same way and is more than half of it, and
    /// lost where the finger rests for more than 20 ms. Read when a touch begins.
    ///
    /// - Source: Flutter's model of iOS ([R]). Recorded flicks at gaps of 0.89–1.23 s showed none ([M], PHYSICS §6).
    public var accumulatesFlicks = false

    /// UIKit's values, and those given.
    ///
    /// - Precondition: the frames per second are finite and more than zero, the slop finite and not negative;
    ///   ``validate(framesPerSecond:slop:)`` asks first.
    public init(
      decelerationRate: DecelerationRate = .normal,
      integration: Integration = .exact,
      framesPerSecond: Double = 60,
      source: Source = .touch,
      snapping: ScrollSnapping = .none,
      isDirectionalLockEnabled: Bool = false,
      slop: Double = 10,
      releaseTimeout: Duration? = .milliseconds(100),
      reducesMotion: Bool = false,
      accumulatesFlicks: Bool = false,
      momentum: Momentum = .library
    ) {
      requireValid { () throws(ScrollValueError) in
        try Self.validate(framesPerSecond: framesPerSecond, slop: slop)
      }
      self.decelerationRate = decelerationRate
      self.integration = integration
      self.framesPerSecond = framesPerSecond
      self.source = source
      self.snapping = snapping
      self.isDirectionalLockEnabled = isDirectionalLockEnabled
      self.slop = slop
      longestPause = Self.seconds(releaseTimeout)
      self.reducesMotion = reducesMotion
      self.accumulatesFlicks = accumulatesFlicks
      self.momentum = momentum
    }

    /// Throws for the first number that physics cannot be made of, naming its field. Pass what is to be checked.
    public static func validate(framesPerSecond: Double = 60, slop: Double = 10) throws(ScrollValueError) {
      try framesPerSecond.check(.positive, "framesPerSecond")
      try slop.check(.notNegative, "slop")
    }

    private static func seconds(_ timeout: Duration?) -> Double {
      timeout.map { Swift.max(0, $0.inSeconds) } ?? .greatestFiniteMagnitude
    }

    /// A UIScrollView as it comes.
    public static let uiKit = Physics()

    /// Which drags hold one axis still; nil where none does.
    var directionalLock: Touch.DirectionalLock? {
      isDirectionalLockEnabled ? .unlessDiagonal : nil
    }

    /// The give of content dragged past a limit.
    public var rubberBand: RubberBand { source.rubberBand }
  }
}

extension Scroller.Physics.Source {
  /// The give of content dragged past a limit.
  @inline(__always) var rubberBand: RubberBand { self == .touch ? .touch : .trackpad }
}
