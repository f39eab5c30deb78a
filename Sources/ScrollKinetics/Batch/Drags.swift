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

/// The numbers of content that a finger drags along one axis, with which a sample of the finger gives an offset.
///
/// A sample reads these 64 bytes, and is stored. The pan recogniser takes the latest samples when anything else happens.
struct DragRow {
  private let metrics: AxisMetrics
  /// The number of samples that have closed a step since the scroller was read; from 4 on, 4 more than the place of the oldest of
  /// the latest four.
  private(set) var closed: UInt8 = 0
  /// Whether there is a later sample, which has closed none.
  private(set) var isOpen = false
  private var position: Double
  /// The position of the finger at which the translation is zero.
  private let origin: Double
  /// The offset without the rubber band at translation zero.
  private let dragOrigin: Double

  typealias Sample = (position: Double, instant: ScrollInstant)
  /// The number of samples of a row: those that have closed the latest four steps, of which alone a velocity is made, and a later one.
  static var capacity: Int { 5 }

  init() {
    metrics = MovingAxis(motion: .resting, for: nil, since: .origin).metrics
    (position, origin, dragOrigin) = (0, 0, 0)
  }

  /// Creates the row of a scroller that its finger 0 drags along `axis`; nil for one that has more to decide at the next
  /// sample, or that the finger also moves along the other axis.
  init?(_ scroller: borrowing Scroller, along axis: ScrollAxis) {
    let other = axis.cross
    let touch = scroller.touch
    let refreshAxis = scroller.viewport.refreshControl?.axis
    guard scroller.isDragging, touch.finger == 0, scroller.fingers == 1, !touch.awaitsHandOver,
      touch.source == .touch, touch.limit == nil, touch.lock == nil, touch.lockedAxis != axis,
      scroller.axes[axis].metrics.isScrollable, touch.pan.tracker.times.isClosed,
      touch.refresh == .over || refreshAxis != axis,
      case .dragged(let drag, _) = scroller.axes[axis].motion, drag.excess == 0,
      AxisVelocityTracker(touch.pan.tracker, along: axis) != nil,
      scroller.axes[other].staysUnderFinger || touch.lockedAxis == other
    else { return nil }
    metrics = scroller.axes[axis].metrics
    position = touch.pan.tracker.position[axis]
    origin = touch.pan.origin[axis]
    dragOrigin = drag.origin
  }

  /// The translation of the finger since the pan began, in points.
  @inline(__always) private var translation: Double { (position - origin).saturated.flushed }

  /// Moves the finger, as ``MovingAxis/drag(to:after:band:)``, and returns the offset of content that is shown at `offset`.
  ///
  /// `instant` is not earlier than the latest one; `stored` has the places of the samples.
  @inline(__always) mutating func move(
    to position: Double, at instant: ScrollInstant, from offset: Double,
    storing stored: UnsafeMutablePointer<Sample>
  ) -> Double {
    let latest = stored[Int(closed &- 1) & 3].instant
    // A sample at the same instant replaces the one before.
    if instant != latest || closed == 0 {
      isOpen = instant != latest && latest.seconds(to: instant) < StepTimes.shortest
      if !isOpen { closed = closed == 7 ? 4 : closed &+ 1 }
    }
    stored[isOpen ? 4 : Int(closed &- 1) & 3] = (position, instant)
    let before = translation
    self.position = position
    let translation = translation
    var dragged = offset
    if translation != before {
      var drag = AxisDrag(origin: dragOrigin)
      dragged = drag.follow(to: translation, limits: metrics.limits, length: metrics.length, band: .touch)
    }
    return metrics.underFinger(dragged)
  }

  /// Takes what ``move(to:at:_:from:storing:)`` has changed in a copy.
  // Copied whole, the row would be read in larger pieces than it was written in, and wait until these are in the cache.
  @inline(__always) mutating func take(_ moved: DragRow) {
    (closed, isOpen, position) = (moved.closed, moved.isOpen, moved.position)
  }

  /// Calls `body` with the samples that have closed the latest steps, the earliest first.
  @inline(__always) private func forEach(
    _ stored: UnsafePointer<Sample>, atMost most: Int, _ body: (Sample) -> Void
  ) {
    let count = Swift.min(Int(closed), most)
    for place in 0..<count { body(stored[(Int(closed) &- count &+ place) & 3]) }
  }

  /// The sample that has closed the latest step when the row is made.
  func first(at instant: ScrollInstant) -> Sample { (position, instant) }

  /// Puts the samples into their scroller, whose content is shown at `offset` now.
  func replace(
    _ axis: ScrollAxis, of scroller: inout Scroller, at offset: Double, _ stored: UnsafePointer<Sample>
  ) {
    func follow(_ sample: Sample) {
      var position = scroller.touch.pan.tracker.position
      position[axis] = sample.position
      _ = scroller.touch.pan.move(to: position, at: sample.instant)
      scroller.now = Swift.max(scroller.now, sample.instant)
    }
    forEach(stored, atMost: 4, follow)
    if isOpen { follow(stored[4]) }
    scroller.place(at: offset, along: axis)
  }

  func velocity(_ stored: UnsafePointer<Sample>, after tracker: () -> AxisVelocityTracker?) -> Double {
    // Of three samples the velocity is known without the tracker.
    var tracker = closed < 3 ? tracker() : nil
    forEach(stored, atMost: 3) { sample in
      if tracker == nil { tracker = AxisVelocityTracker(at: sample.position, instant: sample.instant) }
      tracker?.add(sample.position, at: sample.instant)
    }
    return tracker?.velocity ?? 0
  }
}

extension MovingAxis {
  /// Whether another sample of a finger that does not move along the axis leaves the content where it is.
  fileprivate var staysUnderFinger: Bool {
    guard metrics.isScrollable, case .dragged = motion else { return true }
    return metrics.underFinger(offset) == offset
  }
}

extension Scroller {
  /// Shows the content at an offset that its motion has had at ``now``.
  mutating func place(at offset: Double, along axis: ScrollAxis) {
    axes[axis].offset = offset
    viewport.uncheckedOffset[axis] = offset
  }
}
