import ScrollGeometry
import ScrollKinetics

// Whole frames of a host: a step, and what the host asks after it. Each frame reads the offset; the difference to the first
// case of its kind is the cost of the question.

private let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
  contentSize: ScrollSize(width: 40_000, height: 80_000)
)

private let frames = (0..<512).map { ScrollInstant(.milliseconds($0 * 4)) }

private func flung(dx: Double) -> Scroller.Input { .ended(velocity: ScrollVector(dx: dx, dy: -5000)) }

private func flying(dx: Double) -> Scroller {
  var scroller = Scroller(viewport: viewport)
  scroller.handle(.began, at: .origin)
  scroller.handle(flung(dx: dx), at: .origin)
  return scroller
}

private let lists: ScrollScreen = {
  var screen = ScrollScreen()
  for number in 0..<3 {
    screen.insert(viewport, as: ScrollScreen.ID(number))
    screen.handle(.began, on: ScrollScreen.ID(number), at: .origin)
    screen.handle(flung(dx: 0), on: ScrollScreen.ID(number), at: .origin)
  }
  return screen
}()

private let nest: ScrollScreen = {
  var screen = ScrollScreen()
  let sheet = ScrollSheet(container: viewport.frame, detents: [.length(300), .inset(0)])
  screen.insert(sheet, as: 1, detent: 1)
  screen.insert(sheet.listViewport(contentSize: ScrollSize(width: 400, height: 80_000)), as: 2, in: 1)
  screen.handle(.began, on: 2, at: .origin)
  screen.handle(flung(dx: 0), on: 2, at: .origin)
  return screen
}()

/// Returns a case of a step and what `read` asks, over the 512 frames of a flight. `isRight` is asked in the middle of it.
@inline(__always) private func frame<Subject: Sendable>(
  _ name: String, _ start: Subject, _ step: @escaping @Sendable (inout Subject, ScrollInstant) -> Void,
  _ read: @escaping @Sendable (inout Subject) -> Double,
  isRight: @escaping @Sendable (Subject) -> Bool
) -> Case {
  let frames = frames
  return Case("frame, " + name, iterations: 4096) { iterations in
    var (subject, sum) = (start, 0.0)
    for iteration in 0..<iterations {
      if iteration & 511 == 0 { subject = start }
      step(&subject, frames[iteration & 511])
      sum += read(&subject)
    }
    return sum
  } isRight: {
    var subject = start
    step(&subject, frames[256])
    return isRight(subject)
  }
}

@inline(__always) private func frame(
  _ name: String, dx: Double = 0, _ read: @escaping @Sendable (inout Scroller) -> Double
) -> Case {
  frame(name, flying(dx: dx)) {
    $0.advance(to: $1)
  } _: {
    read(&$0)
  } isRight: {
    $0.phase == .decelerating && $0.target == flying(dx: dx).target && $0.velocity.dy > 0
  }
}

@inline(__always) private func screenFrame(
  _ name: String, _ start: ScrollScreen, _ read: @escaping @Sendable (inout ScrollScreen) -> Double
) -> Case {
  frame("screen, " + name, start) {
    $0.advance(to: $1)
  } _: {
    read(&$0)
  } isRight: {
    $0.phase(of: 2) == .decelerating && $0.velocity(of: 2).dy > 0 && $0[2].contentOffset.y > 0
  }
}

extension Bool {
  @inline(__always) fileprivate var number: Double { self ? 1 : 0 }
}

extension Case {
  static var hostFrames: [Case] {
    [
      frame("the offset") { $0.viewport.contentOffset.y },
      frame("isMoving") { $0.viewport.contentOffset.y + $0.isMoving.number },
      frame("isDragging") { $0.viewport.contentOffset.y + $0.isDragging.number },
      frame("phase") { $0.viewport.contentOffset.y + ($0.phase == .animating).number },
      frame("target") { $0.viewport.contentOffset.y + ($0.target?.y ?? 0) },
      frame("velocity") { $0.viewport.contentOffset.y + $0.velocity.dy },
      frame("phase, target, velocity") {
        $0.viewport.contentOffset.y + ($0.phase == .idle ? 0 : ($0.target?.y ?? 0) + $0.velocity.dy)
      },
      frame("both axes, the offset", dx: -3000) { $0.viewport.contentOffset.y },
      frame("both axes, target", dx: -3000) {
        $0.viewport.contentOffset.y + ($0.target.map { $0.x + $0.y } ?? 0)
      },
      frame("both axes, velocity", dx: -3000) {
        let velocity = $0.velocity
        return $0.viewport.contentOffset.y + velocity.dx + velocity.dy
      },
      screenFrame("the step alone", lists) { _ in 0 },
      screenFrame("the offset of a member", lists) { $0[1].contentOffset.y },
      screenFrame("the offsets of three members", lists) {
        $0[0].contentOffset.y + $0[1].contentOffset.y + $0[2].contentOffset.y
      },
      screenFrame("phase of a member", lists) { ($0.phase(of: 1) == .animating).number },
      screenFrame("velocity of a member", lists) { $0.velocity(of: 1).dy },
      screenFrame("a sheet and its list, the step alone", nest) { _ in 0 },
      screenFrame("a sheet and its list, the offset of the list", nest) { $0[2].contentOffset.y },
      screenFrame("a sheet and its list, velocity of the list", nest) { $0.velocity(of: 2).dy },
    ]
  }
}
