// A list during a drag, and values of the host.
let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: ScrollSize(width: 390, height: 20_000))
let rotated = ScrollSize(width: 844, height: 390)
let relaidOut = ScrollSize(width: 844, height: 16_000)
var physics = Scroller.Physics()
var scroller = Scroller(viewport: viewport)
scroller.handle(.touchDown(ScrollPoint(x: 195, y: 600)), at: .origin)
let instant = ScrollInstant(.milliseconds(16))
scroller.handle(.touchMoved(ScrollPoint(x: 195, y: 560)), at: instant)
