@testable import ScrollKinetics

final class RandomGestureTests: XCTestCase {
  typealias Kind = ScrollGesture.Kind

  private struct Drawn: CustomStringConvertible {
    var viewport: Viewport
    var kinds: [Kind]
    var seed: UInt64

    init(_ random: inout SplitMix64) {
      viewport = ScrollerScript.viewport(&random)
      viewport.frame.origin = ScrollPoint { _ in random.double(in: -500...500) }
      kinds = random.happens(onceIn: 2) ? Kind.allCases : [random.pick(Kind.allCases)]
      seed = random.next()
    }

    func gesture(losingLifts: Bool = false) -> ScrollGesture {
      var generator = ScrollGesture.SeededGenerator(seed: seed)
      return .random(in: viewport, of: kinds, losingLifts: losingLifts, using: &generator)
    }

    var description: String { "\(kinds) in \(viewport.frame), seed \(seed)\n\(gesture())" }
  }

  /// Catches: `clamped(place)` in `flick` or in `tap` made `place`; in `joined`, `joined + rest` made `rest + joined`;
  /// `gesture.samples[index].input` in `cancelled` left as it was; in `gesture(of:_:)`, `.on(nil, finger: finger)` left out.
  func testGesturesAreWellFormed() {
    forAll("a random gesture is well formed", count: 1_500, in: Drawn.init) { drawn in
      drawn.gesture().fault(in: drawn.viewport.frame, losingLifts: false)
    }
  }

  /// Only lifts and cancellations are left out, and some in every kind.
  /// Catches: in `random`, `removeAll` without a condition; `if losingLifts` made `if !losingLifts`.
  func testLostLifts() {
    var lost: [Kind: Int] = [:]
    forAll("only lifts are lost", count: 2_400, in: Drawn.init) { drawn in
      let (whole, partial) = (drawn.gesture(), drawn.gesture(losingLifts: true))
      if let fault = partial.fault(in: drawn.viewport.frame, losingLifts: true) { return fault }
      var rest = partial.samples[...]
      for sample in whole.samples {
        if rest.first == sample {
          rest.removeFirst()
        } else if !sample.input.endsTouch {
          return "without \(sample)"
        } else if drawn.kinds.count == 1 {
          lost[drawn.kinds[0], default: 0] += 1
        }
      }
      return rest.isEmpty ? nil : "with \(rest)"
    }
    XCTAssertEqual(lost.keys.count, Kind.allCases.count)
  }

  /// The gestures of a seed depend on nothing else, and other seeds give other gestures.
  /// Catches: in `fraction`, another generator for `next`.
  func testTheSeedDecides() {
    forAll("same seed, same gesture", count: 200, in: Drawn.init) { drawn in
      guard drawn.gesture() == drawn.gesture() else { return "differs from itself" }
      let other = changed(drawn) { $0.seed &+= 1 }
      return other.gesture() == drawn.gesture() ? "equals that of the next seed" : nil
    }
  }

  func testWithoutKindsThereAreNoSamples() {
    var generator = ScrollGesture.SeededGenerator(seed: 1)
    XCTAssertEqual(ScrollGesture.random(in: .phone, of: [], using: &generator), ScrollGesture([]))
  }

  /// Each kind does what its comment says, on a list that scrolls on both axes.
  /// Catches: in `gesture(of:_:)`, any two kinds exchanged; in `drag`, `Array(repeating:count:)` always with `nil` or
  /// never; `exponent: generator.count(in: 4...13)` with a shorter range.
  func testAllKindsOccur() {
    var found: [String: Int] = [:]
    for seed in UInt64(1)...600 {
      var generator = ScrollGesture.SeededGenerator(seed: seed)
      let kind = Kind.allCases[Int(seed) % Kind.allCases.count]
      let gesture = ScrollGesture.random(in: .phone, of: [kind], using: &generator)
      for sight in sights(of: gesture) { found["\(kind): \(sight)", default: 0] += 1 }
    }
    let common = [
      "tap: rests", "tap: trembles", "drag: drags", "drag: ends in a hold", "drag: is let go in motion",
      "drag: pauses with samples", "drag: pauses without samples", "drag: moves on one axis", "flick: drags",
      "flick: at 16", "flick: at 128", "flick: at 1024", "flick: at 8192", "flick: moves on one axis",
      "cancelled: is cancelled", "cancelled: drags", "fingers: 2 at once", "fingers: 5 at once",
      "fingers: is cancelled", "catches: catches", "catches: catches and drags",
    ]
    for sight in common { XCTAssertGreaterThan(found[sight] ?? 0, 2, sight) }
    let never = [
      "tap: drags", "tap: catches", "drag: is cancelled", "drag: catches", "flick: catches",
      "cancelled: is lifted", "catches: 2 at once", "flick: 2 at once",
    ]
    for sight in never { XCTAssertNil(found[sight], sight) }
  }

  /// Returns what a gesture does, in words.
  private func sights(of gesture: ScrollGesture) -> Set<String> {
    var sights: Set<String> = []
    var scroller = ScrollGestureTests.canvas()
    var (down, most): (Set<Int>, Int) = ([], 0)
    var places: [ScrollPoint] = []
    var latest: (time: Duration, place: ScrollPoint)?
    var (caught, rested) = (false, true)
    for sample in gesture.samples {
      let wasMoving = scroller.isMoving
      var released: ScrollVector?
      let events = scroller.handle(sample.input, at: .origin.advanced(by: sample.time)) {
        released = $0.velocity
      }
      if events.contains(.willBeginDragging) {
        sights.insert("drags")
        if caught { sights.insert("catches and drags") }
      }
      switch sample.input {
      case .touchDown(let place, let finger):
        down.insert(finger)
        places.append(place)
        caught = wasMoving
        if wasMoving { sights.insert("catches") }
        latest = (sample.time, place)
      case .touchMoved(let place, let finger):
        places.append(place)
        if finger == 0, down.count == 1, let latest {
          rested = place == latest.place
          if rested { sights.insert("pauses with samples") }
          if sample.time - latest.time > .milliseconds(100) { sights.insert("pauses without samples") }
        }
        latest = (sample.time, place)
      case .touchUp(let finger):
        down.remove(finger)
        sights.insert("is lifted")
      case .touchCancelled(let finger):
        down.remove(finger)
        sights.insert("is cancelled")
      default: XCTFail("\(sample)")
      }
      if let released {
        sights.insert(released == .zero ? "ends in a hold" : "is let go in motion")
        let speed = Double.squareRoot(released.squaredLength)
        if speed > 0 { sights.insert("at \(Int(speed.binade))") }
      }
      most = max(most, down.count)
      scroller.checkInvariants()
    }
    sights.insert("\(most) at once")
    sights.insert(Set(places).count == 1 ? "rests" : "trembles")
    let isStraight = Set(places.map(\.x)).count == 1 || Set(places.map(\.y)).count == 1
    if isStraight { sights.insert("moves on one axis") }
    return sights
  }

  /// The first numbers of two seeds, as published with the generator's other implementations.
  /// Catches: any digit of `number(_:ofSeed:)`.
  func testSeededNumbers() {
    var generator = ScrollGesture.SeededGenerator(seed: 1_234_567)
    let numbers = (1...3).map { _ in generator.next() }
    XCTAssertEqual(
      numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    var zero = ScrollGesture.SeededGenerator(seed: 0)
    XCTAssertEqual(zero.next(), 0xe220_a839_7b1d_cdaf)
  }
}

extension ScrollGesture {
  /// Returns how the samples of the gesture cannot be those of fingers in `frame`; nil if they can.
  fileprivate func fault(in frame: ScrollRect, losingLifts: Bool) -> String? {
    var down: Set<Int> = []
    var time = Duration.zero
    if samples.first?.time != .zero { return "does not begin at zero" }
    for (index, sample) in samples.enumerated() {
      if sample.time < time { return "sample \(index) is earlier than the one before" }
      time = sample.time
      if let place = sample.input.place, !frame.contains(place) { return "sample \(index) lies outside" }
      switch sample.input {
      case .touchDown(_, let finger):
        guard down.insert(finger).inserted || losingLifts else { return "sample \(index) is down twice" }
      case .touchMoved(_, let finger):
        guard down.contains(finger) else { return "sample \(index) moves a finger that is not down" }
      case .touchUp(let finger), .touchCancelled(let finger):
        guard down.remove(finger) != nil else { return "sample \(index) lifts a finger that is not down" }
      default: return "sample \(index) is no touch"
      }
    }
    return losingLifts || down.isEmpty ? nil : "fingers \(down) never lift"
  }
}

extension Viewport {
  fileprivate static let phone = Viewport(390, 844, content: 3_000, 9_000)
}
