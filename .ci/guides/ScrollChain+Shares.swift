let frame = ScrollRect(x: 0, y: 0, width: 390, height: 844)
var chain = ScrollChain(
  inner: Viewport(frame: frame, contentSize: ScrollSize(width: 390, height: 6000)),
  outer: Viewport(frame: frame, contentSize: ScrollSize(width: 390, height: 844 + 104)))
