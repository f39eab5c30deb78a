#if os(Linux)
  /// The valid ranges of the numbers of all public entries of both modules, as in Docs/Reference/BadInput.md.
  ///
  /// The table lists every entry with every number that it takes. The refused numbers and the rules are not listed but
  /// found by trying.
  struct BadInputTable {
    /// A number that is tried.
    struct Trial: Sendable {
      let text: String
      var number = 0.0
      var count = 0

      static let numbers =
        (RefusedNumbers.notFinite + [-.greatestFiniteMagnitude, .greatestFiniteMagnitude, -1, 0])
        .map { Trial(text: RefusedNumbers.name(of: $0), number: $0) }
      /// No range in Swift has NaN for an end.
      static let ends = Array(numbers.dropFirst())
      static let counts = [
        Trial(text: "least", count: .min), Trial(text: "−1", count: -1), Trial(text: "0", count: 0),
        Trial(text: "greatest", count: .max),
      ]
    }

    /// A throwing check, which throws where the entry stops.
    typealias Check<Value> = @Sendable (Value) throws -> Void

    /// The names of the throwing checks, by the beginnings of the entries whose numbers they check; "…" stands for the rest of
    /// the parameters.
    private static let checks: KeyValuePairs = [
      "CardCarousel.init": "CardCarousel.validate(articleLengths:spacing:)",
      "CardShelf.init": "CardShelf.validate(cardSize:count:…)",
      "CollapsingHeader.init": "CollapsingHeader.validate(length:collapsedLength:)",
      "ContentChange.init": "ContentChange.validate(position:…)",
      "CubicBezier.init": "CubicBezier.validate(x1:y1:x2:y2:)",
      "DecelerationRate.init": "DecelerationRate.validate(rawValue:)",
      "ExpandingCard.init": "ExpandingCard.validate(container:…)",
      "RefreshControl.init": "RefreshControl.validate(trigger:extent:)",
      "ScrollAnchor.init": "ScrollAnchor.Keeping.validate()",
      "ScrollDetents.init": "ScrollDetents.validate(_:)",
      "ScrollGesture.Sampling.init": "ScrollGesture.Sampling.validate(samplesPerSecond:jitter:)",
      "ScrollGesture.pinch": "ScrollGesture.validate(at:factor:distance:)",
      "ScrollGesture.": "ScrollGesture.validate(at:from:to:velocity:)",
      "ScrollLoop.init": "ScrollLoop.validate(length:start:)",
      "ScrollSheet.init": "ScrollSheet.validate(container:detents:)",
      "ScrollSpring.init": "ScrollSpring.validate(angularFrequency:…)",
      "ScrollStep.length": "ScrollStep.validate()",
      "ScrollZoomLimits.init": "ScrollZoomLimits.validate(from:to:)",
      "ScrollZoomTarget.zoomScale": "ScrollZoomTarget.validate()",
      "Scroller.Physics.init": "Scroller.Physics.validate(framesPerSecond:slop:)",
      "Scroller.handle": "Scroller.Input.validate()", "SnapRule.init": "SnapRule.validate(_:…)",
      "SnapRule.target": "SnapRequest.validate()", "StickyBox.init": "StickyBox.validate(frame:container:…)",
      "Viewport.init": "Viewport.validate(frame:…)",
    ]

    /// One field of an entry's arguments.
    struct Field: Sendable {
      let name: String
      let call: @Sendable (Trial) -> [Double]
      let check: (@Sendable (Trial) throws -> Void)?
    }

    /// The fields of one entry that have the same rule.
    struct Row: Sendable {
      let entry: String
      let fields: [Field]
      let trials: [Trial]
      /// The meaning of unusual numbers, where none is refused.
      let meaning: String
      let check: String
    }
  }

  extension BadInputTable {
    typealias Call<Value> = @Sendable (Value) -> [Double]

    /// A kind of argument: its parts, in each of which a number is tried while the others are as usual.
    struct Kind<Value>: Sendable {
      /// The name of a part behind that of the argument, and the argument with a trial in it.
      typealias Part = (name: String, value: @Sendable (Trial) -> Value)

      var trials = Trial.numbers
      let parts: [Part]

      /// The row of an argument of an entry.
      func callAsFunction(
        _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<Value>? = nil,
        _ call: @escaping Call<Value>
      ) -> Row {
        let fields = parts.map { name, value in
          Field(
            name: field + name, call: { call(value($0)) },
            check: check.map { check in { @Sendable in try check(value($0)) } })
        }
        let name = check == nil ? "" : checks.first { entry.hasPrefix($0.key) }!.value
        return Row(entry: entry, fields: fields, trials: trials, meaning: meaning, check: name)
      }
    }

    static let number = Kind<Double>(parts: [("", { $0.number })])
    static let count = Kind<Int>(trials: Trial.counts, parts: [("", { $0.count })])
    /// Whole seconds, up to the greatest `Int64`.
    static let duration = Kind<Duration>(trials: Trial.counts, parts: [("", { .seconds($0.count) })])
    static let point = Kind<ScrollPoint>(parts: [
      (".x", { ScrollPoint(x: $0.number, y: 0) }), (".y", { ScrollPoint(x: 0, y: $0.number) }),
    ])
    static let vector = Kind<ScrollVector>(parts: [
      (".dx", { ScrollVector(dx: $0.number, dy: 0) }), (".dy", { ScrollVector(dx: 0, dy: $0.number) }),
    ])
    static let size = Kind<ScrollSize>(parts: [
      (".width", { ScrollSize(width: $0.number, height: 0) }),
      (".height", { ScrollSize(width: 0, height: $0.number) }),
    ])
    static let insets = Kind<ScrollInsets>(parts: [
      (".top", { ScrollInsets(top: $0.number) }), (".left", { ScrollInsets(left: $0.number) }),
      (".bottom", { ScrollInsets(bottom: $0.number) }), (".right", { ScrollInsets(right: $0.number) }),
    ])
    static let range = Kind<ClosedRange<Double>>(
      trials: Trial.ends,
      parts: [
        (".lowerBound", { $0.number...max(1, $0.number) }),
        (".upperBound", { min(0, $0.number)...$0.number }),
      ])
    private static let origin = Kind<ScrollRect>(parts: [
      (".x", { ScrollRect(x: $0.number, y: 0, width: 1, height: 1) }),
      (".y", { ScrollRect(x: 0, y: $0.number, width: 1, height: 1) }),
    ])
    private static let extent = Kind<ScrollRect>(parts: [
      (".width", { ScrollRect(x: 0, y: 0, width: $0.number, height: 1) }),
      (".height", { ScrollRect(x: 0, y: 0, width: 1, height: $0.number) }),
    ])

    /// The places of a rectangle and its lengths have rules of their own; its own methods name its parts.
    static func rect(
      _ entry: String, _ field: String, asking check: Check<ScrollRect>? = nil,
      _ call: @escaping Call<ScrollRect>
    ) -> [Row] {
      [
        origin(entry, field.isEmpty ? "origin" : field, asking: check, call),
        extent(entry, field.isEmpty ? "size" : field, asking: check, call),
      ]
    }
  }
#endif
