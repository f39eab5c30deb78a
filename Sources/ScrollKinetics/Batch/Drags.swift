import ScrollGeometry

/// The rows of the agents of a population that fingers drag, and the latest samples of the fingers.
///
/// Few agents are dragged at a time: among the rows of all, each of theirs would be on a page of memory of its own.
struct Drags {
  private var rows: [DragRow]
  /// The samples of the fingers, as many for each row as it has room for.
  private var samples: [DragRow.Sample]
  private var places: [Int32]
  /// The places without an agent, of which the last is taken next.
  private var free: [Int32]
  private var freeCount: Int
  private var latest: ScrollInstant

  init(count: Int, at instant: ScrollInstant) {
    rows = Array(repeating: DragRow(), count: count)
    samples = Array(repeating: (0, .origin), count: DragRow.capacity * count)
    places = Array(repeating: 0, count: count)
    free = (0..<count).reversed().map(Int32.init)
    freeCount = count
    latest = instant
  }

  var count: Int { rows.count - freeCount }

  /// Adds the row of an agent whose finger has been sampled at `instant`.
  mutating func add(_ index: Int, _ row: DragRow, sampledAt instant: ScrollInstant) {
    freeCount -= 1
    places[index] = free[freeCount]
    rows[Int(free[freeCount])] = row
    // The place before the first.
    samples[Int(free[freeCount]) * DragRow.capacity + 3] = row.first(at: instant)
    note(instant)
  }

  mutating func remove(_ index: Int) {
    free[freeCount] = places[index]
    freeCount += 1
  }

  /// Puts what the finger of an agent has done into its scroller, whose content is shown at `offset` now.
  func replace(_ index: Int, _ axis: ScrollAxis, of scroller: inout Scroller, at offset: Double) {
    withSamples(of: index) { rows[Int(places[index])].replace(axis, of: &scroller, at: offset, $0) }
  }

  /// Returns the velocity of the finger of an agent, whose recogniser had `tracker` before the samples.
  func velocity(_ index: Int, after tracker: () -> AxisVelocityTracker?) -> Double {
    withSamples(of: index) { rows[Int(places[index])].velocity($0, after: tracker) }
  }

  private func withSamples<Result>(
    of index: Int, _ body: (UnsafePointer<DragRow.Sample>) -> Result
  ) -> Result {
    samples.withUnsafeBufferPointer { body($0.baseAddress! + Int(places[index]) * DragRow.capacity) }
  }

  /// Notes the instant of a sample; returns false for one that is earlier than those before.
  @discardableResult mutating func note(_ instant: ScrollInstant) -> Bool {
    guard instant >= latest else { return false }
    latest = instant
    return true
  }

  /// Moves the fingers of agents of the block from `first` on, a bit for each, to positions at the instant that was noted last,
  /// and returns those whose positions are refused.
  mutating func move(
    _ agents: UInt64, from first: Int, to positions: UnsafeBufferPointer<Double>, _ offsets: inout [Double],
    _ events: UnsafeMutableBufferPointer<Scroller.Events>?
  ) -> UInt64 {
    var (rest, refused) = (agents, UInt64(0))
    rows.withUnsafeMutableBufferPointer { rows in
      samples.withUnsafeMutableBufferPointer { samples in
        places.withUnsafeBufferPointer { places in
          offsets.withUnsafeMutableBufferPointer { offsets in
            // The rows of some agents are copied before the first of them is used. Where they are not in a cache the
            // processor then waits for all of them at once.
            withUnsafeTemporaryAllocation(of: DragRow.self, capacity: 16) { copies in
              while rest != 0 {
                var (now, count) = (rest, 0)
                while rest != 0 && count < copies.count {
                  let place = Int(places[first | rest.trailingZeroBitCount])
                  copies.initializeElement(at: count, to: rows[place])
                  rest &= rest &- 1
                  count &+= 1
                }
                for copy in 0..<count {
                  let index = first | now.trailingZeroBitCount
                  if positions[index].isFinite {
                    let (before, place) = (offsets[index], Int(places[index]))
                    let offset = copies[copy].move(
                      to: positions[index], at: latest, from: before,
                      storing: samples.baseAddress! + place &* DragRow.capacity)
                    rows[place].take(copies[copy])
                    offsets[index] = offset
                    if offset != before { events?[index] = .didScroll }
                  } else {
                    refused |= now & (0 &- now)
                  }
                  now &= now &- 1
                }
              }
            }
          }
        }
      }
    }
    return refused
  }
}
