import Foundation
import ScrollGeometry

/// The part of a trace that is one free flight.
package struct FlightSamples: Sendable {
  package let axis: ScrollAxis
  /// The time of the release, in seconds.
  package let release: Double
  package private(set) var samples: [(time: Double, value: Double)] = []
  /// The end of the flight; nil if the trace does not contain it.
  package private(set) var stop: FlightStop?

  /// Returns the flight of `series` between two instants: the first run of decelerating rows if the trace has phases,
  /// else all rows in motion.
  ///
  /// The first instant, if given, is that of the release. Rows that no longer decelerate in one direction, such as a
  /// bounce, are left out, as is the last sample, which a scroll view rounds to a pixel.
  package init?(_ series: TraceSeries, from: Double?, to: Double?) {
    var rows = series.rows.filter { $0.time >= from ?? -.infinity && $0.time <= to ?? .infinity }
    let hasPhases = rows.contains { $0.phase != nil }
    if hasPhases {
      rows = Array(rows.drop { $0.phase != "decelerating" }.prefix { $0.phase == "decelerating" })
    } else {
      rows = rows.filter(\.isFrame)
    }
    guard let first = rows.first else { return nil }
    func extent(_ value: KeyPath<TraceSeries.Row, Double?>) -> Double {
      let values = rows.compactMap { $0[keyPath: value] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    axis = extent(\.x) > extent(\.y) ? .horizontal : .vertical
    release = from ?? first.time
    let value: KeyPath<TraceSeries.Row, Double?> = axis == .horizontal ? \.x : \.y
    for row in rows {
      guard let value = row[keyPath: value] else { continue }
      guard samples.last.map({ row.time > $0.time }) ?? true else { continue }
      // Samples at rest before the flight do not belong to it.
      if samples.count == 1 && samples[0].value == value { samples.removeAll() }
      samples.append((row.time, value))
    }
    keepSlowing()
    if let lastButOne = samples.dropLast().last {
      let rows = series.rows.filter {
        $0.time >= lastButOne.time && $0.time <= to ?? .infinity && (hasPhases || $0.isFrame)
      }
      stop = FlightStop(
        rows.prefix(4).compactMap { row in row[keyPath: value].map { (row.time, $0, row.phase) } })
    }
    if !hasPhases && samples.count > 4 { samples.removeLast() }
  }

  /// Keeps the samples that decelerate at the initial rate; past a limit, content stops much sooner.
  private mutating func keepSlowing() {
    var latest: (speed: Double, time: Double)?
    var decay = (sum: 0.0, count: 0.0)
    var count = min(samples.count, 1)
    while count < samples.count {
      let (a, b) = (samples[count - 1], samples[count])
      let (speed, time) = ((b.value - a.value) / (b.time - a.time), (a.time + b.time) / 2)
      guard speed != 0, (samples[1].value > samples[0].value) == (speed > 0) else { break }
      if let latest {
        let fall = log(latest.speed / speed.magnitude) / (time - latest.time)
        guard fall > -0.1, decay.count < 3 || fall <= 1.3 * decay.sum / decay.count + 0.5 else { break }
        decay = (decay.sum + fall, decay.count + 1)
      }
      latest = (speed.magnitude, time)
      count += 1
    }
    samples.removeLast(samples.count - count)
  }
}
