#if os(Linux)
  extension BadInputTable {
    static var stickyAndTimelines: [Row] {
      let loops = "ScrollLoop.init(on:length:start:)"
      let controls = "RefreshControl.init(trigger:extent:firesAt:on:)"
      let fills = "ScrollLoop.fills(_:longestItem:)"
      let nearest = "ScrollLoop.offset(nearestTo:showing:)"
      let timelines = "ScrollTimeline.init(on:from:to:)"
      let headers = "StickyBox.header(length:of:on:)"
      let footers = "StickyBox.footer(length:of:on:)"
      let box = "StickyBox.init(frame:container:…)"
      @Sendable func made(
        _ frame: ScrollRect = square, in container: ScrollRect = square, top: Double? = nil,
        left: Double? = nil, bottom: Double? = nil, right: Double? = nil
      ) -> [Double] {
        let box = StickyBox(
          frame: frame, container: container, top: top, left: left, bottom: bottom, right: right)
        let timeline = ViewTimeline(of: frame, in: viewport, on: .vertical, movingWith: box)
        return numbers(box.frame(in: viewport)) + numbers(box.displacement(in: viewport)) + numbers(timeline)
      }
      @Sendable func validated(
        _ frame: ScrollRect = square, in container: ScrollRect = square, top: Double? = nil,
        left: Double? = nil, bottom: Double? = nil, right: Double? = nil
      ) throws {
        try StickyBox.validate(
          frame: frame, container: container, top: top, left: left, bottom: bottom, right: right)
      }
      let header = StickyBox.header(length: 10, of: square, on: .vertical)
      let loop = ScrollLoop(on: .vertical, length: 900)
      let timeline = ScrollTimeline(on: .vertical, from: 3, to: 9)
      let subject = "ViewTimeline.init(of:in:on:…)"
      return rect(box, "frame", asking: { try validated($0) }) { made($0) }
        + rect(box, "container", asking: { try validated(in: $0) }) { made(in: $0) } + [
          number(box, "top", asking: { try validated(top: $0) }) { made(top: $0) },
          number(box, "left", asking: { try validated(left: $0) }) { made(left: $0) },
          number(box, "bottom", asking: { try validated(bottom: $0) }) { made(bottom: $0) },
          number(box, "right", asking: { try validated(right: $0) }) { made(right: $0) },
          number(headers, "length") {
            numbers(StickyBox.header(length: $0, of: square, on: .vertical).frame(in: viewport))
          },
          number(footers, "length") {
            numbers(StickyBox.footer(length: $0, of: square, on: .vertical).frame(in: viewport))
          },
          number(loops, "length", asking: { try ScrollLoop.validate(length: $0) }) {
            [ScrollLoop(on: .vertical, length: $0).wrapped(1e300)]
          },
          number(loops, "start", asking: { try ScrollLoop.validate(length: 9, start: $0) }) {
            [ScrollLoop(on: .vertical, length: 9, start: $0).wrapped(1e300)]
          },
          number(controls, "trigger", asking: { try RefreshControl.validate(trigger: $0, extent: 0) }) {
            [RefreshControl(trigger: $0, extent: 0).trigger]
          },
          number(controls, "extent", asking: { try RefreshControl.validate(trigger: 100, extent: $0) }) {
            [RefreshControl(trigger: 100, extent: $0).extent]
          },
          number("RefreshControl.indicatorDistance(forPull:)", "pull") {
            [RefreshControl.material.indicatorDistance(forPull: $0)]
          },
          number(fills, "viewportLength") { [loop.fills($0) ? 1 : 0] },
          number(fills, "longestItem") { [loop.fills(1, longestItem: $0) ? 1 : 0] },
          number("ScrollLoop.viewport(_:longestItem:)", "longestItem") {
            numbers(loop.viewport(viewport, longestItem: $0))
          },
          number("ScrollLoop.wrapped(_:)", "offset") { [loop.wrapped($0)] },
          number(nearest, "offset") { [loop.offset(nearestTo: $0, showing: 9)] },
          number(nearest, "target") { [loop.offset(nearestTo: 9, showing: $0)] },
          vector("StickyBox.moved(by:)", "vector") { numbers(header.moved(by: $0).frame(in: viewport)) },
          number(timelines, "start") { numbers(ScrollTimeline(on: .vertical, from: $0, to: 9)) },
          number(timelines, "end") { numbers(ScrollTimeline(on: .vertical, from: 3, to: $0)) },
          number("ScrollTimeline.progress(at:)", "offset") { [timeline.progress(at: $0) ?? 0] },
          number("ScrollTimeline.offset(atProgress:)", "progress") { [timeline.offset(atProgress: $0)] },
          number(subject, "startInset") {
            numbers(ViewTimeline(of: square, in: viewport, on: .vertical, startInset: $0))
          },
          number(subject, "endInset") {
            numbers(ViewTimeline(of: square, in: viewport, on: .vertical, endInset: $0))
          },
          number("ViewTimeline.phase(at:)", "offset") {
            [ViewTimeline(of: square, in: viewport, on: .vertical).phase(at: $0)]
          },
        ] + rect(subject, "subject") { numbers(ViewTimeline(of: $0, in: viewport, on: .vertical)) }
        + rect("ScrollLoop.frame(of:in:)", "item") { numbers(loop.frame(of: $0, in: viewport)) }
        + rect(headers, "") {
          numbers(StickyBox.header(length: 1, of: $0, on: .vertical).frame(in: viewport))
        }
        + rect(footers, "") {
          numbers(StickyBox.footer(length: 1, of: $0, on: .horizontal).frame(in: viewport))
        }
    }

    private static func numbers(_ timeline: ScrollTimeline) -> [Double] {
      [timeline.start, timeline.end, timeline.progress(at: 9) ?? 0, timeline.offset(atProgress: 0.5)]
    }

    private static func numbers(_ timeline: ViewTimeline) -> [Double] {
      ViewTimeline.NamedRange.allCases.flatMap { numbers(timeline[$0]) } + [timeline.phase(at: 9)]
    }
  }
#endif
