import ScrollGeometry
import ScrollKinetics

// Whole frames of a host: a step, and what the host asks after it. The difference to the step alone is the cost of the question,
// with one addition for a second coordinate.

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

/// Makes steps of a flight that begins again after 512 of them, and adds up what `read` returns after each.
///
/// Everything is compiled into the loop: a call of a closure takes from 5 to 10 instructions, as many as a read.
@inline(__always) private func frames<Subject: ScrollSubject>(
  of start: Subject, _ iterations: Int, _ read: (inout Subject) -> Double
) -> Double {
  let frames = frames
  var (subject, sum) = (start, 0.0)
  for iteration in 0..<iterations {
    if iteration & 511 == 0 { subject = start }
    subject.advance(to: frames[iteration & 511])
    sum += read(&subject)
  }
  return sum
}

/// Returns a case of steps and what is read after each. `isRight` is asked in the middle of the flight.
private func frame<Subject: ScrollSubject>(
  _ name: String, _ start: Subject, _ run: @escaping @Sendable (Int) -> Double,
  isRight: @escaping @Sendable (Subject) -> Bool
) -> Case {
  let instant = frames[256]
  return Case("frame, " + name, iterations: 4096, run: run) {
    var subject = start
    subject.advance(to: instant)
    return isRight(subject)
  }
}

private func frame(_ name: String, dx: Double = 0, _ run: @escaping @Sendable (Int) -> Double) -> Case {
  frame(name, flying(dx: dx), run) {
    $0.phase == .decelerating && $0.target == flying(dx: dx).target && $0.velocity.dy > 0
  }
}

private func screenFrame(_ name: String, _ start: ScrollScreen, _ run: @escaping @Sendable (Int) -> Double)
  -> Case
{
  frame("screen, " + name, start, run) {
    $0.phase(of: 2) == .decelerating && $0.velocity(of: 2).dy > 0 && $0[2].contentOffset.y > 0
  }
}

/// A number that the compiler does not know: of zeros it would make no sum.
@inline(never) @_optimize(none) private func nothing() -> Double { 0 }

/// Makes steps alone, with the sum of a number that is read in their place.
@inline(__always) private func steps<Subject: ScrollSubject>(of start: Subject, _ iterations: Int) -> Double {
  let nothing = nothing()
  return frames(of: start, iterations) { _ in nothing }
}

extension Bool {
  @inline(__always) fileprivate var number: Double { self ? 1 : 0 }
}

extension ScrollPoint {
  @inline(__always) fileprivate var sum: Double { x + y }
}

extension ScrollVector {
  @inline(__always) fileprivate var sum: Double { dx + dy }
}

extension Case {
  static var hostFrames: [Case] {
    let (one, both, lists, nest) = (flying(dx: 0), flying(dx: -3000), lists, nest)
    return [
      frame("the step alone") { steps(of: one, $0) },
      frame("the offset") { frames(of: one, $0) { $0.viewport.contentOffset.sum } },
      frame("isMoving") { frames(of: one, $0) { $0.isMoving.number } },
      frame("isDragging") { frames(of: one, $0) { $0.isDragging.number } },
      frame("phase") { frames(of: one, $0) { ($0.phase == .animating).number } },
      frame("target") { frames(of: one, $0) { $0.target?.sum ?? 0 } },
      frame("velocity") { frames(of: one, $0) { $0.velocity.sum } },
      frame("phase, target, velocity") {
        frames(of: one, $0) { $0.phase == .idle ? 0 : ($0.target?.sum ?? 0) + $0.velocity.sum }
      },
      frame("both axes, the step alone", dx: -3000) { steps(of: both, $0) },
      frame("both axes, the offset", dx: -3000) { frames(of: both, $0) { $0.viewport.contentOffset.sum } },
      frame("both axes, target", dx: -3000) { frames(of: both, $0) { $0.target?.sum ?? 0 } },
      frame("both axes, velocity", dx: -3000) { frames(of: both, $0) { $0.velocity.sum } },
      screenFrame("the step alone", lists) { steps(of: lists, $0) },
      screenFrame("the offset of a member", lists) { frames(of: lists, $0) { $0[1].contentOffset.sum } },
      screenFrame("the offsets of three members", lists) {
        frames(of: lists, $0) { $0[0].contentOffset.sum + $0[1].contentOffset.sum + $0[2].contentOffset.sum }
      },
      screenFrame("isMoving", lists) { frames(of: lists, $0) { $0.isMoving.number } },
      screenFrame("target of a member", lists) { frames(of: lists, $0) { $0.target(of: 1)?.sum ?? 0 } },
      screenFrame("phase of a member", lists) {
        frames(of: lists, $0) { ($0.phase(of: 1) == .animating).number }
      },
      screenFrame("velocity of a member", lists) { frames(of: lists, $0) { $0.velocity(of: 1).sum } },
      screenFrame("a sheet and its list, the step alone", nest) { steps(of: nest, $0) },
      screenFrame("a sheet and its list, the offset of the list", nest) {
        frames(of: nest, $0) { $0[2].contentOffset.sum }
      },
      screenFrame("a sheet and its list, phase of the list", nest) {
        frames(of: nest, $0) { ($0.phase(of: 2) == .animating).number }
      },
      screenFrame("a sheet and its list, velocity of the list", nest) {
        frames(of: nest, $0) { $0.velocity(of: 2).sum }
      },
      screenFrame("a sheet and its list, velocity of the sheet", nest) {
        frames(of: nest, $0) { $0.velocity(of: 1).sum }
      },
    ]
  }
}
