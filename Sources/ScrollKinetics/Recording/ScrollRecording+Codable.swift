#if !hasFeature(Embedded)
  import ScrollGeometry

  private enum RecordingKeys: String, CodingKey {
    case format, version, subject, start
    // The calls.
    case kinds, nanoseconds, x, y, finger, on, calls
  }

  extension ScrollRecording: Codable where Subject: Codable, Subject.Call: Codable {
    /// The version of the format.
    public static var version: Int { 4 }

    /// The value of the key `format`, which identifies encoded data as a recording.
    public static var format: String { "ScrollRecording" }

    /// The value of the key `subject`: the name of the subject's type.
    public static var subject: String { "\(Subject.self)" }

    /// Decodes a recording; throws a ``ScrollRecordingError`` for data that cannot be replayed.
    ///
    /// For data that are not JSON the decoder throws its own error, unless it is called by ``reading(_:)``.
    public init(from decoder: any Decoder) throws(ScrollRecordingError) {
      guard let values = try? decoder.container(keyedBy: RecordingKeys.self),
        (try? values.decode(String.self, forKey: .format)) == Self.format
      else { throw .unknownFormat }
      let version: Int = try values.recorded(.version)
      guard version == Self.version else { throw .unknownVersion(version) }
      let subject: String = try values.recorded(.subject)
      guard subject == Self.subject else { throw .otherSubject(subject) }
      self.init(from: try values.recorded(.start))
      try decodeCalls(from: values)
    }

    /// Encodes the format and its version, the start and the calls, as described in Docs/Reference/Recordings.md.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: RecordingKeys.self)
      try values.encode([
        .format: Self.format, .version: Self.version, .subject: Self.subject, .start: start,
      ])
      // Frequent calls with few numbers are written in columns, one text each: coders of JSON take a microsecond for a number.
      var kinds = ""
      var calls: [Subject.Call] = []
      var (times, x, y) = (RecordingColumn(), RecordingColumn(), RecordingColumn())
      var (fingers, members) = (RecordingColumn(), RecordingColumn())
      var instant = start.now
      for entry in entries {
        times.append(instant.duration(to: entry.instant))
        instant = entry.instant
        // A call with a choice of the host is not that of its input alone.
        guard let (input, member) = entry.call.input, let columns = input.columns,
          entry.call == Subject.Call(input, on: member)
        else {
          let isAdvance = entry.call == .advance
          kinds.append(isAdvance ? "a" : "c")
          if !isAdvance { calls.append(entry.call) }
          continue
        }
        kinds.unicodeScalars.append(columns.kind)
        if let vector = columns.vector {
          x.append(vector.dx)
          y.append(vector.dy)
        }
        if let finger = columns.finger { fingers.append(finger, isDefault: finger == 0) }
        members.append(member?.rawValue, isDefault: member == nil)
      }
      try values.encode([
        .kinds: kinds, .nanoseconds: times.text, .x: x.textIfNeeded, .y: y.textIfNeeded,
        .finger: fingers.textIfNeeded, .on: members.textIfNeeded, .calls: calls.unless([]),
      ])
    }

    /// Decodes a recording with any decoder, whose errors it converts to ``ScrollRecordingError``.
    ///
    ///     let recording = try ScrollRecording<Scroller>.reading {
    ///       try JSONDecoder().decode(ScrollRecording.self, from: data)
    ///     }
    public static func reading(_ decode: () throws -> Self) throws(ScrollRecordingError) -> Self {
      try ScrollRecordingError.naming("", decode)
    }

    private mutating func decodeCalls(from values: KeyedDecodingContainer<RecordingKeys>)
      throws(ScrollRecordingError)
    {
      let kinds: String = try values.recorded(.kinds)
      var times = try values.columnIfPresent(.nanoseconds)
      var (x, y) = (try values.columnIfPresent(.x), try values.columnIfPresent(.y))
      var (fingers, members) = (try values.columnIfPresent(.finger), try values.columnIfPresent(.on))
      let calls = try decodeList(from: values)
      var rest = calls[...]
      var (subject, instant) = (start, start.now)
      func vector() throws(ScrollRecordingError) -> ScrollVector {
        ScrollVector(dx: try x.nextNumber(), dy: try y.nextNumber())
      }
      func point() throws(ScrollRecordingError) -> ScrollPoint {
        ScrollPoint(x: try x.nextNumber(), y: try y.nextNumber())
      }
      for letter in kinds.unicodeScalars {
        // Not `advanced(by:)`, which takes at most 2⁶¹ seconds: two instants can be twice as far from each other.
        instant = ScrollInstant(instant.sinceOrigin + (try times.nextDuration()))
        var (call, input) = (Subject.Call.advance, Scroller.Input?.none)
        switch letter {
        case "a": break
        case "d": input = .touchDown(try point(), finger: try fingers.nextInteger(or: 0))
        case "m": input = .touchMoved(try point(), finger: try fingers.nextInteger(or: 0))
        case "u": input = .touchUp(finger: try fingers.nextInteger(or: 0))
        case "t": input = .changed(translation: try vector())
        case "b": input = .moved(by: try vector())
        case "s": input = .scroll(try vector(), phase: .changed)
        case "p": input = .scroll(try vector(), phase: .momentumChanged)
        case "c":
          guard let next = rest.popFirst() else {
            throw .damaged(
              at: "calls", reason: "must have a call for each c of the kinds, but has \(calls.count)")
          }
          call = next
        default:
          throw .damaged(at: "kinds", reason: "must have letters of calls, but has \(String(letter).quoted)")
        }
        if let input {
          call = Subject.Call(input, on: try members.nextOptional().map { ScrollScreen.ID($0) })
        }
        try check(call, at: instant, of: subject)
        append(call, at: instant)
        subject.execute(call, at: instant)
      }
      guard rest.isEmpty else {
        throw .damaged(at: "calls", reason: "must have a call for each c of the kinds, but has more")
      }
      for column in [times, x, y, fingers, members] { try column.finish() }
    }

    private func decodeList(from values: KeyedDecodingContainer<RecordingKeys>)
      throws(ScrollRecordingError) -> [Subject.Call]
    {
      guard values.contains(.calls) else { return [] }
      var list = try ScrollRecordingError.naming("calls") {
        try values.nestedUnkeyedContainer(forKey: .calls)
      }
      var calls: [Subject.Call] = []
      while !list.isAtEnd {
        calls.append(
          try ScrollRecordingError.naming("calls[\(calls.count)]") { try list.decode(Subject.Call.self) })
      }
      return calls
    }

    /// Throws unless a call can be made of the subject, and after the calls before it.
    private func check(_ call: Subject.Call, at instant: ScrollInstant, of subject: Subject)
      throws(ScrollRecordingError)
    {
      do throws(ScrollCallError) {
        try subject.validate(call)
      } catch {
        switch error {
        case .invalid(let error): throw .invalid(at: "entries[\(entries.count)]", error)
        case .wrongMember(let reason): throw .wrongMember(entry: entries.count, reason: reason)
        }
      }
      guard call.input != nil || instant >= end else { throw .goesBack(entry: entries.count) }
    }
  }

  extension Scroller.Input {
    /// The letter and the numbers of an input that is written in columns; nil for any other input.
    fileprivate var columns: (kind: Unicode.Scalar, vector: ScrollVector?, finger: Int?)? {
      switch self {
      case .touchDown(let point, let finger): ("d", ScrollVector(dx: point.x, dy: point.y), finger)
      case .touchMoved(let point, let finger): ("m", ScrollVector(dx: point.x, dy: point.y), finger)
      case .touchUp(let finger): ("u", nil, finger)
      case .changed(let translation): ("t", translation, nil)
      case .moved(let distance): ("b", distance, nil)
      case .scroll(let delta, .changed): ("s", delta, nil)
      case .scroll(let delta, .momentumChanged): ("p", delta, nil)
      default: nil
      }
    }
  }

  extension ScrollRecordingError {
    /// Returns the result of `decode`; converts its errors to those of a recording at `path`.
    static func naming<Value>(_ path: String, _ decode: () throws -> Value) throws(Self) -> Value {
      do {
        return try decode()
      } catch let error as Self {
        throw error
      } catch let error as ScrollValueError {
        throw .invalid(at: path, error)
      } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context)
      {
        throw .damaged(
          at: context.path.isEmpty ? path : context.path, reason: context.debugDescription.oneLine)
      } catch {
        throw .damaged(at: path, reason: "\(error)".oneLine)
      }
    }
  }

  extension KeyedDecodingContainer {
    func recorded<Value: Decodable>(_ key: Key) throws(ScrollRecordingError) -> Value {
      try ScrollRecordingError.naming(key.stringValue) { try decode(Value.self, forKey: key) }
    }

    func column(_ key: Key) throws(ScrollRecordingError) -> RecordingColumn.Reader {
      RecordingColumn.Reader(try recorded(key) as String, named: key.stringValue)
    }

    func columnIfPresent(_ key: Key) throws(ScrollRecordingError) -> RecordingColumn.Reader {
      let text = try ScrollRecordingError.naming(key.stringValue) { try self[ifPresent: key] as String? }
      return RecordingColumn.Reader(text, named: key.stringValue)
    }
  }

  extension DecodingError.Context {
    /// The coding path as text, such as `calls[3].input`; empty where it is not known.
    fileprivate var path: String {
      codingPath.reduce("") { path, key in
        if let index = key.intValue { return "\(path)[\(index)]" }
        return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
      }
    }
  }
#endif
