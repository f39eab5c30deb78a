#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A duration as it stands in encoded data: a number of seconds, which people write and every reader understands, and
  /// decimal text where no number of seconds is this duration to the attosecond.
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
