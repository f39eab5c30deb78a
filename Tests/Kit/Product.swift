/// All pairs of elements of two sequences: two loops in one.
func product<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> [(First.Element, Second.Element)] { first.flatMap { element in second.map { (element, $0) } } }

/// All triples of elements of three sequences: three loops in one.
func product<First: Sequence, Second: Sequence, Third: Sequence>(
  _ first: First, _ second: Second, _ third: Third
) -> [(First.Element, Second.Element, Third.Element)] {
  product(first, second).flatMap { pair in third.map { (pair.0, pair.1, $0) } }
}
