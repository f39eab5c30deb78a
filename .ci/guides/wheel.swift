// A list in the middle of its content, and what a platform tells of its wheel.
struct WheelEvent {
  var value120 = ScrollVector(dx: 0, dy: 40)
}
let event = WheelEvent()
let instant = ScrollInstant(.milliseconds(16))
var scroller = Scroller(
  viewport: Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 400, height: 8000),
    contentOffset: ScrollPoint(x: 0, y: 2000)))
var pager = Scroller(
  viewport: Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 1600, height: 800)),
  physics: Scroller.Physics(snapping: .paging))
