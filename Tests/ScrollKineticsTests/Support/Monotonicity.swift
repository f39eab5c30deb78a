/// Fails where `function` falls between neighbouring doubles, in runs of `length` of them centred on `centres`.
func assertMonotone(
  _ name: String, around centres: some Sequence<Double>, length: Int,
  file: StaticString = #filePath, line: UInt = #line, _ function: (Double) -> Double
) {
  for centre in centres {
    var x = centre
    for _ in 0..<length / 2 { x = x.nextDown }
    var value = function(x)
    for _ in 0..<length {
      let next = x.nextUp
      let nextValue = function(next)
      guard nextValue >= value else {
        XCTFail("\(name) falls from \(value) to \(nextValue) after \(x) [\(x.bits)]", file: file, line: line)
        return
      }
      (x, value) = (next, nextValue)
    }
  }
}
