// What toolkits of different kinds have.
struct Touch {
  var id: Int
  var location: ScrollPoint
  var instant: ScrollInstant
}
@MainActor class View {
  init() {}
  var frame = ScrollRect.zero
  var bounds = ScrollRect.zero
  var contentSize = ScrollSize.zero
  var isOnDisplayLink = false
  func layout() {}
  func touchBegan(_ touch: Touch) {}
  func touchMoved(_ touch: Touch) {}
  func touchEnded(_ touch: Touch) {}
  func displayLinkFired(at instant: ScrollInstant) {}
}
struct Event {
  var input: Scroller.Input
  var instant: ScrollInstant
}
func instant(_ milliseconds: Int) -> ScrollInstant { ScrollInstant(.milliseconds(milliseconds)) }
