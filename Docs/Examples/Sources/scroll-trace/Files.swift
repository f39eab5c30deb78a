import Foundation
import ScrollTrace

/// Returns the bytes of the file at `path`, at most one more than `limit`.
func readFile(_ path: String, limit: Int = ScenarioLimits().bytes) throws -> [UInt8] {
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

/// The destination of a text: standard output, or a file, which is not changed before the text is complete.
///
/// The text is written to a new file next to the old one, which it then replaces: a full disk or a crash leaves the
/// old file unchanged, and no reader sees an incomplete file. A device or a pipe is written to directly.
struct Sink: ~Copyable {
  private let name: String
  private let file: Int32
  /// The new file, and the path of the old one; nil where the text is written directly.
  private let replacement: Replacement?
  private var buffer: [UInt8] = []

  private struct Replacement {
    let path: String
    let place: String
  }

  /// The file at `path`, or standard output where there is none.
  ///
  /// - Parameter inputs: the files that are read; `path` must be none of them.
  init(_ path: String?, reading inputs: [String] = []) throws {
    name = path ?? "standard output"
    (file, replacement) =
      try path.map { try Self.open($0, reading: inputs) } ?? (STDOUT_FILENO, nil)
  }

  private static func open(_ path: String, reading inputs: [String]) throws -> (Int32, Replacement?) {
    var old = stat()
    let exists = stat(path, &old) == 0
    let isDirect = exists && old.st_mode & S_IFMT != S_IFREG
    if exists, !isDirect, inputs.contains(where: { isSame(old, at: $0) }) {
      throw Refusal(usage: "--output must not be the file that is read, but is \"\(path.escaped)\"")
    }
    // A symbolic link is resolved.
    let place = exists ? realpath(path, nil).map { String(cString: $0, freeing: $0) } ?? path : path
    let beside = "\(place).\(getpid()).partial"
    let file =
      isDirect
      ? Foundation.open(path, O_WRONLY)
      : Foundation.open(beside, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    if file < 0 { throw refusal(path) }
    if exists, !isDirect { fchmod(file, old.st_mode & 0o7777) }
    return (file, isDirect ? nil : Replacement(path: beside, place: place))
  }

  deinit {
    if file != STDOUT_FILENO { close(file) }
    // Has no effect after the new file has replaced the old one.
    if let replacement { unlink(replacement.path) }
  }

  mutating func write(_ text: String) throws {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes the remaining text, and replaces the old file by the new one.
  mutating func finish() throws {
    try flush()
    guard let replacement else { return }
    guard fsync(file) == 0, rename(replacement.path, replacement.place) == 0 else {
      throw Self.refusal(name)
    }
  }

  private mutating func flush() throws {
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

/// Returns whether `file` is the file at `path`, also under another name.
private func isSame(_ file: stat, at path: String) -> Bool {
  var other = stat()
  return stat(path, &other) == 0 && file.st_dev == other.st_dev && file.st_ino == other.st_ino
}

extension String {
  fileprivate init(
    cString: UnsafeMutablePointer<CChar>, freeing memory: UnsafeMutablePointer<CChar>
  ) {
    self.init(cString: cString)
    free(memory)
  }
}

private func systemReason() -> String { String(cString: strerror(errno)) }
