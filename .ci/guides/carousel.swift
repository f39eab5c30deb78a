// Twenty cards of 700 points, centred in a frame of 800.
let carousel = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 800, height: 400),
  contentSize: ScrollSize(width: 14_000, height: 400),
  contentInset: ScrollInsets(top: 0, left: 50, bottom: 0, right: 50))
