// The comparison with the screen of another commit, for a redesign that is to change no motion.
//
// Numbers are multiples of 1/16, so that sums of offsets are exact, and pixels are small. A script whose two runs differ at an
// instant that either has solved, or at a comparison that a change of the inputs by 5e-10 decides otherwise, tells nothing: it is
// skipped, or a tie. Where a member goes on as without the call, the other commit has planned its motion anew for a change that
// does not concern it. All three are counted.

import Foundation
import ScrollGeometry
import ScrollKinetics

extension ScreenScript {
  /// The numbers of scripts that tell nothing.
  nonisolated(unsafe) static var (skipped, ties, undisturbed) = (0, 0, 0)
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
      case .undisturbed: Self.undisturbed += 1
      case .differs(let fault): return fault
      }
      return nil
    }

    /// How the two runs of a script compare.
    enum Comparison: Equatable {
      case alike, skipped, tie, undisturbed
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
      if let id = first.id, goesOn(id, asWithout: first.step) { return .undisturbed }
      return .differs("oracle, \(first.what), at step \(first.step)")
    }

    /// Returns whether a member moves as if a step were missing, from then on for a second.
    private func goesOn(_ id: Int, asWithout number: Int) -> Bool {
      var (screen, instant) = (ScrollScreen(), ScrollInstant.origin)
      guard let last = steps.first(where: { $0.number == number }) else { return false }
      for step in steps.prefix(while: { $0.number != number }) {
        instant = instant.advanced(by: step.delay)
        _ = step.operation.perform(on: &screen, at: instant)
      }
      instant = instant.advanced(by: last.delay)
      var other = screen
      _ = last.operation.perform(on: &other, at: instant)
      let member = ScrollScreen.ID(id)
      guard screen.ids.contains(member), other.ids.contains(member), screen.phase(of: member) != .idle else {
        return false
      }
      for _ in 0..<50 {
        screen.advance(to: instant)
        other.advance(to: instant)
        let (one, two) = (screen[member].contentOffset, other[member].contentOffset)
        guard (one.x - two.x).magnitude <= 0x1p-19, (one.y - two.y).magnitude <= 0x1p-19 else { return false }
        instant = instant.advanced(by: .milliseconds(20))
      }
      return true
    }

    private func firstDifference(nudgedBy generator: SplitMix64? = nil, until last: Int = .max)
      -> (step: Int, what: String, id: Int?, isNextToSolvedInstant: Bool)?
    {
      var (screen, oracle, instant, generator) = (
        ScrollScreen(), OracleScreen(), ScrollInstant.origin, generator
      )
      var latest: ScreenObservation?
      for step in steps where step.number <= last {
        instant = instant.advanced(by: step.delay)
        guard var operation = try? JSONEncoder().encode(step.operation) else {
          return (step.number, "not encoded", nil, false)
        }
        if generator != nil { operation = nudged(operation, &generator!) }
        guard let call = try? JSONDecoder().decode(Operation.self, from: operation) else {
          return (step.number, "not decoded", nil, false)
        }
        let before = screen
        let new = call.perform(on: &screen, at: instant).map { screen.observation($0) }
        let old = oracle.perform(operation, after: step.delay)
        if let (what, id) = difference(of: new, old, after: latest) {
          return (step.number, what, id, before.hasSolved(instant))
        }
        latest = new ?? latest
      }
      return nil
    }

    /// Prints what the two runs show of the members that move or differ, call by call.
    func printRuns() {
      var (screen, oracle, instant) = (ScrollScreen(), OracleScreen(), ScrollInstant.origin)
      var latest: ScreenObservation?
      if steps.count > 1 {
        var screen = ScrollScreen()
        for step in steps.dropLast() {
          instant = instant.advanced(by: step.delay)
          _ = step.operation.perform(on: &screen, at: instant)
        }
        instant = instant.advanced(by: steps.last!.delay)
        print("// without the last call:")
        for _ in 0..<12 {
          screen.advance(to: instant)
          print(
            "//   \(ScrollInstant.origin.duration(to: instant))",
            screen.ids.filter { screen.phase(of: $0) != .idle }.map {
              "\($0.rawValue): \(screen[$0].contentOffset.x), \(screen[$0].contentOffset.y) v \(screen.velocity(of: $0).dx), \(screen.velocity(of: $0).dy)"
            })
          instant = instant.advanced(by: .milliseconds(50))
        }
        instant = .origin
      }
      for step in steps
        + (0..<12).map({ Step(number: -$0, delay: .milliseconds(50), operation: .call(.advance)) })
      {
        instant = instant.advanced(by: step.delay)
        guard let operation = try? JSONEncoder().encode(step.operation) else { return }
        let new = step.operation.perform(on: &screen, at: instant).map { screen.observation($0) }
        let old = oracle.perform(operation, after: step.delay)
        print("// \(ScrollInstant.origin.duration(to: instant)):", new == nil ? "not performed" : "")
        guard let new, let old else { continue }
        for id in new.offsets.keys.sorted() {
          let one = new.offsets[id]
          guard
            one != latest?.offsets[id] || new.events[id] != old.events[id] || new.phases[id] != old.phases[id]
          else { continue }
          for (name, run) in [("new", new), ("old", old)] {
            print(
              "//   \(id) \(name) \(run.offsets[id].map { "\($0.x), \($0.y)" } ?? "-") \(run.phases[id] ?? "-") \(run.rests[id].map { "\($0)" } ?? "-") \(run.events[id] ?? "")"
            )
          }
        }
        print(
          "//   rests at",
          screen.ids.map {
            "\($0.rawValue): \(screen.restingOffset(of: $0).x), \(screen.restingOffset(of: $0).y)"
          })
        latest = new
      }
    }

    /// Returns the first difference that rounding does not explain.
    ///
    /// A movement within a pixel need not be one in the other.
    private func difference(
      of new: ScreenObservation?, _ old: ScreenObservation?, after latest: ScreenObservation?
    ) -> (what: String, id: Int?)? {
      guard let new, let old else {
        return (new == nil) == (old == nil) ? nil : ("call: only one can be performed", nil)
      }
      for id in Set(new.offsets.keys).union(old.offsets.keys).sorted() {
        guard let one = new.offsets[id], let other = old.offsets[id] else {
          return ("members: \(id) is only in one", nil)
        }
        for axis in 0...1 where (one[axis] - other[axis]).magnitude > 16 * one[axis].ulp + 0x1p-20 {
          return ("offset: \(id) is at \(one), not \(other)", id)
        }
        if new.phases[id] != old.phases[id] {
          return ("phase: \(id) is \(new.phases[id]!), not \(old.phases[id]!)", id)
        }
        let rests = (new.rests[id]!, old.rests[id]!)
        if rests.0 > rests.1 + .nanoseconds(1) || rests.1 > rests.0 + .nanoseconds(1) {
          return ("rest: \(id) rests at \(rests.0), not \(rests.1)", id)
        }
      }
      for id in Set(new.events.keys).union(old.events.keys).sorted() where new.events[id] != old.events[id] {
        if let before = latest?.offsets[id], let now = new.offsets[id],
          (0...1).allSatisfy({ (now[$0] - before[$0]).magnitude <= 0x1p-19 }),
          withoutMovements(new.events[id]) == withoutMovements(old.events[id])
        {
          continue
        }
        return ("events: \(id) has \(new.events[id] ?? "nothing"), not \(old.events[id] ?? "nothing")", id)
      }
      return nil
    }

    private func withoutMovements(_ events: String?) -> String {
      (events ?? "").replacingOccurrences(of: "didScroll, ", with: "")
        .replacingOccurrences(of: ", didScroll", with: "").replacingOccurrences(of: "[didScroll]", with: "[]")
        .replacingOccurrences(of: "[]", with: "")
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

    func printRuns() {}
  }
#endif
