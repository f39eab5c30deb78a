import ScrollGeometry

/// The samples of fingers, for content whose physics take velocities by least squares.
package struct FingerSamples: Hashable, Sendable {
  struct Finger: Hashable, Sendable {
    let number: Int
    var tracker = LeastSquaresTracker()
  }

  private(set) var fingers: [Finger] = []

  package init() {}

  /// Follows a touch, from its beginning where a finger `begins` on such content. Each touch down forgets the finger's earlier
  /// samples.
  package mutating func follow(_ input: Scroller.Input, begins: Bool, at instant: ScrollInstant) {
    switch input {
    case .touchDown(let point, let number):
      end(number)
      guard begins else { return }
      fingers.append(Finger(number: number))
      fingers[fingers.count - 1].tracker.add(point, at: instant)
    case .touchMoved(let point, let number):
      guard let place = fingers.firstIndex(where: { $0.number == number }) else { return }
      fingers[place].tracker.add(point, at: instant)
    default: break
    }
  }

  /// Returns the end of a drag with the velocity of its only finger, which `input` lifts; nil for any other input, and with
  /// UIKit's blend. The lift that follows only takes the finger away.
  package func release(by input: Scroller.Input, of scroller: borrowing Scroller, at instant: ScrollInstant)
    -> Scroller.Input?
  {
    guard case .touchUp(let number) = input, let finger = fingers.first(where: { $0.number == number }),
      scroller.physics.releaseVelocity == .leastSquares, scroller.isDragging,
      scroller.touch.finger == Int8(number), scroller.fingers == Scroller.bit(of: number)
    else { return nil }
    return .ended(velocity: finger.tracker.velocity(at: instant))
  }

  /// Forgets a finger.
  mutating func end(_ number: Int) { fingers.removeAll { $0.number == number } }

  /// Shifts all instants.
  package mutating func shiftTime(by duration: Duration) {
    for place in fingers.indices { fingers[place].tracker.shiftTime(by: duration) }
  }
}

#if !hasFeature(Embedded)
  extension FingerSamples: Codable {}
  extension FingerSamples.Finger: Codable {}
#endif
