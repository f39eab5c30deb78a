/// The scenarios that the tool brings along.
package struct Demo: Sendable {
  package let name: String
  /// What it shows, in one line.
  package let summary: String
  package let text: [UInt8]

  package static let all = [
    Demo(
      name: "recorded-flick", summary: "a flick recorded on an iPhone, frame by frame",
      text: PackageResources.recorded_flick_json),
    Demo(
      name: "edge-bounce", summary: "a flick that runs past the end and bounces back",
      text: PackageResources.edge_bounce_json),
    Demo(
      name: "recorded-trackpad-release", summary: "content let go past its end, recorded on an iPad",
      text: PackageResources.recorded_trackpad_release_json),
    Demo(
      name: "shelf-of-cards", summary: "three swipes on a shelf that stops at its cards",
      text: PackageResources.shelf_of_cards_json),
    Demo(
      name: "changes-in-flight",
      summary: "content that grows and shrinks, a rotation, a retarget and the way back up",
      text: PackageResources.changes_in_flight_json),
  ]

  /// The demo called `name`.
  package init?(named name: String) {
    guard let demo = Self.all.first(where: { $0.name == name }) else { return nil }
    self = demo
  }

  private init(name: String, summary: String, text: [UInt8]) {
    (self.name, self.summary, self.text) = (name, summary, text)
  }
}
