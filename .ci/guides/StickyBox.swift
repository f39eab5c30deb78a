let list = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 800), contentSize: ScrollSize(width: 390, height: 5000),
  contentOffset: ScrollPoint(x: 0, y: 1000))
