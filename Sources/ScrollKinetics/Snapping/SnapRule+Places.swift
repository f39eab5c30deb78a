import ScrollGeometry

// Where a rule lets content rest, for pickers, page dots and keys.
extension SnapRule {
  /// The places of a rule in a range of offsets, in order; each is found when it is asked for.
  ///
  ///     let shelf = SnapRule(.every(170))
  ///     Array(shelf.places(in: 300...900, limits: 0...800, viewportLength: 390))          // [340, 510, 680, 800]
  ///     Array(shelf.places(in: -1e300...1e300, limits: -1e300...1e300, viewportLength: 390).prefix(2))
  ///
  /// - Complexity: what a list of all places costs grows with their number, and a lattice between limits that are far
  ///   apart has very many; ask for as many as you need.
  public struct Places: Sequence, Sendable {
    let places: SnapPlaces?
    let range: ClosedRange<Double>

    /// An iterator at the first place of the range.
    public func makeIterator() -> Iterator {
      Iterator(places: places, last: range.lowerBound.nextDown, end: range.upperBound)
    }

    /// Goes from place to place.
    public struct Iterator: IteratorProtocol, Sendable {
      let places: SnapPlaces?
      var last: Double
      let end: Double

      /// The next place of the range; nil after the last.
      public mutating func next() -> Double? {
        guard let place = places?.place(beyond: last, isUpward: true), place <= end else { return nil }
        last = place
        return place
      }
    }
  }

  /// The places in `range`, in order, of content that rests between `limits`.
  ///
  /// Points beyond the limits count as the limit, as they do for a release. ``freeRanges`` have no places.
  ///
  /// - Precondition: everything is finite, and the length not negative.
  public func places(
    in range: ClosedRange<Double>, limits: ClosedRange<Double>, viewportLength: Double
  ) -> Places {
    range.require("range")
    return Places(places: places(limits, viewportLength), range: range)
  }

  /// The first place after `offset`, strictly; nil where there is none.
  ///
  /// - Precondition: everything is finite, and the length not negative.
  /// - Complexity: logarithmic in the number of points; linear in that of items that are not all alike.
  public func place(after offset: Double, limits: ClosedRange<Double>, viewportLength: Double) -> Double? {
    offset.require(.finite, "offset")
    return places(limits, viewportLength)?.place(beyond: offset, isUpward: true)
  }

  /// The last place before `offset`, strictly; nil where there is none.
  ///
  /// - Precondition: everything is finite, and the length not negative.
  /// - Complexity: logarithmic in the number of points; linear in that of items that are not all alike.
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
