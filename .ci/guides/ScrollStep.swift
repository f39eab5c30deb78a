let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 700), contentSize: ScrollSize(width: 400, height: 9000),
  contentInset: ScrollInsets(top: 60, left: 0, bottom: 40, right: 0), contentInsetAdjustmentBehavior: .never)
