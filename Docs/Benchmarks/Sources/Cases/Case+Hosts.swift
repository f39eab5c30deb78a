import Foundation
import ScrollGeometry
import ScrollKinetics

private let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 400, height: 80_000))

private let lift = Scroller.Input.ended(velocity: ScrollVector(dx: 0, dy: -5000))

/// A scroller under a finger that has made seven samples.
private let dragged: Scroller = {
  var scroller = Scroller(viewport: viewport)
  scroller.handle(.touchDown(ScrollPoint(x: 200, y: 700)), at: .origin)
  for sample in 1...7 {
    let place = ScrollPoint(x: 200, y: 700 - 20 * Double(sample))
    scroller.handle(.touchMoved(place), at: ScrollInstant(.milliseconds(8 * sample)))
  }
  return scroller
}()

private let flying: Scroller = {
  var scroller = Scroller(viewport: viewport)
  scroller.handle(.began, at: .origin)
  scroller.handle(lift, at: .origin)
  return scroller
}()

/// Makes steps from `start`, and begins again after 512 of them.
@inline(__always) private func advance<Value>(
  _ start: Value, _ iterations: Int, _ step: (inout Value) -> Double
) -> Double {
  var (value, sum) = (start, 0.0)
  for iteration in 0..<iterations {
    if iteration & 511 == 0 { value = start }
    sum += step(&value)
  }
  return sum
}

extension Case {
  static let hosts = [advanceByDuration, advanceBySecondsOfADuration, advanceBySeconds, release, encoding]

  private static let advanceByDuration = Case("advance by a duration, one axis", iterations: 4096) {
    advance(flying, $0) { scroller in
      scroller.advance(by: .milliseconds(4))
      return scroller.viewport.contentOffset.y
    }
  } isRight: {
    var scroller = flying
    scroller.advance(by: .seconds(9))
    return scroller.phase == .idle
  }

  /// The time of a frame, which the compiler does not know in advance.
  @inline(never) @_optimize(none) private static func frameTime() -> Double { 0.004 }

  private static let advanceBySecondsOfADuration = Case(
    "advance by a duration of seconds, one axis", iterations: 4096
  ) {
    let time = frameTime()
    return advance(flying, $0) { scroller in
      scroller.advance(by: .seconds(time))
      return scroller.viewport.contentOffset.y
    }
  } isRight: {
    var scroller = flying
    scroller.advance(by: .seconds(frameTime()))
    return scroller.viewport.contentOffset.y > 0
  }

  private static let advanceBySeconds = Case("advance by seconds, one axis", iterations: 4096) {
    let time = frameTime()
    return advance(flying, $0) { scroller in
      scroller.advance(bySeconds: time)
      return scroller.viewport.contentOffset.y
    }
  } isRight: {
    var scroller = flying
    scroller.advance(bySeconds: frameTime())
    return scroller.viewport.contentOffset.y > 0
  }

  private static let release = Case("release of a finger, with a copy of the scroller", iterations: 1024) {
    var sum = 0.0
    for _ in 0..<$0 {
      var scroller = dragged
      scroller.handle(.touchUp, at: ScrollInstant(.milliseconds(60)))
      sum += scroller.viewport.contentOffset.y
    }
    return sum
  } isRight: {
    var scroller = dragged
    return scroller.handle(.touchUp, at: ScrollInstant(.milliseconds(60))).contains(.willBeginDecelerating)
  }

  private static let encoding = Case("encoding of a flying scroller as JSON", iterations: 64) {
    let encoder = JSONEncoder()
    return (0..<$0).reduce(0) { sum, _ in sum + Double((try? encoder.encode(flying).count) ?? 0) }
  } isRight: {
    guard let data = try? JSONEncoder().encode(flying) else { return false }
    return (try? JSONDecoder().decode(Scroller.self, from: data)) == flying
  }
}
