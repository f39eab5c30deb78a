// The laws of every screen, each checked on scripts of its own: by ScrollScreenLawsTests on the first seeds, by .ci/fuzz without
// end.

import Foundation
import ScrollGeometry
import ScrollKinetics

extension ScreenScript {
  enum Law: UInt8, CaseIterable {
    case rest, places, prediction, slicing, shift, copy, codable, replay, mirror, swap, others, touch, steps
    /// The comparison with another commit, of which scripts are drawn only where it is asked for.
    case oracle

    static let drawn = allCases.dropLast()

    /// Whether the law holds for numbers of every size.
    var allowsExtremes: Bool {
      switch self {
      case .rest, .slicing, .copy, .codable, .replay: true
      case .places, .prediction, .shift, .mirror, .swap, .others, .touch, .steps, .oracle: false
      }
    }
    /// A mirror image has neither sheets and headers, which begin at 0, nor snap rules.
    var allowsKinds: Bool { self != .mirror }
    var allowsSnapping: Bool { self != .mirror }
    /// Ticks depend on the instants to which the screen is advanced.
    var allowsTicks: Bool { self != .slicing && self != .prediction && self != .touch }
    var allowsChoices: Bool { self != .places && self != .oracle }
    var mirrors: Bool { self == .mirror }
    var isImage: Bool { self == .mirror || self == .swap }
    /// Whether the program leaves sheets and headers where they rest.
    var needsPlaces: Bool { self == .places }
  }
}

extension ScreenScript {
  /// Runs the script, and returns the first law that it breaks.
  func check(_ generator: SplitMix64) -> String? {
    var generator = generator
    switch law {
    case .rest, .places: return restFault(&generator)
    case .prediction: return predictionFault()
    case .slicing: return slicingFault(&generator)
    case .shift: return shiftFault()
    case .copy: return copyFault { $0 }
    case .codable: return copyFault { try Self.decoded($0) }
    case .replay: return replayFault()
    case .mirror: return imageFault(.mirror)
    case .swap: return imageFault(.swap)
    case .others: return othersFault()
    case .touch: return touchFault()
    case .steps: return stepFault()
    case .oracle: return nil
    }
  }
}

// MARK: - Rest

extension ScreenScript {
  /// Everything comes to rest, where its kind rests.
  private func restFault(_ generator: inout SplitMix64) -> String? {
    var (fault, screen, instant) = run { _ in nil }
    if let fault { return fault }
    _ = screen.handle(.cancelled, at: instant)
    _ = screen.handle(.edgeScroll(nil), at: instant)
    for id in screen.ids { _ = screen.handle(.autoscroll(.zero), on: id, at: instant) }
    for _ in 0..<400 where screen.isMoving {
      // What is integrated tick by tick ends with the next tick.
      let rest = max(screen.instantOfRest, screen.now.advanced(by: .milliseconds(17)))
      let step = screen.now.advanced(by: .milliseconds(300))
      screen.advance(to: generator.happens(onceIn: 2) ? min(rest, step) : rest)
      if let fault = screen.invariantFault ?? screen.numberFault { return "\(fault), on the way to rest" }
    }
    if screen.isMoving { return "never rests: \(screen.movingIDs), now at \(screen.offsets)" }
    return law == .places ? screen.placeFault : nil
  }
}

extension ScrollScreen {
  /// A member that rests where it should not; nil where there is none.
  fileprivate var placeFault: String? {
    for id in ids {
      let (viewport, offset) = (self[id], self[id].contentOffset)
      for axis in ScrollAxis.allCases {
        let limits = viewport.limits(on: axis)
        if offset[axis].isNear(min(max(offset[axis], limits.lowerBound), limits.upperBound)) { continue }
        return
          "rests past its limits: \(id), \(geometry(of: id).name), at \(offset[axis]) in \(viewport.limits(on: axis)) on \(axis)"
      }
      switch geometry(of: id) {
      case .scrollView: break
      case .card(let card, _):
        if offset[card.axis] > 0 && offset[card.axis] < card.travel && !offset[card.axis].isNear(card.travel)
        {
          return "rests half expanded: \(id) at \(offset[card.axis]) of \(card.travel)"
        }
      case .sheet(let sheet):
        if !sheet.restingOffsets.contains(offset[sheet.axis]) {
          return "rests between detents: \(id) at \(offset[sheet.axis]), not in \(sheet.restingOffsets)"
        }
      case .shelf(let shelf, _, _):
        let length = viewport.frame.size[shelf.axis]
        let (place, limits) = (offset[shelf.axis], viewport.limits(on: shelf.axis))
        let card = shelf.card(at: place, in: length).map { shelf.offset(of: $0, in: length) }
        if ![card ?? place, limits.lowerBound, limits.upperBound].contains(where: place.isNear) {
          return "rests between cards: \(id) at \(place), not at \(card as Any), limits \(limits)"
        }
      case .header(let header, _):
        if ![0, header.travel].contains(offset[header.axis]) {
          return "rests half collapsed: \(id) at \(offset[header.axis]) of \(header.travel)"
        }
      }
    }
    return nil
  }
}

extension Double {
  /// Returns whether a number differs by no more than the rounding of sums.
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude <= 1e-9 }
}

extension ScrollScreen.Geometry {
  fileprivate var name: String {
    switch self {
    case .scrollView: "a scroll view"
    case .sheet: "a sheet"
    case .header: "a header"
    case .shelf: "a shelf"
    case .card: "a card"
    }
  }
}

// MARK: - Predictions

extension ScreenScript {
  /// Without further input every member comes to rest at its predicted offset, at the predicted instant.
  private func predictionFault() -> String? {
    run { moment in
      guard moment.after.isMoving, var generator = moment.sample(onceIn: 8) else { return nil }
      var future = moment.after
      let end = future.instantOfRest
      let rests = future.ids.map { ($0, future.restingOffset(of: $0), future.instantOfRest(of: $0)) }
      let slices = generator.integer(in: 1...5)
      for slice in 1...slices {
        future.advance(to: moment.after.now.advanced(by: moment.after.now.duration(to: end) * slice / slices))
        if let fault = future.invariantFault { return "prediction: \(fault)" }
      }
      future.advance(to: end)
      if future.isMoving { return "prediction: \(future.movingIDs) still move at the instant of rest \(end)" }
      for (id, offset, instant) in rests {
        if instant > end { return "prediction: \(id) rests later than all" }
        guard future[id].contentOffset != offset else { continue }
        return "prediction: \(id) rests at \(future[id].contentOffset), not \(offset)"
      }
      return nil
    }.fault
  }
}

// MARK: - Time

extension ScreenScript {
  /// The offsets after every call.
  private typealias Trace = [Int: [ScrollScreen.ID: ScrollPoint]]

  /// The offsets after each call, at its instant.
  private func trace(
    from start: ScrollInstant = .origin,
    preparing prepare: (inout ScrollScreen, ScrollInstant, Step) -> Void = { _, _, _ in }
  ) -> (fault: String?, trace: Trace) {
    var trace: Trace = [:]
    let result = run(from: start) { screen, last, step in
      prepare(&screen, last, step)
      // An assignment has no instant: it takes effect at the instant to which the screen was advanced.
      if case .call(.update(_, .physics)) = step.operation {
        screen.advance(to: last.advanced(by: step.delay))
      }
    } _: { moment in
      var screen = moment.after
      screen.advance(to: moment.instant)
      trace[moment.number] = screen.offsets
      return nil
    }
    return (result.fault, trace)
  }

  private func difference(of a: Trace, _ b: Trace, _ image: (ScrollPoint) -> ScrollPoint = { $0 }) -> String?
  {
    for number in steps.map(\.number) {
      let (one, other) = (a[number] ?? [:], b[number] ?? [:])
      guard one != other.mapValues(image) else { continue }
      for id in one.keys.sorted() where other[id].map(image) != one[id] {
        return "\(id) at \(other[id].map(image) as Any), not \(one[id]!), after step \(number)"
      }
      return "other members after step \(number)"
    }
    return nil
  }

  /// No offset depends on the instants to which the screen was advanced before.
  private func slicingFault(_ generator: inout SplitMix64) -> String? {
    let whole = trace()
    if let fault = whole.fault { return fault }
    let slices = generator.integer(in: 1...4)
    let sliced = trace { screen, last, step in
      for slice in 1...slices { screen.advance(to: last.advanced(by: step.delay * slice / (slices + 1))) }
    }
    return sliced.fault ?? difference(of: whole.trace, sliced.trace).map { "slicing: \($0)" }
  }

  /// The origin of time does not matter.
  private func shiftFault() -> String? {
    let whole = trace()
    if let fault = whole.fault { return fault }
    let shifted = trace(from: ScrollInstant(.milliseconds(12_345_678)))
    return shifted.fault ?? difference(of: whole.trace, shifted.trace).map { "shift: \($0)" }
  }

  private func imageFault(_ image: ScreenImage) -> String? {
    let whole = trace()
    if let fault = whole.fault { return fault }
    let other = image(self).trace()
    return other.fault
      ?? difference(of: whole.trace, other.trace, image.callAsFunction).map { "\(image): \($0)" }
  }
}

// MARK: - Copies

extension ScreenScript {
  /// A copy, also a decoded one, equals the screen and goes on with the same bits.
  private func copyFault(_ copied: (ScrollScreen) throws -> ScrollScreen) -> String? {
    var copy: ScrollScreen?
    return run { moment in
      if copy != nil {
        let changes = moment.operation.perform(on: &copy!, at: moment.instant)
        if copy != moment.after || changes != moment.changes { return "\(law): the copy is another" }
      }
      if moment.sample(onceIn: 12) != nil {
        do { copy = try copied(moment.after) } catch { return "\(law): refused, \(error)" }
        if copy != moment.after { return "\(law): the copy is another at once" }
      }
      return nil
    }.fault
  }

  private static func decoded(_ screen: ScrollScreen) throws -> ScrollScreen {
    try JSONDecoder().decode(ScrollScreen.self, from: JSONEncoder().encode(screen))
  }

  /// A recording of the calls, written and read, leads to the same end.
  private func replayFault() -> String? {
    var recorded = Recorded(ScrollScreen())
    let (fault, end, _) = run { moment in
      let changes = moment.operation.perform(on: &recorded, at: moment.instant)
      return changes == moment.changes && recorded.subject == moment.after
        ? nil : "replay: recorded, it is another"
    }
    if let fault { return fault }
    do {
      let data = try JSONEncoder().encode(recorded.recording)
      let recording = try JSONDecoder().decode(ScrollRecording<ScrollScreen>.self, from: data)
      if recording != recorded.recording { return "replay: written and read, the recording is another" }
      return recording.replay() == end ? nil : "replay: another end"
    } catch {
      return "replay: refused, \(error)"
    }
  }
}

// MARK: - Others

extension ScreenScript {
  /// What a call does to one member moves no other that is not on its path, now or later.
  ///
  /// What moves in a chain that another member leaves begins anew there: its offset at an instant is then that of four sums instead
  /// of two, and the rounding of each is at most half an ulp of the largest offset or limit in the chain.
  ///
  /// With ticks a call finds a flight where the latest tick has left it, and ends it there where it stops the member that this tick
  /// has moved. A member that only the next tick would have reached stays.
  ///
  /// What waits for the end of a flight to return to its place returns where the call ends it: at once over a quarter of a pixel.
  private func othersFault() -> String? {
    run { moment in
      guard let id = moment.operation.member, moment.sample(onceIn: 3) != nil else { return nil }
      var (before, after) = (moment.before, moment.after)
      before.advance(to: after.now)
      after.advance(to: after.now)
      guard before.contains(id) || after.contains(id) else { return nil }
      let path = Set(
        (before.contains(id) ? before.path(of: id) : []) + (after.contains(id) ? after.path(of: id) : []))
      for other in before.ids where after.contains(other) && path.isDisjoint(with: [other]) {
        // A touch of a finger that is down elsewhere ends the touch there.
        if [.tracking, .dragging].contains(before.phase(of: other)) { continue }
        let around = before.path(of: other)
        if around.contains(id) || after.path(of: other).contains(id) { continue }
        if moment.collapses(other, openedOn: path) { continue }
        let sharesPath = !path.isDisjoint(with: around)
        let inside = before.ids.filter { before.path(of: $0).contains(other) }
        let ticks = sharesPath && inside.contains { before[physicsOf: $0].integration == .displayLink }
        let isMoved = ScrollAxis.allCases.contains { axis in
          let rounding = sharesPath ? 3 * before.largest(on: axis, of: around).ulp : 0
          let (offset, latest) = (after[other].contentOffset[axis], moment.before[other].contentOffset[axis])
          if ticks, offset == latest, moment.before.velocity(of: other)[axis] == 0 { return false }
          let distance = (before[other].contentOffset[axis] - offset).magnitude
          let isAtItsPlace = sharesPath && before.restingOffset(of: other)[axis] == offset
          return distance > (isAtItsPlace ? max(rounding, 0.25 / before[other].displayScale) : rounding)
        }
        if isMoved {
          return "others: \(other) moves from \(before[other].contentOffset) to \(after[other].contentOffset)"
        }
        // What shares no member of its path goes on as before.
        if sharesPath { continue }
        if before.restingOffset(of: other) != after.restingOffset(of: other)
          || before.velocity(of: other) != after.velocity(of: other)
          || before.instantOfRest(of: other) != after.instantOfRest(of: other)
          || before.phase(of: other) != after.phase(of: other)
        {
          return "others: \(other) goes on otherwise"
        }
      }
      return nil
    }.fault
  }
}

extension ScrollScreen {
  /// Returns the magnitude of the largest offset or limit of some members; content without an end has none.
  fileprivate func largest(on axis: ScrollAxis, of ids: [ID]) -> Double {
    ids.reduce(0) { largest, id in
      let (offset, limits) = (self[id].contentOffset[axis], self[id].limits(on: axis))
      let ends = self[id].endlessAxis == axis ? [] : [limits.lowerBound, limits.upperBound]
      return ends.reduce(max(largest, offset.magnitude)) { max($0, $1.magnitude) }
    }
  }
}

// MARK: - Touches

extension ScreenScript {
  /// No member jumps, and a finger that comes down moves nothing: it stops what moves on the pixel grid.
  private func touchFault() -> String? {
    var continuity = Continuity()
    return run { moment in
      if let fault = continuity.fault(moment) { return fault }
      guard case .call(.input(let input, _, _)) = moment.operation, input.isTouchDown else { return nil }
      var (before, after) = (moment.before, moment.after)
      before.advance(to: after.now)
      after.advance(to: after.now)
      for id in before.ids {
        let (old, new) = (before[id].contentOffset, after[id].contentOffset)
        for axis in ScrollAxis.allCases {
          let isPast = before[id].zoomScale != after[id].zoomScale || before[id].overscroll[axis] != 0
          // What no finger holds any more, as its lift was lost, or as scrolling is disabled, is within its limits at once where it
          // does not bounce, or with reduced motion.
          if isPast, before[physicsOf: id].reducesMotion || !before[id].bounces(on: axis) { continue }
          let pixel = 0.5 / before[id].displayScale
          // A return ends less than half a point past the limit (law 2), on any grid.
          let most = isPast ? max(pixel, 0.5) : pixel
          guard (new[axis] - old[axis]).magnitude > most + 1e-9 else { continue }
          return "touch: \(id) jumps from \(old) to \(new)"
        }
      }
      return nil
    }.fault
  }
}

extension Scroller.Input {
  fileprivate var isTouchDown: Bool {
    switch self {
    case .touchDown, .held, .scroll(.zero, .mayBegin): true
    default: false
    }
  }
}

// MARK: - Wheels and keys

extension ScreenScript {
  /// Wheels, keys and scrolls without phases neither dismiss a sheet nor collapse a card, where nothing moves before.
  private func stepFault() -> String? {
    run { moment in
      guard case .call(.input(let input, _, _)) = moment.operation, input.isStep,
        moment.before.ids.allSatisfy({ moment.before.phase(of: $0) == .idle })
      else { return nil }
      for id in moment.before.ids where moment.after.contains(id) {
        guard let (axis, least) = moment.before.geometry(of: id).leastOfSteps else { continue }
        let (before, after) = (moment.before.restingOffset(of: id), moment.after.restingOffset(of: id))
        if before[axis] >= least, after[axis] < least - 1e-9,
          !moment.collapses(id, openedOn: moment.after.ids)
        {
          return "steps: \(input) leads \(id) from \(before[axis]) to \(after[axis])"
        }
      }
      return nil
    }.fault
  }
}

extension Scroller.Input {
  fileprivate var isStep: Bool {
    switch self {
    case .wheel, .key, .scroll(_, .unphased): true
    default: false
    }
  }
}

extension ScrollScreen.Geometry {
  /// The offset from which wheels and keys do not lead back, and the axis; nil where they lead everywhere.
  fileprivate var leastOfSteps: (axis: ScrollAxis, offset: Double)? {
    switch self {
    case .sheet(let sheet) where sheet.isDismissible: (sheet.axis, sheet.restingOffsets.first { $0 > 0 } ?? 0)
    case .card(let card, _): (card.axis, card.travel)
    default: nil
    }
  }
}

extension ScreenScript.Moment {
  /// Returns whether a card collapses since the call has opened another on `path`: in a scroll view that turns to that one it
  /// would be out of sight.
  fileprivate func collapses(_ id: ScrollScreen.ID, openedOn path: some Sequence<ScrollScreen.ID>) -> Bool {
    guard case .card(let card, _) = after.geometry(of: id), after.restingOffset(of: id)[card.axis] == 0
    else { return false }
    return path.contains { opened in
      guard after.contains(opened), case .card(let card, _) = after.geometry(of: opened) else { return false }
      return after.restingOffset(of: opened)[card.axis] > 0
    }
  }
}

extension ScrollScreen.Call {
  /// The member that the call is about; nil for a call about all, or about what a finger holds.
  var member: ScrollScreen.ID? {
    switch self {
    case .input(let input, let id, _):
      switch input {
      case .touchDown, .setContentOffset, .scrollRectToVisible, .scrollToTop, .stop, .retarget, .autoscroll,
        .fling, .beginRefreshing, .endRefreshing, .magnify, .setZoomScale, .zoom, .wheel, .key,
        .scroll(_, .unphased):
        id
      default: nil
      }
    case .update(let id, _), .updateGeometry(_, let id, _), .insert(_, let id, _, _, _, _, _),
      .expand(let id, _, _), .move(let id, _, _), .remove(let id, _), .restore(let id, _), .drop(let id):
      id
    case .advance, .scrollsToTop, .rules: nil
    }
  }
}
