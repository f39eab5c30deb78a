// The sheet and its list during a drag.
var chain = ScrollChain(
  inner: Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: ScrollSize(width: 390, height: 6000)),
  outer: Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: ScrollSize(width: 390, height: 1344)),
  rules: ScrollScreen.Rules(overscrollTowardsStart: .outermost)
)
chain.handle(.touchDown(ScrollPoint(x: 195, y: 700)), at: .origin)
chain.handle(.touchMoved(ScrollPoint(x: 195, y: 540)), at: ScrollInstant(.milliseconds(160)))
let instant = ScrollInstant(.milliseconds(400))
