import ScrollGeometry

extension Scroller {
  /// The distances by which the notches of a wheel move the content.
  ///
  ///     let distances = Scroller.WheelDistances.windows()
  ///     let delta = distances.delta(of120ths: event.wheelDelta, in: scroller.viewport)
  ///     scroller.handle(.wheel(delta, notch: distances.notch(in: scroller.viewport), .wheel), at: instant)
  ///
  /// A positive turn increases the offset: the host negates the turns of a platform that uses the opposite sign, and
  /// exchanges the components if shift selects the other axis, unless the platform has done so.
  ///
  /// - The delta is proportional to the turn; for fractions of a notch see ``Scroller/Input/wheel(_:notch:_:)``.
  /// - Source of the figures: read in source code ([S]), or documented ([A]). In points, with *h* the visible length:
  ///
  /// | platform | distance |
  /// | --- | --- |
  /// | Chromium on macOS, egui | `.points(40)` [S] |
  /// | Chromium on Linux | `.points(53)` [S] |
  /// | Chromium with percent-based scrolling, Godot | `.fraction(0.125)` [S] |
  /// | Firefox | `.lines(3, of: lineHeight)` [S] |
  /// | GTK, the power 2/3 of *h*, at most *h*/2 | `.twoThirdsPower` [S] |
  /// | Qt | `.lines(3, of: 24)` [S] |
  /// | Windows, `WHEEL_PAGESCROLL` | `.fraction(1)` [A] |
  /// | AppKit without `hasPreciseScrollingDeltas`, whose deltas are lines | `.points(lineHeight)` [A] |
  public struct WheelDistances: Hashable, Sendable, Codable {
    /// The distance of a notch on the horizontal axis.
    public var horizontal: ScrollStep
    /// The distance of a notch on the vertical axis.
    public var vertical: ScrollStep

    /// Creates distances with the same step on both axes.
    public init(_ notch: ScrollStep) { (horizontal, vertical) = (notch, notch) }

    /// Creates distances with the given steps.
    public init(horizontal: ScrollStep, vertical: ScrollStep) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Returns the length of a notch on each axis, in points.
    public func notch(in viewport: Viewport) -> ScrollVector {
      ScrollVector { ($0 == .horizontal ? horizontal : vertical).length(in: viewport, on: $0) }
    }

    /// Returns the delta in points of a turn in notches, which can be fractions.
    ///
    /// - Precondition: the notches are finite.
    public func delta(ofNotches notches: ScrollVector, in viewport: Viewport) -> ScrollVector {
      delta(notches, per: 1, in: viewport)
    }

    /// Returns the delta in points of 120ths of a notch: `WHEEL_DELTA` of Windows, `axis_value120` of Wayland, libinput, Qt.
    ///
    /// - Precondition: the units are finite.
    public func delta(of120ths units: ScrollVector, in viewport: Viewport) -> ScrollVector {
      delta(units, per: 120, in: viewport)
    }

    private func delta(_ turn: ScrollVector, per notch: Double, in viewport: Viewport) -> ScrollVector {
      requireValid(try turn.check("turn"))
      let length = self.notch(in: viewport)
      // The product comes first, so that 120 units are exactly a notch.
      return ScrollVector { ((turn[$0] * length[$0]).saturated / notch).flushed }
    }

    /// Returns the distances of Windows: the numbers of lines and characters in the system's settings, by default 3 ([A],
    /// `SPI_GETWHEELSCROLLLINES`, `SPI_GETWHEELSCROLLCHARS`), times a line length, in Chromium 100/3 points ([S]).
    public static func windows(
      lines: Double = 3, characters: Double = 3, lineLength: Double = 100.0 / 3
    ) -> Self {
      Self(horizontal: .lines(characters, of: lineLength), vertical: .lines(lines, of: lineLength))
    }

    package func validate() throws(ScrollValueError) {
      try horizontal.validate()
      try vertical.validate()
    }
  }
}
