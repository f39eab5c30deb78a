let screen = ScrollSize(width: 390, height: 844)
