/// The offsets of a header of 104 points and of its list, after a finger has moved up by 200, and again after it has
/// moved down by 50.
func moved(_ rules: ScrollScreen.Rules) -> [[Double]] {
  let frame = ScrollRect(x: 0, y: 0, width: 390, height: 844)
  var chain = ScrollChain(
    inner: Viewport(frame: frame, contentSize: ScrollSize(width: 390, height: 6000)),
    outer: Viewport(frame: frame, contentSize: ScrollSize(width: 390, height: 844 + 104)), rules: rules)
  chain.handle(.began, at: .origin)
  return [-200, 50].map { distance in
    chain.handle(.moved(by: ScrollVector(dx: 0, dy: distance)), at: .origin)
    return [chain.outer.contentOffset.y, chain.inner.contentOffset.y]
  }
}
