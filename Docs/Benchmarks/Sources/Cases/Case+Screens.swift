import ScrollGeometry
import ScrollKinetics

private let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 400, height: 80_000))

private let frames = (0..<512).map { ScrollInstant(.milliseconds($0 * 4)) }

private func fling(_ velocity: Double) -> Scroller.Input {
  .ended(velocity: ScrollVector(dx: 0, dy: 0 - velocity))
}

/// Three scrollers on their own, flung one after the other.
private let three: [Scroller] = [3000, 4000, 5000].map { velocity in
  var scroller = Scroller(viewport: viewport)
  scroller.handle(.began, at: .origin)
  scroller.handle(fling(velocity), at: .origin)
  return scroller
}

/// A screen of `count` members, three of which fly as the three scrollers.
private func screen(of count: Int) -> ScrollScreen {
  var screen = ScrollScreen()
  for number in 0..<count { screen.insert(viewport, as: ScrollScreen.ID(number)) }
  for (number, velocity) in [3000.0, 4000, 5000].enumerated() {
    let id = ScrollScreen.ID(number * (count / 3))
    screen.handle(.began, on: id, at: .origin)
    screen.handle(fling(velocity), on: id, at: .origin)
  }
  return screen
}

extension Case {
  static let screens: [Case] = [
    Case("advance, three scrollers one after the other", iterations: 4096) { iterations in
      var (first, second, third, sum) = (three[0], three[1], three[2], 0.0)
      for iteration in 0..<iterations {
        let frame = iteration & 511
        if frame == 0 { (first, second, third) = (three[0], three[1], three[2]) }
        if first.advance(to: frames[frame]).contains(.didScroll) { sum += 1 }
        if second.advance(to: frames[frame]).contains(.didScroll) { sum += 1 }
        if third.advance(to: frames[frame]).contains(.didScroll) { sum += 1 }
      }
      return sum
    } isRight: {
      three.allSatisfy(\.isDecelerating)
    },
    advancing("advance, a screen of three that move", screen(of: 3)),
    advancing("advance, a screen of 1000 of which three move", screen(of: 1000)),
  ]

  /// Returns a case that advances a screen through 512 frames of four milliseconds. The flights do not begin again, since
  /// the copy of a screen would be measured, too; they last longer than the frames.
  private static func advancing(_ name: String, _ start: ScrollScreen) -> Case {
    Case(name, iterations: 512) { iterations in
      var (screen, sum) = (start, 0.0)
      // Copies the shared members before the first frame.
      screen.insert(viewport, as: -1)
      for iteration in 0..<iterations {
        for change in screen.advance(to: frames[iteration & 511]) where change.hasMoved { sum += 1 }
      }
      return sum
    } isRight: {
      var screen = start
      screen.advance(to: frames[100])
      var alone = three[2]
      alone.advance(to: frames[100])
      return screen.movingIDs.count == 3 && screen[screen.movingIDs[2]] == alone.viewport
    }
  }
}
