// The comparison with the screen of another commit, for a redesign that is to change no motion.
//
// Numbers are multiples of 1/16, so that sums of offsets are exact, and pixels are small. A script whose two runs differ at an
// instant that either has solved, or at a comparison that a change of the inputs by 5e-10 decides otherwise, tells nothing: it is
// skipped, or a tie. Both are counted.

import Foundation
import ScrollGeometry
import ScrollKinetics

extension ScreenScript {
  /// The numbers of scripts that tell nothing.
  nonisolated(unsafe) static var (skipped, ties) = (0, 0)
}

#if COMPARES_COMMITS
  import Oracle

  extension ScreenScript {
    /// Whether scripts are drawn for the comparison.
    static let comparesCommits = true

    /// Returns in what the library differs from the oracle's commit; nil where rounding explains it.
    func oracleFault() -> String? {
      switch comparison() {
      case .alike: return nil
      case .skipped: Self.skipped += 1
      case .tie: Self.ties += 1
      case .differs(let fault): return fault
      }
      return nil
    }

    /// How the two runs of a script compare.
    enum Comparison: Equatable {
      case alike, skipped, tie
      case differs(String)
    }

    /// Compares the library with the oracle's commit, up to the first difference.
    func comparison() -> Comparison {
      guard let first = firstDifference() else { return .alike }
      if first.isNextToSolvedInstant { return .skipped }
      for seed in 1...6
      where firstDifference(nudgedBy: SplitMix64(seed: UInt64(seed)), until: first.step) == nil {
        return .tie
      }
      return .differs("oracle: \(first.what), at step \(first.step)")
    }

    private func firstDifference(nudgedBy generator: SplitMix64? = nil, until last: Int = .max)
      -> (step: Int, what: String, isNextToSolvedInstant: Bool)?
    {
      var (screen, oracle, instant, generator) = (
        ScrollScreen(), OracleScreen(), ScrollInstant.origin, generator
      )
      for step in steps where step.number <= last {
        instant = instant.advanced(by: step.delay)
        guard var operation = try? JSONEncoder().encode(step.operation) else {
          return (step.number, "not encoded", false)
        }
        if generator != nil { operation = nudged(operation, &generator!) }
        guard let call = try? JSONDecoder().decode(Operation.self, from: operation) else {
          return (step.number, "not decoded", false)
        }
        let before = screen
        let new = call.perform(on: &screen, at: instant).map { screen.observation($0) }
        let old = oracle.perform(operation, after: step.delay)
        if let what = difference(of: new, old) { return (step.number, what, before.hasSolved(instant)) }
      }
      return nil
    }

    /// Returns the first difference that rounding does not explain.
    private func difference(of new: ScreenObservation?, _ old: ScreenObservation?) -> String? {
      guard let new, let old else { return (new == nil) == (old == nil) ? nil : "only one can be performed" }
      for id in Set(new.offsets.keys).union(old.offsets.keys).sorted() {
        guard let one = new.offsets[id], let other = old.offsets[id] else { return "\(id) is only in one" }
        for axis in 0...1 where (one[axis] - other[axis]).magnitude > 16 * one[axis].ulp + 0x1p-20 {
          return "\(id) is at \(one), not \(other)"
        }
        if new.phases[id] != old.phases[id] { return "\(id) is \(new.phases[id]!), not \(old.phases[id]!)" }
        let rests = (new.rests[id]!, old.rests[id]!)
        if rests.0 > rests.1 + .nanoseconds(1) || rests.1 > rests.0 + .nanoseconds(1) {
          return "\(id) rests at \(rests.0), not \(rests.1)"
        }
      }
      for id in Set(new.events.keys).union(old.events.keys).sorted() where new.events[id] != old.events[id] {
        return "\(id) has \(new.events[id] ?? "nothing"), not \(old.events[id] ?? "nothing")"
      }
      return nil
    }

    /// Moves the points and vectors of an input by up to 5e-10.
    private func nudged(_ operation: Data, _ generator: inout SplitMix64) -> Data {
      guard var value = try? JSONSerialization.jsonObject(with: operation),
        String(decoding: operation, as: UTF8.self).contains("\"input\"")
      else { return operation }
      nudge(&value, &generator)
      return (try? JSONSerialization.data(withJSONObject: value)) ?? operation
    }

    private func nudge(_ value: inout Any, _ generator: inout SplitMix64) {
      guard var fields = value as? [String: Any] else { return }
      for key in fields.keys.sorted() {
        if ["x", "y", "dx", "dy"].contains(key), let number = fields[key] as? Double {
          fields[key] = number + (number == 0 ? 0 : generator.double(in: -0x1p-31...0x1p-31))
        } else {
          nudge(&fields[key]!, &generator)
        }
      }
      value = fields
    }
  }

  extension ScrollScreen {
    /// Returns whether a motion ends, or brings a member to a limit, within a microsecond of an instant.
    fileprivate func hasSolved(_ instant: ScrollInstant) -> Bool {
      func isNear(_ other: ScrollInstant) -> Bool {
        let distance = instant.duration(to: other)
        return distance < .microseconds(1) && distance > .microseconds(-1)
      }
      return ids.contains { id in
        phase(of: id) != .idle
          && (isNear(instantOfRest(of: id))
            || ScrollAxis.allCases.contains { axis in
              let limits = self[id].limits(on: axis)
              return [limits.lowerBound, limits.upperBound].contains {
                self.instant(reaching: $0, on: axis, of: id).map(isNear) ?? false
              }
            })
      }
    }
  }
#else
  extension ScreenScript {
    static let comparesCommits = false

    func oracleFault() -> String? { nil }
  }
#endif
