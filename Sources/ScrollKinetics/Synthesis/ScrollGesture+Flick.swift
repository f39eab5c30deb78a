import ScrollGeometry

extension ScrollGesture {
  /// Returns the gesture of a finger that moves from one place to another and is lifted with the given release velocity.
  ///
  /// The release velocity of a drag is a blend of the finger's last three steps, `0.05·s_n + 0.35·s_(n−1) +
  /// 0.60·s_(n−2)`, and counts as zero where the latest are slow ([M], PHYSICS §6). The last three steps of a flick therefore have
  /// the given velocity, and the path before them accelerates smoothly from a resting finger. A step takes at least 2 ms
  /// (``VelocityTracker``); samples within one are on a straight line.
  ///
  /// - On each axis the release velocity is accurate to 10⁻⁹ of its value, or of a point per second where it is less,
  ///   whatever the sampling rate and the jitter, for places within some thousand points.
  /// - The last sample is exactly at `end`. A flick with enough room does not turn round, and takes at most a quarter
  ///   of a second before its last three steps.
  ///
  /// Every combination of arguments is valid:
  ///
  /// - For a distance shorter than three steps at the velocity, the finger has two steps. The second covers the
  ///   rest of the distance, backwards if the first went too far.
  /// - For a velocity that points away from `end`, or a distance within the slop of 10 points, the finger first moves
  ///   past `end`, or back behind `start`, and then returns.
  /// - For a velocity of less than 260 points per second on both axes, which UIKit does not take for a flick, the last
  ///   two steps have 260, and the third to last is so much slower that the blend is the given velocity.
  /// - For a velocity of zero, the finger stops at `end` and is lifted without velocity; within the slop there is no drag.
  /// - Precondition: all three are finite.
  public static func flick(
    from start: ScrollPoint, to end: ScrollPoint, velocity: ScrollVector, sampling: Sampling = Sampling()
  ) -> ScrollGesture {
    requireValid(try validate(from: start, to: end, velocity: velocity))
    let path = FlickPath(from: start, to: end, velocity: velocity, sampling: sampling)
    return ScrollGesture(touching: path.samples, sampling: sampling)
  }
}

/// The path of a flick: the place of the finger at the end of each of its steps.
private struct FlickPath {
  let start, end: ScrollPoint
  let sampling: ScrollGesture.Sampling
  let velocity: ScrollVector
  /// s_n and s_(n−1): the release velocity, or at least ``slowest`` in its direction.
  let late: ScrollVector
  /// s_(n−2), chosen so that the blend is the release velocity.
  let early: ScrollVector
  let closing: [Int]

  /// The least speed of the latest samples on one axis. UIKit's threshold for a flick is 250, for both axes together.
  private static let slowest = 260.0
  /// The distance that a finger moves before a drag begins.
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
    closing = sampling.closingSamples(sampling.steps(in: .milliseconds(250)) + 8)
  }

  var samples: [ScrollPoint?] {
    let places = places
    var samples: [ScrollPoint?] = []
    for step in places.indices.dropLast() {
      let whole = seconds(step, step + 1)
      for sample in closing[step]..<closing[step + 1] {
        let share = sampling.seconds(fromSample: closing[step], to: sample) / whole
        samples.append(
          ScrollPoint { .interpolated(from: places[step][$0], to: places[step + 1][$0], at: share) })
      }
    }
    samples.append(end)
    return samples
  }

  private func seconds(_ first: Int, _ last: Int) -> Double {
    sampling.seconds(fromSample: closing[first], to: closing[last])
  }

  /// The greatest number of steps before the last three.
  private var longest: Double { Swift.max(1, 0.25 * sampling.stepsPerSecond) }

  private var places: [ScrollPoint] {
    let tail = ScrollVector { (early[$0] + 2 * late[$0]).saturated / sampling.stepsPerSecond }
    let lead = ScrollVector { ((end[$0] - start[$0]).saturated - tail[$0]).saturated }
    let hasRoom = lead.alignment(with: velocity) >= 0
    if !hasRoom, let places = hurried() { return places }

    let speed = velocity.largest
    let time = speed > 0 ? 2 * (lead.largest / speed) * sampling.stepsPerSecond : longest
    let count = Int(time.clamped(to: 1...longest).roundedToNearest)
    let places = swept(steps: count)
    return drags(places) || speed == 0 ? places : drawnBack()
  }

  /// Returns a path of `count` steps and then three steps at the final velocity.
  private func swept(steps count: Int) -> [ScrollPoint] {
    let tail = tail(after: count)
    let whole = seconds(0, count)
    let lead = ScrollVector { (tail[0][$0] - start[$0]).saturated }
    let places = (0..<count).map { index in
      // A cubic Hermite spline from rest to the velocity of the first of the three. Where the final velocity is twice
      // the average one, it is a parabola, with constant acceleration.
      let share = seconds(0, index) / whole
      let (square, cube) = (share * share, share * share * share)
      return ScrollPoint {
        (start[$0] + (lead[$0] * (3 * square - 2 * cube) + early[$0] * (whole * (cube - square)))).saturated
      }
    }
    return places + tail
  }

  /// Returns the path of a finger without enough room for a drag: it first moves back by four times the slop.
  private func drawnBack() -> [ScrollPoint] {
    let half = Swift.max(1, sampling.steps(in: .milliseconds(50)))
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

  /// Returns the places at which the last three steps begin and end, from the end of step `index` on.
  private func tail(after index: Int) -> [ScrollPoint] {
    var places = [end]
    for (offset, velocity) in [(2, late), (1, late), (0, early)] {
      let time = seconds(index + offset, index + offset + 1)
      let next = places[0]
      places.insert(ScrollPoint { (next[$0] - (velocity[$0] * time).saturated).saturated }, at: 0)
    }
    return places
  }

  /// Returns a path of two steps, whose blend is `0.95·s_1 + 0.05·s_2`; nil where this is no drag, or one that ends too slowly.
  private func hurried() -> [ScrollPoint]? {
    let way = ScrollVector { (end[$0] - start[$0]).saturated }
    guard way.alignment(with: velocity) > 0 else { return nil }
    let times = (seconds(0, 1), seconds(1, 2))
    let first = ScrollVector {
      ((velocity[$0] - 0.05 * (way[$0] / times.1)) / (0.95 - 0.05 * (times.0 / times.1))).saturated
    }
    let middle = ScrollPoint { (start[$0] + first[$0] * times.0).saturated }
    let latest = ScrollVector { 0.2 * ((end[$0] - middle[$0]) / times.1) + 0.8 * first[$0] }
    let places = [start, middle, end]
    return latest.largest >= Self.slowest && exceedsSlop(middle) ? places : nil
  }

  /// Returns whether the finger exceeds the slop early enough for the blend: before its last step, unless the last three are equal.
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

  /// Returns the scalar product with `other`: positive where the two point in the same direction.
  fileprivate func alignment(with other: ScrollVector) -> Double { dx * other.dx + dy * other.dy }
}
