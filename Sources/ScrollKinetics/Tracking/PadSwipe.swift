import ScrollGeometry

/// The swipe of a trackpad without phases over pages, of which it turns one.
///
/// With m the median of the magnitudes of the latest five deltas:
///
/// - The page turns once the sum of the deltas is more than 30 points. What follows moves nothing.
/// - Once m has fallen below half of its peak, a rise to twice its least value since then and 8 points more begins a new swipe.
/// - So does a delta of more than 8 points the other way, and 150 ms without a delta.
/// - Source: our choice ([O], PHYSICS §9), fitted to swipes of macOS and Windows that the project wheel-gestures publishes.
@usableFromInline struct PadSwipe: Hashable, Sendable, Codable {
  // The magnitudes of the latest four deltas, in points; single precision, since a scroller stores this beside its motion.
  private var recent = SIMD2<Float>.zero
  private var earlier = SIMD2<Float>.zero
  /// The sum of the deltas up to the one that turned a page.
  private var sum = SIMD2<Float>.zero
  /// The peak of the median or, once it has fallen, its least value since then.
  private var level: Float = 0
  private var hasFallen = false
  private var latest = ScrollInstant.origin

  /// Adds a delta, and returns the axes on which it turns a page.
  mutating func add(_ delta: ScrollVector, at instant: ScrollInstant) -> PerAxis<Bool> {
    let points = SIMD2(Self.points(delta.dx), Self.points(delta.dy))
    let back = (points * sum .< 0) .& (Self.magnitude(points) .> 8)
    let begins = self == PadSwipe() || back[0] || back[1] || latest.seconds(to: instant) >= 0.15
    if begins { self = PadSwipe() }
    latest = begins ? instant : Swift.max(latest, instant)
    if take(Self.magnitude(points).max()) { sum = .zero }
    let hadTurned = hasTurned
    if hadTurned.horizontal || hadTurned.vertical { return PerAxis { _ in false } }
    sum += points
    return hasTurned
  }

  private var hasTurned: PerAxis<Bool> {
    PerAxis(horizontal: sum.x.magnitude > 30, vertical: sum.y.magnitude > 30)
  }

  /// Takes over the magnitude of a delta, and returns whether a new swipe begins with it.
  private mutating func take(_ magnitude: Float) -> Bool {
    let median = median(with: magnitude)
    (recent, earlier) = (SIMD2(magnitude, recent.x), SIMD2(recent.y, earlier.x))
    let rises = hasFallen && median >= 2 * level + 8
    if rises {
      (hasFallen, level) = (false, median)
    } else if hasFallen {
      level = Swift.min(level, median)
    } else {
      level = Swift.max(level, median)
      if median < level / 2 { (hasFallen, level) = (true, median) }
    }
    return rises
  }

  /// Returns the median of the four magnitudes and another: that one, between the middle two of the four.
  private func median(with magnitude: Float) -> Float {
    let (low, high) = (pointwiseMin(recent, earlier).max(), pointwiseMax(recent, earlier).min())
    return Swift.max(Swift.min(low, high), Swift.min(magnitude, Swift.max(low, high)))
  }

  /// Returns a delta in single precision; 0 for one that is too small for it.
  private static func points(_ delta: Double) -> Float {
    delta.magnitude < 1e-30 ? 0 : Float(delta.clamped(to: -1e30...1e30))
  }

  private static func magnitude(_ points: SIMD2<Float>) -> SIMD2<Float> {
    points.replacing(with: 0 - points, where: points .< 0)
  }

  mutating func shiftTime(by duration: Duration) { latest = latest.advanced(by: duration) }

  var fault: String? {
    let numbers = [recent.x, recent.y, earlier.x, earlier.y, level, abs(sum.x), abs(sum.y)]
    return numbers.allSatisfy { $0 >= 0 && $0.isFinite } ? nil : "the magnitudes of a swipe must be finite"
  }
}
