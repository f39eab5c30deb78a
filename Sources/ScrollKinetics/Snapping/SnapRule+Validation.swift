import ScrollGeometry

extension SnapRule {
  /// Throws the error of the first number outside its valid range.
  public static func validate(
    _ points: Points, alignment: Double = 0, reach: Reach = .momentum, strictness: Strictness = .mandatory,
    freeRanges: [ClosedRange<Double>] = [], arrival: ScrollArrival? = nil
  ) throws(ScrollValueError) {
    switch points {
    case .every(let interval, let origin):
      try interval.check(.positive, "snap.interval")
      try origin.check(.finite, "snap.origin")
    case .pages(let spacing, let origin):
      try spacing.check(.notNegative, "snap.spacing")
      try origin.check(.finite, "snap.origin")
    case .offsets(let offsets):
      for (index, offset) in offsets.enumerated() { try offset.check(.finite, "snap.offsets[\(index)]") }
    case .items(let items):
      for (index, item) in items.enumerated() { try item.validate("snap.items[\(index)]") }
    case .repeated(let items, let length):
      try length.check(.positive, "snap.length")
      for (index, item) in items.enumerated() { try item.validate("snap.items[\(index)]") }
      try items.extent.check(.within(0...length), "snap.items.extent")
    }
    try alignment.check(.fraction, "snap.alignment")
    switch reach {
    case .momentum, .screenful: break
    case .atMost(let count): try Double(count).check(.positive, "snap.atMost")
    case .steps(let speeds):
      for (index, speed) in speeds.enumerated() { try speed.check(.positive, "snap.steps[\(index)]") }
    }
    if case .proximity(let distance?) = strictness { try distance.check(.notNegative, "snap.proximity") }
    for (index, range) in freeRanges.enumerated() { try range.check("snap.freeRanges[\(index)]") }
    try arrival?.validate()
  }
}

extension [SnapItem] {
  /// The distance from the start of the first item to the end of the last; 0 without items.
  var extent: Double {
    let start = reduce(.greatestFiniteMagnitude) { Swift.min($0, $1.range.lowerBound) }
    return Swift.max(0, (reduce(-start.magnitude) { Swift.max($0, $1.range.upperBound) } - start).saturated)
  }
}
