let repositoryRoot = (0..<4).reduce(URL(fileURLWithPath: "\(#filePath)")) { path, _ in
  path.deletingLastPathComponent()
}

/// Fails unless the page at `path` is `text`; with `SCROLL_RECORD=1`, writes the page.
func assertPage(_ path: String, is text: String, file: StaticString = #filePath, line: UInt = #line) throws {
  let page = repositoryRoot.appendingPathComponent(path)
  if ProcessInfo.processInfo.environment["SCROLL_RECORD"] == "1" {
    try Data(text.utf8).write(to: page)
    return
  }
  let recorded = String(decoding: try Data(contentsOf: page), as: UTF8.self)
  for (now, before) in zip(text.split(separator: "\n"), recorded.split(separator: "\n")) where now != before {
    return XCTFail(
      "the library does\n\(now)\n\(path) says\n\(before)\nSCROLL_RECORD=1 writes it anew", file: file,
      line: line)
  }
  XCTAssertEqual(text, recorded, file: file, line: line)
}
