// A list, and each platform's events of a trackpad.
enum AxisSource { case wheel, finger, continuous, wheelTilt }
struct AxisFrame {
  var source = AxisSource.finger
  var x = 0.0
  var y = 12.5
  var stops = false
}
struct ScrollValuator { var increment = 15.0 }
struct WheelEvent {
  var deltaMode = 0
  var deltaX = 0.0
  var deltaY = 12.5
}
func turnWheel(by frame: AxisFrame, at instant: ScrollInstant) {}
let frame = AxisFrame()
let change = ScrollVector(dx: 0, dy: 15)
let horizontal = ScrollValuator()
let vertical = ScrollValuator()
let wheelEvent = WheelEvent()
let wheelDelta = 40
let linesPerNotch = 3.0
let lineHeight = 16.0
let pointsPerNotch = 40.0
let preciseX = 0.0
let preciseY = 0.25
var scroller = Scroller(
  viewport: Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
    contentSize: ScrollSize(width: 390, height: 20_000)))
let instant = ScrollInstant(.milliseconds(16))
