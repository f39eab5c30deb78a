import ScrollGeometry

extension CardShelf {
  /// Returns the rule by which the shelf rests on its cards in a frame of the given length; nil where a card takes no length.
  ///
  ///     physics.snapping[.horizontal] = shelf.snapRule(in: 390)
  ///
  /// For a shelf that a ``Scroller`` moves; a shelf of a ``ScrollScreen`` has its rule.
  ///
  /// - Parameters:
  ///   - length: the length of the frame along the shelf, in points.
  ///   - reach: the number of cards by which a release moves the shelf. By default one, from 2200 points per second on two,
  ///     and from 2700 on three.
  /// - Precondition: the length is finite and not negative, a count in `reach` is at least one, and speeds are finite and
  ///   more than zero.
  /// - Source: our choice, [O], modelled on the App Store.
  public func snapRule(in length: Double, reach: SnapRule.Reach = .steps([2200, 2700])) -> SnapRule? {
    let first = firstRest(in: length)
    requireValid(try SnapRule.validate(.offsets([]), reach: reach))
    return stride > 0 ? SnapRule(.every(stride, origin: first), reach: reach) : nil
  }
}
