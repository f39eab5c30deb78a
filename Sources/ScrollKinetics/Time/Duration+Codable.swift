#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A duration in its encoded form: a number of seconds, or, where no `Double` is this duration to the attosecond, a
  /// decimal text.
  struct CodableDuration: Codable {
    let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        try seconds.check(.finite, decoder.codingPath.last?.stringValue ?? "seconds")
        duration = Duration(inSeconds: seconds)
      } else {
        duration = try container.decode(ScrollInstant.self).sinceOrigin
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      let seconds = duration.inSeconds
      if Duration(inSeconds: seconds) == duration {
        try container.encode(seconds)
      } else {
        try container.encode(ScrollInstant(duration))
      }
    }
  }
#endif
