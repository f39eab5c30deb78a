@testable import ScrollKinetics

extension AxisChain.Member {
  /// Creates a member without pixels.
  init(
    at offset: Double, within limits: ClosedRange<Double>, length: Double, bounces: Bool = true,
    alwaysBounces: Bool = false, isScrollEnabled: Bool = true, isHeld: Bool = false, refresh: Refresh? = nil,
    rules: PerDirection<AxisChain.Rule> = PerDirection(
      towardsEnd: AxisChain.Rule(order: .before), towardsStart: AxisChain.Rule(order: .after))
  ) {
    self.init(
      at: offset, within: limits, length: length, pixelGrid: PixelGrid(scale: 0x1p60), bounces: bounces,
      alwaysBounces: alwaysBounces, isScrollEnabled: isScrollEnabled, isHeld: isHeld, refresh: refresh,
      rules: rules)
  }
}

extension AxisChain {
  init(_ members: [Member], rules: PerDirection<Rule>, snapRules: [SnapRule?] = []) {
    self.init(members.map { changed($0) { $0.rules = rules } }, snapRules: snapRules)
  }

  /// Creates a chain of members of the given lengths of travel, from the innermost, each in a viewport of 600.
  init(
    _ travels: [Double], end: Rule = Rule(order: .before), start: Rule = Rule(order: .after),
    snapRules: [SnapRule?] = []
  ) {
    self.init(
      travels.map { Member(at: 0, within: 0...$0, length: 600) },
      rules: PerDirection(towardsEnd: end, towardsStart: start), snapRules: snapRules)
  }

  var offsets: [Double] { members.map(\.offset) }

  /// Moves the coordinate by a step of a drag, and returns the offsets.
  @discardableResult mutating func drag(to coordinate: Double) -> [Double] {
    var hasChanged = false
    _ = drag(to: coordinate, &hasChanged)
    return offsets
  }

  mutating func drag(to coordinate: Double, _ hasChanged: inout Bool) -> MemberSet {
    var coordinate = coordinate
    return drag(to: &coordinate, &hasChanged)
  }

  mutating func follow(to coordinate: Double) -> MemberSet {
    var coordinate = coordinate
    return follow(to: &coordinate, onPixels: false)
  }

  /// The same chain with all offsets negated, and the directions exchanged.
  var mirrored: AxisChain {
    AxisChain(
      members.map {
        Member(
          at: 0 - $0.offset, within: (0 - $0.limits.upperBound)...(0 - $0.limits.lowerBound),
          length: $0.length,
          bounces: $0.bounces, alwaysBounces: $0.alwaysBounces, isScrollEnabled: $0.isEnabled,
          rules: PerDirection(towardsEnd: $0.rules.towardsStart, towardsStart: $0.rules.towardsEnd))
      })
  }

  /// Draws one to four members with any rules, half of the time the same ones.
  static func any(_ generator: inout SplitMix64) -> AxisChain {
    func rule(_ generator: inout SplitMix64) -> Rule {
      Rule(
        order: generator.pick([.before, .after, .never]), flingsHandOver: !generator.happens(onceIn: 3),
        stretches: generator.happens(onceIn: 2))
    }
    let shared = PerDirection(towardsEnd: rule(&generator), towardsStart: rule(&generator))
    let sharesAll = generator.happens(onceIn: 2)
    let members = (0..<generator.integer(in: 1...4)).map { _ in
      let lower = generator.double(in: -300...300)
      let travel = generator.happens(onceIn: 4) ? 0 : generator.double(in: 0...900)
      return Member(
        at: lower + travel * generator.double(in: 0...1), within: lower...(lower + travel),
        length: generator.double(in: 100...900), bounces: !generator.happens(onceIn: 4),
        alwaysBounces: generator.happens(onceIn: 2), isScrollEnabled: !generator.happens(onceIn: 6),
        rules: sharesAll
          ? shared : PerDirection(towardsEnd: rule(&generator), towardsStart: rule(&generator)))
    }
    return AxisChain(members)
  }
}

/// A chain of axes and the joined offsets to which a drag moves it.
struct AxisChainDrag: ShrinkableScript, CustomStringConvertible {
  var chain: AxisChain
  var steps: [Double]

  var description: String { "\(chain.members)\n\(steps)" }

  static func any(_ generator: inout SplitMix64) -> AxisChainDrag {
    let chain = AxisChain.any(&generator)
    var offset = chain.origin
    let steps = (0..<generator.integer(in: 1...8)).map { _ -> Double in
      switch generator.integer(in: 0...5) {
      case 0: offset = chain.limits.lowerBound
      case 1: offset = chain.limits.upperBound
      default: offset += generator.double(in: -700...700)
      }
      return offset
    }
    return AxisChainDrag(chain: chain, steps: steps)
  }
}

extension AxisChain.Target {
  /// The member that moves alone to the target; nil where the motion continues with all that take part.
  var memberAlone: Int? { isAlone ? rest.member : nil }
}
