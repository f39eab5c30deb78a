import ScrollGeometry

extension Case {
  static let stacks: [Case] = [100, 10_000, 1_000_000].flatMap { count -> [Case] in
    let stack = ScrollStack(
      axis: .vertical, items: Array(repeating: .init(length: .fixed(44)), count: count),
      fillsFrameAcross: true)
    let frame = ScrollSize(width: 390, height: 844)
    let layout = try? stack.layout(in: frame)
    return [
      Case("layout of a stack of \(count), an item", iterations: count, counted: count) { iterations in
        var sum = 0.0
        for _ in 0..<Swift.max(1, iterations / count) {
          sum += (try? stack.layout(in: frame).contentSize.height) ?? .nan
        }
        return sum
      } isRight: {
        layout?.contentSize.height == 44 * Double(count)
      },
      Case("look-up in a stack of \(count)", iterations: 5000) { iterations in
        guard let layout else { return .nan }
        var sum = 0.0
        let height = layout.contentSize.height - 844
        for iteration in 0..<iterations {
          let top = height * Double(iteration & 1023) / 1024
          sum += Double(layout.items(in: ScrollRect(x: 0, y: top, width: 390, height: 844)).lowerBound)
        }
        return sum
      } isRight: {
        layout?.items(in: ScrollRect(x: 0, y: 440, width: 390, height: 88)) == 10..<12
      },
    ]
  }
}
