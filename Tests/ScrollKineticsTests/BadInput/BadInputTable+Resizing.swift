#if os(Linux)
  extension BadInputTable {
    private static let change = ContentChange(on: .vertical, at: 0, inserting: 300)

    static var resizing: [Row] {
      let keeping: @Sendable (Double) throws -> Void = {
        try ScrollAnchor.Keeping.pages(spacing: $0).validate()
      }
      return [
        number("ScrollAnchor.init(_:of:)", "spacing", asking: keeping) {
          numbers(ScrollAnchor(.pages(spacing: $0), of: viewport).contentOffset(in: viewport))
        },
        point(
          "ScrollAnchor.init(_:of:)", "alignment",
          asking: { try ScrollAnchor.Keeping.contentPoint(at: $0).validate() }
        ) { numbers(ScrollAnchor(.contentPoint(at: $0), of: viewport).contentOffset(in: viewport)) },
        size("Viewport.resized(to:contentSize:keeping:)", "frame") { numbers(viewport.resized(to: $0)) },
        size("Viewport.resized(to:contentSize:keeping:)", "contentSize") {
          numbers(viewport.resized(to: ScrollSize(width: 9, height: 9), contentSize: $0))
        },
        number("Viewport.resized(to:contentSize:keeping:)", "spacing") {
          numbers(viewport.resized(to: .zero, keeping: .pages(spacing: $0)))
        },
        number(
          "ContentChange.init(on:at:removing:inserting:)", "position",
          asking: { try ContentChange.validate(position: $0) }
        ) { numbers(viewport.applying(ContentChange(on: .vertical, at: $0, removing: 1))) },
        number(
          "ContentChange.init(on:at:removing:inserting:)", "removed",
          asking: { try ContentChange.validate(removed: $0) }
        ) { numbers(viewport.applying(ContentChange(on: .vertical, at: 0, removing: $0))) },
        number(
          "ContentChange.init(on:at:removing:inserting:)", "inserted",
          asking: { try ContentChange.validate(inserted: $0) }
        ) { numbers(viewport.applying(ContentChange(on: .vertical, at: 0, inserting: $0))) },
        number("ContentChange.init(on:at:lengthChange:)", "position") {
          numbers(viewport.applying(ContentChange(on: .vertical, at: $0, lengthChange: 1)))
        },
        number("ContentChange.init(on:at:lengthChange:)", "lengthChange") {
          numbers(viewport.applying(ContentChange(on: .vertical, at: 0, lengthChange: $0)))
        },
        number("Viewport.displacement(by:anchoredAt:)", "fraction") {
          [viewport.displacement(by: change, anchoredAt: $0)]
        },
        number("Viewport.applying(_:anchoredAt:)", "fraction") {
          numbers(viewport.applying(change, anchoredAt: $0))
        },
      ]
    }
  }
#endif
