import Foundation

let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: ScrollSize(width: 390, height: 20_000))
let point = ScrollPoint(x: 195, y: 600)
let instant = ScrollInstant.origin
