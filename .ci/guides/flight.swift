// A list that has been released at 3000 points per second.
let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: ScrollSize(width: 390, height: 20_000))
var scroller = Scroller(viewport: viewport)
scroller.handle(.began, at: .origin)
scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -3000)), at: .origin)
