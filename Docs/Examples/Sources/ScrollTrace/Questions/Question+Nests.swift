import Recorder

extension Question {
  static let nests = [
    Question(.nesting, "nesting", "which scroll view of a chain moves [O]") { views throws(Undecided) in
      let touches = views[1].touches
      guard !touches.isEmpty else { throw Undecided("no touch begins in the inner list") }
      return .quantities(
        touches.flatMap { touch in
          [(touch.down, touch.up), (touch.up, touch.next)].flatMap { start, end in
            zip(["pt outside", "pt inside"], views).map { unit, view in
              Quantity(value: view.value(at: end) - view.value(at: start), unit: unit, tolerance: 1)
            }
          }
        })
    }
  ]
}
