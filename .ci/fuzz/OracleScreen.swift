// The screen of another commit, in the module Oracle, with that commit's ScreenScript.swift and ScreenObservation.swift.

import Foundation
import ScrollGeometry
import ScrollKinetics

/// A screen of the other commit.
public struct OracleScreen {
  private var screen = ScrollScreen()
  private var instant = ScrollInstant.origin

  /// Creates a screen without members.
  public init() {}

  /// Performs an encoded operation of a script after a delay; nil where it cannot be performed.
  public mutating func perform(_ operation: Data, after delay: Duration) -> ScreenObservation? {
    instant = instant.advanced(by: delay)
    guard let operation = try? JSONDecoder().decode(ScreenScript.Operation.self, from: operation) else {
      return nil
    }
    return operation.perform(on: &screen, at: instant).map { screen.observation($0) }
  }
}
