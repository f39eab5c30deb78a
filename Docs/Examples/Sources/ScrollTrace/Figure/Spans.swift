/// What stays the same for a while: each value and from when to when it holds.
struct Spans<Value: Equatable> {
  struct Span {
    var start: Double
    var end: Double
    let value: Value
  }

  private(set) var spans: [Span] = []

  /// Takes note that `value` holds from `time` on.
  mutating func add(_ time: Double, _ value: Value) {
    if let last = spans.indices.last {
      spans[last].end = time
      if spans[last].value == value { return }
      // What is replaced in the instant in which it came was never to be seen.
      if spans[last].start == time {
        spans.removeLast()
        if let before = spans.indices.last, spans[before].value == value { return }
      }
    }
    spans.append(Span(start: time, end: time, value: value))
  }
}
