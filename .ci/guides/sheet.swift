// A sheet that comes 500 points up, and the list in it.
let sheet = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
  contentSize: ScrollSize(width: 390, height: 1344), contentInsetAdjustmentBehavior: .never)
let list = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: ScrollSize(width: 390, height: 6000))
func instant(_ milliseconds: Int) -> ScrollInstant { ScrollInstant(.milliseconds(milliseconds)) }
