let isPagerHorizontal = Bool("true")!
