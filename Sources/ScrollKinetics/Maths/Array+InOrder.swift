extension Array {
  /// Returns the elements in order; two elements of which neither is before the other keep their order.
  ///
  /// One sort of indices serves every type: the standard library's takes 4 kB of machine code for each.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) if the elements are in order.
  func inOrder(by isBefore: (Element, Element) -> Bool) -> [Element] {
    if !indices.dropFirst().contains(where: { isBefore(self[$0], self[$0 - 1]) }) { return self }
    return stableOrder(of: count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// Returns the indices from 0 to `count` in order, by merging runs of twice the length from pass to pass.
// Inlined it would be compiled for each type after all.
@inline(never)
private func stableOrder(of count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
  var order = Array(0..<count)
  var merged = order
  var length = 1
  while length < count {
    for start in stride(from: 0, to: count, by: 2 * length) {
      let middle = Swift.min(start + length, count)
      let end = Swift.min(middle + length, count)
      var (left, right) = (start, middle)
      for place in start..<end {
        if left < middle && (right == end || !isBefore(order[right], order[left])) {
          merged[place] = order[left]
          left += 1
        } else {
          merged[place] = order[right]
          right += 1
        }
      }
    }
    swap(&order, &merged)
    length *= 2
  }
  return order
}
