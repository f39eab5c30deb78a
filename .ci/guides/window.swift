// A frame of 300 × 400 on content of 1600.
var viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 300, height: 400), contentSize: ScrollSize(width: 300, height: 1600))
let pressed = ScrollPoint(x: 296, y: 20)
let pointer = ScrollPoint(x: 296, y: 50)
let clicked = 200.0
