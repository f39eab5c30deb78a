// A shelf in a list, and photos in articles.
let frame = ScrollRect(x: 0, y: 0, width: 390, height: 844)
let carousel = Viewport(frame: frame, contentSize: ScrollSize(width: 3400, height: 844))
let list = Viewport(frame: frame, contentSize: ScrollSize(width: 390, height: 9000))
let photos = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 300, height: 300), contentSize: ScrollSize(width: 900, height: 300))
let articles = Viewport(frame: frame, contentSize: ScrollSize(width: 390 * 5, height: 844))
