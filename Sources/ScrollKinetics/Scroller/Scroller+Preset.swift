import ScrollGeometry

extension Scroller {
  /// A platform whose feel a scroll view can have: its flights and limits, its fingers, wheels and keys.
  ///
  ///     var scroller = Scroller(viewport: viewport, physics: .preset(.android))
  ///     scroller.physics = .preset(.gtk)                  // for the next drag and the next flight
  ///     let delta = Scroller.Preset.gtk.wheel.delta(ofNotches: notches, in: scroller.viewport)
  ///
  /// A host makes a feel of its own from the same parts: ``Physics/flight``, ``Physics/limit``, ``Physics/releaseVelocity``,
  /// ``Physics/slop``, ``Physics/leastSpeed``, ``Physics/greatestSpeed``.
  ///
  /// - Source: the guide Feels has each figure with its source and certainty.
  public enum Preset: CaseIterable, Hashable, Sendable {
    /// A UIScrollView, as measured: the default.
    case uiKit
    /// Android 12 and later; points are density-independent pixels.
    case android
    /// GTK 4.
    case gtk
    /// Windows, as its inertia for touch is documented.
    case windows
    /// Compose, with its exponential decay.
    case compose
    /// Qt Quick's Flickable.
    case qt
    /// Slint's Flickable.
    case slint
    /// Godot's ScrollContainer.
    case godot

    /// The physics of the platform.
    public var physics: Physics {
      switch self {
      case .uiKit: Physics()
      // k = ln 0.78/ln 0.9, V = r/(0.35·k)^(k−1) with r = 0.015·9.80665·39.37·160·0.84/0.35.
      case .android:
        Physics(
          .power(exponent: 2.358201815425945, reference: 2886.1309672436505),
          .clamp(stretching: ScrollSpring(angularFrequency: 24.657, dampingRatio: 0.98)), slop: 8,
          speeds: 50...8000, .leastSquares)
      case .gtk:
        Physics(.exponential(decay: 4, restingSpeed: 1), .spring(pullBack: 10, greatest: 100), slop: 8)
      // −ln 0.05.
      case .windows: Physics(.exponential(decay: 2.995732273553991, restingSpeed: 30), .clamp, slop: 10)
      case .compose: Physics(.exponential(decay: 4.2, restingSpeed: 0.1), .clamp, slop: 18, .leastSquares)
      case .qt: Physics(.constantDeceleration(1500), .uiKit, slop: 10, speeds: 75...2500)
      case .slint: Physics(.constantDeceleration(2000), .clamp, slop: 8)
      case .godot: Physics(.constantDeceleration(1000), .clamp, slop: 0)
      }
    }

    /// The distances of the platform's wheels.
    public var wheel: WheelDistances {
      switch self {
      case .uiKit: WheelDistances(.points(10))
      case .android: WheelDistances(.points(64))
      case .gtk: WheelDistances(.twoThirdsPower)
      case .windows: .windows()
      case .compose: WheelDistances(.fraction(0.15))
      case .qt: WheelDistances(.lines(3, of: 24))
      case .slint: WheelDistances(.points(60))
      case .godot: WheelDistances(.fraction(0.125))
      }
    }

    /// The distances of the platform's keys.
    public var keys: KeyDistances {
      switch self {
      case .uiKit, .compose, .qt, .slint: .standard
      case .android: KeyDistances(line: .fraction(0.5), page: .fraction(1))
      case .gtk: KeyDistances(line: .fraction(0.1), page: .fraction(0.9))
      case .windows: KeyDistances(line: .points(16), page: .fraction(1))
      case .godot: KeyDistances(line: .fraction(0.125), page: .fraction(1))
      }
    }
  }
}

extension Scroller.Physics {
  fileprivate init(
    _ flight: FlightLaw, _ limit: LimitLaw, slop: Double,
    speeds: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude, _ velocity: ReleaseVelocityLaw = .blend
  ) {
    self.init(slop: slop)
    (self.flight, self.limit, releaseVelocity) = (flight, limit, velocity)
    (leastSpeed, greatestSpeed) = (speeds.lowerBound, speeds.upperBound)
  }

  /// Returns the physics of a platform.
  public static func preset(_ preset: Scroller.Preset) -> Self { preset.physics }
}
