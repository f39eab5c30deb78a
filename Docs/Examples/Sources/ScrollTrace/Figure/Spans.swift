/// Values that are constant over spans of time, with the start and end of each span.
struct Spans<Value: Equatable> {
  struct Span {
    var start: Double
    var end: Double
    let value: Value
  }

  private(set) var spans: [Span] = []

  /// Adds `value`, which holds from `time` on.
  mutating func add(_ time: Double, _ value: Value) {
    if let last = spans.indices.last {
      spans[last].end = time
      if spans[last].value == value { return }
      // A value that is replaced at the instant at which it began was never visible.
      if spans[last].start == time {
        spans.removeLast()
        if let before = spans.indices.last, spans[before].value == value { return }
      }
    }
    spans.append(Span(start: time, end: time, value: value))
  }
}
