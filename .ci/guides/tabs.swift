// Three tabs under bars of 60 points; the second one shows.
var tabs = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 660),
  contentSize: ScrollSize(width: 1200, height: 600),
  contentInset: ScrollInsets(top: 40, left: 0, bottom: 0, right: 0),
  safeAreaInsets: ScrollInsets(top: 20, left: 0, bottom: 0, right: 0),
  contentOffset: ScrollPoint(x: 400, y: -60))
