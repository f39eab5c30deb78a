#if !hasFeature(Embedded)
  extension ContentInsetAdjustmentBehavior: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
      ]
    }
  }
#endif
