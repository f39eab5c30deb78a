import ScrollGeometry

extension ScrollGesture {
  /// A finger that sweeps from one place to another and is lifted in full motion, with a release velocity.
  ///
  /// The velocity with which the content is let go is a blend of the finger's last three samples,
  /// `0.05·s_n + 0.35·s_(n−1) + 0.60·s_(n−2)`, and counts as zero where the latest are slow ([M], PHYSICS §6). The
  /// flick is made backwards from that: the last three samples have the velocity asked for, and the way before them
  /// leads smoothly from a standing finger to where they begin.
  ///
  /// - On either axis the release velocity is right to 10⁻⁹ of itself, or of a point per second where it is less,
  ///   whatever the rate and the jitter; for places within some thousand points, which round the samples.
  /// - The last sample is at `end` exactly. A flick that has room for it does not turn round, and takes a quarter of
  ///   a second at most, but for its last three samples.
  ///
  /// Every combination means something:
  ///
  /// - shorter than three samples at the velocity: the finger makes do with two, the second of which goes
  ///   as far as is left, backwards where the first went too far;
  /// - away from where the velocity points, or within the slop of 10 points: the finger first goes further than
  ///   `end`, or back behind `start`, and returns;
  /// - slower than 260 points a second on both axes, which UIKit takes for no flick: the last two samples are at 260
  ///   and the third to last so much slower that the blend is right;
  /// - zero: the finger stops at `end` and lets go without velocity; within the slop it never drags.
  ///
  /// - Parameters:
  ///   - start: where the finger is put down, in points.
  ///   - end: where it is lifted.
  ///   - velocity: the finger's release velocity in points per second.
  ///   - sampling: how the finger is sampled.
  /// - Precondition: all three are finite; ``validate(at:from:to:velocity:)`` asks first.
  public static func flick(
    from start: ScrollPoint, to end: ScrollPoint, velocity: ScrollVector, sampling: Sampling = Sampling()
  ) -> ScrollGesture {
    requireValid { () throws(ScrollValueError) in try validate(from: start, to: end, velocity: velocity) }
    let path = FlickPath(from: start, to: end, velocity: velocity, sampling: sampling)
    return ScrollGesture(touching: path.places, sampling: sampling)
  }
}

/// Where the finger of a flick is at each of its samples.
private struct FlickPath {
  let start, end: ScrollPoint
  let sampling: ScrollGesture.Sampling
  /// What the release is to be.
  let velocity: ScrollVector
  /// s_n and s_(n−1): the velocity, or what is fast enough to count, in its direction.
  let late: ScrollVector
  /// s_(n−2), which makes the blend right.
  let early: ScrollVector

  /// What counts as a flick on one axis; UIKit's threshold is 250, for both together.
  private static let slowest = 260.0
  /// How far a finger moves without a drag.
  private static let slop = 10.0

  init(
    from start: ScrollPoint, to end: ScrollPoint, velocity: ScrollVector, sampling: ScrollGesture.Sampling
  ) {
    (self.start, self.end, self.velocity, self.sampling) = (start, end, velocity, sampling)
    let speed = velocity.largest
    let late =
      speed > 0 && speed < Self.slowest ? ScrollVector { Self.slowest * (velocity[$0] / speed) } : velocity
    self.late = late
    early = ScrollVector { ((velocity[$0] - 0.4 * late[$0]) / 0.6).saturated }
  }

  var places: [ScrollPoint] {
    let tail = ScrollVector { (early[$0] + 2 * late[$0]).saturated / sampling.samplesPerSecond }
    let lead = ScrollVector { ((end[$0] - start[$0]).saturated - tail[$0]).saturated }
    let hasRoom = lead.alignment(with: velocity) >= 0
    if !hasRoom, let places = hurried() { return places }

    let longest = Swift.max(1, 0.25 * sampling.samplesPerSecond)
    let speed = velocity.largest
    let time = speed > 0 ? 2 * (lead.largest / speed) * sampling.samplesPerSecond : longest
    let count = Int(time.clamped(to: 1...longest).roundedToNearest)
    let places = swept(samples: count)
    return drags(places) || speed == 0 ? places : drawnBack()
  }

  /// The way of three samples at the final velocity, and `count` before them.
  private func swept(samples count: Int) -> [ScrollPoint] {
    let tail = tail(after: count)
    let whole = sampling.seconds(fromSample: 0, to: count)
    let lead = ScrollVector { (tail[0][$0] - start[$0]).saturated }
    let places = (0..<count).map { index in
      // Hermite's cubic, from a standing finger to the tail's first velocity: a parabola, and constant acceleration,
      // where twice the average velocity is the final one.
      let share = sampling.seconds(fromSample: 0, to: index) / whole
      let (square, cube) = (share * share, share * share * share)
      return ScrollPoint {
        (start[$0] + (lead[$0] * (3 * square - 2 * cube) + early[$0] * (whole * (cube - square)))).saturated
      }
    }
    return places + tail
  }

  /// The way of a finger that has no room, or too little to drag: back by four times the slop, and then forth.
  private func drawnBack() -> [ScrollPoint] {
    let half = Swift.max(1, sampling.intervals(in: .milliseconds(50)))
    let tail = tail(after: 2 * half)
    let speed = velocity.largest
    let turn = ScrollPoint { (tail[0][$0] - 4 * Self.slop * (velocity[$0] / speed)).saturated }
    let places = (0..<2 * half).map { index in
      let (from, to) = index < half ? (start, turn) : (turn, tail[0])
      let share = Double(index < half ? index : index - half) / Double(half)
      return ScrollPoint { .interpolated(from: from[$0], to: to[$0], at: share) }
    }
    return places + tail
  }

  /// The last three samples, and where they begin: at sample `index`.
  private func tail(after index: Int) -> [ScrollPoint] {
    var places = [end]
    for (offset, velocity) in [(2, late), (1, late), (0, early)] {
      let time = sampling.seconds(fromSample: index + offset, to: index + offset + 1)
      let next = places[0]
      places.insert(ScrollPoint { (next[$0] - (velocity[$0] * time).saturated).saturated }, at: 0)
    }
    return places
  }

  /// The way of two samples, whose blend is `0.95·s_1 + 0.05·s_2`; nil where that is no drag, or one that ends slowly.
  private func hurried() -> [ScrollPoint]? {
    let way = ScrollVector { (end[$0] - start[$0]).saturated }
    guard way.alignment(with: velocity) > 0 else { return nil }
    let times = (
      sampling.seconds(fromSample: 0, to: 1), sampling.seconds(fromSample: 1, to: 2)
    )
    let first = ScrollVector {
      ((velocity[$0] - 0.05 * (way[$0] / times.1)) / (0.95 - 0.05 * (times.0 / times.1))).saturated
    }
    let middle = ScrollPoint { (start[$0] + first[$0] * times.0).saturated }
    let latest = ScrollVector { 0.2 * ((end[$0] - middle[$0]) / times.1) + 0.8 * first[$0] }
    let places = [start, middle, end]
    return latest.largest >= Self.slowest && exceedsSlop(middle) ? places : nil
  }

  /// Whether the finger goes further than the slop in time for the blend: at its last sample where all three are
  /// alike, else before.
  private func drags(_ places: [ScrollPoint]) -> Bool {
    places.dropLast(velocity.largest < Self.slowest ? 1 : 0).contains(where: exceedsSlop)
  }

  private func exceedsSlop(_ place: ScrollPoint) -> Bool {
    ScrollVector { (place[$0] - start[$0]).saturated }.squaredLength > Self.slop * Self.slop
  }
}

extension ScrollVector {
  /// The larger magnitude of the two components.
  fileprivate var largest: Double { Swift.max(dx.magnitude, dy.magnitude) }

  /// The scalar product with `other`: more than zero where the two point the same way.
  fileprivate func alignment(with other: ScrollVector) -> Double { dx * other.dx + dy * other.dy }
}
