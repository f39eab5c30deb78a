// A card that grows over 300 points.
let card = ExpandingCard(
  container: ScrollSize(width: 390, height: 844),
  collapsedInsets: ScrollInsets(top: 200, left: 20, bottom: 100, right: 20),
  travel: 300, collapsedCornerRadius: 24, innerContentLength: 0)
