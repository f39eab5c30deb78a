import ScrollGeometry

/// The places of areas strictly beyond an offset, in order and without duplicates; of areas that repeat those of one turn.
///
/// As the areas are stored, by their alignments, their places are a few runs in order, which are merged where they are.
///
/// - Complexity: linear in the areas, times the number of runs, without an allocation, for up to eight runs: those of as many
///   alignments, of a loop's about half as many. More are sorted, in an array: to tell equal numbers in any order from others
///   takes log-linear time.
enum PlacesInOrder {
  case merged(PlaceRuns)
  case sorted([Double], isUpward: Bool)

  init(_ places: SnapAreaPlaces, beyond offset: Double, isUpward: Bool) {
    if let runs = PlaceRuns(places, beyond: offset, isUpward: isUpward) {
      self = .merged(runs)
      return
    }
    var sorted: [Double] = []
    let found = (0..<places.capacity).compactMap {
      places.place(numbered: $0, beyond: offset, isUpward: isUpward)
    }
    for place in found.inOrder(by: isUpward ? { $0 < $1 } : { $0 > $1 }) where place != sorted.last {
      sorted.append(place)
    }
    self = .sorted(sorted, isUpward: isUpward)
  }

  var count: Int64 {
    switch self {
    case .sorted(let places, _): return Int64(places.count)
    case .merged(var runs):
      var count: Int64 = 0
      while runs.next() != nil { count += 1 }
      return count
    }
  }

  /// Returns a place, counted from zero; nil where there are fewer.
  func place(_ number: Int64) -> Double? {
    switch self {
    case .sorted(let places, _): return number < places.count ? places[Int(number)] : nil
    case .merged(var runs):
      for _ in 0..<number where runs.next() == nil { return nil }
      return runs.next()
    }
  }

  /// Returns a place of content that repeats, of `count` places in each turn.
  func copy(_ number: Int64, of count: Int64, every period: Double) -> Double? {
    let (turns, place) = number.quotientAndRemainder(dividingBy: count)
    return self.place(place).map { ($0 + (isUpward ? 1 : -1) * Double(turns) * period).saturated }
  }

  private var isUpward: Bool {
    switch self {
    case .sorted(_, let isUpward): isUpward
    case .merged(let runs): runs.isUpward
    }
  }
}

/// Runs of places in order, and the first of each that has not been taken yet.
struct PlaceRuns {
  private let places: SnapAreaPlaces
  private let offset: Double
  let isUpward: Bool
  private var count = 0
  // The distance from zero in the direction; infinite after the last.
  private var heads = SIMD8<Double>(repeating: .infinity)
  private var numbers = SIMD8<Int32>(repeating: 0)
  private var ends = SIMD8<Int32>(repeating: 0)

  /// Creates the runs of places beyond an offset; nil for more than eight.
  init?(_ places: SnapAreaPlaces, beyond offset: Double, isUpward: Bool) {
    (self.places, self.offset, self.isUpward) = (places, offset, isUpward)
    var latest = Double.infinity
    for number in 0..<places.capacity {
      guard let place = place(number) else { continue }
      if place < latest {
        guard count < heads.scalarCount else { return nil }
        (heads[count], numbers[count]) = (place, Int32(number) + 1)
        count += 1
      }
      (latest, ends[count - 1]) = (place, Int32(number) + 1)
    }
  }

  mutating func next() -> Double? {
    var least = Double.infinity
    for run in 0..<count { least = Swift.min(least, heads[run]) }
    guard least < .infinity else { return nil }
    for run in 0..<count where heads[run] == least { heads[run] = head(of: run, after: least) }
    return isUpward ? least : 0 - least
  }

  private mutating func head(of run: Int, after last: Double) -> Double {
    while numbers[run] < ends[run] {
      numbers[run] += 1
      if let place = place(Int(numbers[run]) - 1), place > last { return place }
    }
    return .infinity
  }

  /// Returns the place of a number, in the order of the direction.
  private func place(_ number: Int) -> Double? {
    let place = places.place(
      numbered: isUpward ? number : places.capacity - 1 - number, beyond: offset, isUpward: isUpward)
    return isUpward ? place : place.map { 0 - $0 }
  }
}
