/// What the recorder asks a person to do, in the order of Docs/Physics.md, where each scene stands with the questions that it
/// settles.
public enum RecordingScene: String, CaseIterable, Sendable {
  case statusBar, pager, targets, flicks, pinches, catches, fastRate, diagonals, nesting, refresh

  /// The sentence on the screen.
  public var instruction: String {
    switch self {
    case .statusBar:
      "Tap the status bar and let the list come to rest; then tap it again right after a flick."
    case .pager:
      "Hold still and lift near a page, far from it, exactly on the red line; then flick gently, faster, fast."
    case .targets:
      "Flick up nine times, three of them slowly, three faster, three fast, and let each come to rest."
    case .flicks: "Flick up six times without a pause, and once down before the list has come to rest."
    case .pinches:
      "Pinch out as far as you can, hold, and let go; pinch in likewise; at the end tap Zoom twice."
    case .catches:
      "Flick, catch the list with a still finger, lift; then flick past the top, catch the bounce, and drag on."
    case .fastRate: "Flick as fast as you can, past the end and past the top, three times each."
    case .diagonals: "Drag up five times, each time more slanted, the last one from corner to corner."
    case .nesting:
      "Drag the inner list past its end, without lifting back past its top, then flick it past both ends."
    case .refresh:
      "Pull slowly to refresh, then quickly; flick and tap Animate, tap it again at rest; then Keyboard twice."
    }
  }
}
