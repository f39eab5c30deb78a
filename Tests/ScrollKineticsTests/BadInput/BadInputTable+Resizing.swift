#if os(Linux)
  extension BadInputTable {
    private static let change = ContentChange(on: .vertical, at: 0, inserting: 300)

    static var resizing: [Row] {
      let anchor = "ScrollAnchor.init(_:of:)"
      let resized = "Viewport.resized(to:contentSize:keeping:)"
      let made = "ContentChange.init(on:at:removing:inserting:)"
      let byLength = "ContentChange.init(on:at:lengthChange:)"
      typealias Change = ContentChange
      let keeping: @Sendable (Double) throws -> Void = {
        try ScrollAnchor.Keeping.pages(spacing: $0).validate()
      }
      return [
        number(anchor, "spacing", asking: keeping) {
          numbers(ScrollAnchor(.pages(spacing: $0), of: viewport).contentOffset(in: viewport))
        },
        point(anchor, "alignment", asking: { try ScrollAnchor.Keeping.contentPoint(at: $0).validate() }) {
          numbers(ScrollAnchor(.contentPoint(at: $0), of: viewport).contentOffset(in: viewport))
        },
        size(resized, "frame") { numbers(viewport.resized(to: $0)) },
        size(resized, "contentSize") {
          numbers(viewport.resized(to: ScrollSize(width: 9, height: 9), contentSize: $0))
        },
        number(resized, "spacing") { numbers(viewport.resized(to: .zero, keeping: .pages(spacing: $0))) },
        number(made, "position", asking: { try Change.validate(position: $0) }) {
          numbers(viewport.applying(Change(on: .vertical, at: $0, removing: 1)))
        },
        number(made, "removed", asking: { try Change.validate(removed: $0) }) {
          numbers(viewport.applying(Change(on: .vertical, at: 0, removing: $0)))
        },
        number(made, "inserted", asking: { try Change.validate(inserted: $0) }) {
          numbers(viewport.applying(Change(on: .vertical, at: 0, inserting: $0)))
        },
        number(byLength, "position") {
          numbers(viewport.applying(Change(on: .vertical, at: $0, lengthChange: 1)))
        },
        number(byLength, "lengthChange") {
          numbers(viewport.applying(Change(on: .vertical, at: 0, lengthChange: $0)))
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
