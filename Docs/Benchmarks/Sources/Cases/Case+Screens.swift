import ScrollGeometry
import ScrollKinetics

private let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 400, height: 80_000))

/// The flights of the three members that move.
private let velocities = [3000.0, 4000, 5000]

/// The frames of a flight of two seconds. They are so many that the copy of a screen, from which a flight begins, takes no
/// time of a step.
private let frames = (0..<16_384).map { ScrollInstant(.microseconds($0 * 125)) }

private func fling(_ velocity: Double) -> Scroller.Input {
  .ended(velocity: ScrollVector(dx: 0, dy: 0 - velocity))
}

/// Three scrollers on their own, flung one after the other.
private let three: [Scroller] = velocities.map { velocity in
  var scroller = Scroller(viewport: viewport)
  scroller.handle(.began, at: .origin)
  scroller.handle(fling(velocity), at: .origin)
  return scroller
}

/// A screen of `count` members, three of which fly as the three scrollers; of one member, which flies as the last of them.
private func screen(of count: Int) -> ScrollScreen {
  var screen = ScrollScreen()
  for number in 0..<count { screen.insert(viewport, as: ScrollScreen.ID(number)) }
  for (number, velocity) in velocities.enumerated() {
    let id = ScrollScreen.ID(number * (count / 3))
    screen.handle(.began, on: id, at: .origin)
    screen.handle(fling(velocity), on: id, at: .origin)
  }
  return screen
}

/// A screen with a list, a sheet around it at its largest detent, and with `hasHeader` a header between the two. All are flung.
private func nest(hasHeader: Bool) -> ScrollScreen {
  var screen = ScrollScreen()
  let sheet = container(ofHeight: 800)
  screen.insert(sheet, as: 1, detent: 1)
  if hasHeader {
    let header = CollapsingHeader(length: 148, collapsedLength: 44)
    screen.insert(.header(header, over: viewport.frame), as: 2, in: 1)
    screen.insert(header.listViewport(in: viewport.frame, contentSize: viewport.contentSize), as: 3, in: 2)
  } else {
    screen.insert(sheet.listViewport(contentSize: viewport.contentSize), as: 3, in: 1)
  }
  screen.handle(.began, on: 3, at: .origin)
  screen.handle(fling(5000), on: 3, at: .origin)
  return screen
}

private func container(ofHeight height: Double) -> ScrollSheet {
  ScrollSheet(
    container: ScrollRect(x: 0, y: 0, width: 400, height: height), detents: [.length(300), .inset(0)])
}

/// A screen with a sheet at its largest detent, and with `hasList` a list in it.
private func sheet(hasList: Bool) -> ScrollScreen {
  var screen = ScrollScreen()
  let sheet = container(ofHeight: 800)
  screen.insert(sheet, as: 1, detent: hasList ? 1 : 0)
  if hasList { screen.insert(sheet.listViewport(contentSize: viewport.contentSize), as: 3, in: 1) }
  return screen
}

/// Returns the screen with a finger on a member.
private func touching(_ screen: ScrollScreen, _ id: ScrollScreen.ID) -> ScrollScreen {
  var screen = screen
  screen.handle(.touchDown(ScrollPoint(x: 200, y: 500)), on: id, at: .origin)
  return screen
}

extension Case {
  static var screens: [Case] {
    // Constants are computed when they are first used, which must not be in a measured run.
    let (three, frames) = (three, frames)
    let scrollers = Case("advance, three scrollers one after the other", iterations: 2 * frames.count) {
      iterations in
      var (first, second, third, sum) = (three[0], three[1], three[2], 0.0)
      for iteration in 0..<iterations {
        let frame = iteration & (frames.count - 1)
        if frame == 0 { (first, second, third) = (three[0], three[1], three[2]) }
        if first.advance(to: frames[frame]).contains(.didScroll) { sum += 1 }
        if second.advance(to: frames[frame]).contains(.didScroll) { sum += 1 }
        if third.advance(to: frames[frame]).contains(.didScroll) { sum += 1 }
      }
      return sum
    } isRight: {
      three.allSatisfy(\.isDecelerating)
    }
    return [
      scrollers,
      advancing("advance, a screen of one that moves", screen(of: 1)) { $0.movingIDs == [0] },
      advancing("advance, a screen of three that move", screen(of: 3)) { screen in
        var alone = three[2]
        alone.advance(to: screen.now)
        return screen.movingIDs == [0, 1, 2] && screen[2] == alone.viewport
      },
      advancing("advance, a screen of 1000 of which three move", screen(of: 1000)) {
        $0.movingIDs == [0, 333, 666]
      },
      advancing("advance, a screen with a sheet and its list", nest(hasHeader: false)) {
        $0.movingIDs == [1, 3] && $0[3].contentOffset.y > 0
      },
      advancing("advance, a screen with a sheet, a header and its list", nest(hasHeader: true)) {
        $0.movingIDs == [1, 2, 3] && $0[2].contentOffset.y == 104 && $0[3].contentOffset.y > 0
      },
      dragging("drag sample, a screen of one", sheet(hasList: false), on: 1),
      dragging("drag sample, a screen with a sheet and its list", sheet(hasList: true), on: 3),
      asking("target of a list in a sheet") { $0.target(of: 3)!.y },
      asking("resting offset of a list in a sheet") { $0.restingOffset(of: 3).y },
      resizing("keyboard in flight, a sheet", sheet(hasList: false), on: 1),
      resizing("keyboard in flight, a sheet and its list", sheet(hasList: true), on: 3),
    ]
  }

  /// Samples of a finger that moves a member by half a point in four milliseconds.
  private static func dragging(_ name: String, _ screen: ScrollScreen, on id: ScrollScreen.ID) -> Case {
    let start = touching(screen, id)
    return Case(name, iterations: 4096) { iterations in
      var (screen, sum) = (start, 0.0)
      for iteration in 0..<iterations {
        let frame = iteration & 511
        if frame == 0 { screen = start }
        let place = ScrollPoint(x: 200, y: 500 - Double(frame) / 2)
        screen.handle(.touchMoved(place), at: frames[32 * frame])
        sum += screen[id].contentOffset.y
      }
      return sum
    } isRight: {
      var screen = start
      let before = screen[id].contentOffset.y
      screen.handle(.touchMoved(ScrollPoint(x: 200, y: 400)), at: frames[32])
      return screen[id].contentOffset.y == before + 90
    }
  }

  /// A question about a list in flight in a sheet.
  private static func asking(_ name: String, _ question: @escaping @Sendable (ScrollScreen) -> Double) -> Case
  {
    var start = nest(hasHeader: false)
    start.advance(to: frames[800])
    return Case(name) { [start] iterations in
      var sum = 0.0
      for _ in 0..<iterations { sum += question(start) }
      return sum
    } isRight: { [start] in
      var screen = start
      screen.advance(to: screen.instantOfRest)
      return screen[3].contentOffset.y == question(start)
    }
  }

  /// A keyboard that shortens the container of a sheet in flight, or gives it its length again, each ten microseconds.
  private static func resizing(_ name: String, _ screen: ScrollScreen, on id: ScrollScreen.ID) -> Case {
    var start = touching(screen, id)
    start.handle(.touchMoved(ScrollPoint(x: 200, y: 620)), at: frames[80])
    start.handle(.touchUp, at: frames[96])
    return Case(name, iterations: 512) { [start] iterations in
      var (screen, sum) = (start, 0.0)
      for iteration in 0..<iterations {
        let number = iteration & 127
        if number == 0 { screen = start }
        let sheet = container(ofHeight: number & 1 == 0 ? 500 : 800)
        screen.update(.sheet(sheet), as: 1, at: ScrollInstant(.microseconds(12_000 + 10 * number)))
        sum += screen[1].contentOffset.y
      }
      return sum
    } isRight: { [start] in
      var screen = start
      screen.update(.sheet(container(ofHeight: 500)), as: 1, at: frames[97])
      return screen.movingIDs.contains(1) && screen[1].frame.size.height == 500
    }
  }

  /// `isRight` is asked of the screen after 0.4 s.
  private static func advancing(
    _ name: String, _ start: ScrollScreen, isRight: @escaping @Sendable (ScrollScreen) -> Bool
  ) -> Case {
    let frames = frames
    return Case(name, iterations: 2 * frames.count) { iterations in
      var (screen, sum) = (start, 0.0)
      for iteration in 0..<iterations {
        let frame = iteration & (frames.count - 1)
        if frame == 0 { screen = start }
        for change in screen.advance(to: frames[frame]) where change.hasMoved { sum += 1 }
      }
      return sum
    } isRight: {
      var screen = start
      screen.advance(to: frames[3200])
      return isRight(screen)
    }
  }
}
