import ScrollGeometry

extension Scroller {
  /// The parameters of a scroller's motion; by default UIKit's.
  public struct Physics: Hashable, Sendable {
    /// The way in which the two laws are integrated over time.
    public enum Integration: CaseIterable, NamedCases, Sendable {
      /// The closed forms since the beginning of the flight: how time is sliced changes no bit.
      case exact
      /// Tick by tick, as in UIKit, which matches recordings to a millionth of a point. The result depends on the ticks.
      case displayLink

      package static var names: Names { ["exact": .exact, "displayLink": .displayLink] }
    }

    /// The kind of device that drags the content.
    public enum Source: CaseIterable, NamedCases, Sendable {
      /// Fingers on the content.
      case touch
      /// A trackpad: content stretches farther past the limits, the first 10 points are subtracted even on moving
      /// content, and callbacks without movement are no samples of the velocity ([M], PHYSICS §5 and §6).
      case trackpad

      @inline(__always) var rubberBand: RubberBand { self == .touch ? .touch : .trackpad }

      package static var names: Names { ["touch": .touch, "trackpad": .trackpad] }
    }

    /// The source of the momentum after a release.
    public enum Momentum: CaseIterable, NamedCases, Sendable {
      /// The library makes the momentum from the velocity of the fingers, and ignores the platform's, so that nothing moves
      /// twice. For Wayland and X11, whose clients make their own momentum, and for hosts that prefer UIKit's.
      case library
      /// After a trackpad's scroll the platform continues to send deltas, as macOS does; see
      /// ``Scroller/Input/scroll(_:phase:)``. After a touch and a recognised drag the library makes the momentum.
      ///
      /// The library also makes the flight where deltas cannot, and ignores the platform's until its next momentum begins: on
      /// an axis with a snap rule, which must choose the place, on one that is released past a limit or whose target the host
      /// sets, and from the limit that a delta crosses. The host is given the fingers' velocity, and the present offset as proposal.
      case platform
      /// No release coasts, neither of a finger nor of a recognised drag nor of a trackpad ([O]).
      ///
      /// Content that is let go stays where it is; past a limit it returns by law 2 from rest. A snap rule and the host still
      /// choose targets, given the velocity of the finger, with which the motion begins, and as the proposal the offset at
      /// which the content would stay. The platform's momentum is ignored, and repeated flicks have no effect.
      case off

      package static var names: Names { ["library": .library, "platform": .platform, "off": .off] }
    }

    /// The law of the velocity of a release.
    public enum ReleaseVelocityLaw: CaseIterable, NamedCases, Sendable {
      /// UIKit's blend of the latest two velocities of the recogniser.
      case blend
      /// The slope of a parabola through the samples of the last 100 ms; see ``LeastSquaresTracker``.
      ///
      /// A scroller does not store so many samples, and uses the blend: a ``ScrollHost`` does and gives the result to its
      /// scroller; any other host keeps a tracker and ends its drags with ``Input/ended(velocity:)``.
      case leastSquares

      package static var names: Names { ["blend": .blend, "leastSquares": .leastSquares] }
    }

    /// The law of flicks that follow each other.
    public enum RepeatedFlicks: CaseIterable, NamedCases, Sendable {
      /// Every flick goes as far as the first. Recorded flicks of a UIScrollView at gaps of 0.89 s and more do ([M]).
      case none
      /// From the fourth flick on each goes farther, as in Apple's web views on macOS.
      ///
      /// At each lift, with s the length of the release's velocity of both axes before its threshold, and D the straight
      /// distance of the finger from touch to lift, a count n and a multiplier m of the flight's distance change:
      ///
      ///     n ← 0, m ← 1         if the finger caught no flight, or more than 1 s after the last lift,
      ///                          or where a moving axis turns round, or if s < 130 pt/s
      ///     m ← min(m + min(D/240, 0.9)·(1 + (n − 3)/2), 16)         if n > 2, else 1
      ///     n ← n + 1            if s ≥ 600 pt/s; else n ← 0 and m ← 1 for the next flick
      ///
      /// Flicks of 3000 pt/s over 250 points, less than a second apart, have the multipliers 1, 1, 1, 1.9, 3.25, 5.05, 7.3,
      /// 10, 13.15 and 16, which apply after the threshold. A lift whose larger component is below 20 pt/s changes nothing. A
      /// flick whose momentum the platform makes is none.
      ///
      /// - Source: Apple's web views ([S], PHYSICS §6), not a UIScrollView.
      case webKit

      package static var names: Names { ["none": .none, "webKit": .webKit] }
    }

    /// The rate of UIKit's law. For another law it is ``DecelerationRate/normal``; a new value replaces that law.
    public var decelerationRate: DecelerationRate {
      get { flight.rate ?? .normal }
      set { flight = FlightLaw(newValue) }
    }
    /// The speed of a finger, both axes together, below which a release inside the limits does not throw the content, in
    /// points per second; 250 by default. Finite, not negative.
    public var leastSpeed = ReleaseVelocity.minimumSpeed {
      didSet { leastSpeed.require(.notNegative, "leastSpeed") }
    }
    /// The greatest speed of a release on an axis, in points per second; none by default. Finite, more than zero.
    public var greatestSpeed = Double.greatestFiniteMagnitude {
      didSet { greatestSpeed.require(.positive, "greatestSpeed") }
    }
    /// The display's frame rate, for ``Integration/displayLink``'s step in the release itself; finite, more than zero.
    public var framesPerSecond: Double {
      didSet { framesPerSecond.require(.positive, "framesPerSecond") }
    }
    /// The snap rules of the two axes.
    public var snapping: ScrollSnapping
    /// The distance that a finger moves before it drags the content, in points; finite, not negative.
    public var slop: Double { didSet { slop.require(.notNegative, "slop") } }
    /// The longest rest of a finger before a lift that still throws the content: 0.1 s by default; nil for no limit.
    ///
    /// Where events come only with movement, as on X11, Wayland, Windows and in browsers, a finger at rest sends no samples.
    /// One that has sent none for longer than this releases the content without velocity; the two samples after a longer
    /// pause contain nothing from before it, so that a trembling hand does not fling. Every duration is valid; with zero, or
    /// less, only a finger whose last sample is of the very instant of the lift flings. ``momentum`` switches momentum off.
    ///
    /// - Source: our own choice ([O], PHYSICS §6). UIKit was seen to keep a velocity through a hold of 3 s between synthetic
    ///   events ([R]); a real finger sends samples while it rests, which reduce the velocity to zero.
    public var releaseTimeout: Duration? {
      get { longestPause < .greatestFiniteMagnitude ? Duration(inSeconds: longestPause) : nil }
      set { longestPause = Self.seconds(newValue) }
    }
    /// ``releaseTimeout`` in seconds. Stored as a number, which takes one word; an optional duration would take three.
    var longestPause: Double

    // The one-byte values are in the padding after the two laws, which saves a scroller five words.

    /// The law by which a flick slows down.
    public var flight: FlightLaw
    /// The way in which the laws are integrated over time.
    public var integration: Integration
    /// The kind of device that drags the content.
    public var source: Source
    /// The source of the momentum after a release; the library by default. Read with each input ([O]).
    public var momentum = Momentum.library
    /// The law of the velocity of a release; UIKit's blend by default.
    public var releaseVelocity = ReleaseVelocityLaw.blend
    /// Whether a drag that starts in one general direction moves the content only in that direction. Read as a touch begins.
    ///
    /// The general direction is an axis within 20° of the finger's travel since touch down, before the slop is taken off.
    /// Each sample decides it, up to the first at 10 points or more: a later one may set, change or release the lock. What an
    /// axis has moved stays, and one that is unlocked goes on from there.
    ///
    /// - A drag between the axes locks neither, nor does any drag of content of which only one axis follows a finger.
    /// - The lock holds for the whole drag and for the momentum after it, also the platform's.
    /// - Source: Apple documents the lock ([A]); angle and distance as in its web views on macOS ([S], PHYSICS §6).
    public var isDirectionalLockEnabled: Bool
    /// Whether the directional lock is decided again after a pause of 0.6 s in the drag; false by default.
    ///
    /// Until then, and after it, a lock is replaced only by one of the other axis, not by a drag between the axes. A drag
    /// that catches a flight along one axis starts with its lock. Only with ``isDirectionalLockEnabled``.
    ///
    /// - Source: Apple's web views on macOS ([S], PHYSICS §6).
    public var opensDirectionalLockAfterPause: Bool
    /// What a limit does to content that moves against it. Under a finger it is that of the drag's beginning.
    public var limit = LimitLaw.uiKit
    /// Whether programmatic motion is skipped, as with a platform's "reduce motion"; false by default. Read as a motion begins.
    ///
    /// - Programmatic motion (animations, a scroll to the top, animated wheels and keys) is at its end at once, with its events.
    /// - Chosen targets are reached within 0.2 s and without overshoot, whatever motion a rule or the host gives.
    /// - Motion caused by a finger does not change: drags, rubber band, deceleration and bounce.
    /// - Source: our own choice ([O]), following the common behaviour of platforms and browsers ([R]).
    public var reducesMotion = false
    /// The law by which a flick that catches flying content goes farther; none by default. Read at the lift.
    public var repeatedFlicks = RepeatedFlicks.none

    /// Whether a swipe on a trackpad without phases turns one page; false by default. Read with each input.
    ///
    /// Browsers, SDL and Windows tell neither when the fingers leave the pad nor what is momentum, so that one swipe leads
    /// through many pages. With this choice the deltas of ``Input/scroll(_:phase:)`` without a phase do not move content with
    /// a mandatory rule of ``SnapRule/Points/pages(spacing:origin:)``:
    ///
    /// - Once the sum of a swipe is more than 30 points, the next page in its direction comes, as with a page key and
    ///   ``ScrollAnimation/wheel``. The rest of the swipe moves nothing.
    /// - A new swipe begins with a delta of more than 8 points the other way, after 150 ms without a delta, and where the
    ///   deltas rise again: once m, the median of the last five magnitudes, has fallen below half of its peak, with a rise to
    ///   twice its least value since then and 8 points more.
    /// - Source: our own choice ([O], PHYSICS §9), fitted to thirteen recorded swipes of macOS and Windows.
    public var turnsOnePagePerSwipe = false

    /// Creates physics with UIKit's values as defaults.
    ///
    /// - Precondition: ``validate(framesPerSecond:slop:)`` does not throw.
    public init(
      decelerationRate: DecelerationRate = .normal, integration: Integration = .exact,
      framesPerSecond: Double = 60, source: Source = .touch, snapping: ScrollSnapping = .none,
      isDirectionalLockEnabled: Bool = false, opensDirectionalLockAfterPause: Bool = false,
      slop: Double = 10, releaseTimeout: Duration? = .milliseconds(100), reducesMotion: Bool = false,
      repeatedFlicks: RepeatedFlicks = .none, momentum: Momentum = .library,
      turnsOnePagePerSwipe: Bool = false, file: CallerFile = #fileID, line: CallerLine = #line
    ) {
      requireValid(try Self.validate(framesPerSecond: framesPerSecond, slop: slop), file, line)
      flight = FlightLaw(decelerationRate)
      (self.integration, self.framesPerSecond) = (integration, framesPerSecond)
      (self.source, self.snapping, self.slop) = (source, snapping, slop)
      self.isDirectionalLockEnabled = isDirectionalLockEnabled
      self.opensDirectionalLockAfterPause = opensDirectionalLockAfterPause
      longestPause = Self.seconds(releaseTimeout)
      (self.reducesMotion, self.repeatedFlicks) = (reducesMotion, repeatedFlicks)
      (self.momentum, self.turnsOnePagePerSwipe) = (momentum, turnsOnePagePerSwipe)
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

    var directionalLock: Touch.DirectionalLock.Rule? {
      isDirectionalLockEnabled ? (opensDirectionalLockAfterPause ? .untilPause : .wholeDrag) : nil
    }

    func along(_ axis: ScrollAxis) -> AxisPhysics {
      AxisPhysics(
        laws: laws(on: axis), snapping: snapping, axis: axis, ticking: ticking(on: axis),
        reducesMotion: reducesMotion)
    }

    /// The rate with which flights on `axis` tick; nil for closed forms, which those of other laws than UIKit's are.
    func ticking(on axis: ScrollAxis) -> DecelerationRate? {
      integration == .displayLink ? laws(on: axis).rate : nil
    }

    /// The laws of a flight on `axis`, of which in a chain one can be a member's.
    @inline(__always) func laws(on axis: ScrollAxis) -> MotionLaws {
      MotionLaws(flight: snapping.flight(on: axis) ?? flight, limit: limit)
    }

    /// The rubber band of content that is dragged past a limit.
    public var rubberBand: RubberBand { limit.band ?? source.rubberBand }
  }
}

#if !hasFeature(Embedded)
  extension Scroller.Physics: CodableByParts {
    package struct Parts: Codable {
      // The rate of UIKit's law; for any other law `flight`.
      var decelerationRate: DecelerationRate?
      var flight: FlightLaw?
      var integration: Integration
      var framesPerSecond: Double
      var source: Source
      var snapping: ScrollSnapping
      var isDirectionalLockEnabled: Bool
      var opensDirectionalLockAfterPause: Bool?
      var slop: Double
      // In seconds, as it is stored: a conversion to a duration could lose the last bits of a short timeout.
      var releaseTimeout: Double?
      var reducesMotion: Bool?
      var repeatedFlicks: RepeatedFlicks?
      var momentum: Momentum?
      var turnsOnePagePerSwipe: Bool?
      var releaseVelocity: ReleaseVelocityLaw?
      var limit: LimitLaw?
      var leastSpeed, greatestSpeed: Double?
    }

    package init(parts: Parts) throws {
      try Self.validate(framesPerSecond: parts.framesPerSecond, slop: parts.slop)
      self.init(
        integration: parts.integration, framesPerSecond: parts.framesPerSecond, source: parts.source,
        snapping: parts.snapping, isDirectionalLockEnabled: parts.isDirectionalLockEnabled,
        opensDirectionalLockAfterPause: parts.opensDirectionalLockAfterPause ?? false, slop: parts.slop,
        releaseTimeout: nil, reducesMotion: parts.reducesMotion ?? false,
        repeatedFlicks: parts.repeatedFlicks ?? .none, momentum: parts.momentum ?? .library,
        turnsOnePagePerSwipe: parts.turnsOnePagePerSwipe ?? false)
      guard let law = parts.flight ?? parts.decelerationRate.map({ FlightLaw($0) }) else {
        throw Self.refusal("must have a decelerationRate or a flight")
      }
      let (least, greatest) = (parts.leastSpeed ?? leastSpeed, parts.greatestSpeed ?? greatestSpeed)
      try least.check(.notNegative, "leastSpeed")
      try greatest.check(.positive, "greatestSpeed")
      (flight, limit, leastSpeed, greatestSpeed) = (law, parts.limit ?? .uiKit, least, greatest)
      releaseVelocity = parts.releaseVelocity ?? .blend
      if let seconds = parts.releaseTimeout {
        try seconds.check(.notNegative, "releaseTimeout")
        longestPause = seconds
      }
    }

    package var parts: Parts {
      Parts(
        decelerationRate: flight.rate, flight: flight.rate == nil ? flight : nil, integration: integration,
        framesPerSecond: framesPerSecond, source: source, snapping: snapping,
        isDirectionalLockEnabled: isDirectionalLockEnabled,
        opensDirectionalLockAfterPause: opensDirectionalLockAfterPause.unless(false), slop: slop,
        releaseTimeout: releaseTimeout == nil ? nil : longestPause,
        reducesMotion: reducesMotion.unless(false), repeatedFlicks: repeatedFlicks.unless(.none),
        momentum: momentum.unless(.library), turnsOnePagePerSwipe: turnsOnePagePerSwipe.unless(false),
        releaseVelocity: releaseVelocity.unless(.blend), limit: limit.unless(.uiKit),
        leastSpeed: leastSpeed.unless(ReleaseVelocity.minimumSpeed),
        greatestSpeed: greatestSpeed.unless(.greatestFiniteMagnitude))
    }
  }
#endif
