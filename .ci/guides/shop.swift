import ScrollGeometry
import ScrollKinetics

/// A list of 8000 points at 1000, two shelves in it at 1200 and 1450, and another list in it that ends after 200 points.
var screen: ScrollScreen = {
  func viewport(_ size: ScrollSize, _ content: ScrollSize, at offset: Double = 0, y: Double = 0) -> Viewport {
    Viewport(
      frame: ScrollRect(origin: ScrollPoint(x: 0, y: y), size: size), contentSize: content,
      contentOffset: ScrollPoint(x: 0, y: offset), displayScale: 1)
  }
  let screenful = ScrollSize(width: 400, height: 800)
  var screen = ScrollScreen()
  screen.insert(viewport(screenful, ScrollSize(width: 400, height: 8000), at: 1000), as: 1)
  for (shelf, y) in [(2, 1200), (3, 1450)] as [(ScrollScreen.ID, Double)] {
    screen.insert(
      viewport(ScrollSize(width: 400, height: 200), ScrollSize(width: 4000, height: 200), y: y), as: shelf,
      in: 1,
      scrollsToTop: false)
  }
  screen.insert(
    viewport(screenful, ScrollSize(width: 400, height: 1000), y: 1700), as: 4, in: 1, scrollsToTop: false)
  return screen
}()
func instant(_ milliseconds: Int) -> ScrollInstant { ScrollInstant(.milliseconds(milliseconds)) }
