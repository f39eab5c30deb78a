#if os(Linux)
  extension BadInputTable {
    private static func laidOut(
      _ item: ScrollStack.Item, spacing: Double = 0, insets: ScrollInsets = .zero, minimum: Double? = 10,
      in frame: ScrollSize = ScrollSize(width: 390, height: 844)
    ) -> [Double] {
      let stack = ScrollStack(
        axis: .vertical, items: [item, item], spacing: spacing, insets: insets, alignment: .center,
        fillsFrameAcross: true, minimumLength: minimum)
      guard let layout = try? stack.layout(in: frame) else { return [.nan] }
      return layout.frames.flatMap(numbers) + [layout.contentSize.width, layout.contentSize.height]
    }

    static var stacks: [Row] {
      typealias Item = ScrollStack.Item
      let row = Item(length: .fixed(10), crossLength: 10)
      let items = "ScrollStack.Item.init(length:crossLength:intrinsicSize:spacingAfter:)"
      let stack = "ScrollStack.init(axis:items:…)"
      let layout = try? ScrollStack(axis: .vertical, items: [row, row]).layout(in: .zero)
      return [
        number(items, "length") { laidOut(Item(length: .fixed($0), crossLength: 1)) },
        number(items, "share") { laidOut(Item(length: .flexible(share: $0), crossLength: 1)) },
        number(items, "minimum") { laidOut(Item(length: .flexible(share: 1, minimum: $0), crossLength: 1)) },
        number(items, "crossLength") { laidOut(Item(length: .fixed(1), crossLength: $0)) },
        size(items, "intrinsicSize") { laidOut(Item(intrinsicSize: $0)) },
        number(items, "spacingAfter") { laidOut(Item(length: .fixed(1), crossLength: 1, spacingAfter: $0)) },
        number(stack, "spacing") { laidOut(row, spacing: $0) },
        insets(stack, "insets") { laidOut(row, insets: $0) },
        number(stack, "minimumLength") { laidOut(row, minimum: $0) },
        size("ScrollStack.layout(in:)", "frame") { laidOut(row, in: $0) },
        number("ScrollStack.Layout.item(at:)", "position", "NaN and infinities lie outside") {
          [Double(layout?.item(at: $0) ?? 0)]
        },
        count("ScrollStack.Layout.change(to:at:)", "item") {
          guard let layout else { return [] }
          return [layout.change(to: layout, at: $0).position]
        },
      ] + rect("ScrollStack.Layout.items(in:)", "") { [Double(layout?.items(in: $0).count ?? 0)] }
    }
  }
#endif
