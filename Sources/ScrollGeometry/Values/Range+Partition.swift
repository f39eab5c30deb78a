extension Range where Bound: FixedWidthInteger {
  /// Returns the first number that satisfies `condition`, or the end of the range where none does, by bisection. `condition` must be
  /// monotone: true for every number after one for which it is true.
  @inlinable package func partition(where condition: (Bound) -> Bool) -> Bound {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
