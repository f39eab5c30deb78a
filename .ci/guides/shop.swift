import ScrollGeometry
import ScrollKinetics

/// A list of 8000 points at 1000, two shelves in it, and another list in it that ends after 200 points.
var screen: ScrollScreen = {
  func viewport(_ size: ScrollSize, _ content: ScrollSize, at offset: Double = 0) -> Viewport {
    Viewport(
      frame: ScrollRect(origin: .zero, size: size), contentSize: content,
      contentOffset: ScrollPoint(x: 0, y: offset), displayScale: 1)
  }
  let screenful = ScrollSize(width: 400, height: 800)
  var screen = ScrollScreen()
  screen.insert(viewport(screenful, ScrollSize(width: 400, height: 8000), at: 1000), as: 1)
  for shelf in [2, 3] as [ScrollScreen.ID] {
    screen.insert(
      viewport(ScrollSize(width: 400, height: 200), ScrollSize(width: 4000, height: 200)), as: shelf, in: 1,
      scrollsToTop: false)
  }
  screen.insert(
    viewport(screenful, ScrollSize(width: 400, height: 1000)), as: 4, in: 1, scrollsToTop: false)
  return screen
}()
func instant(_ milliseconds: Int) -> ScrollInstant { ScrollInstant(.milliseconds(milliseconds)) }
