import ScrollGeometry

extension Scroller {
  /// The parameters of a scroller's motion; by default UIKit's.
  public struct Physics: Hashable, Sendable {
    /// The way in which the two laws are integrated over time.
    public enum Integration: CaseIterable, Hashable, Sendable {
      /// The closed forms, evaluated from the instant at which the flight began. The result does not depend on how
      /// time is sliced, bit for bit.
      case exact
      /// Tick by tick, as in UIKit, which matches recordings to a millionth of a point. The result depends on the
      /// ticks.
      case displayLink
    }

    /// The kind of device that drags the content.
    public enum Source: CaseIterable, Hashable, Sendable {
      /// Fingers on the content.
      case touch
      /// A trackpad: content stretches farther past the limits, the first 10 points are subtracted even on moving
      /// content, and callbacks without movement are no samples of the velocity ([M], PHYSICS §5 and §6).
      case trackpad
    }

    /// The source of the momentum after a release.
    public enum Momentum: CaseIterable, Hashable, Sendable {
      /// The library makes the momentum from the velocity of the fingers.
      ///
      /// Momentum that the platform sends is ignored, so that nothing moves twice. For Wayland and X11, whose clients
      /// make their own momentum, and for hosts that prefer UIKit's to the platform's.
      case library
      /// After a trackpad's scroll the platform continues to send deltas, as macOS does; see
      /// ``Scroller/Input/scroll(_:phase:)``. After a touch and a ready-made drag the library makes the momentum.
      ///
      /// The library makes the flight where deltas cannot: on an axis with a snap rule, which must choose the place;
      /// on an axis that is released past a limit; on an axis whose target the host sets in the release; and from the
      /// limit that a delta crosses. The platform's deltas are ignored there until its next momentum begins. A host
      /// that chooses the target is given the velocity of the fingers, and the present offset as the proposal.
      case platform
      /// No release coasts, neither of a finger nor of a ready-made drag nor of a trackpad ([O]).
      ///
      /// Content that is let go stays where it is; past a limit it returns without momentum, by law 2 from rest. A snap
      /// rule and the host still choose targets: they are given the velocity of the finger, and as the proposal the
      /// offset at which the content would stay. The motion to a chosen target begins with the velocity of the finger.
      /// Momentum that the platform sends is ignored, and flicks do not accumulate.
      case off
    }

    /// The rate at which a flick slows down.
    public var decelerationRate: DecelerationRate
    /// The frame rate of the display, for the step that ``Integration/displayLink`` takes in the release itself;
    /// finite, more than zero.
    public var framesPerSecond: Double {
      didSet {
        requireValid { () throws(ScrollValueError) in try Self.validate(framesPerSecond: framesPerSecond) }
      }
    }
    /// The snap rules of the two axes.
    public var snapping: ScrollSnapping
    /// The distance that a finger moves before it drags the content, in points; finite, not negative.
    public var slop: Double {
      didSet { requireValid { () throws(ScrollValueError) in try Self.validate(slop: slop) } }
    }
    /// The longest rest of a finger before the lift after which the content still flies: 0.1 s by default; nil for no
    /// limit.
    ///
    /// Where events come only with movement, as on X11, Wayland, Windows and in browsers, a finger at rest sends no
    /// samples. A finger that has sent none for longer than this releases the content without velocity. The two
    /// samples after a longer pause contain nothing from before it, so that a hand that trembles at the lift does not
    /// fling. Every duration is valid; a negative one counts as zero. With zero only a finger whose last sample is of the
    /// very instant of the lift flings, with the velocity of that sample. Momentum is switched off by ``momentum``, not by
    /// this.
    ///
    /// - Source: our own choice ([O], PHYSICS §6). UIKit was seen to keep a velocity through a hold of 3 s between
    ///   synthetic events ([R]); a real finger sends samples while it rests, which reduce the velocity to zero.
    public var releaseTimeout: Duration? {
      get { longestPause < .greatestFiniteMagnitude ? Duration(inSeconds: longestPause) : nil }
      set { longestPause = Self.seconds(newValue) }
    }
    /// ``releaseTimeout`` in seconds. Stored as a number, which takes one word; an optional duration would take three.
    var longestPause: Double

    // The one-byte values are next to each other, which saves a scroller three words.

    /// The way in which the laws are integrated over time.
    public var integration: Integration
    /// The kind of device that drags the content.
    public var source: Source
    /// The source of the momentum after a release; the library by default. Read with each input ([O]).
    public var momentum = Momentum.library
    /// Whether a drag that starts in one general direction moves the content only in that direction.
    ///
    /// A drag locks the other axis if the smaller component of its first translation is less than half of the larger
    /// ([A] for the lock, [O] for the half; PHYSICS §6).
    public var isDirectionalLockEnabled: Bool
    /// Whether programmatic motion is skipped, as for a platform's "reduce motion" setting; false by default.
    ///
    /// - Programmatic motion (an animation, a scroll to the top, an animated wheel or key) is at its end at once, with
    ///   the events of its end.
    /// - Chosen targets are reached within 0.2 s and without overshoot, even if a rule or the host gives another
    ///   motion.
    /// - Motion caused by a finger does not change: drags, rubber band, deceleration and bounce.
    ///
    /// The property is read when a motion begins; a motion under way continues.
    ///
    /// - Source: our own choice ([O]), following the common behaviour of platforms and browsers ([R]).
    public var reducesMotion = false
    /// Whether repeated flicks accumulate: a flick that catches flying content and at once throws it on in the
    /// same direction adds part of the content's velocity; false by default.
    ///
    ///     carried = sgn(v)·min(0.000816·|v|^1.967, 40 000)          v the caught velocity, in points per second
    ///
    /// On each axis the carried velocity is added to the release velocity if both have the same direction and the
    /// release velocity is more than half of it. It is lost if the finger rests for more than 20 ms. The property is
    /// read when a touch begins.
    ///
    /// - Source: Flutter's model of iOS ([R]). Recorded flicks at gaps of 0.89–1.23 s do not accumulate ([M], PHYSICS
    ///   §6).
    public var accumulatesFlicks = false

    /// Whether a swipe on a trackpad without phases turns one page; false by default.
    ///
    /// Browsers, SDL and Windows tell neither when the fingers leave the pad nor what is momentum, so that the deltas of one
    /// swipe lead through many pages. With this choice the deltas of ``Input/scroll(_:phase:)`` without a phase do not move
    /// content with a mandatory rule of ``SnapRule/Points/pages(spacing:origin:)``:
    ///
    /// - Once the sum of a swipe is more than 30 points, the next page in its direction comes, as with a page key and
    ///   ``ScrollAnimation/wheel``. The rest of the swipe moves nothing.
    /// - A new swipe begins with a delta of more than 8 points the other way, after 150 ms without a delta, and where the
    ///   deltas rise again: once m, the median of the last five magnitudes, has fallen below half of its peak, with a rise to
    ///   twice its least value since then and 8 points more.
    ///
    /// Read with each input.
    ///
    /// - Source: our own choice ([O], PHYSICS §9), fitted to thirteen recorded swipes of macOS and Windows.
    public var turnsOnePagePerSwipe = false

    /// Creates physics with UIKit's values as defaults.
    ///
    /// - Precondition: `framesPerSecond` is finite and more than zero, and `slop` is finite and not negative;
    ///   ``validate(framesPerSecond:slop:)`` checks that.
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
      momentum: Momentum = .library,
      turnsOnePagePerSwipe: Bool = false, file: CallerFile = #fileID, line: CallerLine = #line
    ) {
      requireValid(file, line) { () throws(ScrollValueError) in
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
      self.turnsOnePagePerSwipe = turnsOnePagePerSwipe
    }

    /// Throws the error of the first number that breaks a rule. Arguments that are left out are not checked.
    public static func validate(framesPerSecond: Double = 60, slop: Double = 10) throws(ScrollValueError) {
      try framesPerSecond.check(.positive, "framesPerSecond")
      try slop.check(.notNegative, "slop")
    }

    private static func seconds(_ timeout: Duration?) -> Double {
      timeout.map { Swift.max(0, $0.inSeconds) } ?? .greatestFiniteMagnitude
    }

    /// The physics of a UIScrollView with its default settings.
    public static let uiKit = Physics()

    /// The directional lock of drags; nil for none.
    var directionalLock: Touch.DirectionalLock? {
      isDirectionalLockEnabled ? .unlessDiagonal : nil
    }

    /// Returns the part with which the motion of one axis is planned.
    func along(_ axis: ScrollAxis) -> AxisPhysics {
      AxisPhysics(
        rate: rate(on: axis), snapping: snapping, axis: axis, ticks: integration == .displayLink,
        reducesMotion: reducesMotion)
    }

    /// The rate of a flight on `axis`, which in a chain can be a member's.
    func rate(on axis: ScrollAxis) -> DecelerationRate { snapping.rate(on: axis) ?? decelerationRate }

    /// The rubber band of content that is dragged past a limit.
    public var rubberBand: RubberBand { source.rubberBand }
  }
}

extension Scroller.Physics.Source {
  /// The rubber band of content that is dragged past a limit.
  @inline(__always) var rubberBand: RubberBand { self == .touch ? .touch : .trackpad }
}
