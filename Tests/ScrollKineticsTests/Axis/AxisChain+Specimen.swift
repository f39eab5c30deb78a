import ScrollGeometry

@testable import ScrollKinetics

extension AxisChain {
  /// Creates a chain of members of the given lengths of travel, from the innermost, each in a viewport of 600.
  init(
    _ travels: [Double], end: Rule = Rule(order: .outerFirst), start: Rule = Rule(order: .innerFirst),
    snapRules: [SnapRule?] = []
  ) {
    self.init(
      travels.map { Member(at: 0, within: 0...$0, length: 600) },
      rules: PerDirection(towardsEnd: end, towardsStart: start), snapRules: snapRules)
  }

  var offsets: [Double] { members.map(\.offset) }

  /// Moves the joined offset by a step of a drag.
  @discardableResult mutating func drag(to offset: Double) -> MemberSet {
    var hasChanged = false
    return drag(from: sumOfOffsets, to: offset, &hasChanged)
  }

  /// The same chain with all offsets negated, and the directions exchanged.
  var mirrored: AxisChain {
    AxisChain(
      members.map {
        Member(
          at: 0 - $0.offset, within: (0 - $0.limits.upperBound)...(0 - $0.limits.lowerBound),
          length: $0.length,
          bounces: $0.bounces, alwaysBounces: $0.alwaysBounces, isEnabled: $0.isEnabled)
      }, rules: PerDirection(towardsEnd: rules.towardsStart, towardsStart: rules.towardsEnd))
  }

  /// Draws one to four members and any rules.
  static func any(_ generator: inout SplitMix64) -> AxisChain {
    func rule(_ generator: inout SplitMix64) -> Rule {
      Rule(
        order: generator.pick([.outerFirst, .innerFirst, .innerOnly]),
        flingsHandOver: !generator.happens(onceIn: 3), outermostStretches: generator.happens(onceIn: 2))
    }
    let members = (0..<generator.integer(in: 1...4)).map { _ in
      let lower = generator.double(in: -300...300)
      let travel = generator.happens(onceIn: 4) ? 0 : generator.double(in: 0...900)
      return Member(
        at: lower + travel * generator.double(in: 0...1), within: lower...(lower + travel),
        length: generator.double(in: 100...900), bounces: !generator.happens(onceIn: 4),
        alwaysBounces: generator.happens(onceIn: 2), isEnabled: !generator.happens(onceIn: 6))
    }
    return AxisChain(
      members, rules: PerDirection(towardsEnd: rule(&generator), towardsStart: rule(&generator)))
  }
}

/// A chain of axes and the joined offsets to which a drag moves it.
struct AxisChainDrag: Shrinkable, CustomStringConvertible {
  var chain: AxisChain
  var steps: [Double]

  var description: String { "\(chain.members)\n\(chain.rules)\n\(steps)" }

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
