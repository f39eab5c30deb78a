extension String {
  /// Returns the text with spaces at its end, so that it has at least `width` characters.
  package func padded(to width: Int) -> String { self + spaces(to: width) }

  /// Returns the text with spaces at its beginning, so that it has at least `width` characters.
  package func aligned(to width: Int) -> String { spaces(to: width) + self }

  private func spaces(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) }
}
