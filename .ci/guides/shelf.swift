// A shelf of cards, 160 points wide and 10 apart, and a finger's way across it.
var physics = Scroller.Physics()
physics.snapping[.horizontal] = SnapRule(.every(170))
let shelf = Scroller(
  viewport: Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 390, height: 200), contentSize: ScrollSize(width: 3400, height: 200)),
  physics: physics)
let start = ScrollPoint(x: 300, y: 100)
let end = ScrollPoint(x: 220, y: 100)
