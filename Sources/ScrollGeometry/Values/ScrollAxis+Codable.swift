#if !hasFeature(Embedded)
  extension ScrollAxis: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["horizontal": .horizontal, "vertical": .vertical]
    }
  }
#endif
