// The values of a window system and a layout.
final class Window {
  var size = ScrollSize(width: 390, height: 844)
  var scale = 2.0
  var isVisible = true
  func setNeedsDrawing() {}
  func draw(_ item: Int, in rect: ScrollRect) {}
}
final class FrameClock {
  var isRunning = false
}
let window = Window()
let frameClock = FrameClock()
let list = ScrollStack(
  axis: .vertical, items: [.init(length: .fixed(100))], fillsFrameAcross: true)
let layout = try list.layout(in: window.size)
