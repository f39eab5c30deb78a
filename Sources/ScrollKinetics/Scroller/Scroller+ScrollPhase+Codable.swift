#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller.ScrollPhase: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      [
        "mayBegin": .mayBegin, "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
        "momentumBegan": .momentumBegan, "momentumChanged": .momentumChanged, "momentumEnded": .momentumEnded,
        "none": .unphased,
      ]
    }
  }
#endif
