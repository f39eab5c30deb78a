#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollRecording: Codable {
    /// The latest version of the format. It and all earlier ones can be decoded.
    ///
    /// A recording is encoded in the first version that has its subject: a scroller in version 1, a chain in version 2,
    /// a screen in version 3.
    public static let version = 3

    /// The value of the key `format`, which identifies encoded data as a recording.
    public static let format = "ScrollRecording"

    private enum CodingKeys: String, CodingKey {
      case format, version, entries
      // What was recorded. A recording has exactly one of these keys.
      case start, chain, screen
    }

    /// Decodes a recording; throws a ``Fault`` for data that cannot be replayed.
    ///
    /// For data that are not JSON the decoder throws its own error; ``reading(_:)`` throws a ``Fault`` for these, too.
    public init(from decoder: any Decoder) throws(Fault) {
      guard let values = try? decoder.container(keyedBy: CodingKeys.self),
        (try? values.decode(String.self, forKey: .format)) == Self.format
      else { throw .unknownFormat }
      let version = try Fault.naming("version") { try values.decode(Int.self, forKey: .version) }
      guard (1...Self.version).contains(version) else { throw .unknownVersion(version) }
      if version >= 3 && values.contains(.screen) {
        self.init(from: try Fault.naming("screen") { try values.decode(ScrollScreen.self, forKey: .screen) })
      } else if version >= 2 && values.contains(.chain) {
        self.init(from: try Fault.naming("chain") { try values.decode(ScrollChain.self, forKey: .chain) })
      } else {
        self.init(from: try Fault.naming("start") { try values.decode(Scroller.self, forKey: .start) })
      }
      var list = try Fault.naming("entries") { try values.nestedUnkeyedContainer(forKey: .entries) }
      while !list.isAtEnd {
        let entry = try Fault.naming("entries[\(entries.count)]") { try list.decode(Entry.self) }
        try validate(entry)
        append(entry)
      }
    }

    /// Encodes the format and its version, the start and the calls, as described in Docs/Recordings.md.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(Self.format, forKey: .format)
      switch subject {
      case .scroller(let scroller):
        try values.encode(1, forKey: .version)
        try values.encode(scroller, forKey: .start)
      case .chain(let chain):
        try values.encode(2, forKey: .version)
        try values.encode(chain, forKey: .chain)
      case .screen(let screen):
        try values.encode(3, forKey: .version)
        try values.encode(screen, forKey: .screen)
      }
      try values.encode(entries, forKey: .entries)
    }

    /// Decodes a recording with any decoder; every error that it throws is a ``Fault``.
    ///
    ///     let recording = try ScrollRecording.reading {
    ///       try JSONDecoder().decode(ScrollRecording.self, from: data)
    ///     }
    public static func reading(_ decode: () throws -> ScrollRecording) throws(Fault) -> ScrollRecording {
      try Fault.naming("", decode)
    }
  }

  extension ScrollRecording.Fault {
    /// Returns the result of `decode`; converts its errors to faults at `path`.
    fileprivate static func naming<Value>(_ path: String, _ decode: () throws -> Value) throws(Self) -> Value
    {
      do {
        return try decode()
      } catch let fault as Self {
        throw fault
      } catch let error as ScrollValueError {
        throw .invalid(at: path, error)
      } catch let error as DecodingError {
        let found = error.context?.path ?? ""
        throw .damaged(
          at: found.isEmpty ? path : found, reason: (error.context?.debugDescription ?? "\(error)").oneLine)
      } catch {
        throw .damaged(at: path, reason: "\(error)".oneLine)
      }
    }
  }

  extension DecodingError {
    fileprivate var context: Context? {
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    }
  }

  extension DecodingError.Context {
    /// The coding path as text, such as `entries[3].input`.
    fileprivate var path: String {
      codingPath.reduce("") { path, key in
        if let index = key.intValue { return "\(path)[\(index)]" }
        return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
      }
    }
  }
#endif
