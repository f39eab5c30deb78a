import ScrollKinetics

/// The offsets of a motion over time, from a trace or a replay.
package struct TraceSeries: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var time: Double
    package var isFrame: Bool
    /// The offset; nil where the trace does not have it.
    package var x: Double?
    package var y: Double?
    /// The scale of the content; nil where the trace does not have it.
    package var scale: Double?
    /// The name of the phase; nil where the trace does not have it.
    package var phase: String?
  }

  package var rows: [Row]

  package init(_ rows: [Row]) {
    self.rows = rows
  }

  /// The series of a replay.
  ///
  /// - Parameter progress: called for every row.
  package init(_ motion: Motion, progress: () -> Void = {}) {
    rows = motion.rows.map {
      progress()
      return Row(
        time: $0.instant.nearestSeconds, isFrame: $0.source == .frame, x: $0.offset.x,
        y: $0.offset.y, scale: motion.zooms ? $0.viewport.zoomScale : nil,
        phase: "\($0.phase)")
    }
  }

  /// The rows of frames.
  package var frames: [Row] { rows.filter(\.isFrame) }
}

// MARK: - Reading

extension TraceSeries {
  /// The series of a trace in CSV: a header with `t` and `x` or `y`, further columns as the tool writes them or none.
  ///
  /// - Parameter progress: called for every row.
  package init(csv bytes: [UInt8], progress: () -> Void = {}) throws(ScenarioError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).makeIterator()
    let header = lines.next().map(Self.fields) ?? []
    let time = header.firstIndex(of: "t")
    let (x, y) = (header.firstIndex(of: "x"), header.firstIndex(of: "y"))
    guard let time, x != nil || y != nil else {
      throw ScenarioError(
        line: 1, "must name the columns t and x or y",
        "is " + header.joined(separator: ",").quoted)
    }
    let (source, phase, scale) = (
      header.firstIndex(of: "source"), header.firstIndex(of: "phase"), header.firstIndex(of: "scale")
    )
    rows = []
    var number = 1
    while let line = lines.next() {
      number += 1
      progress()
      let fields = Self.fields(line)
      guard fields.count == header.count else {
        throw ScenarioError(
          line: number, "must have \(header.count) fields", "has \(fields.count)")
      }
      func value(_ column: Int?) throws(ScenarioError) -> Double? {
        guard let column else { return nil }
        guard let value = Double(fields[column]), value.isFinite else {
          throw ScenarioError(
            line: number, "must have a number under \(header[column])",
            "has \(fields[column].quoted)")
        }
        return value
      }
      rows.append(
        Row(
          time: try value(time) ?? 0, isFrame: source.map { fields[$0] == "frame" } ?? true,
          x: try value(x),
          y: try value(y), scale: try value(scale), phase: phase.map { fields[$0] }))
    }
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  /// The series of a trace in JSON, as the tool writes it.
  package init(json bytes: [UInt8]) throws(ScenarioError) {
    let trace = try JSONNode(value: try JSONReader.read(bytes), path: .root).members([
      "name", "rows", "hash",
    ])
    rows = []
    for node in try trace.required("rows").elements() {
      let members = try node.members([
        "t", "source", "x", "y", "vx", "vy", "tx", "ty", "phase", "events", "members", "scale",
        "stretchX", "stretchY",
      ])
      rows.append(
        Row(
          time: try members.required("t").number(),
          isFrame: try members.required("source").string() == "frame",
          x: try members.required("x").number(), y: try members.required("y").number(),
          scale: try members["scale"]?.number(),
          phase: try members.required("phase").string()))
    }
  }
}
