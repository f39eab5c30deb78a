// Types of a toolkit, with numbers of its own.
struct Cell { var column, row: Int }
struct Extent { var w, h: Float }
struct Area { var x, y, w, h: Float }
