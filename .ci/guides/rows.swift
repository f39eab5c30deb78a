// A conversation, some way down.
let list = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: ScrollSize(width: 390, height: 20_000),
  contentOffset: ScrollPoint(x: 0, y: 1000))
