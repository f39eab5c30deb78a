let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 660), contentSize: ScrollSize(width: 1200, height: 660),
  contentOffset: ScrollPoint(x: 600, y: 0))
