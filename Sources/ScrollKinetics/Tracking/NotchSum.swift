import ScrollGeometry

/// The parts of a notch that a wheel of high resolution has turned on one axis.
///
/// Where content moves from place to place, the parts make, in all,
///
///     round(sum of the parts/notch)
///
/// steps: nothing moves before half a notch, and a notch of 96 to 152 of its 120 units is one step.
///
/// - A step back, a pause of 0.5 s, two fingers on the content, and a whole notch begin anew.
/// - Source: our choice ([O], PHYSICS §9); the pause is libinput's.
@usableFromInline struct NotchSum: Hashable, Sendable, Codable {
  /// The sum in notches, without the whole ones.
  private(set) var turned = 0.0
  /// The instant of the latest part; the origin while the sum is zero.
  private(set) var latest = ScrollInstant.origin

  /// The most notches of one input that are steps of their own.
  static let mostNotches = 100.0

  /// Adds a part in notches, at most ``mostNotches``, and returns the number of steps that it completes.
  mutating func add(_ part: Double, at instant: ScrollInstant) -> Int {
    beginAnew(with: part, at: instant)
    let (before, sum) = (turned.magnitude, (turned + part).magnitude)
    keep(Swift.max(0, sum - Self.whole(sum)), of: part, at: instant)
    return Int(Self.whole(sum + 0.5) - Self.whole(before + 0.5))
  }

  /// Adds a part where content moves freely, and returns what moves it: all but the rest of a notch whose step has been made.
  mutating func addFreely(_ part: Double, at instant: ScrollInstant) -> Double {
    beginAnew(with: part, at: instant)
    let rest = Self.whole(turned.magnitude + 0.5) > 0 ? 1 - turned.magnitude : 0
    let left = part.magnitude - rest
    keep(left < -Self.tolerance ? turned.magnitude + part.magnitude : 0, of: part, at: instant)
    return left <= Self.tolerance && rest > 0 ? 0 : part < 0 ? 0 - left : left
  }

  private mutating func beginAnew(with part: Double, at instant: ScrollInstant) {
    let isWhole = part.magnitude == 1
    if isWhole || part * turned < 0 || latest.seconds(to: instant) >= 0.5 { turned = 0 }
  }

  private mutating func keep(_ sum: Double, of part: Double, at instant: ScrollInstant) {
    let sum = sum.flushed
    latest = sum == 0 ? .origin : turned == 0 ? instant : Swift.max(latest, instant)
    turned = part < 0 ? 0 - sum : sum
  }

  /// Returns the number of whole notches in a sum. Twelve twelfths are one, whatever their rounding.
  private static func whole(_ notches: Double) -> Double { (notches + tolerance).roundedDown }

  private static var tolerance: Double { 0x1p-20 }

  mutating func shiftTime(by duration: Duration) { if turned != 0 { latest = latest.advanced(by: duration) } }

  var fault: String? {
    turned.magnitude <= 1 ? nil : "a part of a notch must be at most a whole one, but is \(turned)"
  }
}
