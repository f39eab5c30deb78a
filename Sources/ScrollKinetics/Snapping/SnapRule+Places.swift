import ScrollGeometry

// The places at which a rule lets content rest, for pickers, page dots and keys.
extension SnapRule {
  /// Returns the places in `range`, in order, for content that rests between `limits`.
  ///
  ///     let shelf = SnapRule(.every(170))
  ///     Array(shelf.places(in: 300...900, limits: 0...800, viewportLength: 390))          // [340, 510, 680, 800]
  ///     let first = shelf.places(in: -1e300...1e300, limits: -1e300...1e300, viewportLength: 390).prefix(2)
  ///
  /// Points past a limit count as the limit. ``freeRanges`` have no places. Each place is computed when it is iterated to.
  ///
  /// - Precondition: all numbers are finite, and the length is not negative.
  /// - Complexity: of each place that is iterated, as of ``place(after:limits:viewportLength:)``. Evenly spaced points
  ///   between distant limits have very many places; iterate only those that you need.
  public func places(
    in range: ClosedRange<Double>, limits: ClosedRange<Double>, viewportLength: Double
  ) -> some Sequence<Double> & Sendable {
    range.require("range")
    return Places(
      places: places(limits, viewportLength), last: range.lowerBound.nextDown, end: range.upperBound)
  }

  /// Returns the first place strictly after `offset`; nil where there is none.
  ///
  /// - Precondition: all numbers are finite, and the length is not negative.
  /// - Complexity: logarithmic in the number of points; linear in the number of items of which one has its own alignment,
  ///   always stops or is scrolled through.
  public func place(after offset: Double, limits: ClosedRange<Double>, viewportLength: Double) -> Double? {
    offset.require(.finite, "offset")
    return places(limits, viewportLength)?.place(beyond: offset, isUpward: true)
  }

  /// Returns the last place strictly before `offset`; nil where there is none.
  ///
  /// - Precondition: all numbers are finite, and the length is not negative.
  /// - Complexity: as of ``place(after:limits:viewportLength:)``.
  public func place(before offset: Double, limits: ClosedRange<Double>, viewportLength: Double) -> Double? {
    offset.require(.finite, "offset")
    return places(limits, viewportLength)?.place(beyond: offset, isUpward: false)
  }

  private func places(_ limits: ClosedRange<Double>, _ viewportLength: Double) -> SnapPlaces? {
    limits.require("limits")
    viewportLength.require(.notNegative, "viewportLength")
    return SnapPlaces(of: self, limits: limits, viewportLength: viewportLength)
  }
}

/// The places of a rule in a range of offsets, in order.
private struct Places: Sequence, IteratorProtocol, Sendable {
  let places: SnapPlaces?
  var last: Double
  let end: Double

  mutating func next() -> Double? {
    guard let place = places?.place(beyond: last, isUpward: true), place <= end else { return nil }
    last = place
    return place
  }
}

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
