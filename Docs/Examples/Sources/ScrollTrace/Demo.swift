/// The scenarios that are built into the tool.
package struct Demo: Sendable {
  package let name: String
  /// The description, in one line.
  package let summary: String
  package let text: [UInt8]
  /// The recorded offsets of the same frames; empty for a synthetic motion.
  package let recorded: [MotionFacts.Recorded]

  package static let all = [
    Demo(
      name: "recorded-flick", summary: "a flick recorded on an iPhone, frame by frame",
      text: PackageResources.recorded_flick_json,
      // Offsets by the frame after the release, which is visible from frame 60 on. Measurements of the project
      // Regram-ios.
      recorded: [
        (1, 385.9525698144417), (2, 451.03081963035885), (3, 513.9738493137312),
        (5, 633.7321763726667),
        (10, 900.3933330778698), (20, 1317.106053564431), (30, 1615.6130704340026),
        (40, 1829.444888464399),
        (57, 2063.179402482702), (181, 2364.6666666666665),
      ].map { MotionFacts.Recorded(frame: 59 + $0, offset: $1) }),
    Demo(
      name: "edge-bounce", summary: "a flick that runs past the end and bounces back",
      text: PackageResources.edge_bounce_json),
    Demo(
      name: "recorded-trackpad-release",
      summary: "content let go past its end, recorded on an iPad",
      text: PackageResources.recorded_trackpad_release_json,
      recorded: [
        (1, 4856.864946961759), (2, 4821.1838043583), (5, 4743.714897187314),
        (10, 4676.103817506219),
        (38, 4624),
      ].map { MotionFacts.Recorded(frame: $0 - 1, offset: $1) }),
    Demo(
      name: "shelf-of-cards", summary: "three swipes on a shelf that stops at its cards",
      text: PackageResources.shelf_of_cards_json),
    Demo(
      name: "changes-in-flight",
      summary: "insertions, a rotation and a retarget in flight",
      text: PackageResources.changes_in_flight_json),
    Demo(
      name: "map-zoom", summary: "a map under two fingers, past its largest scale and caught in flight",
      text: PackageResources.map_zoom_json),
    Demo(
      name: "sheet-and-list",
      summary: "a sheet with three detents and the list in it, moved by one finger",
      text: PackageResources.sheet_and_list_json),
    Demo(
      name: "two-carousels",
      summary: "a list with two carousels, a finger on each, and a row that leaves and returns",
      text: PackageResources.two_carousels_json),
  ]

  /// The demo called `name`.
  package init?(named name: String) {
    guard let demo = Self.all.first(where: { $0.name == name }) else { return nil }
    self = demo
  }

  private init(name: String, summary: String, text: [UInt8], recorded: [MotionFacts.Recorded] = []) {
    (self.name, self.summary, self.text, self.recorded) = (name, summary, text, recorded)
  }
}
