#if os(Linux)
  extension BadInputTable {
    static func changed(_ change: (inout Viewport) -> Void) -> [Double] {
      var viewport = viewport
      change(&viewport)
      return numbers(viewport)
    }

    /// A number of the initialiser, and of the property that stores it: one rule.
    private static func rows<Value>(
      _ name: String, _ property: WritableKeyPath<Viewport, Value> & Sendable, of kind: Kind<Value>,
      asking check: @escaping @Sendable (Value) throws -> Void,
      _ made: @escaping @Sendable (Value) -> Viewport
    ) -> [Row] {
      [
        kind("Viewport.init(frame:…)", name, asking: check) { numbers(made($0)) },
        kind("Viewport.\(name)", name) { value in changed { $0[keyPath: property] = value } },
      ]
    }

    static var viewports: [Row] {
      rect("Viewport.init(frame:…)", "frame", asking: { try Viewport.validate(frame: $0) }) {
        numbers(Viewport(frame: $0, contentSize: .zero))
      } + rect("Viewport.frame", "frame") { rect in changed { $0.frame = rect } }
        + rows("contentSize", \.contentSize, of: size, asking: { try Viewport.validate(contentSize: $0) }) {
          Viewport(frame: square, contentSize: $0)
        }
        + rows(
          "contentInset", \.contentInset, of: insets, asking: { try Viewport.validate(contentInset: $0) }
        ) { Viewport(frame: square, contentSize: .zero, contentInset: $0) }
        + rows(
          "safeAreaInsets", \.safeAreaInsets, of: insets,
          asking: { try Viewport.validate(safeAreaInsets: $0) }
        ) { Viewport(frame: square, contentSize: .zero, safeAreaInsets: $0) }
        + rows(
          "contentOffset", \.contentOffset, of: point, asking: { try Viewport.validate(contentOffset: $0) }
        ) { Viewport(frame: square, contentSize: .zero, contentOffset: $0) }
        + rows(
          "displayScale", \.displayScale, of: number, asking: { try Viewport.validate(displayScale: $0) }
        ) { Viewport(frame: square, contentSize: .zero, displayScale: $0) }
        + rows(
          "contentAlignmentPoint", \.contentAlignmentPoint, of: point,
          asking: { try Viewport.validate(contentAlignmentPoint: $0) }
        ) { Viewport(frame: square, contentSize: .zero, contentAlignmentPoint: $0) } + places
    }

    private static var places: [Row] {
      let convert = "Viewport.convert(_:from:to:)"
      let placing = "Viewport.contentOffset(placing:at:)"
      return [
        point(convert, "point") { numbers(viewport.convert($0, from: .container, to: .content)) },
        number("Viewport.contentOffset(leading:in:)", "leading") {
          [viewport.contentOffset(leading: $0, in: .rightToLeft)]
        },
        number("Viewport.contentOffset(atFraction:on:)", "fraction") {
          [viewport.contentOffset(atFraction: $0, on: .vertical)]
        },
        point("Viewport.clamped(_:)", "offset") { numbers(viewport.clamped($0)) },
        point(placing, "rect") { numbers(viewport.contentOffset(placing: $0, at: .zero)) },
        point(placing, "alignment") { numbers(viewport.contentOffset(placing: ScrollPoint.zero, at: $0)) },
      ] + rect(convert, "rect") { numbers(viewport.convert($0, from: .container, to: .content)) }
        + rect("Viewport.contentOffset(revealing:)", "rect") {
          numbers(viewport.contentOffset(revealing: $0))
        } + rect(placing, "rect") { numbers(viewport.contentOffset(placing: $0, at: .zero)) }
    }
  }
#endif
