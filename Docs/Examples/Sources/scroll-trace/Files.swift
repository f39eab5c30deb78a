import Foundation
import ScrollTrace

/// The bytes of the file at `path`, at most one more than `limit`.
func readFile(_ path: String, limit: Int) throws -> [UInt8] {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { throw Refusal(file: path, "cannot be read", reason: systemReason()) }
  defer { close(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= limit {
    let count = read(file, &chunk, chunk.count)
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { throw Refusal(file: path, "cannot be read", reason: systemReason()) }
    if count == 0 { break }
    bytes += chunk[..<count]
  }
  return bytes
}

/// Where a trace goes: standard output, or a file.
struct Sink: ~Copyable {
  private let name: String
  private let file: Int32
  private var buffer: [UInt8] = []

  /// The file at `path`, emptied, or standard output where there is none.
  init(_ path: String?) throws {
    name = path ?? "standard output"
    file = path.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) } ?? STDOUT_FILENO
    if file < 0 { throw Self.refusal(name) }
  }

  deinit {
    if file != STDOUT_FILENO { close(file) }
  }

  mutating func write(_ text: String) throws {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { try flush() }
  }

  mutating func flush() throws {
    var start = 0
    while start < buffer.count {
      let count = buffer[start...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Self.refusal(name) }
      start += count
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func refusal(_ name: String) -> Refusal {
    Refusal(file: name, "cannot be written", reason: systemReason())
  }
}

private func systemReason() -> String { String(cString: strerror(errno)) }
