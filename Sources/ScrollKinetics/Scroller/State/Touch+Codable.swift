#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Touch.Driver: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["finger": .finger, "nextFinger": .nextFinger, "pair": .pair]
    }
  }
#endif
