#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollPopulation {
    /// What was done to a population, by columns, which can be stored and replayed bit for bit.
    ///
    ///     var recording = ScrollPopulation.Recording(of: agents)
    ///     recording.act(actions, numbers, at: now, on: &agents)
    ///     recording.advance(&agents, to: now)
    ///     recording.replay().offsets == agents.offsets           // true
    ///     recording.replay(agent: 17) == agents[17]              // true: one agent alone, as a scroller
    ///
    /// A recording consists of the agents at the start, of which equal neighbours are one, the actions with their numbers, 13 bytes
    /// each, and the steps. What is done in another way, as by ``subscript(_:)``, is not recorded.
    ///
    /// After every call, a replay has the same bits as the original, on every platform, with the same version of the library.
    public struct Recording: Hashable, Sendable {
      /// The axis of the population.
      public let axis: ScrollAxis
      /// The number of agents.
      public let count: Int
      private(set) var start: ScrollInstant
      /// The agents before the first call: equal neighbours, and their number.
      private(set) var agents: [Run]
      var calls: [Call] = []
      var rows = Rows()

      struct Run: Hashable, Sendable {
        fileprivate(set) var agent: Scroller
        var length: Int
      }

      struct Call: Hashable, Sendable {
        fileprivate(set) var instant: ScrollInstant
        /// The call's actions in the columns; nil for a step.
        let rows: Range<Int>?
      }

      /// The actions of all calls: the agents in order, an element of each column for each.
      struct Rows: Hashable, Sendable {
        var agents: [Int32] = []
        var actions: [Action] = []
        var numbers: [Double] = []

        mutating func append(_ agent: Int, _ action: Action, _ number: Double) {
          agents.append(Int32(agent))
          actions.append(action)
          numbers.append(action.takesNumber ? number : 0)
        }
      }

      /// Creates a recording without calls that starts from the present state of a population.
      public init(of population: ScrollPopulation) {
        var runs: [Run] = []
        for index in 0..<population.count {
          let agent = population[index]
          if runs.last?.agent == agent {
            runs[runs.count - 1].length += 1
          } else {
            runs.append(Run(agent: agent, length: 1))
          }
        }
        self.init(axis: population.axis, start: population.now, agents: runs)
      }

      init(axis: ScrollAxis, start: ScrollInstant, agents: [Run]) {
        (self.axis, self.start, self.agents) = (axis, start, agents)
        count = agents.reduce(0) { $0 + $1.length }
      }
    }
  }

  extension ScrollPopulation.Recording {
    /// Performs an action on each agent, with its number, and records it; see
    /// ``ScrollPopulation/act(_:_:at:)-([ScrollPopulation.Action],_,_)``.
    ///
    /// - Precondition: the population is the recorded one, and there are an action and a valid number for every agent.
    public mutating func act(
      _ actions: [ScrollPopulation.Action], _ numbers: [Double], at instant: ScrollInstant,
      on population: inout ScrollPopulation
    ) {
      population.act(actions, numbers, at: instant)
      requireRecorded(population)
      let first = rows.agents.count
      for index in actions.indices where actions[index] != .none {
        rows.append(index, actions[index], numbers[index])
      }
      calls.append(Call(instant: instant, rows: first..<rows.agents.count))
    }

    /// Advances all agents and records it; see ``ScrollPopulation/advance(to:into:)``.
    ///
    /// - Precondition: the population is the recorded one, and each buffer that is given has an element for every agent.
    public mutating func advance(
      _ population: inout ScrollPopulation, to instant: ScrollInstant,
      into columns: ScrollPopulation.Columns = ScrollPopulation.Columns()
    ) {
      population.advance(to: instant, into: columns)
      requireRecorded(population)
      calls.append(Call(instant: instant, rows: nil))
    }

    private func requireRecorded(_ population: ScrollPopulation) {
      precondition(
        population.count == count && population.axis == axis,
        "the population must have \(count) agents along the \(axis) axis")
    }

    /// Moves the recording to another time line, with the agents at its start; see ``ScrollSubject/shiftTime(by:)``.
    public mutating func shiftTime(by duration: Duration) {
      start = start.advanced(by: duration)
      for index in agents.indices { agents[index].agent.shiftTime(by: duration) }
      for index in calls.indices { calls[index].instant = calls[index].instant.advanced(by: duration) }
    }

    /// Repeats all calls, and returns the population after the last one; `observe` is called after each.
    @discardableResult
    public func replay(_ observe: (ScrollPopulation) -> Void = { _ in }) -> ScrollPopulation {
      var population = ScrollPopulation(
        agents.flatMap { repeatElement($0.agent, count: $0.length) }, along: axis)
      population.now = start
      var (actions, numbers) = (
        [ScrollPopulation.Action](repeating: .none, count: count), [Double](repeating: 0, count: count)
      )
      for call in calls {
        if let own = call.rows {
          for row in own {
            actions[Int(rows.agents[row])] = rows.actions[row]
            numbers[Int(rows.agents[row])] = rows.numbers[row]
          }
          population.act(actions, numbers, at: call.instant)
          for row in own { actions[Int(rows.agents[row])] = .none }
        } else {
          population.advance(to: call.instant)
        }
        observe(population)
      }
      return population
    }

    /// Repeats the calls of one agent alone, and returns the scroller that has the agent's bits: a sample of the population.
    ///
    /// - Precondition: there is such an agent.
    /// - Complexity: linear in the number of all actions.
    public func replay(agent index: Int) -> Scroller {
      index.require(in: 0..<count, "index")
      var (rest, run) = (index, 0)
      while rest >= agents[run].length {
        rest -= agents[run].length
        run += 1
      }
      var scroller = agents[run].agent
      for call in calls {
        if let own = call.rows {
          if let row = rows.agents[own].firstIndex(of: Int32(index)) {
            _ = scroller.act(rows.actions[row], rows.numbers[row], along: axis, at: call.instant)
          }
        } else {
          scroller.advance(to: call.instant)
        }
      }
      return scroller
    }
  }

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
        case "a": calls.append(Call(instant: instant, rows: nil))
        case "p":
          let number = try counts.nextInteger(or: 0)
          try Self.check(0...count, number, .counts)
          let first = rows.agents.count
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
            try ScrollRecordingError.naming("numbers") { try action.validate(number) }
            rows.append(index, action, number)
          }
          calls.append(Call(instant: instant, rows: first..<rows.agents.count))
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
      var (kinds, instant) = ("", start)
      for call in calls {
        kinds.append(call.rows == nil ? "a" : "p")
        times.append(instant.duration(to: call.instant))
        instant = call.instant
        guard let own = call.rows else { continue }
        counts.append(own.count, isDefault: false)
        var last = -1
        for row in own {
          // The distance to the agent before.
          indices.append(Int(rows.agents[row]) - last, isDefault: false)
          last = Int(rows.agents[row])
          actions.append(Int(rows.actions[row].rawValue), isDefault: false)
          numbers.append(rows.numbers[row])
        }
      }
      try values.encode([
        .kinds: kinds, .lengths: lengths.text, .nanoseconds: times.text, .counts: counts.text,
        .indices: indices.text, .actions: actions.text, .numbers: numbers.text,
      ])
    }
  }
#endif
