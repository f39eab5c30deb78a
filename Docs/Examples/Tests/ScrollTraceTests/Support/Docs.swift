import Foundation
import XCTest

/// The documentation, with which tests compare the tool.
enum Docs {
  static let folder = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  /// Returns the text of a page.
  static func page(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Returns the blocks of a page that are in `language`.
  static func blocks(of page: String, in language: String) throws -> [String] {
    try self.page(page).components(separatedBy: "```\(language)\n").dropFirst().map {
      try XCTUnwrap($0.components(separatedBy: "```").first)
    }
  }
}
