import ScrollGeometry
import ScrollKinetics

private let list = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 400, height: 80_000))
private let sheet = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 400, height: 1300))

private func flung(_ chain: ScrollChain) -> ScrollChain {
  var chain = chain
  chain.handle(.began, at: .origin)
  chain.handle(.ended(velocity: ScrollVector(dx: 0, dy: -5000)), at: .origin)
  return chain
}

/// Returns a case that advances a chain through 512 frames of four milliseconds, and begins again. Its ratio is to be
/// compared with that of "advance, decelerating, one axis", the step of the joined scroller.
private func advancing(_ name: String, _ start: ScrollChain) -> Case {
  let frames = (0..<512).map { ScrollInstant(.milliseconds($0 * 4)) }
  return Case("advance, chain, " + name, iterations: 4096) { iterations in
    let count = start.count
    var (chain, sum) = (start, 0.0)
    for iteration in 0..<iterations {
      let frame = iteration & 511
      if frame == 0 { chain = start }
      chain.advance(to: frames[frame])
      sum += chain.inner.contentOffset.y
      if count > 1 { sum += chain.outer.contentOffset.y }
    }
    return sum
  } isRight: {
    var chain = start
    let targets = (0..<chain.count).map { chain.target(of: $0) }
    chain.advance(to: ScrollInstant(.seconds(20)))
    return chain.phase == .idle && (0..<chain.count).allSatisfy { chain[$0].contentOffset == targets[$0] }
  }
}

extension Case {
  static let chains = [
    advancing("a list alone", flung(ScrollChain([list]))),
    advancing("a sheet and its list", flung(ScrollChain(inner: list, outer: sheet))),
    advancing(
      "members with their own physics",
      flung(
        ScrollChain(of: [
          ScrollChain.Member(list, decelerationRate: .normal),
          ScrollChain.Member(sheet, snapping: ScrollSnapping(SnapRule(.offsets([0, 300, 500])))),
        ]))),
  ]
}
