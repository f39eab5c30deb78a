let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 800), contentSize: ScrollSize(width: 390, height: 5000))
let frame = ScrollRect(x: 0, y: 900, width: 390, height: 300)
