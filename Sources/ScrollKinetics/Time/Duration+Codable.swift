#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A duration in its encoded form: a number of seconds; where no `Double` is this duration to the attosecond, a
  /// decimal text; beyond 2⁶¹ s, where no instant is that far from the origin, the pair of 64-bit words that `Duration`
  /// encodes. Every duration is decoded exactly.
  struct CodableDuration: Codable {
    let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        try seconds.check(.finite, decoder.codingPath.last?.stringValue ?? "seconds")
        duration = Duration(inSeconds: seconds)
      } else if let words = try? container.decode(Duration.self) {
        duration = words
      } else {
        duration = try container.decode(ScrollInstant.self).sinceOrigin
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      let seconds = duration.inSeconds
      if Duration(inSeconds: seconds) == duration {
        try container.encode(seconds)
      } else if ScrollInstant(duration).sinceOrigin == duration {
        try container.encode(ScrollInstant(duration))
      } else {
        try container.encode(duration)
      }
    }
  }
#endif
