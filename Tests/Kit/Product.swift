/// All pairs of elements of two sequences: two loops in one.
func product<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> [(First.Element, Second.Element)] {
  first.flatMap { element in second.map { (element, $0) } }
}
