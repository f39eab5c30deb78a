// What can be seen of a screen after a call, in types that the modules of two commits share.

import ScrollGeometry
import ScrollKinetics

/// The events of the call and the members after it, by their numbers.
public typealias ScreenObservation = (
  events: [Int: String], offsets: [Int: SIMD2<Double>], phases: [Int: String], rests: [Int: Duration]
)

extension ScrollScreen {
  /// None: an invariant that is broken stops the program.
  var invariantFault: String? {
    checkInvariants()
    return nil
  }

  /// What can be seen after a call with the given result.
  func observation(_ changes: Changes) -> ScreenObservation {
    var (screen, result) = (self, ScreenObservation([:], [:], [:], [:]))
    screen.advance(to: now)
    for change in changes { result.events[change.id.rawValue] = "\(Array(change.events))" }
    for id in screen.ids {
      let (offset, number) = (screen[id].contentOffset, id.rawValue)
      result.offsets[number] = SIMD2(offset.x, offset.y)
      result.phases[number] = "\(screen.phase(of: id))"
      result.rests[number] = ScrollInstant.origin.duration(to: screen.instantOfRest(of: id))
    }
    return result
  }
}
