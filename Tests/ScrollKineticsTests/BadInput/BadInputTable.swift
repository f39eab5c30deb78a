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
      "ScrollIndicator.init": "ScrollIndicator.validate(insets:…)",
      "ScrollLoop.init": "ScrollLoop.validate(length:start:)",
      "ScrollSheet.init": "ScrollSheet.validate(container:detents:)",
      "ScrollSpring.init": "ScrollSpring.validate(angularFrequency:…)",
      "ScrollStack.Item.init": "ScrollStack.Item.validate(length:…)",
      "ScrollStack.init": "ScrollStack.validate(spacing:…)",
      "ScrollStep.length": "ScrollStep.validate()",
      "ScrollUnit.init": "ScrollUnit.validate(width:height:)",
      "ScrollZoomLimits.init": "ScrollZoomLimits.validate(from:to:)",
      "ScrollZoomTarget.zoomScale": "ScrollZoomTarget.validate()",
      "Scroller.Physics.init": "Scroller.Physics.validate(framesPerSecond:slop:)",
      "Scroller.handle": "Scroller.Input.validate()",
      "SnapRule.init": "SnapRule.validate(_:…)",
      "SnapRule.target": "SnapRequest.validate()",
      "StickyBox.init": "StickyBox.validate(frame:container:…)",
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

  // MARK: - Kinds of numbers

  extension BadInputTable {
    typealias Call<Value> = @Sendable (Value) -> [Double]

    private static func row<Value>(
      _ entry: String, _ trials: [Trial], _ meaning: String, _ check: Check<Value>?,
      _ fields: [(String, @Sendable (Trial) -> Value)], _ call: @escaping Call<Value>
    ) -> Row {
      let fields = fields.map { name, value in
        Field(
          name: name, call: { call(value($0)) },
          check: check.map { check in { @Sendable in try check(value($0)) } })
      }
      let name = check == nil ? "" : checks.first { entry.hasPrefix($0.key) }!.value
      return Row(entry: entry, fields: fields, trials: trials, meaning: meaning, check: name)
    }

    static func number(
      _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<Double>? = nil,
      _ call: @escaping Call<Double>
    ) -> Row { row(entry, Trial.numbers, meaning, check, [(field, { @Sendable in $0.number })], call) }

    static func count(
      _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<Int>? = nil,
      _ call: @escaping Call<Int>
    ) -> Row { row(entry, Trial.counts, meaning, check, [(field, { @Sendable in $0.count })], call) }

    /// Whole seconds, up to the greatest `Int64`.
    static func duration(
      _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<Duration>? = nil,
      _ call: @escaping Call<Duration>
    ) -> Row {
      row(entry, Trial.counts, meaning, check, [(field, { @Sendable in Duration.seconds($0.count) })], call)
    }

    static func point(
      _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<ScrollPoint>? = nil,
      _ call: @escaping Call<ScrollPoint>
    ) -> Row {
      let fields: [(String, @Sendable (Trial) -> ScrollPoint)] = [
        ("\(field).x", { ScrollPoint(x: $0.number, y: 0) }),
        ("\(field).y", { ScrollPoint(x: 0, y: $0.number) }),
      ]
      return row(entry, Trial.numbers, meaning, check, fields, call)
    }

    static func vector(
      _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<ScrollVector>? = nil,
      _ call: @escaping Call<ScrollVector>
    ) -> Row {
      let fields: [(String, @Sendable (Trial) -> ScrollVector)] = [
        ("\(field).dx", { ScrollVector(dx: $0.number, dy: 0) }),
        ("\(field).dy", { ScrollVector(dx: 0, dy: $0.number) }),
      ]
      return row(entry, Trial.numbers, meaning, check, fields, call)
    }

    static func size(
      _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<ScrollSize>? = nil,
      _ call: @escaping Call<ScrollSize>
    ) -> Row {
      let fields: [(String, @Sendable (Trial) -> ScrollSize)] = [
        ("\(field).width", { ScrollSize(width: $0.number, height: 0) }),
        ("\(field).height", { ScrollSize(width: 0, height: $0.number) }),
      ]
      return row(entry, Trial.numbers, meaning, check, fields, call)
    }

    static func insets(
      _ entry: String, _ field: String, _ meaning: String = "", asking check: Check<ScrollInsets>? = nil,
      _ call: @escaping Call<ScrollInsets>
    ) -> Row {
      let fields: [(String, @Sendable (Trial) -> ScrollInsets)] = [
        ("\(field).top", { ScrollInsets(top: $0.number, left: 0, bottom: 0, right: 0) }),
        ("\(field).left", { ScrollInsets(top: 0, left: $0.number, bottom: 0, right: 0) }),
        ("\(field).bottom", { ScrollInsets(top: 0, left: 0, bottom: $0.number, right: 0) }),
        ("\(field).right", { ScrollInsets(top: 0, left: 0, bottom: 0, right: $0.number) }),
      ]
      return row(entry, Trial.numbers, meaning, check, fields, call)
    }

    static func rect(
      _ entry: String, _ field: String, asking check: Check<ScrollRect>? = nil,
      _ call: @escaping Call<ScrollRect>
    ) -> [Row] {
      // The rectangle's own methods name its parts.
      let (place, extent) = field.isEmpty ? ("origin", "size") : (field, field)
      let corner: [(String, @Sendable (Trial) -> ScrollRect)] = [
        ("\(place).x", { ScrollRect(x: $0.number, y: 0, width: 1, height: 1) }),
        ("\(place).y", { ScrollRect(x: 0, y: $0.number, width: 1, height: 1) }),
      ]
      let size: [(String, @Sendable (Trial) -> ScrollRect)] = [
        ("\(extent).width", { ScrollRect(x: 0, y: 0, width: $0.number, height: 1) }),
        ("\(extent).height", { ScrollRect(x: 0, y: 0, width: 1, height: $0.number) }),
      ]
      return [corner, size].map { row(entry, Trial.numbers, "", check, $0, call) }
    }

    static func range(
      _ entry: String, _ field: String, asking check: Check<ClosedRange<Double>>? = nil,
      _ call: @escaping Call<ClosedRange<Double>>
    ) -> Row {
      let fields: [(String, @Sendable (Trial) -> ClosedRange<Double>)] = [
        ("\(field).lowerBound", { $0.number...max(1, $0.number) }),
        ("\(field).upperBound", { min(0, $0.number)...$0.number }),
      ]
      return row(entry, Trial.ends, "", check, fields, call)
    }
  }
#endif
