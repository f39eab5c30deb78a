// The smallest program that uses the library, whose size Docs/Benchmarks.md states.
import ScrollGeometry
import ScrollKinetics

var scroller = Scroller(
  viewport: Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
    contentSize: ScrollSize(width: 390, height: 20_000)))
scroller.handle(.began, at: .origin)
scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -2000)), at: .origin)
while scroller.isMoving { scroller.advance(bySeconds: 1.0 / 60) }
print(scroller.viewport.contentOffset)
