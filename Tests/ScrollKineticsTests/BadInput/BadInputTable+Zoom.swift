#if os(Linux)
  extension BadInputTable {
    private static func numbers(_ limits: ScrollZoomLimits) -> [Double] { [limits.minimum, limits.maximum] }

    static var zooming: [Row] {
      let limited = "ScrollZoomLimits.init(from:to:)"
      let fitting = "ScrollZoomLimits.fitting(_:in:upTo:)"
      let target = "ScrollZoomTarget.zoomScale(in:)"
      let zoomed = "Viewport.zoomed(to:about:movingTo:)"
      typealias Limits = ScrollZoomLimits
      let (one, limits) = (ScrollSize(width: 1, height: 1), Limits(from: 1, to: 2))
      return [
        number(limited, "minimumZoomScale", asking: { try Limits.validate(from: $0, to: 1) }) {
          numbers(Limits(from: $0, to: 1))
        },
        number(limited, "maximumZoomScale", asking: { try Limits.validate(from: 1, to: $0) }) {
          numbers(Limits(from: 1, to: $0))
        },
        size(fitting, "size") { numbers(Limits.fitting($0, in: one, upTo: 2)) },
        size(fitting, "area") { numbers(Limits.fitting(one, in: $0, upTo: 2)) },
        number(fitting, "factor") { numbers(Limits.fitting(one, in: one, upTo: $0)) },
        size("ScrollZoomLimits.filling(_:in:upTo:)", "size") {
          numbers(ScrollZoomLimits.filling($0, in: one, upTo: 2))
        },
        number("ScrollZoomLimits.clamped(_:)", "scale") { [limits.clamped($0)] },
        size("ScrollSize.scale(fitting:)", "area") { [one.scale(fitting: $0)] },
        size("ScrollSize.scale(filling:)", "area") { [one.scale(filling: $0)] },
        number(target, "factor", asking: { try ScrollZoomTarget.factor($0).validate() }) {
          [ScrollZoomTarget.factor($0).zoomScale(in: viewport)]
        },
        number(target, "scale", asking: { try ScrollZoomTarget.scale($0).validate() }) {
          [ScrollZoomTarget.scale($0).zoomScale(in: viewport)]
        },
        number("Viewport.nextZoomScale(of:after:)", "scale") {
          [viewport.nextZoomScale(of: [.fitting], after: $0)]
        },
        size("Viewport.unscaledContentSize", "unscaledContentSize") { size in
          changed { $0.unscaledContentSize = size }
        },
        number("Viewport.zoomScale", "zoomScale") { scale in changed { $0.zoomScale = scale } },
        number("Viewport.minimumZoomScale", "minimumZoomScale") { scale in
          changed { $0.minimumZoomScale = scale }
        },
        number("Viewport.maximumZoomScale", "maximumZoomScale") { scale in
          changed { $0.maximumZoomScale = scale }
        },
        number(zoomed, "scale") { numbers(viewport.zoomed(to: $0)) },
        point(zoomed, "point") { numbers(viewport.zoomed(to: 2, about: $0)) },
        point(zoomed, "destination") { numbers(viewport.zoomed(to: 2, movingTo: $0)) },
        number("RubberBand.zoomScale(pinchedTo:within:)", "scale") {
          [RubberBand.touch.zoomScale(pinchedTo: $0, within: limits)]
        },
        number("Scroller.Input.magnification(by:)", "points") { [Scroller.Input.magnification(by: $0)] },
      ] + rect("Viewport.zoomed(toShow:)", "rect") { numbers(viewport.zoomed(toShow: $0)) }
    }
  }
#endif
