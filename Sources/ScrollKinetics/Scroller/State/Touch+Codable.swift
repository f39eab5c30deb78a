#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Touch.DirectionalLock: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["unlessDiagonal": .unlessDiagonal, "always": .always]
    }
  }
#endif
