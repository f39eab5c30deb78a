#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollPopulation.Recording: Codable {
    private enum Keys: String, CodingKey {
      case format, version, axis, now, agents, lengths
      // The calls, and their actions.
      case kinds, nanoseconds, counts, indices, actions, numbers
    }

    private static var format: String { "ScrollPopulationRecording" }
    private static var version: Int { 1 }

    /// Decodes a recording; throws a ``ScrollRecordingError`` for data that cannot be replayed.
    ///
    /// A few bytes can stand for 2²⁴ equal agents, whose replay takes 18 GB: where strangers write recordings, check ``count`` first.
    public init(from decoder: any Decoder) throws(ScrollRecordingError) {
      guard let values = try? decoder.container(keyedBy: Keys.self),
        (try? values.decode(String.self, forKey: .format)) == Self.format
      else { throw .unknownFormat }
      let version: Int = try values.recorded(.version)
      guard version == Self.version else { throw .unknownVersion(version) }
      let scrollers: [Scroller] = try values.recorded(.agents)
      var (lengths, runs, count) = (try values.column(.lengths), [Run](), 0)
      for scroller in scrollers {
        let length = try lengths.nextInteger(or: 1)
        try Self.check(1...(1 << 24) - count, length, .lengths)
        runs.append(Run(agent: scroller, length: length))
        count += length
      }
      try lengths.finish()
      let start: ScrollInstant = try values.recorded(.now)
      if let early = scrollers.first(where: { $0.now < start }) {
        throw .damaged(at: "now", reason: "must not be later than that of an agent, \(early.now)")
      }
      self.init(axis: try values.recorded(.axis), start: start, agents: runs)
      try decodeCalls(from: values)
    }

    private mutating func decodeCalls(from values: KeyedDecodingContainer<Keys>)
      throws(ScrollRecordingError)
    {
      let kinds: String = try values.recorded(.kinds)
      var (times, counts) = (try values.column(.nanoseconds), try values.column(.counts))
      var (indices, actions, numbers) = (
        try values.column(.indices), try values.column(.actions), try values.column(.numbers)
      )
      var instant = start
      for letter in kinds.unicodeScalars {
        instant = ScrollInstant(instant.sinceOrigin + (try times.nextDuration()))
        switch letter {
        case "a": calls.append(Call(instant: instant, end: nil))
        case "p":
          let number = try counts.nextInteger(or: 0)
          try Self.check(0...count, number, .counts)
          var index = -1
          for _ in 0..<number {
            let step = try indices.nextInteger(or: 1)
            try Self.check(1...Swift.max(1, count), step, .indices)
            index += step
            try Self.check(0...Swift.max(0, count - 1), index, .indices)
            guard
              let action = ScrollPopulation.Action(rawValue: UInt8(clamping: try actions.nextInteger(or: 0))),
              action != .none
            else { throw .damaged(at: "actions", reason: "must have the numbers of actions") }
            let number = try numbers.nextNumber()
            do throws(ScrollValueError) {
              try action.validate(number)
            } catch {
              throw .invalid(at: "numbers", error)
            }
            rows.append(index, action, number)
          }
          calls.append(Call(instant: instant, end: rows.agents.count))
        default:
          throw .damaged(at: "kinds", reason: "must have letters of calls, but has \(String(letter).quoted)")
        }
      }
      for column in [times, counts, indices, actions, numbers] { try column.finish() }
    }

    private static func check(_ range: ClosedRange<Int>, _ number: Int, _ key: Keys)
      throws(ScrollRecordingError)
    {
      guard !range.contains(number) else { return }
      throw .damaged(
        at: key.rawValue,
        reason: "must have numbers from \(range.lowerBound) to \(range.upperBound), but has \(number)")
    }

    /// Encodes the agents and the columns, one column a text with a space between two numbers.
    ///
    ///     {"format": "ScrollPopulationRecording", "version": 1, "axis": …, "now": …,
    ///      "agents": […], "lengths": "99999 1",
    ///      "kinds": "pa", "nanoseconds": "0 16666667", "counts": "2",
    ///      "indices": "1 3", "actions": "6 6", "numbers": "900 -300"}
    ///
    /// - `lengths` has the number of equal neighbours for each of `agents`.
    /// - `kinds` has a letter for each call, `p` for a column of actions and `a` for a step; `nanoseconds` the time since the call
    ///   before, or since `now`; `counts` the number of actions in each column.
    /// - Each action has a number in `indices`, the distance from the agent before (from −1 for the first), in `actions`, the raw value of
    ///   its ``ScrollPopulation/Action``, and in `numbers`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode([
        .format: Self.format, .version: Self.version, .axis: axis, .now: start,
        .agents: agents.map(\.agent),
      ])
      var (lengths, times, counts) = (RecordingColumn(), RecordingColumn(), RecordingColumn())
      var (indices, actions, numbers) = (RecordingColumn(), RecordingColumn(), RecordingColumn())
      for run in agents { lengths.append(run.length, isDefault: false) }
      var (kinds, instant, row) = ("", start, 0)
      for call in calls {
        kinds.append(call.end == nil ? "a" : "p")
        times.append(instant.duration(to: call.instant))
        instant = call.instant
        guard let end = call.end else { continue }
        counts.append(end - row, isDefault: false)
        var last = -1
        for row in row..<end {
          // The distance to the agent before.
          indices.append(Int(rows.agents[row]) - last, isDefault: false)
          last = Int(rows.agents[row])
          actions.append(Int(rows.actions[row].rawValue), isDefault: false)
          numbers.append(rows.numbers[row])
        }
        row = end
      }
      try values.encode([
        .kinds: kinds, .lengths: lengths.text, .nanoseconds: times.text, .counts: counts.text,
        .indices: indices.text, .actions: actions.text, .numbers: numbers.text,
      ])
    }
  }
#endif
